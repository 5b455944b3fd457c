import type { PhraseLists } from "./phrases";

export const ENGLISH: PhraseLists = {
  quiet: `
    not (?:only|just)
    nothing but
    no (?:changes?|suggestions?|ideas?|improvements?|comments?|thanks?|thank you|more|need|thoughts|feedback|recommendations?|opinion|preference)
    nothing (?:else|more|much|really|at all|further|to add|comes to mind)
    not (?:really|applicable|sure)
    never mind`,
  contentment: `
    (?:nothing|not(?:hing)? much|little) (?:to|i|we|really|you|that|at all|could|can|needs?|was|were|is)* ?(?:to )?(?:complain|fault|improve|change|criticise|criticize|be improved|be better|better|wrong|bad|too much trouble)
    (?:can(?:'t|not|t| not)|could(?:n't|nt| not)|no) (?:really )?(?:fault|complain|complaints?|problems?|issues?|be (?:better|bettered|faulted|improved)|(?:be|have been) (?:better|happier|nicer|kinder|friendlier|easier|more (?:helpful|friendly|pleased|supportive|caring|satisfied|professional|attentive|welcoming))|ask for (?:more|better)|find (?:any )?fault|criticisms?|concerns?)
    without (?:a|any|the slightest) (?:problems?|issues?|complaints?|hitch(?:es)?|trouble|delays?)
    keep (?:it|up)
    keep (?:on )?doing what
    carry on
    go(?:es|ne|ing)? (?:out of (?:my|his|her|their|your|the) way|above and beyond|the extra mile)
    went (?:out of (?:his|her|their|the|your) way|above and beyond|the extra mile)
    to die for
    second to none
    fair play
    like a log
    worth (?:it|every)
    highly recommend
    would recommend
    thumbs up
    well done
    (?<!(?:bad|poor|no|terrible|awful|little|not) )value for money
    a lot for what you pay
    no (?:queues?|waiting|wait|delays?|hassle|fuss|stress)
    on time
    in seconds
    straight away
    made our day
    (?:can't|cannot|cant|can not|couldn't|hard to) (?:be )?beat(?:en)?
    (?:doesn't|does not|can't|cannot|couldn't|could not) get (?:any |much )?better
    (?:would|will|\\p{L}+['’](?:d|ll)|shall|going to) (?:definitely |certainly |always |happily |gladly |be |come |go |stay |book |buy |shop |order |use (?:it |them |you )?)*(?:back|again)
    (?:five|5) stars?(?! hotel)
    (?:couldn't|could not|can't) do enough
    (?:a|big|huge|real) plus`,
  wishes: `
    (?:i|we) (?:just |really )?wish(?! (?:you|them|him|her|everyone|all)(?! (?:had|would|were|could|did)))
    (?:would|\\p{L}+['’]d) (?:be (?:nice|good|great|better|helpful|nicer)|have been (?:nice|good|better|nicer|helpful)|(?:like|prefer|love) (?:to (?:see|have)|more|better|some|a|an|it))
    if only
    (?:lack|shortage|absence) of
    could (?:be|have been|do|use)
    should (?:be|have)
    needs? (?:to|more|better|improvement|improving|a)
    room for improvement
    (?:leaves?|left) (?:a lot|much|something) to be desired
    (?:expected|hoped for|hoping for) (?:much |something |a bit )?(?:more|better)
    more (?:\\p{L}+ ){1,3}(?:needed|required|please)
    please (?:add|make|fix|improve|provide|give|open|stop|allow|put|install|bring|increase|reduce|lower|offer|change|update|hire|train)
    would have (?:liked|preferred|loved)
    could do with
    (?<=^\\s*)(?:improve|reduce|increase|lower|fix|add|provide|hire)(?= \\p{L})
    (?<=^\\s*)(?:more|less|fewer) (?!than)\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)
    prefer (?:more|less|fewer|a bit more|bigger|longer|better)`,
  blame: `
    thanks for nothing
    yeah,? right
    (?:used to|would once) be (?:\\p{L}+ ){0,2}(?:good|great|better|nice|fine|best|excellent|friendly|clean|cheap\\w*)
    (?:was|were|been) (?:much )?better (?:before|in the past|years ago|earlier)
    not (?:any ?more|any ?longer|what it (?:was|used to be))
    instead of
    stop(?:s|ped)? working
    (?:does|did|is|was|do)(?: not|n't|nt) work(?:ing|ed)?
    (?:save your|waste(?:d)? (?:of|my|our|your)) (?:money|time)
    stay away
    (?:don't|dont|do not|wouldn't|would not) (?:bother|buy|waste|go (?:here|there)|expect)
    as if
    not (?:good )?enough
    nowhere to
    no (?:parking|space|room|signal|answer|reply|response|help|choice|information|communication|support|staff)
    only one
    just one
    more than (?:expected|advertised|quoted)
    higher than
    rip-? ?off
    costs? too much
    too much money
    gone up
    going up
    went up
    waste of
    fed up
    hard to
    not worth
    far from
    miles (?:from|away)
    let down
    wouldn't recommend
    would not recommend
    falls? apart
    fell apart
    six weeks
    three times
    run out
    ran out
    out of (?:paper|stock|order)
    back ached
    too (?:few|little|long|many|much)
    please stop
    an? hour
    minutes late
    anything but (?:a )?\\p{L}+
    nothing (?:special|to write home about)
    takes? (?:forever|ages)
    (?:not|\\p{L}+n['’]t) (?:as|so) \\p{L}+ as
    (?:competit\\p{L}+|others?|elsewhere|other \\p{L}+) (?:is|are|was|were) (?:much |far |a lot )?(?:better|cheaper|faster|nicer|cleaner|quicker)
    (?:great|fantastic|brilliant|wonderful|perfect|nice|lovely),? (?:yet )?another(?: \\p{L}+)?
    let (?:me|us|you|him|her|them|people|customers) down
    (?:won't|wont|wouldn't|wouldnt|would not|will not|never) (?:ever |be |come |go |stay |book |buy |shop |order |use (?:it |them |you )?)*(?:back|again)
    (?:one|1|zero|0) stars?
    (?:break|breaks|broke|breaking) down`,
  better: `
    (?:not|never|n't|nt) (?:too |so |at all |that |half )?(?:bad|terrible|awful)
    (?:better|cheaper|faster|nicer|cleaner|quicker|friendlier|easier) than(?! nothing)
    better now
    (?:much|has|have|really) improved
    exceeded (?:my|our|all) expectations`,
};
