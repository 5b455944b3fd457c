import type { PhraseLists } from "./phrases";

export const ENGLISH: PhraseLists = {
  quiet: `
    not (?:only|just)
    nothing but
    no (?:changes?|suggestions?|ideas?|improvements?|comments?|thanks?|thank you|need|thoughts|feedback|recommendations?|opinion|preference)
    no more(?=\\s*$)
    could(?:n't|nt| not) (?:be|have been)(?= more (?!helpful|friendly|pleased|supportive|caring|satisfied|professional|attentive|welcoming))
    nothing (?:else|more|much|really|at all|further|to add|comes to mind)
    not (?:really|applicable|sure)
    (?:what|which|this|that|these|those|some|any|all|same|every|one|a|the|only|different|other) kinds?(?= of)|kind(?= of)|kind(?= regards)
    never mind`,
  contentment: `
    (?:[89]|10|ten|nine|eight) out of (?:10|ten)|(?:[45]|four|five) out of (?:5|five)
    (?:nothing|not (?:much|a thing)) (?:that |which )?(?:i|we|you)(?:['’]d| would| could| can)? (?:really )?(?:change|fault|improve|complain|criticise|criticize|add|do (?:any )?different(?:ly)?|want to (?:change|improve))
    (?:wouldn't|would not|don't|do not|no need to|not) (?:really |need to |want to |have to )*(?:change|alter|improve) (?:a thing|anything|much|a single thing)
    (?:can't|cannot|can not|couldn't|could not) (?:say|praise|thank|recommend)(?: \\p{L}+){0,3} (?:enough|highly enough)(?: good| nice| great)?(?: things)?
    (?:can|could) only recommend
    (?:would|will) (?:definitely |certainly |always |happily |gladly )*recommend
    wouldn't (?:want to (?:be without|miss)|go anywhere else|change)
    (?:don't|do not|never) (?:want|need) (?:to go )?(?:anything|anywhere|any other) else
    (?:like|works like) a (?:charm|dream)
    open door
    (?:keeps?|kept|keeping) (?:\\p{L}+ )?(?:promises?|word)
    (?:if (?:i|we) could )?(?:give|gave|giving) (?:\\p{L}+ )?(?:5|five|6|six|10|ten|more) stars
    (?:nothing|not(?:hing)? much|little) (?:to|i|we|really|you|that|at all|could|can|needs?|was|were|is)* ?(?:to )?(?:complain|fault|improve|change|criticise|criticize|be improved|be better|better|wrong|bad|too much trouble)
    (?:can(?:'t|not|t| not)|could(?:n't|nt| not)|no) (?:really )?(?:fault|complain|complaints?|problems?|issues?|be (?:better|bettered|faulted|improved|happier|nicer|kinder|friendlier|easier|quicker|faster|smoother|simpler|clearer|cleaner|prouder)|(?:be|have been) (?:better|happier|nicer|kinder|friendlier|easier|quicker|faster|smoother|simpler|clearer|cleaner|prouder|lovelier|more (?:helpful|friendly|pleased|supportive|caring|satisfied|professional|attentive|welcoming))|ask for (?:more|better)|find (?:any )?fault|criticisms?|concerns?)
    without (?:hesitation|hesitating|a doubt|doubt|question)
    without (?:a|any|the slightest) (?:problems?|issues?|complaints?|hitch(?:es)?|trouble|delays?)
    keep (?:it|up)
    (?:hassle|trouble|stress|problem|pain|worry|error|bug|fault|risk|guilt|fuss|ad|trouble|smoke|dust|noise)[- ]free
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
    thumbs up
    well done
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
  subjects: `
    value for money
    work[- ]life balance`,
  turned: `
    far from
    (?:can't|cannot|cant|can not|couldn't|could not|wouldn't|would not|won't) (?:honestly |really |exactly )?(?:say|claim|pretend|call)(?: that| it| them)?
    not (?:exactly|quite) (?:what (?:i|we|you)(?:['’]d| would)? (?:call|describe as|consider)|the (?:most|best))
    (?:used to|would once|once) (?:be|have|love|like|enjoy|feel|get|work|offer|give|do|provide|make|taste|look)
    (?:no one|nobody|hard(?:ly)?|difficult|impossible) (?:can |could |to )?(?:say|claim|call)`,
  wishes: `
    (?:would|\\p{L}+['’]d) be (?:really |so |very |even |much )?(?:nice|good|great|better|helpful|nicer|amazing|awesome|lovely|fantastic|ideal|perfect|useful|cool|brilliant|appreciated|handy|welcome)
    (?:pls|plz)(?= \\p{L})
    please (?:sort|bring|include|employ|consider|let|be (?:more|less)|get|go back|keep (?:open|the))
    (?:please|pls|plz)(?<=^\\s*(?:\\p{L}+ ){1,4}[\\p{L}' ]{3,12})(?=\\s*[.!]*$)
    (?:a )?(?:lot|lots|plenty|much|loads|so much|so many things) (?:more )?(?:to|that (?:could|should|needs? to) be) (?:be )?improved?
    (?<=^\\s*)(?:there is |there are |it has )?(?:some|a few) (?:things|areas|points) (?:to|for) improve(?:ment)?
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
  over: `
    (?:not|n't|no longer) (?:what|as good as|the same as) it (?:used to be|was|once was)|(?:not|n't) what it used to be
    no longer (?:what|the same)
    (?:has |have |had |gone |going |went |is |are |keeps |started )+(?:downhill|declined|deteriorated|deteriorating|declining|suffered|dropped off|slipped)`,
  blame: `
    (?:[0-3]|zero|one|two|three) out of (?:10|ten)|(?:[01]|zero|one) out of (?:5|five)
    (?:oh|well|yeah) (?:great|wonderful|fantastic|brilliant|lovely|perfect|joy)(?=\\s*$)
    (?:good|great|fine|ok|okay|well|happy|satisfied|perfect|nice|excellent|loved it|liked it|reliable|friendly),? (?:up )?until(?! \\d)
    charged (?:twice|double|extra|again)
    (?:rather|better) (?:go|shop|buy|stay|eat|bank) (?:elsewhere|somewhere else|to another)
    (?:breaks?|broke|breaking|broken) (?:\\p{L}+ )?(?:promises?|word)
    (?:not|never) once
    (?:getting|got|gets|gone|become|became|becoming) (?:\\p{L}+ )?(?:longer|worse|slower|dearer|pricier|expensive|smaller|dirtier|ruder|noisier)
    thanks for nothing
    yeah,? right
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
  troubles: `
    (?:took|takes|taken|taking) (?:\\p{L}+ |\\d+ ){0,3}(?:weeks|months|hours|days|years|ages|forever)
    (?:like|just|only) a number
    from one (?:\\p{L}+ )?(?:to|after) (?:another|the next|the other)
    (?<=^\\s*)(?:but |and |so )?why (?:do|does|is|are|can't|cant|must|should|did|don't|doesn't|isn't|have|has|would|am)
    (?:have|has|had|having|made us|made me) to (?:queue|chase|repeat|explain|book|go back|come back|phone|complain|ask|beg|pay extra|start|reset|fight|keep|do everything|re-?enter)
    on hold
    (?:only|just) (?:care|cares|interested|think|thinks) (?:about|of|in) (?:\\p{L}+ )?(?:themselves|himself|herself|itself|money|profit|profits)
    behind (?:\\p{L}+ )?backs?
    (?:below|under) (?:market|average|par|standard)`,
  better: `
    (?:next|same)[- ]day (?:delivery|service|repair|shipping)|(?:delivered|arrived|came|shipped|fixed|repaired) (?:the )?(?:very )?(?:next|same) day
    only (?:took|takes|had to wait|waited) (?:\\p{L}+ |\\d+ ){1,3}(?:seconds|minutes?|days?|hours?)
    (?:still|just|simply) works?(?! (?:on|at|in|from) )
    (?:take|takes|took|taking) (?:the|their|his|her) time (?:to|and|with)
    (?:prices?|times?|waits?|queues?|costs?|fees?|bills?|taxes|crime|noise|stress) (?:has |have |are |is )*(?:come|came|gone|went|going|coming) (?:right |way )?down
    (?:not|never|n't|nt) (?:too |so |at all |that |half )?(?:bad|terrible|awful)
    (?:better|cheaper|faster|nicer|cleaner|quicker|friendlier|easier) than(?! nothing)
    better now
    (?:much|has|have|really) improved
    exceeded (?:my|our|all) expectations`,
};
