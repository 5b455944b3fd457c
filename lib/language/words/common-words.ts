/** Common English words, made by build-common-words.ts from WordNet (see WORDNET-NOTICE.txt of the word vectors). */
export const COMMON_WORDS = `
abandon abandonment abbot abdomen abdominal abet abide abiding ability abject ablation able aboard abode abolish
abolitionist abortion abound about above abroad abrupt abruptly abscess absence absent absently absentminded
absentmindedly absolute absolutely absorb absorbed absorption abstain abstract abstraction absurd absurdity
abundance abuse abyss academic academically academy accelerate acceleration accelerator accent accentuate accept
acceptable acceptance accepted accepting access accessory accident acclaim accommodate accompaniment accompany
accomplish accomplished accomplishment accord accordance accordingly accost account accounting accredit
accreditation accretion accrue accumulate accumulation accuracy accurate accurately accusation accuse accusing
accustom acetone acetonemia ache achieve achievement acid acknowledge acquaint acquaintance acquiesce acquiescence
acquire acquisition acre acreage acres across acting action activate activated active actively activism activity
actor actress actual actuality actually actuate acute acutely adamant adapt addition additionally additive address
adequacy adequate adequately adhere adherence adherent adhesive adjacent adjectival adjective adjoin adjourn
adjournment adjunct adjust adjusted adjustment administer administration administrative administrator admirable
admirably admiration admire admission admit admonition adolescence adolescent adopt adopted adoption adorn adult
adulterer advance advanced advantage adventure adverb adverse advertise advertisement advertising advice advise
advocate aerated aeration aerator aerosol aerosolize aesthetic afar affair affairs affect affected affection
affectionate affectionately affiliation affirm affix affixed affluence afford affront aflame aflare aforesaid afraid
after afternoon afterward afterwards again aged agency agenda agent agglomerate agglomeration agglutination
agglutinin aggravate aggregate aggression aggressive aggressiveness aggressor aghast agitate agitated agony agree
agreement agricultural agriculture ahead aide ailing ailment aimless airborne aircraft airplane airport airs
airspeed airway airy aisle akin alabaster alarm album albumin alcohol alert alertness algae algebraically alibi
alien alienate alienation align alignment alike alive alkali alkaline allegation allege alleged allegory alleviate
alligator allocable allocate allocation allot allotment allow allowable allowance allusion ally almost aloes alone
along aloud already also alter alteration altercation alternate alternately alternative altitude altogether aluminum
alveolar alveolus always amateur amaze amazed amazement amazing ambassador amber ambiguity ambiguous ambition
ambitious amble ambulance ambush amend amended amendment amiable ammo ammunition amorphous amount ample amplify
amplitude amply amputate amuse amusement anachronism anaconda analeptic analogous analogy analyse analysis analyst
analytic analyze anarchy anastomosis anatomical anatomically anatomy ancestor ancestral ancestry anchor ancient
andrena anecdote anemia anew angel angelic anger angle angrily angry angst anguish angular animal animate animated
anion anionic ankle annihilation anniversary announce announcement annoy annoyance annoyed annually anode anonymous
another answer antagonist antagonistic antagonize antecedent antelope antenna anterior anthropologist anthropology
anti antibody anticipate anticipated anticipation antigen antipathy antique antiseptic antiserum antithyroid anxiety
anxious anxiously anyhow anymore anyway anywhere aorta apart apartment apex apiece apologetically apologize apology
apostolic apothecary appalling apparatus apparent apparently appeal appealing appear appearance appease appendix
appetite applaud applause applicability applicable applicant application apply appoint appointed appointee
appointment apportion appraise appreciable appreciably appreciate appreciation apprehend apprehension apprentice
approach appropriate appropriately appropriation approval approve approved approvingly approximate approximately
approximation apron aptitude aqueous arbitrarily arbitrary arch archbishop arched architect architectural
architecture ardor area argon argue argument arianist arise aristocracy arithmetic armadillo armchair armed armor
armored armpit arms army around arouse aroused arraign arrange arranged arrangement array arrest arrival arrive
arrow arroyo arterial arteriolar arteriole artery arthritis article articulate artificial artificially artillery
artist artistic arts ascend ascending ascertain ascribe ashamed ashen ashore aside asleep aspect aspiration aspire
assail assassin assault assay assemblage assemble assembly assent assert assertion assess assessment assessor assign
assignee assignment assimilate assist assistance assistant associate association assume assumption assurance assure
assured assuredly asterisk astonished astonishing astonishingly astonishment astound astride astronomical asymmetric
asymmetrically asynchrony athlete athletic atmosphere atom atomic atrophic atrophy attach attachment attack attacker
attain attainment attempt attempted attend attendance attendant attention attentive attest attic attire attitude
attorney attract attraction attractive attributable attribute audacity audible audience audit audition auditorium
augment aunt aurally authentic authenticity author authoritarian authorities authority authorization authorize auto
automatic automatically automation automobile automotive autonomic autumn auxiliary avail availability available
average avert avocado avoid avoidance await awake awaken awakened award aware awareness away awed awestruck awful
awfully awkward awkwardly awry axis babble babe baby bachelor back backbend backbone backer background backing
backstage backstitch backward backwoods backyard bacon bacteria bacterial badge badger badly badness bait bake baked
balance balanced bald balk ball ballad ballet balloon ballot ballplayer ballroom balustrade banana band bandage
bandaged bandit bang banging banish banister bank banker bankrupt bankruptcy banner banquet banshee banter baptize
barbaric barbecue barbell bare barefoot barely bargain barge bark barley barn barnyard barrage barrel barricade
barrier bartender base baseball based basement basic basically basin basis bask basket basketball basophilic bass
bastard baste bath bathe bathing bathrobe bathroom bathtub baton battalion batter battered battery batting battle
battlefield battleful bawl bayonet beach beachhead beak beam bean bear beard bearded bearer bearing beast beat
beautiful beautifully beauty beckon become bedding bedraggled bedroom beebread beech beef beer befall befit before
beget begin beginning beguile behalf behave behavior behind behold being belabor belch belching belie belief believe
believer bell belligerent bellow belly belong beloved below belowground belt bemoan bench bend bended beneficial
beneficiary benefit bent bequest berate bereavement berry berth beseech beset besides besiege besieger besmirch
bespectacled best bestow bethink betray betrayal better between bevel beverage bevy beware bewhiskered bewilder
bewildered beyond biblical bibliography biceps bicycle bigger bill billion bind binding binomial bioassay biography
biological biology biomedicine biopsy bird birdie birefringence birth birthday biscuit bishop bite biting bitter
bitterly bitterness bizarre black blackberry blackboard blacken blackened blackmailer blackness blackout blade blame
blandly blanket blare blast blatant blaze blazing bleach bleak bleakly bleat bleed blend bless blessed blight blind
blindly blindness blink blissfully blister blistering blithe blithely bloat blob block blockade blockading blond
blonde blood bloodhound bloodshed bloodstream bloody bloom blooming blossom blot blow blower blowing bludgeon blue
blues bluff blunder blunt blur blurred blush bluster board boarding boast boat boating boatswain bodily body
bodybuilder bogey bogus boil bold boldly bolster bolt bomb bomber bombing bombproof bond bone bonfire bonnet bony
book bookcase booker booking bookshelf boom boon boost boot booth bootlegger border bore bored boredom boring born
borough borrow bosom boss both bother bottle bottom bough bounce bouncing bound boundary bounded bouquet bovine bowl
boxcar boycott boyhood boyish brace bracing brag braid brain brake brakes bramble branch brand brandish brandy brass
bravado brave bravely brazen breach bread breadth break breakdown breakfast breakthrough breakup breakwater breast
breath breathe breathing breathless breathlessly breed breeding breeze brevity bribe brick bricklaying bride bridge
bridle brief briefcase briefly brier brigade brigadier bright brightness brilliance brilliant brilliantly brindle
bring brisk briskly bristle brittle broad broadcast broadcasting broaden broadening broil broke broken bronc
bronchial bronchiole bronchus bronze bronzed brood brooding brook broom brothel brother brotherhood brow brown
bruise brush brushed brushing brushy brutality brute bubble buck buckboard bucket buckle buckskin buddy budge budget
buff buffalo buffer buffet buggy bugle build builder building buildup built bulb bulge bulging bulk bulky bull
bullet bulletin bully bumblebee bump bunch bundle bunk bunker bunkmate buoyant burden bureau bureaucracy
bureaucratic burgeon burglary burial burly burn burr burrow burst bury busboy bush bushel busily business
businessman bustle bustling busy butt butter button buying buzz buzzing bygone bypass cabana cabin cabinet cable
cackle cadenza cadre cafe cafeteria cage cake calamity calcium calculate calculation calendar calf caliber calibrate
calibration call caller callous calloused calm calmly calmness calving camera camp campaign camper campfire camping
campus cancel cancellation cancer candidate candle cane cannon canon canonist canteen canter canvas canvass canyon
capability capable capacitor capacity cape capillary capital capitalism capitalist capitalize capsule captain
captivate captive captivity capture carbine carbon carcass card cardinal care career carefree careful carefully
careless carelessness caress cargo carnal carpenter carpentry carpet carpeted carriage carrier carry cart cartoon
cartoonist cartridge cartwheel carve carved carven carving case cash cast castle casual casually catalog catalogue
catapult catastrophe catcall catch catcher category cater catharsis cathedral catheter cathode catkin cattle
cattleman causal cause caution cautious cautiously cavalry cavalryman cave cavern cavort cease ceaseless ceiling
celebrant celebrate celebration celestial cell cellar cellulose cement cemetery cent center centered centerfield
centimeter central centralize centralized centrally centrifugation centrifuge century cerebral ceremony certain
certainly certainty certificate certification certified certify chafe chagrin chain chair chairman challenge
challenging chamber chambermaid champagne champion championship chance chandelier change changed changing channel
chant chaos chaotic chapel chapter character characteristic characterize charcoal charge charged charger charitable
charity charm charming chart charter chase chat chatter cheap cheat check checkbook checklist cheek cheer cheerful
cheerfully cheering cheery cheese chemical chemically chemist chemistry cherish cherished chest chew chick chicken
chide chief chiefly chieftain child childhood childish childishly childlike chill chilling chimney chin china
chinless chip chiropractor chisel chiseled chloride chlorine chlorothiazide choice choir choke choked cholesterol
choose chop chord chore choreograph choreography chorine chortle chorus chosen chromatography chrome chromium
chronic chuck chuckle chunk church churchgoing churchyard churning chute cigar cigarette cinch cinematic cipher
circle circuit circular circulate circulation circumscribe circumstance circumstances circus citation cite citizen
city civic civil civilian civilization civilized clad claim claimant clam clamber clammy clamor clamp clamshell
clang clangor clanking clap clapping clarify clarity clash clasp class classic classical classification classified
classify classroom clatter clause claw clay clean cleaner cleaning cleanly cleansing clear cleared clearing clearly
clearness cleft clench clergy clergyman clerical clerk clever cliche click client cliff climate climax climb clinch
clinched cling clinical clip clobber clock clod clog close closed closely closer closet closeup closing clot cloth
clothe clothes clotheshorse clothing cloud clouded clown club clubhouse cluck clue clump clumsy cluster clutch
cluttered coach coal coalesce coarse coast coastal coat coax coaxing cock cockpit cocky coconut coddle code
codification coefficient coerce coexistence coffee coffin coherent cohesion cohesive coil coin coincide coincidence
cold coldly coldness collaborate collaboration collage collapse collar colleague collect collection collective
collector college collision colloidal collusion colon colonel colonial colony color colored colorful colors colossal
colt column comb combat combination combine combustion come comeback comedian comedy comfort comfortable comfortably
comforting comforts comic coming command commander commandment commando commemorate commence commend commendable
commensurate comment commentary commentator commerce commercial commercially commission commissioner commit
commitment committed committee committeeman commodity common commonly commonplace commonsense commonwealth commotion
communal commune communicate communication communicative communion communism communist community commute commuter
commuting compact companion company comparable comparative comparatively compare comparison compartment compass
compassion compatible compel compensate compensation compete competence competent competition competitive competitor
compile complain complaint complement complete completed completely completeness completion complex complexity
complicate complicated complication complicity compliment comply component compose composed composer composite
composition compost composure compound comprehend comprehension comprehensive compress compressed comprise
compromise compulsion compulsive compulsivity computation compute computer comrade concave conceal concealed concede
conceivable conceivably conceive concentrate concentrated concentration concept conception conceptuality concern
concerned concert concerto concession concessionaire concierge conclude concluding conclusion conclusive
conclusively concordant concrete concretistic concur concurrence concurrent concussion condemn condemnation
condensation condense condescending condescension condition conditioning conduct conduction conductivity conductor
cone conference confess confession confidant confide confidence confident confidential confidentially confidently
configuration confine confinement confirm confirmation confirmed confiscate conflict conflicting conform conformity
confound confront confuse confused confusing confusion congeal congestion congratulate congratulation congregate
congregation congregational congressional congressman conjecture conjugal conjugate conjugated conjunction connect
connected connection connective connoisseur connotation connote conquer conquest conscience conscientious conscious
consciously consciousness consecutive consensus consent consequence consequent consequently conservation
conservatism conservative consider considerable considerably considerate considerately consideration consign consist
consistency consistent consistently consolation consolidate consolidation consonant consonantal consort conspicuous
conspicuously conspiracy conspire constant constantly consternation constituent constitute constitution construct
construction constructive constructively construe consult consultant consultation consume consumer consummate
consumption consumptive contact contain container contaminate contamination contemplate contemplation contemporary
contempt contemptuous contend content contented contention contest context continent continual continually
continuance continuation continue continued continuing continuity continuous continuously continuum contortion
contour contraception contraceptive contract contractor contractual contradict contradiction contrary contrast
contribute contribution contributor contributory contrivance contrive control controlled controller controversy
convection convene convenience convenient conveniently convention conventional conversation converse conversely
conversion convert convertible convey conveyor convict conviction convince convinced convincing convincingly
convulse convulsive convulsively cook cooking cool coolant cooling coolly coolness coop cooperate cooperation
cooperative coordinate coordinated coordination cope copper copy coquette cord core corn corner coroner corporal
corporate corporation corps corpse corral correct correction correctly correctness correlate correlated correlation
correspond correspondence correspondent corresponding corridor corroborate corrupt cortex cortical corticofugal
cosmic cosponsor cost costly costume cottage cotton couch cough council counsel counseling counselor count
countenance counter counteract counterattack counterbalance counterpart counterpoint counting countless country
countryman countryside county coup couple coupling coupon courage course court courtesy courtier courtyard cousin
cover coverage covered covertly coward cowardice cowardly cowboy cows coyness cozy crack cracking crackle cradle
craft craftsman crane crash crave crawl crazily crazy creak cream create creation creative creativity creature
credible credit credo creed creek creep crescendo crest crew crib crime criminal criminality crimson cringe cripple
crisis crisp crispness crisscrossed criterion critic critical critically criticise criticism criticize crook crooked
croon crop cross crossroads crouch crow crowd crowded crown crucial crucify crude crudity cruel cruelty cruise
crumble crummy crunch crusade crush crushed crusher crushing crusted crutch cryptic crystal crystallize cube cubism
cubist cuddle culminate culmination cult cultist cultivate cultivation cultural culturally culture cultured
cumbersome cumulative cupboard curb curbside cure curio curiosity curious curiously curl curly currency current
currently curriculum curse cursed curtail curtain curve curved curving cushion cuss custom customarily customary
customer cute cutting cycle cyclist cylindrical cynical cyst cytoplasm daddy daily damage damn damnation damned damp
dampen dance dancer dancing danger dangerous dangerously dangle dapper dare daring dark darken darkness darling
darned dart dash data date datum daughter dawn daylight dazed dazzle dazzling deacon dead deadened deadline deadlock
deadly deaf deal dealer dear dearly death deathbed deathlike debate debilitating debility debris debt debut decade
decay deceased decedent deceive deceleration decency decent deceptive decide decidedly decision decisive decisively
deck declaim declaration declare decline decompose decomposition decorate decoration decorator decrease decree
decrement decry dedicate dedicated dedication deduce deduct deductible deduction deem deep deepen deeply deer
default defeat defect defective defend defendant defender defense defensive defer defiance defiant deficiency define
defined definite definitely definition definitive deformation defraud defray defy degree deity dejection delay
delegate deliberate deliberately deliberation delicacy delicate delicious delight delighted delightful delightfully
delirium deliver delivery deltoid demand demanding demarcation demeanor democracy democratic democratize demolish
demon demonstrate demonstration demure demythologize demythologized denial denomination denominational denote
denounce dense density dent dental dentist denunciation deny depart department departure depend dependable
dependence dependency dependent depict depletion deplorable deplore deploy deportee depose deposit depravity
deprecatory depreciation depredation depress depression deprive depth deputy deranged dereliction deride derision
derivation derive descend descent describe description descriptive desert desertion deserve deserving design
designate designation designer desirable desire desk desolate despair despairing despatch desperate desperately
desperation despise despondent despotism dessert destination destine destiny destroy destroyed destruction
destructive detach detached detachment detail detailed details detect detectable detected detection detective
detector detergency detergent deteriorate determinant determination determine determined detest detonate devastate
devastating develop developed developer developing development developmental deviate deviation device devil devise
devote devoted devotee devotion dexamethasone dextrous diabetic diagnose diagnosis diagonal diagonalizable diagram
dial dialect dialectic dialogue dialysis dialyze diam diameter diamond diaphragm diaphyseal diarrhea diarrhoea diary
diatomic dice dickens dictate dictatorship dictionary dictum diet dietary differ difference different differentiable
differential differentiate differentiated differently difficult difficulty diffuse diffusing diffusion digest
dignified dignity dilapidated dilate dilemma dilute dilution dime dimension dimensional dimensioning diminish
diminished diminutive dimly dine dingy dinner dinnertime diplomacy diplomat diplomatic dipole dipper direct directed
direction directly director dirge dirt dirty disability disabled disabling disabuse disadvantage disagree
disagreement disappear disappearance disappoint disappointed disappointment disapproval disapprove disarm disaster
disastrous disband disbelief disc discard discern discernible discharge discipline disciplined disclose discomfort
disconcerting disconnect discontent discontinue discontinuity discount discourage discouraged discourse discover
discovered discovery discredit discrepancy discrete discretion discriminate discrimination discuss discussion
disdain disease disentangle disgrace disguise disguised disgust disgusted dish dishearten dishonor disintegrate
disintegration disk dislike dislocation dislodge disloyalty dismally dismay dismayed dismiss dismount disobedience
disobedient disobey disorder disordered disorderly disorganized disparate dispatch dispel dispense disperse
dispersed displacement display displeasure disposal dispose disposition dispute disregard disrepair disrupt
disruptive dissatisfied dissection disseminate dissent dissipate dissociation dissolve dissolved dissuade distal
distance distant distaste distill distillation distinct distinction distinctive distinctively distinctly distinguish
distinguished distort distortion distract distraction distress distressing distribute distribution distributor
district distrust disturb disturbance disturbed disturbing ditch divan dive divergent diverse diversified diversion
diversity divert divestiture divide divided dividend divine divinely divinity division divisive divorce dizzy docile
dock doctor doctrinaire doctrine document documentary dodge dogged doggedly dogma dogmatically doleful dollar domain
domestic dominance dominant dominate dominated domination dominion donate donation done donor doom doomed door
doorman doorway dooryard dormant dormitory dosage dose dotted double doubt doubtful doubtless dough dove down
downfall downgrade downpour downright downstairs downtown downward downwind dowry doze dozen dozens drab draft
drafting drag dragon drain drainage drama dramatic dramatically dramatist dramatize drape draped drapery drastically
draught draw drawer drawing drawl drawn dread dreadful dream dreamy drearily dregs dress dressed dressy dribble
dried drift drill drink drinking drip drive driven driver driveway driving drizzle drizzling drone drop droplet
drought drown drug drugged drugstore drum drunk drunkard drunken drunkenly drygoods dual dubious duck duct duel
duffer dugout dull dulled dully dumb dumbbell dump dung dungeon duplicate duplication duration dusk dusky dust duty
dwarf dwell dweller dwelling dwindle dwindling dying dynamic dynamite each eager eagerly eagerness earlier earliest
early earn earned earnest earnestly earnings earth earthman earthquake earthy ease easel easily east eastern
eastward easy eating eccentric eccentricity ecclesiastical echo eclectic eclipse ecliptic economic economical
economically economics economist economize economy ecstasy ecstatic edema edge edged edgy edifice edition editor
editorial educate educated education educational educator efface effect effective effectively effectiveness
effectuate efficacy efficiency efficient efficiently effluent effort egalitarianism eggs egotism egotist eight
eighteen eighteenth eighth eighty either ejaculate eject ejection elaborate elaboration elapse elastic elasticity
elation elbow elder elderly eldest elect elected election electoral electric electrical electricity electrode
electron electronic electronics electroshock electrostatic elegance elegant element elementary elephant elevate
elevation elevator eleven eleventh elfin elicit eligible eliminate elimination elite ellipsoid elongated eloquent
elsewhere eluate elude elusive elution emaciated emanation emancipate embankment embark embarrassing embarrassment
embed embezzle emblem emblematic embody embrace embroider emerge emergence emergency emigrate emission emit emotion
emotional emotionalism emotionally emphasis emphasize emphysema empire empirical empirically employ employee
employer employment empty emulate enable enact enactment enamel encamp enchant enclose enclosure encompass encounter
encourage encouragement encroachment endanger endear endeavor ending endless endlessly endorse endow endurance
endure enduring enemy energetic energetically energy enforce enforcement engage engaged engagement engender engine
engineer engineering engrossed engrossing engulf enhance enigmatic enjoin enjoy enjoyment enlarge enlargement
enlightened enlist enliven enmesh enormous enormously enough enraged enrich enrol enroll ensemble ensue ensuing
ensure entail entangled entanglement enter enterprise enterprising entertain entertainment enthalpy enthusiasm
enthusiastic entire entirely entirety entitle entitled entity entrance entrepreneur entrust entry enunciate envelop
envelope environment envisage envision envy enzyme epic epicenter epidemic epiphany epiphyseal epiphysis episode
epithet epitomize epoch equal equality equally equate equation equilibrate equilibrium equip equipment equitable
equivalent eradicate erase erect erode erotic errand error erudite erupt escalation escape escheat eschew escort
escritoire especially espouse essay essence essential essentially establish established establishment estate esteem
esthetic estimate etcetera eternal eternity ethereal ethic ethical ethnic ethos eulogize evacuate evacuation evade
evaluate evaluation evangelical evaporate evaporation evasive even evening event eventual eventually ever
everlastingly every everyday everywhere evidence evident evidently evil evoke evolution evolve exacerbate
exacerbation exact exactly exaggerate exaggerated exaggeration exalt exalted examination examine example exasperated
exasperation excavation exceed exceedingly excel excellence excellent except exception exceptional exceptionally
excess excessive exchange excitability excitatory excite excited excitedly excitement exciting exclaim exclamation
exclude exclusive exclusively exclusiveness excommunicate excuse execute execution executioner executive executor
exemplify exempt exemption exercise exert exertion exhale exhaust exhausted exhaustion exhibit exhibition
exhortation exist existence existential existing exotic expand expanded expanse expansion expansiveness expect
expectancy expectant expectantly expectation expected expedite expedition expel expend expenditure expense expensive
experience experienced experiential experiment experimental experimentally experimenter expert expertise expiration
expire explain explanation explicit explode exploit exploitation exploration explore explorer explosion explosive
export expose exposed exposition exposure expound express expressed expression expressionless expressive
expressiveness exquisite extend extended extension extensive extensively extent extenuate exterior exterminate
external extirpate extra extract extraneous extraordinary extrapolate extrapolation extravagant extreme extremely
extricate exuberant exultant exultation eyebrow eyed eyelid eyes eyesight fabled fabric facade face faced facet
facilitate facility facing fact faction factor factory faculty fade faded fail failure faint faintly fair fairly
fairway fairytale faith faithful faithfully fake falcon fall falloff fallout false falsify falsity falter faltering
fame famed familiar familiarity family famous fanaticism fancy fantastic fantasy faraway farce fare farewell farm
farmer farmhouse farming farther fascinate fascinating fascination fascism fashion fashionable fast fastball fasten
faster fastidious fatal fate fateful father fathom fatigue fatigued fault favor favorable favorably favored favorite
fear fearful fearfully feasibility feasible feast feat feather feature featured federal feeble feed feedback feeding
feedlot feel feeling feelings feline fell fella fellow fellowship female feminine fence fencing fermentation
ferromagnetic fertile fervent festival festive festivity fetch fete fever feverish feverishly fewer fiat fiber
fibrin fibrosis fiction fictional fidget field fiend fierce fiercely fiery fifteen fifteenth fifth fifties fifty
fight fighter fighting figurative figure file filing fill filled filling film filmed filter filthy final finale
finally finance financial financially financing find finding fine finely finger fingerprint fingertip finish
finished finite fire firearm firecracker firelight fireplace firework firing firm firmly firmness first firsthand
fiscal fish fisherman fishing fist fistfight fitness fitting five fixed flag flail flair flame flank flannel flap
flare flash flashlight flashy flask flat flatly flatness flatten flatter flattery flatus flaunt flautist flavor flaw
flawless fledgling flee fleet flesh flexibility flexible flick flicker flight flimsy flinch fling flip float
floating floc flock flood floor flop florist flounder flour flourish flout flow flower flowering fluid fluorescein
fluorescence fluoride flurry flush flushed flutter flux foam focal focus foil fold foliage folk folklore follow
follower following folly fond fondly fondness food fool foolish foolishness foot football footstep forbid forbidden
force forced forceful forecast foreclose forefinger forego foregoing foreground forehead foreign foreigner foreman
foremost forerunner foresee forest forestall forever forfeit forge forget forgetfulness forgive forgotten fork form
formal formalism formally formation former formerly formidable formula formulate formulation forsake fort forth
forthright fortify fortitude fortress fortunate fortunately fortune forty forward foster foul found foundation
founder founding fountain four fourteen fourth foyer fracas fraction fractionate fractionation fragile fragment
fragmentary fragrant frail frame framework franchise frank frankly frantic frantically fraternity fraternize fraud
freak free freedom freehand freely freeman freeway freeze freight frenziedly frenzy frequency frequent frequently
fresh freshman freshness fret friable friction fried friend friendly friendship frieze fright frighten frightened
frightening frightful frigid fringe fringed frivolous frog frolic front frontage frost frostbitten frown frozen
fruit fruitless frustrate frustrated frustrating frustration fuel fulfil fulfill fulfillment full fullback fullness
fully fumble fume fumes function functional fund fundamental fundamentally fundamentals funds funeral funnel funny
furious furiously furlough furnish furniture furor furrow further furthermore fury fuse fusion fuss futile futility
future fuzzy gadfly gadget gage gaiety gaily gain galaxy gallant gallon gallop gamble gambling game gamut gang
gangster gaping garage garbage garden gardener garment garrison gasp gassing gastrocnemius gate gatepost gather
gathering gaudy gauge gaunt gauss gaze gear gelding gender general generalist generalization generalize generalized
generally generate generation generator generous genesis genetic genial genius gentile gentle gentleman gently
genuine genus geographical geographically geological geologist geometric geometry germanium germinate gerundial
gesticulate gesture ghastly ghetto ghost ghoul giant gift gigantic giggle gilded gilt gingerly gingham ginmill girl
girlfriend girlish girlishly give given glad glance gland glare glaring glass glasses glassy glaze gleam gleaming
glean glee gleeful glibly glide glimpse glint glinting glisten glistening glitter glittering globe globulin
glomerular gloom gloomily glorify glorious glory glossary glove glow glower glue glued glycerine glycerol gnash gnaw
goad goal goat gobble goddam goddamn goddamned goddess going goitre goitrogen gold golden golf golfer gone goner
good goodness goose gossip gouge gourmet govern governed governing government governor gown grab grace graceful
gracefully grade gradient gradual gradually graduate graduation grain gram grammatic grammatical grand grandeur
grandfather grandma grandmother granite granny grant granted granular grape grapevine graph graphic graphite grapple
grappling grasp grass grasshopper grateful gratification gratify grating gratitude grave gravel gravely graveyard
gravid gravity gray graze grease greasy great greatcoat greater greatly greatness greedily green greet greeting
gregarious grenade grief grievance grill grim grimace grimly grimy grin grind grinding grinning grip groan grocer
groom groove grope gross grotesque ground grounds group grouping grove grovel grow growing growl grown grownup
growth grub grudge gruesome gruff grumble grumbling grunt guarantee guard guardian guerrilla guess guest guidance
guide guilt guilty guitar gulf gull gulp gulping gunfire gunman gunner gunpowder gush gust guts gutter gymnast
gymnastic gymnastics habit habitat habitually hack haggard haggle hail hair haircut hairy half halfback halfway hall
hallmark hallway halo halogen halt hammer hamper hand handbag handful handicap handicapped handkerchief handle
handling handmade hands handsome handspike handstand handwriting handy hang hanker happen happening happily
happiness happy harangue harassed harbor hard harden hardly hardship hardtack hardware harm harmonious harmony
harness harp harrow harsh harshly harvest haste hasten hastily hatch hatching hatchway hate hateful hatless hatred
haul haunch haunt haunting have haversack havoc hawk hazard haze head headache headed headland headless headlight
headline headlong headmaster headquarters headstand heal healing health healthful healthy heap hear hearing heart
heartbeat heartening hearth heartily heat heated heating heave heavens heaver heavily heaviness heavy hebephrenic
hedge heed heedless heel height heighten heights heir helium hell helm help helper helpful helpfully helpless
helplessly hemisphere hemoglobin hemorrhage hemosiderin hence henceforth herald herb herculean herd here hereafter
hereby hereinafter heretofore heritage hero heroic heroine heroism herpetologist hesitantly hesitate hesitation
heterogeneous heterozygous heyday hibernate hidden hide hideous hideout hiding hierarchy high higher highlight
highroad highway highwayman hijack hike hilar hill hillock hillside hilum hinder hinge hint hire hired hissing
historian historical historically history hitch hither hitherto hitter hive hoarse hoarsely hobble hobby hold holder
hole holiday holler hollering hollow hollyhock holocaust holster home homeland homely homer homesteader homogenate
homogeneity homogeneous homosexual homozygous honest honestly honesty honey honeybee honeymoon honor honorably
honored honour hoof hook hooked hoop hoot hope hopeful hopefully hopeless hopelessly horde horizon horizontal
hormone horn horrible horribly horrified horror horse horseback horseman hospital host hostess hostile hostility
hotel hound hour hours house household householder housekeeping housewife housing hover however howl huckster huddle
huge hulk human humanism humanist humanity humble humbly humiliate humiliating humiliation humility humming humor
humorist humorous hunch hundred hunger hungry hunt hunter hunting hurdle hurl hurler hurricane hurried hurry
hurrying hurt hurtle husband hush husky hustle hutment hydride hydrocarbon hydrogen hydrophilic hydrophobic hymn
hyperbolic hyperemia hyperemic hypertrophy hypocrisy hypocrite hypothalamic hypothalamus hypothesis hypothesize
hypothetical hysteria hysterical hysterically icebox idea ideal idealist idealized ideally identical identification
identify identity ideology idiom idiosyncrasy idiot idiotic idiotically idle idleness idler idly idol idyllic ignite
ignorance ignorant ignore illegal illiterate illness illuminate illuminating illumination illumine illusion
illustrate illustration illustrative illustrator illustrious image imagery imaginary imagination imaginative imagine
imbecile imbed imitate imitation imitative immature immediacy immediate immediately immense immensely immerse
immigrant immoral immortal immortality immunity impact impair impale impart impasse impassioned impatience impatient
impatiently impeccable impeccably impede impending imperative imperfect imperfectly imperialism impersonal
impersonate impetuous impetus impinging impious implacable implement implementation implication implicit implike
implore imply import importance important impose imposition impossible impotent impractical imprecation impress
impression impressionist impressive imprint imprison imprisonment impromptu improve improved improvement improvise
impudent impulse impurity impute inability inaccurate inactive inadequate inappropriate inaudible inaugural
inaugurate incapable incarnate incentive inception inch incidence incident incidentally incipiency incisive incite
incitement inclination incline inclined include inclusive income incompatible incompetent incomplete incompletely
inconsistent inconvenience incorporate increase increased increasing increasingly incredible incredibly incubate
incur indebted indecent indecision indeed indefinite indefinitely independence independent independently index
indicate indication indicator indict indictment indifference indifferent indignant indignation indirect indirectly
indispensable individual individualism individualist individualized individually indolent indoor induce induct
induction indulge indulgent industrial industry inept inert inescapable inevitable inevitably inexorable inexpensive
inexperience inexperienced inexplicable infamous infancy infant infantile infantry infantryman infatuation infect
infection infectious infective infer inference inferential inferior inferiority infernal infest infidelity infield
infiltrate infiltration infinite infinitely inflame inflamed inflate inflection inflict infliction influence
influent influential inform informal informally information informed infrared infrequent infuriate infuriating
ingest ingredient inhabit inhabitant inherent inherit inheritance inhibition inhibitory inhuman inhumane initial
initially initiate initiation initiative inject injection injure injured injury injustice inlet inmate inner inning
innocence innocent innovation inoculation inorganic input inquire inquiring inquiry insane insanely inscribe
inscribed inscription insect insert inside insidiously insight insignificant insinuation insist insistence insistent
insofar insolence insolent insolently insoluble inspect inspector inspiration inspire instability instal install
installation installment instance instant instantly instead instigate instinct institute institution institutional
instruct instruction instructor instrument instrumental insufficient insulate insulin insult insurance insure
insurrection intact intake integer integral integrate integrated integration integrity intellect intellectual
intellectually intelligence intelligent intelligible intend intended intense intensely intensify intensity intent
intention intentional intently interact interaction intercept interchange interdependent interest interested
interesting interface interfere interference interferometer interim interior interject interlace interlayer
interlobular interlocking interlude intermediate interminable intermittent internal internalize internally
international interplay interpose interpret interpretation interpreter interrelated interrelation interrupt
interruption intersect intersection interspecies interstellar interstitial intertwine interval intervene
intervention interview interviewer interweave interwoven intima intimate intimately intimidate intimidation
intolerable intonation intone intractable intrenchment intricate intrigue intrinsic intrinsically introduce
introduction introductory introject intrude intrusion intuition inure invade invader invariably invariant invasion
invent invention inventory inversely invest investigate investigation investigator investment investor invisible
invitation invite inviting invoke involve involved involvement inward inwardly iodide iodinate iodinated iodinating
iodination iodine ionic ionized iron ironical irons irony irrational irregular irregularity irregularly irrelevant
irreparable irresponsible irrigate irrigation irritably irritate irritation island isolate isolated isolation
isopleth isotonic isotropic issue itch item itemize ivory jabber jackass jacket jade jaded jagged jail jangling
janitor jaunty jealous jealousy jeep jeer jejunum jelly jeopardize jeopardy jerk jest jewel jeweled jeweler jilt
jimdandy jimhickey jockey jocular john join joint jointly joke jolly jolt jolted journal journalese journalism
journalist journey jovial jowl joyous jubilant judge judgment juice juicy jumble jumbled jump junior junk
jurisdiction jurisprudence juror jury just justice justifiably justification justify justly jutting juxtapose keen
keenly keep keeping kerygma ketosis keyboard keyhole keynote kick kickoff kidnap kidnapper kidney kill killer
killing kind kinda kindly kindred kinesthetic kinetic king kingdom kinship kiss kissing kitchen kitchenette kitten
knack knapsack knee kneel knife knight knit knob knock knot know knowing knowledge known knuckle label labeled labor
laboratory laborer lacerate lack lacking lactating lacy ladder laden lady lagoon laity lake lamb lamentation lamp
lamplight lance land landing landlord landmark landmass landscape landslide lane language languid lanky lantern
lapse large largely larger larva lash lashing last lasting latch late lately latent later latest lather latitude
latter laugh laughter launch laurels lavatory lavender lavish lavishly lawman lawn lawyer layer laying layman layoff
layout lazily lazy lead leaden leader leaders leadership leading leaf league leak lean leap leapfrog learn learned
learning lease leash least leather leave lecture lecturer ledger leer leering left leftfield lefty legal legally
legation legend legendary legislation legislative legislator legislature legitimate leisure leisurely lemma lemon
lend length lengthy lens lesion less lessen lessened lessening lesser lesson lethal lethargy letter lettering
letterman level levy lexical lexicon liable liaison liar liberal liberalism liberate liberty library license
licensed lick licking lieutenant life lifeless lifelike lifetime lift lifter light lighted lighting lightly
lightning lightweight lignite like likelihood likely likewise liking lilac limb limit limitation limited limiting
limp line lineage linear linearly lined linen linger linguist linguistic linguistics link lint lion lionize lipstick
liquid liquidate liquidation liquor list listen listener liter literal literally literalness literary literature
litter little live lively liver livestock livid living load loaded loading loaf loan loathe loathsome lobby lobe
lobscuse lobule local locale locality localization locally locate located location lock locker lockup locust lodge
lodging lodgings loft lofty logic logical logically lone loneliness lonely long longer longhand longing look looking
lookup loom loon loop loophole loose loosely loosen loot lord lore lose loser loss losses lost lots loud loudly
lounge louse lousy love loveliness lovely lover loving lower lowered lowly loyal loyalty lucid luck lucky luggage
lukewarm lull lumber luminous lump lunar lunation lunch lung lunge lunkhead lurch lure lurid lurk lust luster lusty
luxurious luxury lyric lyricist machine machinery machinist maddened maddening made madly madman madness magazine
maggot magic magical magician magnet magnetic magnetism magnetize magnificent magnificently magnified magnify
magnitude mahogany maid maiden mail mailbox main mainland mainly maintain maintenance majestic major majority majors
make maker making malady malaise malaria male mama mamma mammal mammalian manage management manager mandate
mandatory maneuver manhood mania maniac maniacal manic manifest manifestation manifold manipulate manned manner
manners manometer manpower mantel manual manufacture manufactured manufacturer manufacturing manure manuscript many
manzanita maple marble marbles march mare margin marginal marginality marinate marine marital mark marked markedly
market marketable marketing marketplace marking marksman marksmanship maroon marriage married marrow marry marshal
martini martyr marvel marvelous masculine mask masonry masquerade mass massage masses masseur massive mast master
masterpiece mastery match matching mate material materialism materialize mathematical mathematically mathematics
mating matriculate matter maturation mature maturity mauve maximal maximize maximum maybe mayor maze meadow meager
meal mean meandering meaning meaningful meaningless means meanwhile measurable measure measurement measuring meat
mechanic mechanical mechanically mechanics mechanism medal meddling medical medication medicine medieval meditate
medium meek meekly meet meeting melancholy melee melody melon melt melting member membership memorable memorandum
memorize memory menace menarche mend mental mentality mentally mention mercenary merchandise merchandising merchant
merciless mercury mercy mere merely merge merger merit merrily merriment merry mesh mess message messenger metal
metallic metaphor metaphysical meteor meteorite meteoritic meter method methodical methodically meticulously
metropolis metropolitan micelle micrometeorite micron microorganism microphone microscope microscopic microsecond
microwave middle midnight midshipman midst midway midwestern might mighty migrate migration mild mildly mile
milestone militant military militia milk mill millennium milliampere millidegree milligram milliliter million
mimesis mimetic mince mind minded mindful mindless mine miner mineral mingle miniature minimal minimize minimum
mining minister ministry minor minority minute miracle miraculously mirror misbehavior miscalculation miscellaneous
mischief misconception misconstrue misdeed miserable misery misfortune misgiving misjudge mislead misleading
misplace misplaced misrepresent miss missile missing mission missionary mist mistake mistaken mistakenly mistress
mistrust misunderstand misuse mite mitigate mixed mixing mixture moan mobile mobility mobilize moblike mock modal
mode model moderate moderately modern modernism modernity modernization modernize modest modestly modesty
modification modified modifier modify modulation moist moisten moisture molal mold molecular molecule molest molten
moment momentarily momentary momentum mommy monarch monastic money monitor monitoring monk monkey monocle monologue
monopolize monopoly monosyllable monotone monotonous monotony monsoon monster monstrosity monstrous month monument
mood moon moonlight moral morale morality morally morals more moreover morning morose morphophonemic morrow morsel
mortal mortality mortar mortgage mosaic mosquito most mostly moth mother motif motion motionless motivate motivated
motivating motivation motive motor mottle motto mound mount mountain mountainous mountainside mounted mourn mourner
mournful mournfully mouse mouth mouthpiece move movement mover movie moving much mucosa mucus muddy muffle muffled
muffler mulch mule multiple multiplicity multiply mumble mundane municipal murder murderer murky murmur muscle
muscular muse museum music musical musician musicianship musket musketry mustache muster mute mutely mutiny mutter
mutton mutual muzzle myocardial myofibrilla myriad mysterious mystery mystic mystique myth mythological mythology
nadir nail naive naked name namely narrative narrow narrowed narrowly nasal nasty nation national nationalism
nationalistic nationalize nationally native natural naturally nature nausea naval navel navigate navy near nearby
nearly neat neatly necessarily necessary necessitate necessity neck necktie necrosis nectar need needed needle
needless negative neglect neglected negligence negligible negotiate negotiation negro neighbor neighborhood
neocortex neocortical nephew nerve nerves nervous nervously nest nestle network neurosis neurotic neutral neutralism
neutralist neutralization neutralize neutrophil never nevertheless newborn newcomer newly news newsboy newsletter
newsman newspaper next nice nicely niche nickel nickname night nightclub nightfall nightingale nightmare nilpotent
nine nineteen nineteenth ninety ninth nitrogen nobility noble nociceptive noise noisemaker noisy nomia nominal
nominally nominate nomination nonetheless nonexistent nonfiction nonlinguistic nonmetallic nonresident nonsense
nonspecific nonverbal noon norm normal normally north northeast northern northward northwest nose nostalgia notable
notably notation notch note notebook noted nothing notice noticeable notify notion notorious noun nourish novel
novelist novelty nowhere nowise nozzle nuance nuclear nucleolus nucleus nude nudge nuisance numb number numbering
numbing numerical numerous nurse nursery nutrient nymph nymphomaniac oath obedience obedient obey object objection
objective objectivity obligated obligation oblige obliged oblique obliterate obliteration oblivious obnoxious
obscene obscure obscurity obsequious observant observation observe observed observer obsess obstacle obstinately
obstruct obstruction obtain obtainable obvious obviously occasion occasional occasionally occluded occupant
occupation occupational occupied occupy occur occurrence ocean oddly odor offend offense offensive offer office
officer official officially officiate offset offspring often ogle oilfield oily okay older oldster oleophilic olive
omen ominous ominously omission omit once oneness onetime onlooker only onrush onset onshore onslaught opaque open
opened opener opening openly openmouthed opera operate operatic operating operation operational operator operetta
opinion opium opponent opportunity oppose opposing opposite opposition optical optimal optimism optimistic optimum
opus oral orange oration oratorical orbit orbital orchard orchestra orchestration ordain ordeal order ordered
ordering orderly ordinarily ordinary organ organic organically organification organism organization organizational
organize organized orgy orient oriental orientation oriented orifice origin original originality originally
originate ornament ornery orthodox orthographic orthography oscillation osseous ossification other otherwise ounce
oust outburst outcast outcome outcry outdistance outdo outdoor outdoors outer outface outfield outfielder outfit
outgoing outlaw outlet outline outlive outlook outnumber outpost output outrage outreach outright outrun outset
outside outsider outskirts outsmart outstanding outstandingly outward outweigh oval over overachiever overall
overbearing overboard overcast overcoat overcome overdone overemphasize overflow overhaul overhead overhear overlap
overload overlook overnight overnighter overpayment overpower overreach override overrun overseas overshoot
oversized overtake overthrow overture overturn overwhelm overwhelming overwhelmingly owner ownership oxen oxidation
oxygen oyabun ozone pace pacify pacing pack package packet packing padlock paean page paid pail pain painful
painfully pains paint painted painter painting pair palace pale palette pallid pallor palm pamphlet pane panel
paneling panic pansy pant panther pantomime papa paper papers parable parachute parade paradigm paradise paradox
paradoxical paradoxically paragraph parallel parallelism paralyze paramagnetic parameter parametric paramount
paranoid paraphrase parasite parcel pardner pardon parenchyma parent parenthood parimutuel parish park parked
parking parliament parliamentary parlor parochial parody parrot parson part partial partially participate
participation particle particular particularly particulate parting partition partly partner partnership parts party
pass passage passageway passenger passerby passing passion passionate passionately passive passively past paste
pasted pastel pastor pasture pasty patch patent path pathetic pathogenic pathological pathologist pathology pathway
patience patient patiently patriot patriotic patriotism patristic patrol patrolman patron patronage patronize
patronizing patronne patter pattern pause paved pavement payable payday payment peace peaceable peaceful peacefully
peacock peak peaked pear pearl peasant pebble peck pecs pectoral peculiar peculiarity peculiarly peddle peddler
pedigree peel peer pegboard pelt pelvic penalize penalty penance pencil pending penetrate penetrating penetration
pennant penny pension peony people pepper perceive percent percentage perception perceptive perceptual perch
perchance percussion percussive peremptory perennial perfect perfection perfectly perform performance performer
perfume perfunctorily perhaps perilous period periodic periodical periodically peripheral peripherally periphery
perish perky permanent permanently permeate permission permit perpetrate perpetuate perpetuation perplexed
perplexing persecute persecution persist persistence persistency persistent persistently person personal personality
personally personify personnel perspective perspiration persuade pertain pertinent perturbation pervade perverse
perversely pester pestered petal petition petitioner phalanx phantom pharmacy phase pheasant phenomenon
phenothiazine philosopher philosophic philosophical philosophy phone phoneme phonemic phonemics phonetic phonologic
phonology phony phosphate photo photograph photographic phrase physical physically physician physicist physics
physiognomy physiological physique pianist piano pick picket pickup picnic pictorial picture picturesque picturing
piece pierce piezoelectric pigeon pigment pile pilfer pilgrimage pill pillow pilot pimp pinch pinched pine pink
pinpoint pioneer pipe pirate pistol pitch pitched pitcher pitchfork pitching piteous pitiless pituitary pity place
placement placid plague plain plainly plan planar plane planet planetary plank planned planner planning plant
plantation planter planting plaque plasma plaster plastic plasticity plate platform platinum platoon plausible play
player playing playmate playwright plead pleasant pleasantly please pleased pleasing pleasure pledge plentiful
plenty pleura pleural plight plod plodding plot plow plowing plowshare pluck plug plum plumb plumber plumbing plump
plumpness plunder plunge plunk poach pocket poem poet poetic poetry poignant point pointed poise poised poison poke
polar polarity polarization polarize pole police policeman policy polish polished polite politely politeness
political politically politician politics poll pollen polls polybutene polyethylene polymerization polynomial
polyphosphate pompous pompously poncho pond ponder ponderous pony pool poor poorly pope popping poppy populace
popular popularity popularly populate populated population populous porch pore pork porous port portable portal
portentous porter portfolio portion portrait portray portrayal portwatcher pose position positive positively
positivism positivist posse posseman possess possessed possession possessive possibility possible possibly possum
post posterior postpone postulate posture postwar potassium potato potency potent potential potentiality potentially
pothole potter pottery poultry pounce pound pounding pour poverty powder powdered powdery power powerful powerfully
practicable practical practically practice pragmatic prairie praise prance pray prayer preach preacher preaching
precarious precaution precede precedence precedent preceding precious precipitate precise precisely precision
preclude precondition predecessor predicator predict predictable prediction predictive prednisone predominantly
predominate preface prefer preferably preference preferentially pregnant prejudice preliminary preliterate premium
premix premonition preoccupation preoccupied preparation prepare prepared preposition prepositional preposterous
prescribe prescribed prescription presence present presentable presentation presently preserve preserved preside
president presidential press pressing pressure prestige presto presumably presume presumption presuppose
presupposition pretence pretend pretended pretty prevail prevent prevention previous previously prevision prewar
prey price priceless pricing prick pride priest primarily primary prime primed primeval primitive principal
principally principle print printing prior priority prison prisoner privacy private privately privilege privileged
privy prize probability probable probably probe problem procedural procedure proceed proceedings proceeds process
processing proclaim proclaimed proclamation procreation procure procurement prod prodigious produce producer product
production productive productivity profess professedly profession professional professionally professor proffer
proficient profile profit profitable profitably profits profound profoundly profundity program programming progress
progression progressive progressively progressivism prohibit prohibition project projectile projection proliferation
prolong prolonged prominence prominent prominently promise promising promote promoter promotion promotional prompt
promptly promulgate prone pronoun pronounce pronounced pronouncement proof prop propaganda propagandist
propagandistic propagation propel proper properly property prophecy prophet prophetic prophetically proportion
proportional proportionate proposal propose proposition proprietor proprietorship proscribe prose prosecute
prosecution prosecutor prospect prospective prosperity prosperous prostitution prostrate protease protect protection
protective protein proteolysis protest protestation proto protogeometric prototype protrude proud proudly prove
proverb provide providence province provincial provincialism provision provisional provoke prowess prowl proximal
proximate pseudo pseudophloem psyche psychiatrist psychical psychically psychological psychologist psychology
psychotherapy pubescent public publication publicity publicize publicly publish published publisher pucker puff pull
pulley pulmonary pulp pulpit pulse pump punch puncher punctured punish punishment pupate pupil puppy purchase pure
purely purification purify purity purl purple purport purpose purposeful purposely purse pursuant pursue pursued
pursuer pursuing pursuit push pushup pussy putt puzzle puzzled puzzling pyknotic pyrometer python quack quackery
quaint quake qualification qualified qualify qualitative quality quantitative quantitatively quantity quarrel quart
quarter quarterback quarters quasi quavering queen queer quell querulous query question questionable questioning
questionnaire quick quicken quickly quiet quietly quietness quill quirk quirt quit quite quiver quixotic quiz
quotation quote rabbi rabbit race racial rack racket racketeer radar radial radiance radiant radiate radiation
radical radicalism radically radio radioactive radiochlorine radish radius raft rage ragged raid rail railing
railroad railway rain rainbow raise raised raising rake rally rallying ramble ramp rampart ramrod ranch rancher
random randomly range ranging rank ransack ransom rape rapid rapidly rapture rare rarely rate rather ratify rating
ratio ration rational rationale rationalism rationalize rationally rationing rattle rattler rattlesnake rattling
raucous razor reach react reactant reaction reactionary reactivate reactivity read reader readily readiness reading
readjust ready reaffirm reagent real realism realistic realistically reality realization realize really realm reap
reappear rear rearing rearrange rearward reason reasonable reasonably reasoning reassemble reassert reassurance
reassure reassuring rebel rebellion rebellious rebuff rebuild rebuilding rebuke rebut recall recapture recede
receipt receipts receive receiver recent recently reception receptionist recess recipient reciprocal recital recite
reckless recklessness reckon reclaim reclaimed reclassify recognition recognizable recognize recognized recoil
recollect recollection recommend recommendation reconcile reconsider reconstruct reconvene record recorded recorder
recording recount recourse recover recovery recreate recreation recreational recrimination recruit recruitment
rectangular rectifier recur recurrent redcoat redeem redefinition redeposition rediscover redistribute redouble
redoubtable redress reduce reduced reduction redundancy redundant reek reel reelect reenact reexamine refer
reference refine refined refinement reflect reflection reflective reflector reflex reflexly reform refrain refreshed
refreshing refrigeration refrigerator refuel refugee refund refusal refuse refute regain regard regardless regime
regiment regimental region regional register registrant registration regret regular regularity regularly regulate
regulation rehabilitation rehearsal rehearse reign rein reinforce reinforcement reinterpret reissue reiterate reject
rejection rejoice rejoicing rejoin relate related relation relations relationship relative relatively relax relaxed
relay release relegate relent relentless relentlessly relentlessness relevance relevancy relevant reliability
reliable reliance relic relief relieve relieved religion religious religiously relinquish relish reliving reload
reluctant reluctantly remain remainder remaining remake remand remark remarkable remarkably remedy remember
remembrance remind reminder reminisce remnant remodel remonstrance remonstrate remote removal remove rename rend
render rendering rendezvous rending rendition renew renewal rent reopen reorganize repair repay repeal repeat
repeated repeatedly repel repent repertory repetition replace replacement replenish reply report reported reportedly
reporter repose repository represent representation representative repress reprimand reprint reprisal reproach
reprobate reproduce reproducible republic republican repudiate repulse repulsion reputable reputation repute request
require required requirement requisition reread rescind rescue research researcher resemblance resemble resent
resentful resentment reservation reserve reserves reservoir reside residence resident residential residue resign
resignation resist resistance resistor resolutely resolution resolve resolved resonance resonant resorcinol resort
resource respect respectable respected respectful respective respectively respects respiratory respite respond
response responsibility responsible responsiveness rest restate restatement restaurant restive restless restlessly
restoration restore restrain restrained restraint restrict restricted restriction restrictive result resultant
resume resuspend retail retailer retailing retain retaliate retaliation retention rethink reticulate retinal retire
retired retirement retort retrace retract retreat retribution retrieve return reunion reunite revamp reveal revel
revelation revenge revenue reverberation revere reverie reverse reversible revert review revise revised revision
revive revolt revolution revolutionary revolve revolver revulsion reward rewarding rewrite rheumatism rhino rhubarb
rhyme rhythm rhythmic ribbon rice rich richness riddle ride rider ridge ridicule ridiculous rifle rifleman rigger
right rightfield rightfully rightly rigid rigidly rigor rigorous ring ringing rinse riotous ripe ripen ripple rise
rising risk rite ritual rival river riverbank rivet road roadside roadway roam roar roaring roast robber robbery
robe rock rocket rocklike rocky rodeo roiling role roleplaying roll romance romantic romanticize romp roof rooftop
rookie room rooms rooster root rooting rope rose roster rosy rotate rotation rotor rough roughly roughness round
roundabout rounded roundhouse roundup rouse route routine rove rowdy royal royalty rubber rude rudimentary ruefully
ruffle ruffled rugged ruin rule ruler ruling rumble rummage rumor runaway runner running runoff rural rush rushing
rust rustic rustle rustler rustling rusty sable sabotage sack sacred sacrifice sacrilege saddle saddlebag sadism
sadly sadness safe safeguard safely safety saga sage said sail sailing sailor saint sake salacious salary sale
saleslady salesman salesmanship salient saline saliva salon saloon salt salute salvage salvation salve salvo same
sameness sample sampling sanction sanctity sand sandal sandwich sane sanitation sarcasm sarcastic sardine sash
satellite satire satisfaction satisfactorily satisfactory satisfied satisfy saturation savage savagely save saving
savings savor scaffold scale scamper scan scandal scant scar scarcely scare scared scarf scarred scatter scattered
scene scenery scenic scent scented schedule schematic scheme schizophrenic scholar scholarly scholarship scholastic
school schoolboy schooldays schoolgirl schoolhouse schoolmate schoolroom sciatica science scientific scientifically
scientist scimitar scoff scoffing scold scoot scope score scoreless scores scorn scornful scornfully scour scouring
scours scout scowl scramble scrap scrape scraping scratch scrawny scream screaming screech screen scribe scrimmage
script scriptural scrub scrutinize scrutiny scuffle sculptor sculptural sculpture scurry scurrying scuttle seal seam
seaman sear search searching searchlight season seasonal seat seated secede second secondarily secondary secondhand
secondly secrecy secret secretary secretion secretly section sector secure security sedan sediment sedimentation
seed seedbed seek seem seeming seemingly seep segment segmental segregate segregated seismograph seize seizure
seldom select selected selection selective self selfish selfishness sell selling semantic semantically semiliterate
seminary senate senator send sending senior sensation sensational sense senseless sensibility sensible sensing
sensitive sensitivity sensitize sensor sensory sensuality sentence sentiment sentimental separable separate
separated separately separation septic septum sequence serenade serenely serenity sergeant series serious seriously
seriousness sermon serpent serratus serum servant serve service serviceable services session setback setting settle
settled settlement settler setup seven seventeen seventeenth seventh sever several severe severely severity sewage
sewer sexual sexually shabby shackle shackled shade shaded shading shadow shaft shake shaken shaking shallow sham
shamble shame shameful shape shaped shapeless share shared sharp sharpen sharply shatter shave shaved shaving shawl
shear sheath shed sheep sheeplike sheer sheet shelf shell shelter shenanigan shepherd sheriff sherry shibboleth
shield shielded shielding shift shifting shimmy shin shine shining shiny ship shipment shipping shirk shirt shit
shiver shivering shock shod shoe shoot shooting shop shopping shore short shortage shorten shortly shortsighted
shortstop shot shotgun shoulder shout shouting shove shovel show showcase showdown shower showing shrapnel shred
shrewd shriek shrill shrilly shrink shrub shrubbery shrug shudder shuffle shun shunt shut shutdown shutter shuttle
sick sicken sickness side sidelong sidestep sidewalk sidewise sidle siege sift sigh sight sightseeing sign signal
signature signed significance significant significantly signify silence silent silently silhouette silk sill silly
silo silver silvery similar similarity similarly similitude simmer simple simplicity simplify simplistic simply
simulate simulated simultaneous simultaneously sincere sincerely sincerity sinewy sinful sinfulness sing singer
singing single singsong singular sinister sink sinking sinner sinusoid sire sister site sitting situate situated
situation sixteen sixteenth sixth sixties sixty sizable size sized sizzling skedaddle skeletal skeptic skeptical
sketch skid skiff skill skilled skillful skillfully skim skin skinny skip skirmish skirmisher skirt skull skylight
slab slack slacken slacks slam slant slanting slap slash slashed slat slate slaughter slave slavery sleep sleepy
sleeve slender slice slicker slide slight slightly slim sling slink slip slipper slippery slit slob sloe slop slope
sloping sloppy slot slovenly slow slowing slowly slowness sludge slug slugger sluggish sluice slum slumber slump
smack small smaller smallness smart smash smell smile smiling smite smitten smoke smokehouse smolder smooth smoothly
smoothness smother smug smuggle smuggler snag snail snake snap snare snarl snatch sneak sneaker sneer snicker sniff
sniper snore snoring snort snow snowball snub snuggle snugly soak soap soar soaring sober soberly social socialism
socialistic socially society socioeconomic sociological sock sodden sofa soft soften softening softly softness soil
soiled solace solar solder soldier soldiery sole solely solemn solemnly solicit solicitude solid solidarity solidity
solidly solitary soloist solution solve somatic some someday somehow someone somersault sometime sometimes somewhat
somewhere somnolent sonar song songwriter sonny soon sooner soothe soothingly sophisticated sophistication sophomore
soprano sorb sorbed sordid sore sorely sorority sorption sorrow sorrowful sorry sort soul sound sounding soundtrack
soup sour source south southeast southern southpaw southward sovereign space spaced spacing spacious spaciousness
spade span spare spark sparkle sparkling sparse spatial spatially spatter speak speaker spear special specialist
specialization specialize specialized specially specialty species specific specifically specificity specified
specify specimen speck spectacle spectacular spectacularly spectator specter spectral spectrometer spectroscopy
spectrum speculate speculation speculative speech speed speedily speedy spell spellbound spelling spend sphere
spherical spice spike spill spin spine spiral spire spirit spirited spiritual spiritually spit splash splattered
spleen splendid splendor splinter split spoil spoke spoken sponge spongy sponsor sponsorship spontaneity spontaneous
spontaneously sporadic spore sport sporting sportsman spot spotless spotlight spouse spout sprawl spray spraying
spread spree spring springtime sprinkle sprinkling sprinter sprout spur spurn sputnik sputter squad squadron squall
square squared squarely squat squatting squawk squeak squeal squeeze squint squire squirm squirrel stability
stabilization stabilize stable stack stadium staff stage stagger staggeringly stagnant stain stained staining
staircase stairs stairway stake stalk stall staminate stammer stamp stampede stand standard standardized standing
standpoint star stare start starting startle startled startling starvation starve state statement statesman station
stationery statistic statistical statistically statue stature status statute statutory staunch stay stead
steadfastly steadily steady steak steal stealthily steam steel steep steeple steer stem step stepmother steps
stepwise stereo stereotype stereotyped sterilize stern steroid stethoscope stick sticking sticky stiff stiffen
stiffly stiffness stifle still stillness stimulant stimulate stimulation stimulus sting stink stipulate stir stirrup
stitch stock stockholder stocking stoic stoicism stolid stolidly stomach stomp stone stool stoop stooped stop
storage store storefront storehouse storm stormy story storyline storyteller stout stoutly stove straddle straggle
straggler straight straightaway straighten strain strained straining strait strand strange stranger strangle strap
strategic strategy stratify stratum straw stray streak streaked stream streaming streamlined street streetcar
streetlight strength strengthen stress stretch stretched strew striation stricken strict strictly stride strife
strike striking strikingly string strip strive striving stroke stroll strong strongly strop structural structurally
structure structured struggle struggling strum strut strychnine stubborn stubbornly stubbornness stucco stud student
studio studiously study stuff stuffy stumble stump stun stunned stunt stupendous stupid stupidity stupidly stupor
sturdy stutter style stylization suave subdivision subdue subdued subject subjective subjectivist sublime submarine
submerge submission submissive submit submucosa subordinate subscribe subscription subsection subsequent
subsequently subside subsidize subsistence subspace subspecies substance substantial substantially substantiate
substitute substrate subsystem subtend subtle subtlety subtract suburb suburban suburbanite subway succeed
succeeding success successful successfully succession successive successor succor succumb such suck sudden suddenly
suds suffer sufferer suffering suffice sufficient sufficiently suffix suffocate suffuse sugar suggest suggestion
suicide suit suitable suitably suitcase suite suited sulkily sulky sullen sullenly sultry summarize summary summer
summon sumptuous sundown sundry sunken sunlight sunny sunray sunshade super superb superbly superficial superimpose
superintendent superior superiority superlative supernatural supersede supersonic superstition supervise supervision
supervisor supper supplant supplement supplicate supplier supply support supporting supportive suppose supposed
supposedly suppress supra supremacy supreme sure surely surface surfactant surge surgeon surmise surmount surpass
surplus surprise surprised surprising surprisingly surrender surround surrounded surrounding surroundings
surveillance survey surveyor survival survive surviving survivor susceptibility susceptible suspect suspend
suspended suspense suspension suspicion suspicious suspiciously sustain sustenance swagger swaggering swallow swamp
swan sward swarm swatch sway swear sweat sweatshirt sweep sweeping sweet sweetheart swell swelling swerve swift
swiftly swim swindle swing swirl switch swivel swoop sword syllable symbol symbolic symbolically symbolism symbolize
symmetric symmetrical symmetry sympathetic sympathize sympathy symphonic symphony symposium symptom synagogue
synchrony syndicate synonym syntax synthesis synthesize synthetic system systematic systematically systematize table
tableau tabulate tack tackle tact tactic tactics tactile tactual taffy tail tailor tailored take tale talent talk
tall tally tame tangent tangible tangle tangled tango tank tantalizing tape tapping target tariff tarpaulin task
taste tattered taunt taut tavern taxi taxpayer teacart teach teacher teaching team teammate teamster tear tears
tease teat technical technically technician technique technological technology tedious teen teenage teenager teens
teeter telegram telegraph telegrapher telegraphic telephone televise television tell temerity temper temperature
temple tempo temporal temporarily temporary tempt temptation tenancy tenant tend tendency tender tenderly tenderness
tendon tenement tenor tense tensely tension tent tentative tentatively tenth tenure term terminal terminate
termination terminology terms terrace terrain terrestrial terrible terribly terrier terrific terrified terrifying
territorial territory terror test testament tested testicle testify testimonial testimony testing text textile
texture thank thanks thaw theater theatre theatrical theatrically theme then thence theologian theological theology
theorem theoretical theoretically theorize theory therapeutic therapist therapy there thereafter thereby therefore
therefrom therein thereof thereto theretofore therewith thermal thermocouple thermodynamic thermometer thermometry
thesis thick thicken thicket thickly thickness thickspread thief thieving thigh thin thing things think thinking
thinness thiouracil third thirst thirteen thirty thither thorough thoroughfare thoroughgoing thoroughly though
thought thoughtful thoughtfully thoughtless thousand thrash thread threat threaten threatening three threshold
thrifty thrill thrilling thrive thriving throat throb throbbing throng throttle through throughout throw thrust thud
thumb thump thumping thunder thundering thunderous thus thwart thyroglobulin thyroid thyroxine tick ticket tide
tidings tied tiger tight tighten tightly tilt tilted timber timbered timbre time timely times timid timidly timing
tine tingle tingling tinkle tint tiny tiptoe tire tired tissue titer title titter toad toast tobacco today together
toil toilet token tolerance tolerant tolerate toll tomato tomb tomorrow tonal tone tongue tonight tons tool tooth
topic topical topography topple torch torment tormentor torn torrent torso tortuous torture toss total totally
totter tottering touch touchdown touching tough tour tourist tournament tousled towel tower town toxic trace trachea
tracing track tract tractor trade trademark trader trading tradition traditional traditionalism traditionalist
traffic tragedy tragic tragicomic trail train trained training trait traitor tramp trample trance tranquilizer
tranquilly transact transaction transcend transcendental transcribe transducer transfer transform transformation
transit transition transitional translate translation translucent transmission transmit transmutation transmute
transparent transpiration transpiring transplant transport transportation transpose transverse trap trapper travel
traveled traveler traverse tray tread treason treasure treasurer treasury treat treated treatment treaty tree
treetop tremble trembling tremendous tremendously tremor trench trend trespass trial triamcinolone triangle tribal
tribute trick trigger trill trim trio trip triple triumph triumphant triumphantly trivial troop trooper troops
tropical trot trouble troubled troublesome trough troupe trousers truck trudge true truly trumpet trundle trunk
trust trustee trustworthy truth truthful trying tsunami tube tuberculosis tubing tuck tuition tularemia tumble
tumbler tumor tumult tune tungsten tuning tunnel turban turbine turbulent turkey turmoil turn turned turning
turnover tutor tweed twelfth twelve twenties twentieth twenty twice twig twilight twin twine twinge twinkling twirl
twirler twist twitch twofold type typewriter typhus typical typically typify typing typography tyranny tyrosine ugly
ulcer ultimate ultimately ultrasonic ultraviolet umbrella unable unaccompanied unadjusted unaffected unambiguous
unambiguously unanimous unanimously unasked unassisted unattractive unavailable unavoidable unaware unawareness
unbroken uncertain uncertainly uncertainty unchanged uncharged uncle unclean uncomfortable uncommon unconcerned
unconcernedly unconscious unconsciously unconvincing uncooperative undaunted undeniable undepicted under
underachiever underbrush underdeveloped underestimate underfoot underground underlie underline underlying undermine
underscore undershirt understand understandable understanding understate understood undertake underwater underway
underwrite undesirable undeveloped undiminished undo undoubtedly undress undue unearth uneasily uneasiness uneasy
uneconomical unemployed unemployment unequally unequivocally uneven unexpected unexpectedly unexplained unexplored
unfamiliar unfavorable unfitting unfold unforgettable unfortunate unfortunately unfrozen ungainly ungodly unhappy
unheeding unhesitatingly unhitch unholy unhurriedly unified uniform uniformed uniformity uniformly unify unimportant
unimpressed uninterrupted union unique uniquely uniqueness unit unite united unity universal universality
universally universe university unknown unleash unlike unlikely unlimited unlined unload unloading unlock unlocked
unmarried unmistakable unmistakably unmolested unmoved unnatural unnecessarily unnecessary unobtainable unoccupied
unofficial unorthodox unpaid unpaired unpleasant unpopular unprecedented unpredictable unprepared unqualified
unquestionably unrealistic unrelated unreliable unrestricted unsatisfactory unsaturated unscientific unscrew
unscrupulous unseen unsmiling unsolved unspeakable unstable unstained unsteadily unstressed unstructured
unsuccessful unsympathetic untie untouched unusual unusually unwanted unwelcome unwillingness unwire unwise
unwittingly update upgrade upheaval uphold upkeep uplifting upper upraised upright uproar upset upstairs upstream
uptake uptown upward upwards urban urbanized urge urgency urgent urging usable usage used useful usefulness useless
user usher usual usually usurp utensil utility utilization utilize utmost utopian utter utterly vacancy vacant
vacate vacation vacuolization vacuum vague vaguely vain valet valiant valid validate validity valley valor valuable
valuation value valued values valve vanish vanished vanity vapor variability variable variant variation varied
variety various variously vary varying vascular vase vast vastly vaudeville vector veer vegetable vegetation
vehement vehicle veil veiled vein velocity velvet velvety vendor venerable vengeance vent ventilation venture
veranda verb verbal verbena verge verify veritable verse version vertebral vertex vertical verve very vessel vest
vestibule veteran veto vibrant vibrate vice vicinity vicious victim victimize victory video view viewpoint vigilance
vigorous vigorously village villager villain vindication vindictive vine violate violation violence violent
violently violet violin violinist virgin virile virtually virtue virtuoso virulence virus visage viscoelastic
viscosity visible visibly vision visit visitor visual visualize visually vital vitality vitally vitals vitamin
vivacious vivid vividly vivify vocabulary vocal vocation vocational vociferous vogue voice volatile volley voltage
voltaic volume voluminous voluntarily volunteer voluptuous vote voter voting vowel voyage vulgar vulnerability
vulnerable vulture wade wage wages wagon wail waist wait waiter waiting wake wakeful wakefulness walk wall wallet
wallop wallow wallpaper wander wandering wane want ward wardrobe warehouse warfare warily warlike warm warmth warn
warning warp warrant warrior wary wash washed washing waste wastebasket wasted wasteful wasteland wastewater watch
watching water watercolor watercolorist waterfall watery watt wattle wave wavelength waver wavy wayward weak weaken
weakly weakness wealth wealthy weapon wear wearily weariness weary weather weave wedding wedge weed week weekend
weekly weep weeping weigh weight weightlessness weir weird welcome weld welfare well welter wend west western
westward whack wheel wheeze whereabouts while whine whinny whip whipping whir whirl whirring whiskey whisky whisper
whistle whistling white whiteface whiz whole wholesome wholly whoop whore wicked wicker wide widely widen widespread
widow widowed width wield wife wiggle wigmaker wild wildcat wildlife wildly wildness will willing willingness willow
wince wind winding window windowpane windshield windy wine wing wingman wings wink winless winner winning winter
wipe wire wiry wisdom wise wisecrack wisely wish witch withdraw withdrawal withhold withholding within withstand
witness witty wizard wobble woeful woman wonder wonderful wonderfully wondrous wondrously wood wooden woodenly
woodpecker woods woodwork wool woolen woolly word words work workable workbench worker working workman workout works
workshop world worm worn worried worry worse worship worst worth worthwhile worthy wound wounded wrack wraithlike
wrangle wrap wrapped wrath wrathful wreath wreck wrench wrestle wrestling wretch wretched wriggle wring wrinkle
wrist writ write writer writhe writhing writing written wrong wrongly wryly xylem yank yard yardage yawn year yearn
yearning years yell yellow yelp yesterday yield yielding yokel young younger youngster youth youthful zeal zero
zigzag zinc zoom
`
  .trim()
  .split(/\s+/);
