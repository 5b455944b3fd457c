/**
 * The words most said in films by language, made by build-everyday-words.ts from OpenSubtitles (via OPUS,
 * https://opus.nlpl.eu/, Helsinki-NLP, ODC-BY 1.0) as the packages @zxcvbn-ts/language-* (MIT) count them.
 */
export const EVERYDAY_WORDS = {
  de: `
aah aaron ab abbrechen abby abdrücke abe abel abend abendessen abends abenteuer aber abfahrt abfall abgeben
abgebrochen abgefahren abgefeuert abgegeben abgehauen abgeholt abgelaufen abgelegt abgelehnt abgelenkt abgemacht
abgenommen abgerissen abgesagt abgeschaltet abgeschlossen abgeschnitten abgeschossen abgesehen abgesetzt abgestellt
abgestürzt abgewiesen abgezogen abgrund abhalten abhauen abholen abhängen abhängig abigail abknallen abkommen
abkürzung ablegen ablehnen ablenken ablenkung abmachung abnehmen abraham abreise abreisen abreißen absagen
abschalten abschaum abschied abschließen abschluss abschlussball abschneiden abschnitt absetzen absicht absichten
absichtlich absolut absolute absoluter abstand abstellen abstimmung absturz absurd abteilung abwarten abwechslung
abwesenheit abziehen abzug abzuhalten abzuholen abzulenken ach acht achte achten achtet achtung action adam adams
adele adern adieu adler admiral adoptieren adoptiert adresse adressen adrian affe affen affäre afghanistan afrika
agent agenten agentin agentur aggressiv agnes ah aha ahh ahnen ahnung air ais akademie akt akte akten aktien aktion
aktiv aktivieren aktiviert aktivität aktivitäten akzent akzeptiere akzeptieren akzeptiert al alan alarm alarmstufe
alaska albern albert albtraum albträume album alec alex alexander alf alfred ali alibi alice alicia alien aliens
alison alkohol alkoholiker all allah allan alle allein alleine allem allen aller allerdings allergisch allerseits
alles allgemeinen allianz allison allmählich ally allzu alpha alptraum als also alt altar alte alten alter
alternative alters altes altmodisch am amanda amber ameisen amelia amen american amerika amerikaner amerikanische
amerikanischen amerikanischer amerikas amigo amsterdam amt amy amüsant amüsieren amüsiert an ana analyse analysieren
anbetracht anbieten anblick and andauernd andenken andere anderem anderen anderer andererseits anderes andermal
andern anders anderson anderthalb andre andrea andreas andrew andrews andré andy aneinander anerkennung anfall
anfang anfangen anfangs anfassen anfing anfänger anfängt anfühlt anführer angeben angeblich angebot angeboten
angebracht angefahren angefangen angefasst angegriffen angehalten angehen angeheuert angeht angehörigen angehört
angeklagt angeklagte angeklagten angekommen angel angela angelegenheit angelegenheiten angelegt angeles angeln
angelo angelogen angemacht angemeldet angemessen angenehm angenehme angenommen angeordnet angepisst angerichtet
angerufen angerührt angeschaut angeschlossen angeschossen angesehen angesetzt angesicht angesichts angespannt
angesprochen angestellt angestellte angestellten angetan angewiesen angezeigt angezogen angezündet angie angreifen
angreifer angriff angriffe angst anhaben anhalten anhand anhängen anhänger anhören anhörung anita ankam anker
anklage anklagen ankommen ankommt ankunft anlage anlass anlegen anliegen anlügen anmachen ann anna annahme anne
annehmen annie annähernd anonym anonymen anordnung anpassen anpassung anrichten anrief anruf anrufbeantworter anrufe
anrufen anrufst anruft ans anschauen anscheinend anschlag anschließen anschließend anschluss anschuldigungen ansehe
ansehen ansicht ansichten ansieht ansonsten ansprechen anspruch anstalt anstand anstatt ansteckend anstelle
anstellen anstoßen anstrengend anständig anständige anteil anthony antoine anton antonio antrag antreten antrieb
antun antwort antworte antworten antwortet anvertrauen anvertraut anwalt anweisung anweisungen anwesen anwesend
anwesenheit anwälte anwältin anzahl anzeichen anzeige anzeigen anziehen anzubieten anzufangen anzug anzugreifen
anzunehmen anzurufen anzusehen anzüge anzünden apartment apfel apokalypse apollo apotheke apparat appetit applaus
april apropos araber arabisch arbeit arbeite arbeiten arbeiter arbeitest arbeitet arbeitete arbeiteten arbeitgeber
arbeitslos arbeitsplatz arbeitszimmer archer archie archiv are arena argument ari arizona arm armband arme armee
armen armer armes armut army arnold arrangieren arrangiert arrogant arrow arsch arschloch arschlöcher art arten
arthur artie artikel arzt as asche ash ashley aspirin ass assistent assistenten assistentin at atem atlanta atlantic
atlantis atme atmen atmet atmosphäre attentat attentäter attraktiv au aua auch audrey auf aufbauen aufbewahrt
aufbrechen aufeinander aufenthalt aufenthaltsort auffallen aufführung aufgabe aufgaben aufgebaut aufgeben
aufgebracht aufgefallen aufgefunden aufgegeben aufgehalten aufgehoben aufgehängt aufgehört aufgelegt aufgelöst
aufgemacht aufgenommen aufgepasst aufgeregt aufgeräumt aufgeschrieben aufgestanden aufgestellt aufgetaucht
aufgewachsen aufgewacht aufgezeichnet aufgezogen aufgrund aufhalten aufheben aufhält aufhängen aufhören aufhörst
aufhört aufklären auflegen aufmachen aufmerksam aufmerksamkeit aufnahme aufnahmen aufnehmen aufpassen aufpasst
aufprall aufrecht aufregen aufregend aufregung aufrichtig aufruhr aufräumen aufs aufsatz aufschreiben aufsetzen
aufsicht aufspüren aufstand aufstehen aufstellen aufstieg aufsuchen auftauchen auftaucht aufteilen auftrag
auftreiben auftreten auftritt aufträge aufwachen aufwachsen aufwacht aufwecken aufzeichnungen aufziehen aufzubauen
aufzug aufzugeben aufzuhalten aufzuhören aufzunehmen aufzupassen aufzuspüren auge augen augenblick august auktion
aus ausbildung ausbruch ausdenken ausdruck ausdrücken auseinander auserwählt ausfindig ausflippen ausflug ausführen
ausfüllen ausgabe ausgaben ausgang ausgeben ausgebildet ausgebrochen ausgedacht ausgedrückt ausgefallen ausgeflippt
ausgeführt ausgegangen ausgegeben ausgehen ausgeht ausgelassen ausgeliefert ausgelöscht ausgelöst ausgemacht
ausgenutzt ausgeraubt ausgerechnet ausgeschaltet ausgeschlossen ausgesehen ausgesetzt ausgesprochen ausgestellt
ausgesucht ausgetauscht ausgewählt ausgezeichnet ausgezeichnete ausgezogen aushalten ausland ausleihen ausliefern
ausländer auslöschen auslösen auslöser ausmachen ausmacht ausnahme ausnahmsweise ausnutzen auspacken ausprobieren
ausprobiert ausrede ausreden ausreichend ausrichten ausruhen ausrüstung aussage aussagen aussah ausschalten ausschau
ausschlag ausschließen ausschließlich ausschuss aussehe aussehen ausser aussicht aussiehst aussieht aussprechen
ausstehen aussteigen ausstellung aussuchen austausch austauschen austin australien auswahl ausweg ausweis ausweise
auswendig auswirkungen auszeichnung auszeit ausziehen auszuschalten auto autobahn autogramm automatisch autopsie
autor autorität autos autoschlüssel autounfall autsch außen außer außerdem außergewöhnlich außergewöhnliche
außerhalb außerirdische außerirdischen ava avenue avery axel axt aye aß babe baby babylon babys babysitter bach back
backen bad baden badewanne badezimmer bahn bahnhof bailey baker bald balkon ball ballett ballon baltimore banane
bananen band bande bandit banditen bang bange bank banken bar barbara barbie bargeld barkeeper barnes barney baron
barry bart baseball basierend basiert basis basketball bass bastard bastarde bat baten bates batman batterie
batterien bau bauch baue bauen bauer bauern baum baustelle baut baute bauten baxter bay be bea beach beachten beamen
beamte beamten beamter beantworte beantworten beantwortet bearbeiten bearbeitet beauftragt becca becher beckett
becky bedacht bedanken bedarf bedauerlich bedauern bedaure bedeckt bedenken bedenkt bedeuten bedeutet bedeutete
bedeutung bedienen bedient bedingung bedingungen bedrohen bedrohliche bedroht bedrohung bedrückt bedürfnis
bedürfnisse beeil beeile beeilen beeilt beeilung beeindrucken beeindruckend beeindruckt beeinflussen beeinflusst
beende beenden beendet beerdigt beerdigung befahl befand befehl befehle befehlen befinden befindet befohlen befolgen
befolgt befragen befragt befragung befreien befreit befreundet befördert beförderung befürchte befürchten befürchtet
begabt begangen begann begannen begeben begegnen begegnet begegnung begehen begeistert begeisterung beging beginn
beginne beginnen beginnt begleichen begleite begleiten begleiter begleitet begleitung begonnen begraben begreife
begreifen begreifst begriff begriffen begräbnis begrüße begrüßen begrüßt behalt behalte behalten behandeln behandelt
behandlung behaupten behauptet beherrschen beherrscht behilflich behindert behält behältst behörde behörden bei
beibringen beichte beichten beide beiden beides beifall beigebracht beileid beim bein beinahe beine beinen
beinhaltet beiseite beispiel beitrag beißen beißt bekam bekamen bekannt bekannte bekannten bekannter bekomme
bekommen bekommst bekommt bekämpfen bekämpft belassen belasten belastet belastung belegt beleidigen beleidigt
beleidigung beliebt bell bella belle bellen bellows bellt belogen belohnt belohnung belästigen belästigt belästigung
belügen bemerken bemerkenswert bemerkt bemerkte bemühen bemüht bemühungen ben benachrichtigen benannt bender
benehmen beneide bengel benimm benimmst benimmt benjamin bennet bennett benny benommen benutz benutze benutzen
benutzt benutzte benzin benötigen benötigt beobachte beobachten beobachtet beobachtung bequem beraten berater
bereden bereich bereit bereite bereiten bereitet bereithalten bereits bereitschaft bereue bereuen berg berge bergen
bericht berichte berichten berichtet berlin bernadette bernard bernie bert beruf berufen beruflich berufung beruhig
beruhige beruhigen beruhigend beruhigt beruhigungsmittel beruht berühmt berühmte berühmten berühmter berühren
berührt berührung besagt besatzung beschaffen bescheid bescheiden bescheuert beschissen beschissene beschissenen
beschissener beschleunigen beschloss beschlossen beschreiben beschreibung beschrieben beschuldigen beschuldigt
beschwerde beschwerden beschweren beschwert beschädigt beschäftigen beschäftigt beschütze beschützen beschützer
beschützt beseitigen beseitigt besen besessen besetzt besiegen besiegt besitz besitze besitzen besitzer besitzt
besoffen besondere besonderen besonderer besonderes besonders besorg besorge besorgen besorgt besprechen besprechung
besprochen besser bessere besseren besserer besseres besserung bestand bestanden beste bestechen bestehe bestehen
besteht bestellen bestellt bestellung besten bestens bester bestes bestie bestimmen bestimmt bestimmte bestimmten
bestimmtes bestimmung bestrafen bestraft bestrafung bestätigen bestätigt bestätigung besuch besuche besuchen
besucher besucht besuchte bete beteiligt beteiligung beten betet beth betracht betrachte betrachten betrachtet
betrag betreiben betreten betrieb betrifft betritt betroffen betrogen betrug betrunken beträgt betrügen betrüger
betrügt betsy bett bette betteln betten betty betäubt beunruhigt beurteilen beute beutel beverly bevor bevorzuge
bevorzugen bevölkerung bewachen bewacht bewaffnet bewaffnete bewahre bewahren bewahrt beweg bewegen bewegt bewegung
bewegungen beweis beweise beweisen beweist bewiesen bewirken bewirkt bewohner bewundere bewundern bewundert bewusst
bewusstlos bewusstsein bewährung bezahl bezahle bezahlen bezahlst bezahlt bezahlte bezahlung bezaubernd bezeichnen
bezeichnet bezeugen beziehen beziehung beziehungen bezirk bezug bezweifle bezüglich beängstigend bh bibel bibliothek
bienen bier biest biete bieten bietet big bild bilde bilden bilder bildern bildet bildschirm bildung bill billie
billig billige billigen billiger billy bin binde binden bindung bingo birne birthday bis bischof bisher bishop
bislang biss bisschen bist bitch bitte bitten bitter bitteschön bittest bittet bißchen bla black blair blake blase
blasen blass blatt blau blaue blauen blauer blaues blei bleib bleibe bleiben bleibst bleibt blick blicke blicken
blieb blieben blind blinde blinden blitz block blockieren blockiert blocks blond blonde bloss bloß blue blume blumen
bluse blut blutdruck bluten blutet blutung blutungen bläst blätter blöd blöde blöden blöder blödes blödmann blödsinn
bo bob bobby bock boden bogen bohnen bombe bomben bon bond bones bonjour bonnie bonus boom boot boote booth bord
borg borgia boris boss boston bot bote boten botschaft botschafter bourbon box boxen boxer boy boyd boys brach
brachte brachten brad bradley brady branche brand brandon brandy brannte brasilien braten brauch brauche brauchen
brauchst braucht brauchte brauchten braun braune braunen braut brav braver braves bravo breche brechen bree breit
bremsen brenda brendan brennan brennen brennt brett brian brichst bricht brick bridge bridget brief briefe
briefkasten brieftasche brien brillant brille bring bringe bringen bringst bringt briten britische britischen bro
broadway brody brooke brooklyn brooks brot brown bruce bruch bruder bruders bruderschaft brunnen bruno brust brutal
bräuchte bräuchten bräutigam brötchen brücke brüder brüdern brüllen brüllt brüste buch buchhalter buchstaben
buchstäblich bucht buck bud buddha buddy bude budget buffy bulle bullen bullshit bumm bumsen bund bundy bunker bunny
burg burger burke burns bursche burschen burt bus busch busen bush business but butch butler butter by bye bälle
bänder bär bären bäume bäumen börse böse bösen böser böses bösewicht bücher büchern bühne bürger bürgermeister büro
büros büßen caesar café caine cal caleb calvin cam cameron camille camp campbell campus can candy canyon captain
carl carla carlo carlos carmen carol carolina caroline carrie carson carter casey casino cass cassie castle cat
catherine cathy cd celia cent center central cents cesare chad champ champagner champion chan chance chancen
chandler chang chaos charakter charles charley charlie charlotte charmant charme chase chauffeur check checken
cheers chef chefin chefs chelsea chemie chemikalien chen cheryl chester chet chffffff chi chicago chief china
chinesen chinesisch chinesische chinesischen chip chips chirurg chirurgen chloe chor chris christ christen christi
christian christina christine christopher christus chuck chwhite cia ciao cindy city claire clara clarence clark
clarke claude claudia clay clayton clean cleveland clever cliff clown clowns club clubs clyde cm coach code codes
cody cola cole colin college collins colonel colorado colt come commander commissioner company computer
computerlogbuch connie connor conrad constable container cool coole cooler cooper cop cops cora corabeth cordelia
corporal costa couch coulson county cousin cousine cousins cowboy craig crane crawford crazy creek crew cristina
cross crowley crystal ctu curtis cynthia cyril cyrus cäsar da dabei dach dachboden dachte dachten dachtest dad daddy
dads dadurch dafür dagegen daheim daher dahin dahinten dahinter daily daisy dale dallas dalton damals dame damen
damien damit damm damon dampf dan dana danach daneben daniel danielle daniels dank dankbar dankbarkeit danke danken
dankeschön dann danny daphne dar daran darauf daraufhin daraus darcy darf darfst darin darling darstellen darum
darunter darüber das dass dasselbe dastehen dat data date datei dateien daten datenbank dates datum dauer dauern
dauernd dauert dauerte daumen dave david davis davon davonkommen davor dawn dax day dazu dazwischen daß dc de deacon
deal dealer dean deb debatte debbie deck decke deckel decken deckt deckung defekt definitiv dein deine deinem deinen
deiner deines deinetwegen deins dekan del delta dem demnächst demokratie demselben den denen denise denjenigen denk
denke denken denkst denkt denn dennis dennoch denselben denver department depp depression deprimiert deputy der
derart derek deren dergleichen derjenige derselbe derselben derzeit des desaster deshalb design dessen dessert desto
deswegen detail details detective detectives detektiv detroit deuten deutet deutlich deutsch deutsche deutschen
deutscher deutschland devon dex dexter dezember di diagnose diamanten diana diane dich dicht dichter dick dicke
dicken dicker die dieb diebe diebstahl diego diejenige diejenigen dienen diener dienst dienstag dienste diensten
dienstmädchen dient diente dies diese dieselbe dieselben diesem diesen dieser dieses diesmal dimension diner ding
dinge dingen dinger dinner dinosaurier dir direkt direktor diskret diskussion diskutieren distanz disziplin division
dixon diät dj dna dns do doc doch doctor dog doktor dokument dokumente dolch doll dollar dom don donald donna donner
donnerstag donnerwetter donnie donovan donuts doof doppelt doppelte doppelten dorf doris dorothy dort dorthin dose
dosen dosis doug douglas down doyle dr drache drachen draht drake drama dramatisch dramatische dran drang drauf
draus draussen draußen dreck dreckig dreckige dreckigen dreckiger drecksack dreckskerl dreh drehbuch drehe drehen
drehst dreht drehte drei dreier dreimal dreißig drew drin dringend drink drinks drinnen dritt dritte drittel dritten
dritter droge drogen drogendealer drohen drohne droht drohte drohung drohungen druck drucken drum drunter drängen
drängt drüben drüber drück drücke drücken drückt dschungel dtv du duck duell duft duke dumm dumme dummen dummer
dummes dummheit dummheiten dummkopf duncan dunkel dunkelheit dunkeln dunkle dunklen dunkler durch durchatmen
durchaus durchbruch durchdrehen durcheinander durchführen durchgedreht durchgeführt durchgegangen durchgehen
durchgeknallt durchgemacht durchhalten durchkommen durchmachen durchs durchsage durchschaut durchstehen durchsuchen
durchsucht durchsuchungsbefehl durchziehen durfte durften durst durstig dusche duschen dutzend dutzende dvd dylan
dynamit dämlich dämliche dämon dämonen dünn dürfen dürft dürfte dürften düstere earl east eben ebene ebenfalls
ebenso echo echt echte echten echter echtes ecke ecken ed eddie edgar edith edward edwards effekt egal ego
egoistisch egon eh ehe ehefrau ehemalige ehemaligen ehemaliger ehemann eher ehre ehren ehrenwort ehrgeiz ehrlich
ehrliche ehrlichkeit ei eichhörnchen eid eier eiern eifersucht eifersüchtig eigenartig eigene eigenen eigener
eigenes eigenschaften eigentlich eigentliche eigentum eigentümer eile eilig eilt eimer ein einander einatmen
einbrechen einbrecher einbruch eindeutig eindringen eindruck eine einem einen einer eines einfach einfache einfachen
einfacher einfaches einfallen einfluss einfällt eingang eingebildet eingebrochen eingedrungen eingefallen
eingegangen eingehen eingeladen eingenommen eingereicht eingerichtet eingeschaltet eingeschlafen eingeschlagen
eingeschlossen eingesetzt eingesperrt eingestellt eingetroffen eingezogen eingreifen eingriff einhalten einheit
einheiten einholen einig einige einigen einiger einiges einkaufen einkaufszentrum einladen einladung einlassen
einlegen einmal einmalige einmischen einnehmen einpacken einrichten einrichtung eins einsam einsame einsamen
einsamkeit einsatz einschalten einschlafen einschlagen einschließlich einsehen einsetzen einsperren einspruch einst
einsteigen einstein einstellen einstellung einsätze eintreffen eintreten eintritt einverstanden einwohner
einzelheiten einzelne einzelnen einziehen einzig einzigartig einzige einzigen einziger einziges einzuladen
einzusetzen eis eisen eisenbahn eiskalt ekelhaft eklig el elaine eleanor elefant elefanten elegant elektrizität
element elemente elena elend elender elf eli elias elijah eliminieren elisabeth elizabeth ella ellen ellie elliot
ellis elsa eltern elvis em emily eminenz emma emotional emotionale emotionen empfang empfange empfangen empfehle
empfehlen empfehlung empfinde empfinden empfindest empfindlich empfohlen en end ende enden endet endete endgültig
endlich energie eng engagieren engagiert enge engel enger england englisch englische englischen engländer enkel
enkelin enorm entdecken entdeckt entdeckte entdeckung ente enterprise entfernen entfernt entfernung entführen
entführer entführt entführung entgegen entgehen enthalten enthält entkam entkommen entkommt entlang entlassen
entlassung entscheide entscheiden entscheidend entscheidest entscheidet entscheidung entscheidungen entschied
entschieden entschlossen entschluss entschuldige entschuldigen entschuldigst entschuldigt entschuldigung entsetzlich
entspann entspannen entspannt entsprechend entspricht entstand entstanden entstehen entsteht enttäuschen enttäuscht
enttäuschung entweder entwickeln entwickelt entwickelte entwicklung entwischt entworfen entwurf entzug entzückend
episode er erbarmen erbe erben erbärmlich erdbeben erde erden ereignis ereignisse erfahre erfahren erfahrung
erfahrungen erfassen erfasst erfinden erfindung erfolg erfolgreich erfordert erforschen erfreut erfuhr erfunden
erfährst erfährt erfüllen erfüllt erfüllung ergeben ergebnis ergebnisse ergibt ergreifen ergreift ergriffen erhalten
erheben erhebt erhielt erhielten erholen erholt erhält erhöhen erhöht eric erica erik erin erinnere erinnern
erinnerst erinnert erinnerte erinnerung erinnerungen erkannt erkannte erkenne erkennen erkennst erkennt erklär
erkläre erklären erklärt erklärte erklärung erklärungen erkältung erlangen erlaube erlauben erlaubnis erlaubt
erleben erlebnis erlebt erledige erledigen erledigt erleichtert erleichterung erlitten erlösung ermitteln ermittelt
ermittler ermittlung ermittlungen ermorden ermordet ermordung ermöglichen ermöglicht ernannt erneut ernie ernst
ernste ernstes ernsthaft ernsthafte ernte ernähren erobern erobert erpressen erpresst erpressung erraten erregen
erregt erreichbar erreichen erreicht errichten ersatz erschaffen erscheinen erscheint erschien erschienen erschieß
erschieße erschießen erschießt erschlagen erschoss erschossen erschrecken erschreckt erschrocken erschöpft
erschüttert ersetzen ersetzt ersparen erspart erst erstatten erstaunlich erstaunt erste erstellen ersten erstens
erster erstes ersticken erstickt erstmal erstochen erteilen erteilt ertrage ertragen ertrinken ertrunken ertönt
erwachsen erwachsene erwachsenen erwachsener erwacht erwarte erwarten erwartest erwartet erwartete erwartungen
erwecken erweisen erwiesen erwische erwischen erwischt erwähnen erwähnt erwähnte erzeugen erzeugt erziehung erzogen
erzähl erzähle erzählen erzähler erzählst erzählt erzählte erzählten eröffnen eröffnet eröffnung es esel esse essen
esst est esther et etage ethan etwa etwas euch euer eugene eure eurem euren eurer eures euro europa eva evakuieren
evan evans eve evelyn eventuell ewig ewige ewigen ewigkeit ex ex-frau exakt exemplar existenz existieren existiert
experiment experimente experte experten explodieren explodiert explosion extra extrem exzellent exzellenz ey ezra
fabelhaft fabrik facebook fach faden fahndung fahne fahr fahre fahren fahrer fahrrad fahrstuhl fahrt fahrzeug
fahrzeuge fair faith fakt fakten fall falle fallen falls falsch falsche falschen falscher falsches familie familien
fan fand fanden fang fange fangen fangt fanny fans fantasie fantastisch fantastische farbe farben farm farmer fass
fasse fassen fasst fast faszinierend fasziniert faul faust fbi februar feder federn fee fehlen fehler fehlst fehlt
fehlte feier feierabend feiern feiert feige feigling feiglinge fein feind feinde feinden feindliche feine feinen
feiner feld felder feldwebel felicity felix fell felsen fenster ferien fern fernbedienung ferne fernhalten fernsehen
fernseher fersen fertig fertigmachen fesseln fest feste festen fester festgehalten festgenommen festgestellt
festhalten festnahme festnehmen festplatte feststellen festung fett fette fetten fetter feucht feuer feuern feuert
feuerwehr feuerwerk feuerzeug fick ficken fickt fieber fiel fielen fies figur figuren film filme filmen films finale
finanzen finanzielle finanzieren finanziert finch find finde finden findest findet fing fingen finger fingerabdrücke
fingern finn finsternis fiona firma firmen first fisch fische fischen fischer fish fisher fit fitz flach flagge
flamme flammen flasche flaschen flash fleck flecken flehe fleisch fleißig fletcher flieg fliege fliegen flieger
fliegst fliegt fliehen flieht fließen fließt flirten flittchen flitterwochen flog flogen floh flora florence florida
flotte fluch flucht flug flughafen flugzeug flugzeuge flur fluss flut flüchten flüchtlinge flügel flüssigkeit
flüstern flüstert folge folgen folgende folgenden folgendes folgst folgt folgte folter foltern football for force
ford fordere fordern fordert forderungen form formel formen forscher forschung fort fortfahren fortschritt
fortschritte fortsetzen fortsetzung foster foto fotograf fotografieren fotografiert fotos fotze fox fracht frag
frage fragen fragst fragt fragte fragten fran frances francine francis francisco francs frank frankenstein frankie
franklin frankreich franz franzose franzosen französisch französische französischen françois frau frauen fraß freak
frech frechheit fred freddie freddy frei freie freien freier freies freigelassen freiheit freilassen freitag
freiwillig freiwillige freizeit fremd fremde fremden fremder frequenz fresse fressen freu freude freuden freue
freuen freund freundchen freunde freunden freundes freundin freundinnen freundlich freundschaft freust freut freya
friede frieden friedhof friedlich friedrich frisch frische frischen frischer frisches friseur frisst frisur fritz
froh frohe frohes from front frosch frost frucht frustriert fry fräulein fröhlich fröhliche früchte früh frühen
früher früheren frühling frühstück frühstücken fu fuchs fuck fuer fuhr fuhren funk funken funkgerät funktion
funktionieren funktioniert funktionierte fur furcht furchtbar furchtbare furchtbaren futter fuß fußball fã fähig
fähigkeit fähigkeiten fähnrich fähre fährst fährt fälle fällen fällig fällst fällt fälschung fände fängst fängt
föderation förmlich fühl fühle fühlen fühlst fühlt fühlte führ führe führen führer führerschein führst führt führte
führten führung füllen fünf fünfte fünften fünfzehn fünfzig für fürchte fürchten fürchterlich fürchtet füreinander
fürs fürst fürsten füttern füße füßen gab gabe gabel gaben gabriel gabst gaby gail gaius galactica galaxie galerie
galt gang gangster gans ganz ganze ganzem ganzen ganzer ganzes gar garage garantie garantiere garantieren garantiert
garcia garde garderobe garrett garten gary gas gasse gast gastfreundschaft gastgeber gate gates gauner gavin ge
geahnt geantwortet gearbeitet geb gebacken gebaut gebe geben gebet gebete gebeten gebetet gebiet gebildet gebissen
geblieben geboren gebot geboten gebracht gebrauchen gebraucht gebrochen gebt gebucht gebunden geburt geburtstag
gebäude gedacht gedanke gedanken gedauert gedeckt gedemütigt gedenken gedicht gedichte gedient gedreht gedroht
gedrängt gedrückt geduld geduldig gedächtnis geehrt geeignet geerbt gefahr gefahren gefallen gefangen gefangene
gefangenen gefangener gefasst gefecht gefehlt gefeiert gefesselt gefeuert gefickt gefiel gefilmt geflogen geflohen
gefolgt gefoltert gefragt gefressen gefreut gefunden gefährden gefährdet gefährlich gefährliche gefährlichen
gefährlicher gefälligst gefällt gefälscht gefängnis gefühl gefühle gefühlen gefühlt geführt gefüllt gefüttert
gegangen gegeben gegen gegend gegeneinander gegenleistung gegenmittel gegensatz gegenseitig gegenstand gegenstände
gegenteil gegenwart gegenzug gegenüber gegessen geglaubt gegner gegründet gegrüßt geguckt geh gehabt gehackt gehalt
gehalten gehandelt gehasst gehe geheilt geheim geheimdienst geheime geheimen geheimes geheimnis geheimnisse
geheimnisvolle geheiratet gehen gehirn gehirnerschütterung gehofft geholfen geholt gehorchen gehst geht gehts
gehängt gehör gehöre gehören gehörst gehört gehörte gehörten geier geige geil geile geirrt geisel geiseln geist
geister geistern geistes geistig gejagt gekannt gekauft geklappt geklaut gekleidet geklärt geknackt gekocht gekommen
gekostet gekriegt gekämpft gekümmert gekündigt geküsst gelacht geladen gelandet gelang gelangen gelangt gelangweilt
gelassen gelaufen gelb gelbe gelben geld geldes gelebt gelegen gelegenheit gelegentlich gelegt gelehrt geleistet
geleitet gelernt gelesen geliebt geliebte geliebten geliebter geliefert geliehen gelingen gelingt gelitten gelobt
gelogen gelten gelungen gelächter gelähmt gelände gelöscht gelöst gemacht gemalt gemein gemeinde gemeinsam
gemeinsame gemeinsamen gemeinsames gemeinschaft gemeint gemeldet gemerkt gemietet gemma gemocht gemälde gemäß gemüse
gemütlich gen genannt genau genaue genauer genauso gene genehmigt genehmigung general generation generationen
generator genervt genial genick genie genieß genieße genießen genießt genommen genosse genossen gentleman gentlemen
genug genutzt genügen genügend genügt geopfert georg george georges georgia georgie gepackt geparkt geplant geplatzt
geprüft geprügelt geputzt gepäck gerade geradeaus geradezu gerald gerannt geraten geraucht gerechnet gerecht
gerechtigkeit gerede geredet geregelt gereicht gereist gerettet gericht gerichtet gerichtsmediziner gerichtssaal
geriet geringste geringsten gerissen geritten german gern gerne gerochen geruch gerufen gerät geräte geräusch
geräusche gerücht gerüchte gerührt gesagt gesammelt gesamte gesamten gesang geschaffen geschafft geschah geschaut
geschehen gescheitert geschenk geschenke geschenkt geschichte geschichten geschickt geschieden geschieht geschirr
geschlafen geschlagen geschlecht geschlossen geschluckt geschmack geschmeckt geschmeichelt geschmissen geschnappt
geschnitten geschossen geschrei geschrieben geschrien geschwindigkeit geschwister geschworen geschworenen geschäft
geschäfte geschäften geschäftlich geschäftsführer geschäftsmann geschäftspartner geschützt gesegnet gesehen
gesellschaft gesendet gesessen gesetz gesetze gesetzes gesetzt gesichert gesicht gesichter gesichtet
gesichtsausdruck gesorgt gespannt gespart gespenst gesperrt gespielt gesprengt gesprochen gesprungen gespräch
gespräche gespürt gestalt gestalten gestanden gestank gestapo gestartet gestatten gestattet geste gesteckt gestehe
gestehen gestellt gestern gestiegen gestochen gestohlen gestohlenen gestoppt gestorben gestoßen gestresst gestrichen
gestritten geständnis gestört gestürzt gesucht gesund gesunde gesunden gesundheit gesungen gesunken get getan
getanzt geteilt getestet getragen getrennt getreten getrieben getroffen getrunken getränk getränke geträumt
getäuscht getötet gevögelt gewachsen gewagt gewahrsam gewalt gewaltig gewalttätig gewann gewarnt gewartet gewaschen
gewebe gewechselt geweckt gewehr gewehre geweint gewerkschaft gewesen gewicht gewidmet gewinn gewinne gewinnen
gewinner gewinnst gewinnt gewiss gewisse gewissen gewisser gewitter gewohnheit gewohnt gewollt gewonnen geworden
geworfen gewusst gewählt gewähren gewährt gewöhnen gewöhnlich gewöhnliche gewöhnlicher gewöhnt gewünscht gezahlt
gezeichnet gezeigt gezogen gezwungen gezählt geändert geöffnet geübt gib gibbs gibst gibt gibts gideon gier gierig
gift gilbert giles gilt gin gina ging ginge gingen ginger gingst gipfel girl girls gitarre gitter glanz glas glatt
glaub glaube glauben glaubst glaubt glaubte glaubten gleich gleiche gleichen gleichfalls gleichgewicht gleichzeitig
glen glenn global glocke glocken gloria glotzt gläser glück glücklich glückliche glücklichen glücklicher
glücklicherweise glückliches glückspilz glückstag glückwunsch gnade gnaden gnädig gnädige go goa godzilla gold
golden goldene goldenen golf gonna good gordon gossip got gotham gott gottes gottverdammt gottverdammte gouverneur
gps grab graben grace grad grade grady graf graham gramm grand grandma grandpa grant gras gratis gratuliere
gratulieren grau grauen grausam gray grayson green greg gregory greif greifen greift grenze grenzen greta gretchen
grey griechen griechenland griff griffin grill grillen grimm grinsen grippe grob gross grosse group grove groß
großartig großartige großartigen großartiger großartiges große großeltern großem großen großer großes großmutter
großteil großvater großzügig grube grund grunde grundlage grundstück gruppe gruppen gruselig gruß gräfin größe
größer größere größeren größeres größte größten größter grün gründe gründen gründlich grüne grünen grünes grüß grüße
grüßen guck gucke gucken guckst guckt gus gustav gut gute gutem guten guter gutes gutmachen guy gwen gäbe gärtner
gäste gästen gönnen götter göttern göttin günstig gürtel güte gütig gütiger ha haar haare haaren hab habe haben habs
habt hacken hacker hafen haft haftbefehl hahn hai haken hal halb halbe halben halber halbes haley half halfen hall
halle halleluja hallo halloween halluzinationen hals halt halte halten haltet haltung hamburg hamburger hamilton
hammer hammond han hand handel handeln handelt handgelenk handlung handlungen handschellen handschrift handschuh
handschuhe handtasche handtuch handtücher handy handys hank hanna hannah hannes hannibal hans happy hardy harley
harmlos harold harper harriet harris harrison harry hart harte harten harter hartes harvard harvey hase hasen hass
hasse hassen hasst hasste hast hastings hat hatte hatten hattest hattet hau hauch haue hauen haufen hauptmann
hauptquartier hauptrolle hauptsache hauptstadt hauptsächlich haus hausarrest hausaufgaben hause hauses hausfrau
haushalt haushälterin hausmeister haust haustier haustür haut have hawaii hayes he healey heart heather heb hebe
heben hebt hector hedley heer heftig heidi heil heilen heilig heilige heiligen heiliger heiligkeit heilmittel heilt
heilung heim heimat heimlich heimweg heinrich heirat heirate heiraten heiratest heiratet heiratete heisst heizung
heiß heiße heißen heißer heißes heißt held helden heldin helen helena helf helfe helfen helfer helft helikopter hell
helle heller helm hemd hemden henderson hengst henker henri henry her herab heran heraus herausfinden herausfindet
herausforderung herausgefunden herauszufinden herbert herbringen herbst herd herde here herein hergebracht
hergekommen hergestellt herhören herkam herkomme herkommen herkommt herkunft herman heroin herr herren herrgott
herrin herrje herrlich herrn herrschaft herrschaften herrschen herrscher herrscht herstellen herum herumlaufen
herunter hervor hervorragend hervorragende herz herzen herzens herzinfarkt herzlich herzlichen herzog herzogin
herzschlag herzukommen herzustellen heulen heult heut heute heutige heutigen heutzutage hexe hexen hey hi hielt
hielten hier hierbei hierbleiben hierfür hierher hierhin hiermit hiervon hieß high highschool highway hilf hilfe
hilflos hilfreich hilfst hilft hill hills himmel himmels hin hinauf hinaus hinbringen hindern hindernis hindurch
hinein hinfahren hing hingabe hingegangen hingehen hingelegt hingerichtet hinkriegen hinlegen hinreißend hinrichtung
hinsehen hinsetzen hinsicht hinten hinter hintergrund hinterhalt hinterher hinterkopf hinterlassen hinterließ
hinterlässt hintern hintertür hinunter hinweg hinweis hinweise hinweisen hinzu hinzufügen hinüber hirn hit hitler
hitze hm hmm ho hobby hoch hochgehen hochzeit hochzeiten hochzeitstag hof hoffe hoffen hoffentlich hoffnung
hoffnungen hoffnungslos hofft hoffte hogan hohe hoheit hohen hoher hohes hol hole holen holland holly hollywood
holmes holst holt holte holz home homer honey hong hongkong honig hood hook hope hopp hoppla horizont horn hose
hosen hospital hot hotel hotels hotelzimmer house houston how howard howie hubschrauber huch hudson hugh hughes hugo
huh huhn hummer humor humphrey hund hunde hunden hundert hunderte hunger hungrig hunt hunter hupen hure huren
hurensohn hurra husten hustet hut hutch hydra hypothek hysterisch hä häftling häh hälfte hält hältst händchen hände
händen händler häng hänge hängen hängst hängt härter häschen hässlich hässliche hässlichen hätt hätte hätten hättest
hättet häufig häuptling häuschen häuser häusern höchst höchste höchsten höchstens höflich höhe höhepunkt höher
höhere höheren höhle hölle hör höre hören hörer hörst hört hörte hörten höschen hübsch hübsche hübschen hübscher
hübsches hüfte hüften hügel hühnchen hühner hülle hündchen hüte hüten hütte ian ich ick ida ideal ideale idee ideen
identifizieren identifiziert identisch identität idiot idioten if igitt ignorieren ignoriert ihm ihn ihnen ihr ihre
ihrem ihren ihrer ihres ihretwegen ii ike il illegal illegale illegalen illusion im image immer immerhin immerzu
immobilien impuls in indem indianer indien industries infektion infiziert info informant informanten information
informationen informieren informiert infos infrage ingalls ingenieur ingrid inhalt initiative inklusive inmitten
innen innenstadt innere inneren innerhalb innerlich ins insassen insbesondere insekten insel inseln insgesamt
inspector inspektor inspiration inspiriert installiert instinkt institut instrument instrumentalmusik instrumente
intakt integrität intelligent intelligenz intensiv interessant interessante interessanter interessantes interesse
interessen interessieren interessiert internat international internationale internationalen internet interview
invasion investieren investiert investition involviert inwiefern inzwischen ios ira irak irene irgend irgendein
irgendeine irgendeinem irgendeinen irgendeiner irgendetwas irgendjemand irgendjemanden irgendwann irgendwas
irgendwelche irgendwelchen irgendwer irgendwie irgendwo irgendwohin irina iris irland ironie ironisch irre
irrelevant irren irrer irrst irrt irrtum is isaac isabel isabella isabelle island isoliert israel iss isst ist it
italien italiener italienisch ivan ivy izzy ja jack jacke jackie jackson jacob jacques jaffa jagd jage jagen jagt
jahr jahre jahrelang jahren jahres jahrestag jahreszeit jahrhundert jahrhunderte jahrhunderten jahrhunderts jake
jakob james jamie jammer jammern jan jane janet janice januar japan japaner japanisch japanische japanischen jason
jasper jawohl jax jay jazz je jean jeanne jeannie jeans jede jedem jeden jedenfalls jeder jedermann jederzeit jedes
jedi jedoch jeep jeff jefferson jeffrey jegliche jemals jemand jemandem jemanden jen jene jenem jenen jener jenkins
jenna jennifer jenny jens jenseits jep jeremy jerry jersey jess jesse jessica jessie jesus jet jetzt jeweils jill
jim jim-bob jimmy jin jo joan job jobs jodi jody joe joel joey johannes john john-boy johnny johnson joint jon jonah
jonas jonathan jones jordan josef joseph josh joshua josé journalist journalisten joy joyce juan jubel jubeln juckt
jude juden judith judy jugend jugendliche juhu jules juli julia julian julie julien juliette julius june jung junge
jungen junger junges jungfrau jungs juni junior junkie jury just justin justiz juwelen jäger jägerin jünger jüngeren
jüngste jüngsten kabel kabine kacke kaffee kai kaiser kalender kalifornien kalt kalte kalten kaltes kam kamen kamera
kamerad kameraden kameras kamin kammer kampagne kampf kamst kanada kanal kandidat kandidaten kane kang kaninchen
kann kannst kannte kannten kanntest kanone kanonen kansas kanzlei kanzler kapelle kapier kapieren kapierst kapiert
kapitel kapitän kapsel kaputt kara kardinal karen karin karl karma karre karriere karte karten kartoffeln karton
kasse kassette kasten kat katastrophe kate kater katharina katherine kathy katie katrina katze katzen kauf kaufe
kaufen kaufst kauft kaufte kaugummi kaum kaution kavallerie kay kehle kehre kehren kehrt kehrte kein keine keinem
keinen keiner keinerlei keines keinesfalls keineswegs keins keith keks kekse keller kellner kellnerin kelly ken kenn
kenne kennedy kennen kennengelernt kennenlernen kennenzulernen kenneth kennst kennt kenntnis kenny kennzeichen kent
kerker kerl kerle kerlen kermit kern kerze kerzen kette ketten keuchen keucht kevin kg khan kichern kichert kid kids
kiefer kiki killer kilo kilometer kim kimmy kind kinder kindergarten kindermädchen kindern kinderspiel kindes
kindheit kindisch king kinn kino kira kirby kirche kirk kissen kiste kisten kit kitt kitty klage klagen klamotten
klang klappe klappen klappern klappt klar klare klaren klarer klarkommen klarstellen klasse klassiker klassische
klatschen klauen klaus klaut klavier klaviermusik kleben klebt kleid kleider kleidung klein kleine kleinen kleiner
kleines kleingeld kleinigkeit kleinste klemme klemmt klempner klettern klient klienten klimaanlage klinge klingel
klingeln klingelt klingen klingonen klingst klingt klinik klink klirren klo klopf klopfen klopft kloster klub klug
kluge kluger klugscheißer klänge klären klüger km knabe knacken knall knallen knallt knapp knarre knarren knast
kneipe knie knien knight knochen knopf knoten know knurren knurrt knöchel knöpfe koch koche kochen kocht kodex
koffer kofferraum kohle kokain koks kollege kollegen kollegin kolonie koma kombination komiker komisch komische
komischen komischer komisches komitee komm kommandant kommando komme kommen kommentar kommissar kommission kommst
kommt kommunikation kommunisten kommunizieren kompanie komplett komplette kompliment komplizen kompliziert
komplizierter komödie kondom konferenz konflikt kong kongress konkurrenz konnte konnten konntest konntet
konsequenzen kontakt kontakte kontaktieren kontaktiert konten konto kontrolle kontrollieren kontrolliert
konzentration konzentrier konzentriere konzentrieren konzentriert konzept konzert kooperation kooperieren
koordinaten kopf kopfschmerzen kopie kopien korb korea korrekt korrektur korrigieren korrigiert korruption kosten
kostenlos kostet kostete kostüm kostüme kotzen kotzt krach krachen kraft kragen kram kramer krank kranke kranken
krankenhaus krankenschwester krankenstation krankenwagen kranker krankheit krankheiten krass kratzen kratzer
krawatte kreatur kreaturen krebs kredit kreditkarte kreditkarten kreis kreischen kreischt kreisen kreuz kreuzung
kriechen krieg kriege kriegen krieger krieges kriegst kriegt kriminelle kriminellen krimineller krise kritik
kritisch krone kronen kräfte kräften kräftig krüppel kuba kuchen kuckuck kugel kugeln kuh kultur kummer kumpel
kumpels kunde kunden kung kunst kuppel kurs kurt kurve kurz kurze kurzem kurzen kurzer kurzfristig kuss kutsche kyle
käfer käfig kälte käme kämen kämpfe kämpfen kämpfer kämpfst kämpft kämpfte kämpften käpt käse kätzchen käufer köchin
köder könig könige königin königliche königlichen königreich königs könne können könnt könnte könnten könntest
könntet köpfe köpfen körper körperlich körperliche körpers körperverletzung köstlich köter küche kühe kühl
kühlschrank kümmer kümmere kümmern kümmerst kümmert kündige kündigen kündigung künstler künstlerin kürze kürzer
kürzlich küss küsschen küsse küssen küsst küste la labor lacey lach lache lachen lachst lacht lade laden ladies
ladung lady ladys lag lage lagen lager lagerhaus lahm lake laken lamm lampe lana lance land lande landen landes
landet landete landschaft landung lane lang lange langem langen langer langes langeweile langsam langsamer
langweilen langweilig laptop larry lars las laser lass lasse lassen lasst last laster lastwagen latein lauf laufe
laufen laufenden lauft laune laura laurel lauren laut laute lauten lauter lautes lautet lautsprecher lavon lawrence
laß laßt lch le leb lebe leben lebend lebende lebenden lebendig lebens lebenslauf lebenslänglich lebensmittel
lebenszeichen leber lebewesen lebewohl lebst lebt lebte lebten leck lecken lecker leder lediglich lee leer leere
leeren leg legal lege legen legende legst legt legte lehnen lehre lehren lehrer lehrerin lehrte leib leibwächter
leiche leichen leichnam leicht leichte leichten leichter leichtes leid leide leiden leidenschaft leider leidet
leihen leine leinwand leise leiser leises leisten leistung leite leiten leiter leitet leitung lektion lemon lena
lenken lenkt lenny leo leon leonard lerne lernen lernst lernt lernte lernten les lesbe lesbisch lese lesen leslie
lester let letzte letzten letztendlich letztens letzter letztes letztlich leuchten leuchtet leugnen leute leuten
leutnant level lewis lex lhnen lhr lhre lhrem lhren lhrer li liam licht lichter lichtjahre lieb liebe lieben liebend
lieber liebes liebhaber liebling liebst liebste liebsten liebster liebt liebte liebten lied lieder lief liefen
liefere liefern liefert lieferung lieferwagen liege liegen liegst liegt lies liest lieutenant ließ ließe ließen life
liga light like lila lilly lily limo limonade limousine lin lincoln linda line ling linie linien linke linken links
lionel lippen lippenstift lisa liste liter literatur litt little liv live liz lizenz lizzie lkw ll lloyd lm ln lo
lob lobby loch locke locken locker log logan logik logisch lohn lohnt lois lokal lola lolle london long look lord
lorelai lori los loser losgehen loslassen loslegen loswerden loszuwerden lou louie louis louise love loyal loyalität
luca lucas lucky lucy lud luder ludwig luft luis lukas luke lulu lunge lungen lust lustig lustige lustiger luther
luthor lux luxus lydia lynette lynn lächeln lächelt lächerlich lächle läden lädt länder ländern länge länger längst
lärm lässt läufst läuft läuten läutet läßt löcher löffel löschen löse lösegeld lösen löst lösung löwe löwen lücke
lüg lüge lügen lügner lügnerin lügst lügt ma mac macgyver mach mache machen machst macht machte machten machtlos
mack madam madame mademoiselle madison madonna madrid mae maestro mafia mag magazin magazine magen maggie magie
magier magische magischen magnus magst mahlzeit mai mailand mailbox mais majestät major make make-up mal malcolm
male malen maler mama mamas mami man management manager manche manchen manches manchmal mandant mandanten mandy
mangel manhattan manieren manipulieren manipuliert mann mannes mannschaft manny mantel manuel marc marcel marcie
marco marcus marcy margaret marge margot maria marian marianne marie marihuana marilyn marina marine marines mario
marion mark marke markiert markt markus marquis mars marsch marschieren marsh marshal marshall martha martin martini
marty marvin mary maschine maschinen maschinenraum maske masken mason massage massaker masse master material materie
mathe mathematik matratze matt matthew matthews matty mauer mauern maul maulwurf maura maureen maurice maus max may
maya mayday maß maßnahmen mccoy mcgee mckay me mechaniker medaille media medien medikament medikamente medizin
medizinische medizinischen meer meeting meg megan mehr mehrere mehreren mehrheit mehrmals mei meiden meile meilen
mein meine meinem meinen meiner meinerseits meines meinetwegen meins meinst meint meinte meinten meintest meinung
meist meiste meisten meistens meister mel melancholische melanie melde melden meldet meldete meldung melissa melodie
menge mengen mensch menschen menschenleben menschheit menschlich menschliche menschlichen menschlicher menschliches
menschlichkeit mercedes merci meredith merk merke merken merkst merkt merkte merkwürdig merkwürdige merlin messe
messen messer metall meter metern methode methoden metro metropolis mexico mexikaner mexiko mh mhm mhm-hm mi mia
miami mich michael michaels michel michelle mick mickey mies miese miesen mieser mieses miete mieten miguel mike
mikey milch mildred miles militär militärische miller milliarden millie million millionen millionär mills milo
milton mimi min mindeste mindestens mine minen minister ministerium minus minute minuten mir miranda miriam mischen
mischung miss missbraucht mission mississippi misstrauisch missverständnis mist mister mistkerl mistkerle miststück
mit mitarbeiter mitbekommen mitbewohner mitbewohnerin mitbringen mitch mitchell miteinander mitfahren mitgebracht
mitgefühl mitgehen mitgemacht mitgenommen mitglied mitglieder mithalten mithilfe mitkommen mitleid mitmachen
mitnehmen mitspielen mittag mittagessen mittags mittagspause mitte mitteilen mittel mitteln mitten mitternacht
mittleren mittlerweile mittwoch mitzunehmen mitzuteilen mm mm-hmm mmm mo mochte mochten mode model modell modern
moderne modernen molly mom moment momentan momente mommy moms mon mona monat monate monatelang monaten monats mond
money monica monitor monk monroe monsieur monster montag montgomery monty moon moore moral mord morde morden mordes
mordfall mordkommission mordwaffe more morgan morgen morgens morphium morris morty moses moskau motel motiv motor
motorrad motto mount mountain mr mrs much mulder mum mumm mund munition munter murphy murray muschi museum musik
musiker muskeln muss musst musste mussten musstest muster mut mutig mutter mutti muß mußt mußte my mylady mylord
mysteriöse mythos mächtig mächtige mächtigen mächtiger mädchen mädchens mädel mädels männchen männer männern
männlich männliche männlichen märchen märz mäuse möbel möchte möchten möchtest möchtet möge mögen möglich mögliche
möglichen möglicherweise möglichkeit möglichkeiten möglichst mögt mönch mörder mörderin müde mühe mühle müll müller
münchen münze münzen müsse müssen müsst müsste müssten müsstest mütter mütze na nach nachbar nachbarin nachbarn
nachbarschaft nachdem nachdenken nachfolger nachforschungen nachfrage nachgedacht nachgehen nachgesehen nachher
nachkommen nachmittag nachmittags nachname nachnamen nachricht nachrichten nachsehen nacht nachtisch nachts
nachzudenken nacken nackt nackte nackten nadel nadia nagel nah nahe nahm nahmen nahrung naht naiv naja name namen
namens nancy nannte nannten nanny nanu naomi napoleon narbe narben narr narren nasa nase nass natalie nate nathan
nation national nationale nationalen nationen natur natürlich natürliche natürlichen navy nazis ne neal neapel nebel
neben nebenan nebenbei ned nee neffe neffen negativ negative neger nehm nehme nehmen nehmt neidisch neil neill nein
nellie nelson nem nen nenn nenne nennen nennst nennt ner nerv nerven nervensäge nervig nervst nervt nervös nest net
netflix nett nette netten netter nettes netz netzwerk neu neuanfang neue neuem neuen neuer neues neueste neuesten
neugier neugierig neuigkeit neuigkeiten neulich neun never new news nich nicholas nicht nichte nichts nick
nickerchen nicky nico nicolas nicole nie nieder niedergeschlagen niederlage niedlich niedrig niemals niemand
niemandem niemanden niere nieren nigger night nikita nikki nimm nimmst nimmt nina nirgends nirgendwo nirgendwohin
niveau nix no noah noch nochmal nochmals nolan non nonne nonnen nora norden norma normal normale normalen normaler
normalerweise normales norman north not notarzt notaufnahme note noten notfall notiz notizen notruf notwehr
notwendig november now nsa nu nudeln null nummer nummern nun nur nutte nutten nutze nutzen nutzlos nutzt nypd
nächste nächsten nächster nächstes nächte nägel nähe nähen näher nähern nähert nämlich nö nördlich nötig nötige
nötigen nüchtern nüsse nützen nützlich nützt ob oben ober oberen oberfläche oberst oberste obersten obhut objekt
objekte obst obwohl och oder odo of ofen offen offenbar offene offenen offensichtlich officer offiziell offizielle
offiziellen offizier offiziere oft oh ohh ohio ohne ohnehin ohnmacht ohnmächtig ohr ohren ohrringe oje ok okay
oktober old oleson olga olive oliver olivia ollie oma omar on one onkel online ooh op opa oper operation operationen
operieren operiert opfer opfern opfers option optionen or orange orbit orchester orden ordentlich ordnung organe
organisation organisieren organisiert orgasmus original orleans ort orte orten oscar oskar osten oswald otis otto
oui out outfit over owen oz ozean pa paar paare pablo pack packe packen packt packung paige paket pakt palast palmer
pam pamela pan panik panzer papa papas papi papier papiere papierkram paps papst parade paradies paranoid pardon
parfüm paris park parken parker parkplatz partei partie partner partnerin partnerschaft party partys pass passagiere
passe passen passend passende passieren passiert passierte passt passte passwort pastor pat pater patient patienten
patientin patricia patrick patrouille patty paul paula paulie pauline pause pearl pech pedro peg peggy peinlich
peitsche peng penis penner pennsylvania penny pension pentagon people per percy perfekt perfekte perfekten perfekter
perfektes perlen perry person personal personen perspektive persönlich persönliche persönlichen persönlicher
persönliches persönlichkeit perücke pest pete peter peters peterson pfad pfannkuchen pfarrer pfeife pfeifen pfeift
pfeil pferd pferde pferden pflanze pflanzen pflege pflegen pflicht pflichten pfoten pfund phase phaser phil
philadelphia philip philippe phillip phillips philosophie phoebe phoenix physik picard picknick piep piepen piepsen
piepst piept pier pierce pierre pike pille pillen pilot piloten pilze pink pinkeln piper pirat piraten pissen
pistole pistolen pizza plan plane planen planet planeten plans plant plastik platt platte platten platz platzen
platziert platzt plaudern pleite plus pläne plätzchen plätze plötzlich po poesie point poirot poker polen police
politik politiker politisch politische politischen polizei polizist polizisten polizistin polly pommes pony pool pop
popcorn porno pornos portal porter portland position positionen positiv positive post posten potenzial potter power
powers praktisch pratt praxis prediger predigt preis preise premiere premierminister president presse
pressekonferenz pressen preston price priester prima prince prinz prinzen prinzessin prinzip prinzipien priorität
privat privatdetektiv private privaten privates privatleben privatsphäre pro probe proben probier probiere probieren
probiert problem probleme problemen produkt produktion produzent produzieren produziert professionell professionelle
professor profi profil profis profit profitieren programm programmiert projekt propheten prophezeiung prost
prostituierte protokoll provinz provozieren prozent prozess prue prächtig präsentation präsentieren präsentiert
präsident präsidenten präsidentin präzise prüfen prüfung prüfungen prügel prügeln psst pst psychiater psycho
psychologie psychopath pub publikum pudding pulli pullover puls pulver punkt punkte punkten puppe puppen pussy
putzen päckchen pärchen pässe pünktlich qual qualen qualifiziert qualität quarantäne quartier quasi quatsch
quatschen queen queens quelle quellen quentin quer quere quietschen quinn quitt quittung quälen ra rabbi rache
rachel rad radar radio ragnar rahmen raj rakete raketen ralph ramon ran ranch rand randall randy rang rangehen
ranger rannte rasch rasen rasieren rasiert rasse rast rat rate raten rathaus ratschlag ratschläge ratte ratten raub
raubüberfall rauch rauche rauchen rauchst raucht rauf raum raumschiff raus rausbringen rauschen rausfinden
rausgefunden rausgehen rausgeholt rausgekommen rausgeschmissen rausgeworfen raushalten rausholen rauskommen
rauskommt rauskriegen rauslassen rauswerfen rauszufinden rauszuholen rauszukommen raven ray raymond re reagan
reagieren reagiert reaktion real realistisch realität rebecca rebellen rebellion rechnen rechnung rechnungen recht
rechte rechten rechtfertigen rechts rechtsanwalt rechtzeitig red rede reden redest redet redete redeten reed reese
reg regal regel regelmäßig regeln regen reggie regie regieren regiert regierung regiment regina region regisseur
registriert regnen regnet regt reich reiche reichen reicher reiches reichlich reicht reichtum reichweite reid reif
reifen reihe reihen reihenfolge rein reine reinen reiner reines reingefallen reingehen reingekommen reingelegt
reingezogen reinigen reinigung reinkommen reinkommt reinlassen reinlegen reinste reis reise reisen reist reite
reiten reiter reitet reizend reizende reiß reißen reißt rekord relativ religion rendezvous renee renn rennen rennst
rennt rente reparatur reparieren repariert reporter reporterin republik reserviert respekt respektiere respektieren
respektiert respektlos ressourcen rest restaurant restaurants reste restlichen resultat rette retten retter rettet
rettete rettung reue reverend revier revolution revolver rex reynolds rezept rhythmus rich richard richards richie
richmond richte richten richter richtet richtig richtige richtigen richtiger richtiges richtung rick ricky rico
rieche riechen riechst riecht rief riefen riesen riesig riesige riesigen riesiger riesiges right riker riley ring
ringe rio rippen risiken risiko riskant riskiere riskieren riskiert riss rita ritt ritter ritual river road rob
robbie robert roberto roberts robin robinson roboter rock rockmusik rocky rod rodney rodrigo roger rogers rohr
roland roll rolle rollen rollstuhl rom roman romantik romantisch romantische romeo ron ronald ronnie roosevelt rory
rosa rose rosen rosie ross rot rote roten roter rotes route routine roy royal ruby rucksack rudel ruder rudi rudy
rue ruf rufe rufen rufst ruft rufus ruh ruhe ruhen ruhestand ruhig ruhige ruhiger ruhm ruht ruinieren ruiniert rum
rumhängen rumlaufen rumsitzen rund runde runden runter runterkommen rupert russell russen russisch russische
russischen russland rusty ruth ryan rächen räder rätsel räuber räume räumen räumt räuspert römer römischen rüber
rücken rückgängig rückkehr rückseite rücksicht rücksitz rückt rückweg rückwärts rückzug rühr rühren rührt rüstung
saal sabine sache sachen sachte sack sackgasse safe saft sag sage sagen sagst sagt sagte sagten sagtest sah sahen
sahne sahst said saint saison sal salat sally salon salz sam samantha samen sammeln sammelt sammlung sammy samstag
samuel samurai san sand sandra sandwich sandwiches sandy sanft sanfte sang sanitäter santa sara sarah sarg sarge
sasha satan satelliten satt sattel satz sau sauber saubere sauer sauerstoff saufen saul sawyer say saß saßen scannen
scanner sch schach schachtel schade schaden schadet schaf schafe schaff schaffe schaffen schaffst schafft schaffte
schal schale schalt schalte schalten schalter schaltet scham schande scharf scharfe schatten schatz schau schaue
schauen schaufel schauspieler schauspielerin schaust schaut schaute scheck schecks scheibe scheiden scheidung schein
scheinbar scheine scheinen scheinst scheint scheiss scheisse scheitern scheiß scheißdreck scheiße scheißegal
scheißen scheißer scheißkerl schenk schenke schenken schenkt schenkte schere scherz scherze scherzen scheune schicht
schick schicke schicken schicksal schickst schickt schickte schickten schieb schieben schiebt schief schien schienen
schieß schieße schießen schießerei schießt schiff schiffe schiffen schiffes schild schilde schildkröte schimmer
schinken schirm schiss schlacht schlachten schlachtfeld schlaf schlafe schlafen schlaft schlafzimmer schlag
schlaganfall schlage schlagen schlagt schlagzeilen schlamassel schlamm schlampe schlampen schlange schlangen schlau
schlauch schlauer schlecht schlechte schlechten schlechter schlechtes schlechteste schleichen schleier schleppen
schlief schließ schließe schließen schließfach schließlich schließt schlimm schlimme schlimmen schlimmer schlimmeres
schlimmes schlimmste schlimmsten schlitten schloss schluchzen schluchzt schluck schlucken schlug schlugen schluss
schläfst schläft schläge schläger schlägerei schlägst schlägt schlüssel schmecken schmeckt schmeiß schmeißen
schmeißt schmerz schmerzen schmerzhaft schmerzt schmetterling schmidt schmuck schmutz schmutzig schmutzige
schmutzigen schnapp schnappen schnappt schnaps schnattert schnauze schnee schneid schneide schneiden schneider
schneidet schnell schnelle schnellen schneller schnellste schnitt schnurrbart schock schockiert schokolade schon
schonen school schoss schottland schoß schrank schreck schrecken schrecklich schreckliche schrecklichen
schrecklicher schreckliches schrei schreib schreibe schreiben schreibst schreibt schreibtisch schreie schreien
schreist schreit schrie schrieb schrift schriftlich schriftsteller schritt schritte schrott schräg schublade schuf
schuft schuh schuhe schuhen schuld schulde schulden schuldest schuldet schuldgefühle schuldig schuldigen schule
schulen schulter schultern schultz schuppen schurken schuss schutz schwach schwache schwachen schwachkopf
schwachsinn schwager schwamm schwanger schwangere schwangerschaft schwanz schwanzlutscher schwarz schwarze schwarzen
schwarzer schwarzes schwebt schweden schweig schweigen schwein schweine schweiz schweizer schweiß schwer schwere
schweren schwerer schweres schwerkraft schwert schwerter schwester schwestern schwiegersohn schwierig schwierige
schwierigen schwieriger schwierigkeiten schwimmen schwimmt schwindel schwindelig schwindler schwingen schwitzen
schwor schwuchtel schwul schwule schwulen schwung schwäche schwächen schwächer schwänze schwör schwöre schwören
schädel schäden schäme schämen schätzchen schätze schätzen schätzt schön schöne schönen schöner schönes schönheit
schönste schönsten schöpfer schüchtern schüler schülerin schüsse schüssel schütteln schütze schützen schützt
scofield scotch scotland scott scotty scully sdh sdi se sean seattle sebastian sechs secret security see seele
seelen seemann segel segeln segen segne seh sehe sehen sehnsucht sehr seht sei seid seide seien seife seil sein
seine seinem seinen seiner seines seist seit seitdem seite seiten seither sekretär sekretärin sektion sektor sekunde
sekunden selbe selben selber selbst selbstmord selbstverständlich selbstvertrauen selten seltene seltsam seltsame
seltsamen seltsamer seltsames semester senat senator senden sender sendet sendung senf senken sensibel sensoren
september serena sergeant serie serienmörder server service servieren serviert sessel set seth setz setze setzen
setzt setzte setzten seufzt seven sex sexuell sexuelle sexuellen sexy señor señorita shakespeare shane shannon
sharon shaw shawn she sheila shelby sheldon shepherd sheppard sheridan sheriff sheriffs sherlock sherman sherry
shield shirley shirt shit shoppen show shuttle si sich sicher sichere sicheren sicherer sichergehen sicherheit
sicherheitsdienst sicherlich sichern sicherstellen sicherzustellen sicht sichtbar sid side sidney sie sieben sieg
siegel siegen sieger sieh siehst sieht signal signale signora silas silber silver silvester simmons simon simone
simpson sinclair sind sing singe singen single singst singt sinken sinkt sinn sinne sinnlos sir sire sirene sirenen
sisko situation situationen sitz sitze sitzen sitzt sitzung skandal skinner sklave sklaven sklaverei sklavin skye
sloan sloane smith sms snow so sobald socken sodass soeben sofa sofern sofia sofort software sogar sohn sohnes
solange solch solche solchen solcher solches soldat soldaten soll solle sollen sollst sollt sollte sollten solltest
solltet solo somit sommer sonde sondern song songs sonja sonne sonnenaufgang sonnenschein sonnenuntergang sonntag
sonntags sonny sonst sookie sophia sophie sorg sorge sorgen sorgerecht sorgfältig sorgst sorgt sorry sorte sound
south soviel sowas soweit sowie sowieso sowohl soziale sozialen sozusagen soße spaghetti spanien spanier spanisch
spanische spannend spannende spannung spannungsvolle spar sparen spart spass spazieren spaziergang spaß special
speck speed spencer spende spenden spender sperma sperren sperrt spezialität speziell spezielle speziellen spezies
spiegel spiel spielchen spiele spielen spieler spielst spielt spielte spielten spielzeug spike spinne spinnen
spinner spinnst spinnt spion spione spitze spitzel spock spontan sport sprach sprache sprachen sprang spreche
sprechen sprecher sprecht sprengen sprengstoff sprich sprichst spricht sprichwort spring springe springen springt
spritze spritzen spruch sprung sprüche spuck spucken spur spuren spät später spüre spüren spürst spürt spürte square
staat staaten staates staatsanwalt staatsanwaltschaft stab stabil stadion stadt stadtrat staffel stahl stall stamm
stammen stammt stan stand standen standort standpunkt stange stanley stapel star starb starben starbuck stargate
stark starke starken starker starkes starren starrt stars starsky start starte starten startet startklar state
station statt stattdessen stattfinden stattfindet statue status staub steak stechen steck stecke stecken steckst
steckt steckte steele stefan steh stehe stehen stehenbleiben stehlen stehst steht steif steig steige steigen steigst
steigt stein steine stell stella stelle stellen stellst stellt stellte stellten stellung steph stephanie stephen
sterbe sterben sterling stern sterne sternen sternenflotte sternzeit stets steuer steuern steve steven stevens
stevie stewart stich stiefel stiefvater stieg stiehlt stier stieß stift stiftung stil still stille stillen stimme
stimmen stimmengewirr stimmt stimmte stimmts stimmung stinkt stipendium stirb stirbst stirbt stirn stock stoff stolz
stone stop stopfen stopp stoppen stoppt story stoß stoßen strafe strafzettel strahlen strahlung strand strasse
strategie straße straßen streben strecke strecken street streich streiche streichen streifen streik streit streiten
streitet streng stress strich stripperin strom struktur stu stuart student studenten studentin studie studien
studieren studiert studio studium stufe stufen stuhl stumm stunde stunden stundenlang stur sturm sturz städte
städten ständig stärke stärken stärker stärkste stöhnen stöhnt störe stören stört störung stößt stück stückchen
stücke stühle stürmen stürzen stürzt stürzte stützpunkt subcentral substanz such suche suchen suchst sucht suchte
suchten sue suite sullivan sultan summe summen summer summt sumpf sun super superman supermarkt suppe susan susie
suspendiert suzanne sven sweet sydney sylvia symbol symptome system systeme szene szenen säcke sähe sämtliche sänger
sängerin söhne söldner süchtig südamerika süden südlich sünde sünden sünder süß süße süßen süßer süßes süßigkeiten
tabak tabletten tafel tag tage tagebuch tagelang tagen tages tageslicht tagsüber take taktik tal talent talente
talentiert tammy tango tank tankstelle tanner tante tanz tanze tanzen tanzt tapfer tara tarnung tarzan tasche
taschen taschenlampe taschentuch tasse tat taten tatort tatsache tatsachen tatsächlich tattoo taub taube tauben
tauchen taucht tauchte taufe taugt tausch tauschen tausend tausende tausenden taxi taxifahrer taylor teal team teams
technik techniker technisch technologie ted teddy tee teenager teich teil teile teilen teilnehmen teilnehmer teilt
teilweise telefon telefone telefonieren telefoniert telefonnummer telegramm teller tempel temperatur tempo tennis
teppich tequila teresa termin termine terrasse terrorist terroristen terry tess tessa test testament testen tests
teuer teufel teufels teure teuren teurer texas text thanksgiving that the thea theater thema themen theo theoretisch
theorie theorien therapie there theresa they this thomas thompson thor thron ticket tickets tickt tief tiefe tiefen
tiefer tier tierarzt tiere tieren tiger tim time times timing timmy tina tinte tipp tipps tisch tische titel titten
tja to toast tobias toby tochter tod todd tode todes todesstrafe todesursache toilette toiletten tokio toll tolle
tollen toller tolles tom tomaten tommy ton toni tonnen tony tool top topf tor tore torres torte tot total totale
totaler tote toten toter toto tour touristen tower tracy tradition traf trafen trag trage tragen tragisch tragt
tragödie trainer trainieren trainiert training trank transport transporter transportieren trat trau traue trauen
trauer trauern traum trauma traurig traurige traust traut travis treffe treffen treffer treffpunkt treiben treibst
treibstoff treibt trennen trennt trennung treppe treppen tresor trete treten tretet treu treue trevor trick tricks
trieb triff triffst trifft trink trinke trinken trinkgeld trinkst trinkt trip tristan tritt trocken trommeln tropfen
trost trottel trotz trotzdem troy truck trudy trug trugen truppe truppen truthahn trägst trägt tränen träum träume
träumen träumst träumt träumte trösten tschuldigung tschüs tschüss tu tuch tucker tue tugend tumor tun tunnel turk
turm turner turnier turtle tussi tust tut tuvok tv two tyler typ typen typisch täglich tänzer tänzerin täte täter
tätig täuschen täuschung töchter tödlich tödliche tödlichen töne töte töten tötest tötet tötete töteten tür türe
türen türklingel tüte ufer uh uhr uhren uhrzeit uld um umarmen umarmt umarmung umbringen umbringt umdrehen umgang
umgeben umgebracht umgebung umgehen umgehend umgekehrt umgelegt umgezogen umher umkehren umkreis umlegen ums
umschlag umsehen umso umsonst umstände umständen umwelt umwerfend umziehen umzingelt umzubringen umzug umzugehen un
unabhängig unabhängigkeit unangenehm unauffällig unbedingt unbekannt unbekannte unbekannten unberechenbar unbesorgt
unbewaffnet und undercover unendlich unerträglich unerwartet unfair unfall unfassbar unfug unfähig unfälle
ungeduldig ungefähr ungeheuer ungerecht ungern ungewöhnlich ungewöhnliche ungewöhnliches unglaublich unglaubliche
unglück unglücklich unglücklicherweise ungut unheilvolle unheimlich unheimliche unhöflich uni uniform uniformen
union universität universum universums unklar unmöglich unnötig unrecht unruhig uns unschuld unschuldig unschuldige
unschuldigen unser unsere unserem unseren unserer unseres unsicher unsichtbar unsinn unsterblich unten unter
unterbrechen unterbrochen unteren untergang untergehen untergrund unterhalten unterhaltung unterhose unterkunft
unterlagen unterm unternehmen unternommen unterricht unterrichten unterrichtet unterscheiden unterscheidet
unterschied unterschiedliche unterschlupf unterschreibe unterschreiben unterschrieben unterschrift unterschätzen
unterschätzt unterstütze unterstützen unterstützt unterstützung untersuchen untersucht untersuchung untersuchungen
untertitel unterwegs unterwelt unterwäsche unterzeichnen unterzeichnet unverschämt unverständlich unverzüglich
unwahrscheinlich unwichtig unwohl up ups urlaub ursache ursprung ursprünglich urteil urteilen us usa vage vagina val
valentine valentinstag valerie valley vampir vampire van vanessa vase vater vaterland vaters vati vaughn ve vegas
venedig venus ver vera verabredet verabredung verabschieden verabschiedet veranda veranstalten veranstaltung
verantworten verantwortlich verantwortung verarbeiten verarschen verarschst verarscht verband verbannt verbergen
verbessern verbessert verbiete verbieten verbinde verbinden verbindet verbindung verbindungen verbirgt verborgen
verboten verbracht verbrachte verbrannt verbrechen verbrechens verbrecher verbreiten verbreitet verbrennen verbrennt
verbringe verbringen verbringst verbringt verbunden verbündeten verdacht verdammt verdammte verdammten verdammter
verdammtes verdanke verdanken verdeckt verderben verdiene verdienen verdienst verdient verdiente verdorben verdreht
verdächtig verdächtige verdächtigen verdächtiger verdächtigt verehrer verehrte vereinbart vereinbarung vereinen
vereinigten vereint verfahren verfassung verfehlt verfickte verflixt verflucht verfluchte verfluchten verfluchter
verfolge verfolgen verfolgt verfolgung verfügbar verfügung verführen verführt vergangen vergangenen vergangenheit
vergaß vergebe vergeben vergebt vergebung vergehen vergeht vergeltung vergesse vergessen vergesst vergeuden
vergewaltigen vergewaltigt vergewaltigung vergib vergiften vergiftet vergiss vergisst vergleich vergleichen
verglichen vergnügen vergraben vergrößern verhafte verhaften verhaftet verhaftung verhalten verhandeln verhandlung
verhandlungen verheimlichen verheimlicht verheiratet verhindern verhindert verhungern verhält verhältnis verhör
verhören verhört verirrt verkauf verkaufe verkaufen verkaufst verkauft verkaufte verkehr verkehrt verklagen verklagt
verkleidet verknallt verkäufer verkünden verlange verlangen verlangst verlangt verlass verlasse verlassen verlaufen
verlegen verlegenheit verlegt verleihen verletzen verletzt verletzte verletzten verletzung verletzungen verlieben
verliebt verliebte verlier verliere verlieren verlierer verlierst verliert verließ verließen verlobt verlobte
verlobten verlobter verlobung verlor verloren verlorene verlorenen verlust verluste verlässt verläuft vermasseln
vermasselt vermeiden vermisse vermissen vermisst vermisste vermissten vermitteln vermittlung vermute vermuten
vermutet vermutlich vermutung vermächtnis vermögen vernichten vernichtet vernunft vernünftig vernünftige veronica
verpasse verpassen verpasst verpflichtet verpflichtung verpflichtungen verpiss verpisst verprügeln verprügelt verrat
verrate verraten verreisen verreist verrotten verrät verräter verrückt verrückte verrückten verrückter verrücktes
versagen versager versagt versammeln versammelt versammlung versauen versaut verschaffen verschafft verschieben
verschieden verschiedene verschiedenen verschlossen verschluckt verschoben verschont verschwand verschwenden
verschwendet verschwendung verschwiegen verschwinde verschwinden verschwindest verschwindet verschwunden
verschwörung versehen versehentlich versetzen versetzt versichere versichern versichert versicherung versiegelt
version versorgen versorgt versprach versprech verspreche versprechen versprich versprichst versprochen verspätet
verspätung verstand verstanden versteck verstecke verstecken versteckst versteckt versteckte versteh verstehe
verstehen verstehst versteht verstorben verstorbenen verstoßen verständigen verständlich verständnis verstärken
verstärkt verstärkung verstößt versuch versuche versuchen versuchst versucht versuchte versuchten versuchung
verteidigen verteidiger verteidigt verteidigung verteilen verteilt vertrag vertragen vertrau vertraue vertrauen
vertraulich vertraust vertraut vertraute vertreiben vertrete vertreten vertreter vertrieben verträge vertuschen
verursachen verursacht verurteilen verurteilt verwaltung verwandeln verwandelt verwandt verwandte verwandten
verwechseln verwechselt verweigern verweigert verwenden verwendet verwickelt verwirren verwirrend verwirrt
verwirrung verwundet verzeih verzeihe verzeihen verzeiht verzeihung verzichte verzichten verzieh verziehen
verzweifelt verzweiflung verändern verändert veränderte veränderung veränderungen verängstigt verärgern verärgert
veröffentlichen veröffentlicht vetter vic vicky victor victoria video videos vieh viel viele vielen vieler vieles
vielleicht vielmals vielmehr vier vierte viertel vierten vietnam viktor villa vince vincent vinnie violet virginia
virus visier vision visionen visiontext vivian vizepräsident vogel volk volkes voll vollbracht volle vollen voller
vollidiot vollkommen vollmond vollständig volltreffer vom von voneinander vor voran voraus vorausgesetzt vorbei
vorbeigekommen vorbeikommen vorbeischauen vorbereiten vorbereitet vorbereitung vorbereitungen vorbild voreilig
vorerst vorfahren vorfall vorgefallen vorgehen vorgehensweise vorgeht vorgenommen vorgeschlagen vorgesehen
vorgesetzten vorgesetzter vorgestellt vorgestern vorhaben vorhang vorhast vorhat vorher vorhin vorhänge vorkommen
vorlesen vorläufig vorm vorn vorname vornamen vorne vornehmen vorräte vorschlag vorschlagen vorschläge vorschrift
vorschriften vorschuss vorsicht vorsichtig vorsichtiger vorsitzende vorsitzender vorsprechen vorsprung vorstand
vorstellen vorstellung vorstellungen vorteil vorteile vortrag vorwand vorwerfen vorwurf vorwärts vorwürfe
vorzubereiten vorzustellen vorüber vorübergehend voyager vulkan väter vögel vögelchen vögeln völlig wa wach wache
wachen wachmann wachsam wachsen wacht wachte wade waffe waffen wage wagen wagst wagt wahl wahlen wahnsinn wahnsinnig
wahr wahre wahren wahrer wahres wahrheit wahrlich wahrscheinlich wahrscheinlichkeit waisenhaus wal wald walker wall
wallace wally walsh walt walter walton wand wanda wandern wang wange wann wanne want war ward ware waren warf warm
warme warmen warmes warne warnen warnung warp warren wars warst wart warte warten wartest wartet wartete warteten
warum was wasch wasche waschen washington wasser wat watson way wayne we website wechsel wechseln wechselt wecken
wecker weckt weder weg wegbringen wege wegen wegfahren weggefahren weggegangen weggehen weggelaufen weggenommen
weggeworfen weglaufen wegnehmen wegtreten wegwerfen weh wehe wehen wehgetan wehren wehtun wehtut wei weib weibchen
weiber weibliche weiblichen weich weiche weichei weichen weigern weigert weihnachten weihnachtsmann weil weile wein
weine weinen weinst weint weinte weise weisen weisheit weiss weisst weist weit weite weitem weiten weiter weitere
weiteren weiterer weiteres weiterfahren weitergehen weitergeht weiterhelfen weiterhin weiterleben weitermachen weiß
weiße weißen weißer weißes weißt welch welche welchem welchen welcher welches welle wellen wells welpen welt weltall
welten weltkrieg weltraum weltweit wem wen wende wenden wendet wendy wenig wenige wenigen weniger wenigsten
wenigstens wenn wer werbung werd werde werden werdet werfe werfen werft werk werke werkstatt werkzeug werkzeuge
werner wert werte wertlos wertvoll wertvolle werwolf wes wesen wesentlich weshalb wesley wessen west weste westen
weswegen wettbewerb wette wetten wetter wettkampf what when where whiskey whisky white whitney who whoa wichser
wichtig wichtige wichtigen wichtiger wichtigeres wichtiges wichtigste wichtigsten widerlich widersprechen widerstand
widerstehen widmen wie wieder wiedergutmachen wiederhaben wiederhole wiederholen wiederholt wiederhören wiederkommen
wiedersehen wiederum wiederzusehen wiegt wien wieso wieviel wieviele wild wilde wilden wilder wildes wildnis wilhelm
will wille willen willi william williams willie willkommen willow willst willy wilson wimmelt wimmert wind windeln
winkel winston winter winzig winzige winzigen wir wird wirf wirfst wirft wirken wirklich wirkliche wirklichen
wirklichkeit wirkst wirkt wirkte wirkung wirst wirt wirtschaft wissen wissenschaft wissenschaftler wissenschaftliche
wisst with witwe witz witze witzig wo woanders wobei woche wochen wochenende wodka wodurch wofür woher wohin wohl
wohne wohnen wohnst wohnt wohnte wohnung wohnungen wohnwagen wohnzimmer wolf wolke wolken wolle wollen wollt wollte
wollten wolltest wolltet womit womöglich wonach wong woody woran worauf worden worf worin world wort worte worten
worum worüber wovon wovor wow wozu wrack wraith wu wuchs wunde wunden wunder wunderbar wunderbare wunderbaren
wunderbarer wunderbares wundern wunderschön wunderschöne wunderschönen wunderschöner wunderschönes wundert
wundervoll wundervolle wundervollen wunsch wurde wurden wurdest wurdet wurf wurm wurmloch wurst wurzeln wusste
wussten wusstest wusstet wut wußte wyatt wächst wächter wähle wählen wählt wählte während wälder wäldern wände
wänden wär wäre wären wärme wärst wärt wärter wäsche wäscht wölfe wörter wünsch wünsche wünschen wünschst wünscht
wünschte würd würde würden würdest würdet würdig würfel würmer würstchen wüsste wüssten wüsstest wüste wütend xander
yale yang yard yeah yen yes yo york yorker you young your yu yvonne zach zack zahl zahle zahlen zahlst zahlt zahn
zahnarzt zahnbürste zauber zauberei zauberer zaubern zaun zehen zehn zeichen zeichnen zeichnung zeichnungen zeig
zeige zeigen zeigst zeigt zeigte zeigten zeile zeit zeitalter zeiten zeitplan zeitpunkt zeitschrift zeitung
zeitungen zeitverschwendung zelle zellen zelt zentimeter zentrale zentrum zerbrechen zerbricht zerbrochen zeremonie
zero zerrissen zerstören zerstört zerstörte zerstörung zettel zeug zeuge zeugen zeugin ziege zieh ziehe ziehen
ziehst zieht ziel ziele zielen ziemlich zigarette zigaretten zigarre zigarren zimmer zinsen zirkus zischen zittern
zivilisation zivilisten zoe zoey zog zogen zoll zombie zombies zone zoo zorn zorro zu zucker zudem zueinander zuerst
zufall zuflucht zufolge zufrieden zufällig zug zugang zugeben zugegeben zugehört zugelassen zugesehen zugestimmt
zugestoßen zugleich zugriff zuhause zuhälter zuhören zukommen zukunft zukünftige zukünftigen zulassen zuletzt
zuliebe zum zumachen zumindest zuneigung zunge zunächst zur zurecht zurzeit zurück zurückbekommen zurückbringen
zurückgeben zurückgebracht zurückgehen zurückgekehrt zurückgekommen zurückgelassen zurückgezogen zurückhaben
zurückhalten zurückholen zurückkam zurückkehren zurückkehrt zurückkomme zurückkommen zurückkommst zurückkommt
zurücklassen zurückrufen zurücktreten zurückzahlen zurückziehen zurückzukehren zurückzukommen zusammen
zusammenarbeit zusammenarbeiten zusammenhalten zusammenhang zuschauer zuschlagen zusehen zustand zustimmen
zustimmung zuständig zustößt zusätzlich zusätzliche zutiefst zutritt zuverlässig zuviel zuvor zuzuhören zuzusehen
zwang zwanzig zwar zweck zwecklos zwei zweifel zweifellos zweifeln zweimal zweit zweite zweiten zweitens zweiter
zweites zwerg zwerge zwiebeln zwillinge zwing zwingen zwingt zwischen zwischenfall zwischenzeit zwölf zylonen zähl
zähle zählen zählt zähne zähnen zögern züge zünden ächzen ächzt ägypten äh ähm ähnelt ähnlich ähnliche ähnliches
ähnlichkeit älter ältere älteren älteste ältesten ändere ändern ändert änderte änderungen ängste ängstlich äpfel
ärger ärgern ärgert ärmel ärsche ärzte ärzten ärztin äußerst öde öffentlich öffentliche öffentlichen öffentlichkeit
öffne öffnen öffnet öffnete öfter öl übe übel üben über überall überaus überbringen überdenken überdosis überein
übereinstimmung überfahren überfall überfallen überflüssig übergabe übergeben überhaupt überlass überlasse
überlassen überleben überlebende überlebenden überlebt überleg überlege überlegen überlegt übermorgen übernachten
übernahm übernehme übernehmen übernimmst übernimmt übernommen überprüfe überprüfen überprüft überqueren überraschen
überraschend überrascht überraschung überraschungen überreden überredet überreste übers überschritten übersehen
übersetzen übersetzt übersetzung überstanden überstehen überstunden übertragen übertragung übertreiben übertreibst
übertrieben überwachen überwacht überwachung überwinden überwältigt überzeugen überzeugend überzeugt überzeugung
üble übler üblich übliche üblichen übrig übrigen übrigens übung
`,
  en: `
aaah aah aaron abandon abandoned abby abdomen abducted abduction abe abel abigail abilities ability able aboard
abortion about above abraham abroad absence absent absolute absolutely absorb absurd abu abuse abused academic
academy accent accept acceptable accepted accepting access accident accidental accidentally accidents accompany
accomplice accomplish accomplished according account accountant accounting accounts accurate accusation accusations
accuse accused accusing ace ache achieve achieved achievement acid acknowledge acquaintance acquainted acquire
acquired acres across act acted acting action actions activate activated active activities activity actor actors
actress acts actual actually ad ada adam adams adapt add added addict addicted addiction adding addison addition
additional address addressed addresses adds adjust administration admiral admire admired admission admit admitted
admitting adopt adopted adoption adorable adore adrenaline adrian ads adult adults advance advanced advantage
adventure adventures advertising advice advise advised advisor ae affair affairs affect affected affecting affection
affects afford afghanistan afraid africa african after afterlife afternoon afterwards again against age aged
agencies agency agenda agent agents ages aggression aggressive agh agnes ago agony agree agreed agreeing agreement
agrees ah aha ahead ahem ahh ahhh ahmed ahold ai aid aids aigoo aii aim aiming ain air aircraft airline airplane
airport aisle ajay al alabama alan alarm alarms alaska albert album alcohol alcoholic alec alert alex alexander
alexis alfred ali alibi alice alicia alien aliens alike alison alive all allah allan allegations alleged allegiance
allen allergic alley alliance allie allies allison allow allowance allowed allowing allows ally alma almighty almost
alone along alongside alpha already alright also altar alter altered alternate alternative although altitude
altogether alvin always am amanda amateur amazed amazing amazon ambassador amber ambition ambitious ambulance ambush
amelia amen america american americans amigo ammo ammunition among amongst amount amounts amsterdam amusement
amusing amy an ana analysis analyze ancestors anchor ancient and and-and anderson andre andrea andrew andrews andy
angel angela angeles angelo angels anger angie angle angry angus animal animals anita ankle ann anna anne annie
anniversary announce announced announcement announcer annoyed annoying annual anomaly anonymous another answer
answered answering answers ant anthony antibiotics anticipated antidote antique antoine anton antonio ants anxiety
anxious any anybody anyhow anymore anyone anything anytime anyway anyways anywhere apart apartment apartments ape
apollo apologies apologise apologize apologized apologizing apology app apparent apparently appeal appear appearance
appearances appeared appears appetite applauding applause apple apples application applied apply applying appointed
appointment appointments appreciate appreciated appreciation apprentice approach approached approaches approaching
appropriate approval approve approved approximately april arab arabic archer archie architect architecture arctic
are area areas aren arena argentina argh argue argued arguing argument arguments ari ariel arizona arjun arm armed
armies armor arms armstrong army arnold around arrange arranged arrangement arrangements arrest arrested arresting
arrests arrival arrive arrived arrives arriving arrogance arrogant arrow arrows arse art artery arthur article
articles artie artifacts artificial artillery artist artistic artists arts as asap ash ashamed ashes ashley ashore
asia asian aside ask asked asking asks asleep aspect aspects aspirin ass assassin assassination assassins assault
assaulted assembled assembly asses assessment asset assets asshole assholes assigned assignment assist assistance
assistant associate associated associates association assume assumed assuming assumption assure assured asteroid
astronaut asylum at ate athlete athletes atlanta atlantic atlantis atm atmosphere atomic attached attack attacked
attacking attacks attempt attempted attempting attempts attend attendant attended attending attention attic attitude
attorney attract attracted attraction attractive au auction audience audio audition audrey august aunt auntie aunty
aura aurora austin australia australian authentic author authorities authority authorized auto autograph automatic
automatically autopsy autumn ava available avenge avenue average avery avoid avoided avoiding aw await awaiting
awaits awake award awards aware away awesome awful awfully awhile awkward aww ax axe axel ay aye ba baba babbling
babe babies baby babylon babysitter bachelor back backed background backing backpack backs backstage backup
backwards backyard bacon bacteria bad badass badge badly baek bag baggage bags bai bail bailed bailey bait bake
baked baker bakery baking balance balcony bald ball ballet balloon balloons balls baltimore bam ban banacek banana
bananas band bandit bandits bands bang banged banging bangs banished bank banker banking bankrupt banks banned
banquet bao bar barb barbara barbecue barber barbie bare barely bargain barge bark barking barks barn barnes barney
baron barracks barrel barrels barrier barry bars bart bartender base baseball based basement bases basic basically
basis basket basketball bass bastard bastards bat batch bates bath bathe bathing bathroom bathtub batman bats batter
batteries battery battle battlefield battles bauer baxter bay bbc be bea beach beacon beam bean beans bear beard
bearing bears beast beasts beat beaten beating beatrice beats beautiful beautifully beauty beaver became because
becca beck beckett becky become becomes becoming bed bedroom bedrooms beds bedtime bee beef been beep beeping beeps
beer beers bees before beg began beggar begged begging begin beginning begins begun behalf behave behaved behaving
behavior behaviour behind behold beijing bein being beings belief beliefs believe believed believer believes
believing bell bella belle bells belly belong belonged belongings belongs beloved below belt belts ben bench bend
bender beneath benedict benefit benefits benjamin bennett benny benson bent berlin bernard bernie bert beside
besides best bet beth betray betrayal betrayed bets betsy better betting betty between beverly beware bey beyond bi
bianca bible bicycle bid bidding big bigger biggest bike bikes bill billie billion billionaire billions bills billy
bin bind bing bingo biological biology bird birds birth birthday biscuits bishop bit bitch bitches bite bites biting
bits bitten bitter bizarre black blackmail blackout blade blades blah blair blake blame blamed blaming blanche blank
blanket blankets blares blaring blast blasted blasting bled bleed bleeding bleep blend bless blessed blessing
blessings blew blind blinded blink block blocked blocking blocks blog bloke blond blonde blood bloody bloom blossom
blouse blow blowing blown blows blue blues bluff bluffing blunt bo board boarding boards boat boats bob bobby bodies
body bodyguard boil boiled boiling bold bollocks bolt bomb bombay bomber bombing bombs bon bond bonds bone bones
bong bonjour bonnie bonus boo boobs book booked books boom booming boone boost boot booth boots booty booze border
borders bore bored boring boris born borrow borrowed boss bosses boston both bother bothered bothering bothers
bottle bottles bottom bought bounce bouncing bound boundaries bounty bouquet bourbon bout bow bowl bowling bowls box
boxer boxes boxing boy boyd boyfriend boyfriends boyle boys bp bra bracelet brad bradley brady brag bragging brain
brains brake brakes branch branches brand brand-new brandon brandy brass brat brave bravery bravo brazil breach
bread break breakdown breakfast breaking breaks breakthrough breakup breast breasts breath breathe breathes
breathing breaths bree breed breeding breeze brenda brendan brennan brent brett brian bribe brick bricks bride
bridge bridges bridget brief briefcase briefing briefly briggs bright brighter brilliant bring bringing brings
britain british brittany bro broad broadcast broadcasting broadway brock brody broke broken broker bronx brooke
brooklyn brooks broom brothel brother brother-in-law brothers brought brown bruce bruise bruises brunch bruno brush
brutal bryan bryce bubble bubbles buck bucket buckle bucks bud buddha buddies buddy budget buffalo buffet buffy bug
bugger bugging bugs build building buildings builds built bulb bull bullet bullets bullied bullshit bully bullying
bum bump bumped bumps bun bunch bundle bunk bunker bunny buns burden bureau burger burgers burglar burglary burial
buried burke burn burned burner burning burns burnt burst burt burton bury bus buses bush bushes business businesses
businessman bust busted buster busting busy but butch butcher butler butt butter butterflies butterfly button
buttons butts buy buyer buyers buying buys buzz buzzer buzzes buzzing by bye bye-bye bypass byron cab cabbage cabin
cabinet cable caesar cafe cafeteria café cage cain caitlin cake cakes cal calculations caleb calendar calf
california call called caller callie calling calls calm calmly calvin cam came camel camera cameras cameron camille
camp campaign campbell camping camps campus can canada canadian canal cancel canceled cancelled cancer candidate
candidates candle candles candy cane cannon cannot cans cant canvas canyon cao cap capable capacity cape capital
capsule captain captioned captive capture captured car cara caravan carbon card cardiac cardinal cards care cared
career careful carefully careless cares cargo caribbean caring carl carla carlo carlos carlton carly carmen carnival
carol carolina caroline carolyn carpet carriage carrie carried carrier carries carrington carrot carrots carry
carrying cars carson cart cartel carter cartoon cartwright carve carved carver case cases casey cash casino cass
cassandra cassidy cassie cast casting castle casual casualties cat catastrophe catch catches catching category
catherine catholic cathy cats cattle caught cause caused causes causing caution cautious cavalry cave caves cccccc
cctv cd cease ceiling celebrate celebrated celebrating celebration celebrities celebrity celia cell cellar cellphone
cells cement cemetery cent center central centre cents centuries century ceo cereal ceremony certain certainly
certainty certificate cha chad chain chains chair chairman chairs chalk challenge challenged challenges challenging
chamber chambers champ champagne champion champions championship chan chance chancellor chances chandler chang
change changed changes changing channel channels chanting chaos chap chapel chapter character characters charge
charged charges charging charity charles charley charlie charlotte charm charming charms chart charter charts chase
chased chasing chat chatter chattering chatting chauffeur cheap cheaper cheat cheated cheating check checked
checking checks cheek cheeks cheer cheerful cheering cheers cheese chef chelsea chemical chemicals chemistry chen
cheng cheol cheque cherish cherry cheryl chess chest chester chet chew chewing chffffff chi chicago chick chicken
chickens chicks chief child childhood childish children chili chill chilly chimes chiming chimney chin china chinese
chip chips chirping chloe cho chocolate chocolates choi choice choices choir choke choked choking choose chooses
choosing chop chopped chopper chops chores chorus chose chosen chow chris chrissy christ christian christians
christina christine christmas christopher christy chu chuck chuckle chuckles chuckling chul chun chung church
churchill cia ciao cigar cigarette cigarettes cigars cinderella cindy cinema cinnamon circle circles circuit
circumstances circus cisco cities citizen citizens city civil civilian civilians civilization civilized clacking
claim claimed claiming claims claire clamoring clan clanging clanking clap clapping clara clare clarence clarify
clarity clark clarke class classes classic classical classified classmates classroom classy clattering clatters
claude claudia claus claw claws clay clayton clean cleaned cleaner cleaning clear clearance cleared clearer clearing
clearly clears cleo clerk cleveland clever click clicking clicks client clients cliff climate climb climbed climbing
clinic clinical clinking clint clinton clip clive cloak clock clone close closed closely closer closes closest
closet closing closure cloth clothes clothing cloud clouds clown clowns club clubs clue clues clumsy clyde coach
coal coast coat coats cocaine cock cocks cocktail cocky coco cocoa coconut code codes cody coffee coffin cohen coin
coincidence coins coke colby cold cole colin collapse collapsed collar collateral colleague colleagues collect
collected collecting collection collective collector college collins collision colonel colony color colorado colored
colorful colors colour colours colt columbia column coma comb combat combination combine combined come comeback
comedian comedy comes comfort comfortable comforting comic comin coming command commander commanding commands
comment commentator comments commercial commercials commission commissioner commit commitment committed committee
committing common commotion comms communicate communicating communication communications communist communities
community companies companion company compare compared comparison compartment compass compassion compensation
compete competing competition competitive competitors complain complained complaining complaint complaints complete
completed completely complex complicated complications compliment compliments compound compromise compromised
computer computers comrade comrades con concentrate concentration concept concern concerned concerning concerns
concert concluded conclusion conclusions concrete concussion condemned condition conditions condo condolences condom
condoms conduct conducted conducting conference confess confessed confession confidence confident confidential
confined confirm confirmation confirmed confirms conflict confront confronted confuse confused confusing confusion
congrats congratulate congratulations congress congressman connect connected connecticut connecting connection
connections connects connie connor conquer conquered conrad conscience conscious consciousness consent consequence
consequences conservative consider considerable considerate consideration considered considering consistent
consolation console consort conspiracy constable constant constantly constitution construction consult consultant
consulting consumed contact contacted contacts contagious contain contained container contains contempt content
contents contest contestants context continent continue continued continues continuing contract contractor contracts
contrary contribute contribution control controlled controlling controls convenience convenient convent convention
conversation conversations convert convict convicted conviction convince convinced convincing convoy cook cooked
cookie cookies cooking cooks cool cooler coolest coop cooper cooperate cooperation coordinates cop cope copies
copper cops copy cora cord core corey corn corner corners coroner corporal corporate corporation corps corpse
corpses correct corrected correctly corridor corrupt corruption cory cos cosmic cost costa costs costume costumes
cottage cotton couch cough coughing coughs could couldn council counsel counseling counselor count countdown counted
counter countess counting countless countries country countryside counts county coup couple couples courage
courageous courier course courses court courtesy courthouse courtney courtroom courts courtyard cousin cousins cover
coverage covered covering covers cow coward cowards cowboy cows cozy crab crabs crack cracked crackers cracking
crackling cracks craft craig crane crank crap crappy crash crashed crashes crashing crate crawford crawl crawling
crazy creaking creaks cream create created creates creating creation creative creature creatures credit credits
creek creep creeps creepy crew crews crib cricket crickets cried cries crime crimes criminal criminals cripple
crippled crisis cristina critical criticism crook crooked crop crops cross crossed crosses crossing crow crowd
crowded crowds crown crows crucial cruel cruelty cruise crush crushed crushing crust cruz cry crying crystal
crystals ct cuba cuban cue cuffs culprit cult cultural culture cultures cunning cunt cup cupboard cups curb cure
cured curfew curiosity curious currency current currently curry curse cursed curtain curtains curtis curve custody
custom customer customers customs cut cute cutie cuts cutting cuz cycle cynthia cyril cyrus da dad daddy dads dae
dagger daily daisy dakota dale dallas dalton dam damage damaged damages dame damien dammit damn damned damon dan
dana dance danced dancer dancers dances dancing dang danger dangerous dangers dani daniel danielle daniels danish
danny dante daphne darcy dare dared dares daring darius dark darker darkest darkness darlin darling darn darren
darryl darwin daryl dash data database date dated dates dating daughter daughter-in-law daughters dave davey david
davis dawg dawn dawson day daylight days dc de dea deacon dead deadline deadly deaf deal dealer dealers dealing
deals dealt dean dear dearest dearly death deaths deb debate debbie deborah debris debt debts debut decade decades
deceased deceive deceived december decency decent deception decide decided decides deciding decision decisions deck
declare declared decline decorate decorated decorations dedicated dedication dee deed deeds deep deeper deepest
deeply deer defeat defeated defence defend defendant defended defending defense defensive define definite definitely
definition defy degree degrees del delay delayed delete deleted delhi deliberately delicate delicious delight
delighted delightful deliver delivered delivering delivery delta delusional demand demanded demanding demands demo
democracy demon demonic demons demonstrate demonstration den denial denied denise denmark dennis denny dense dental
dentist denver deny denying depart department departure depend depending depends deposit depressed depressing
depression depth depths deputy derek descent describe described description desert deserted deserve deserved
deserves design designated designed designer designs desire desires desk desmond despair desperate desperately
despicable despise despite dessert destination destined destiny destroy destroyed destroying destruction detail
detailed details detained detect detected detective detectives detector detention determination determine determined
detroit dev devastated devastating develop developed developing development device devices devil devils devon
devoted devotion dewey dex dexter di diagnosed diagnosis dial dialogue diamond diamonds diana diane diaper diapers
diary diaz dice dick dickhead dicks did didn die died diego dies diet difference differences different differently
difficult difficulties difficulty dig digging digital dignity dillon dime dimension dine diner ding dings dining
dinner dinners dino dinosaur dinosaurs dip diplomatic direct directed direction directions directly director
directors dirt dirty disabled disagree disappear disappearance disappeared disappearing disappears disappoint
disappointed disappointing disappointment disaster disc discharge discharged disciple disciples discipline disco
disconnected discount discover discovered discovery discreet discretion discuss discussed discussing discussion
disease diseases disgrace disguise disguised disgusting dish dishes disk dislike dismiss dismissed disney disorder
dispatch display disposal dispute disrespect disrespectful distance distant distinct distinguished distorted
distract distracted distraction distress distribution district disturb disturbance disturbed disturbing ditch dive
diversion divide divided divine diving division divorce divorced dixon dizzy dj dna do doc dock docks doctor doctors
document documentary documents dodge doe does doesn dog dogs doin doing doll dollar dollars dolls dolly dolores dom
dome domestic dominic don donald donate donated donation done dong donkey donna donnie donny donor donovan dont doo
doom doomed door doorbell doors doorstep doorway dope doris dorm dorothy dose dot dots double doubled doubt doubted
doubts doug dough douglas dove dowager down download downstairs downtown doyle dozen dozens dr dracula draft drag
dragged dragging dragon dragons drain drained drake drama dramatic drank draw drawer drawers drawing drawings drawn
draws dre dreadful dream dreamed dreaming dreams dreamt dress dressed dresses dressing drew dried drift drifting
drill drilling drink drinking drinks drip dripping drive driven driver drivers drives driveway driving drone drones
drop dropped dropping drops drove drown drowned drowning drug drugged drugs drum drums drunk drunken dry du dubai
duck ducks dude dudes due duel dug duh duke dull dumb dummy dump dumped dumping dumplings duncan dungeon dunno
during dust dustin dutch duties duty dvd dwarf dwayne dwell dwight dye dying dylan dynamic dynamite each eager eagle
ear earl earlier earliest early earn earned earning earrings ears earth earthquake ease easier easiest easily east
easter eastern easy eat eaten eating eats echo echoing economic economy ed eddie eden edgar edge edges edie edith
edition editor edmund educated education edward edwards eerie effect effective effectively effects efficient effort
efforts egg eggs ego egypt egyptian eh eight eighth eileen einstein either el elaborate elaine elbow elder elderly
elderman elders eldest eleanor elected election elections electric electrical electricity electronic elegant element
elementary elements elena elephant elephants elevator eleven elf eli elias elijah eliminate eliminated elimination
elise elite eliza elizabeth ella ellen ellie elliot elliott ellis elsa else elsewhere elvis em email emails
embarrass embarrassed embarrassing embarrassment embassy embrace emergency emily emma emmett emotion emotional
emotionally emotions emperor empire employ employed employee employees employer employment empress empty en
encounter encountered encourage encouraged encouraging end ended ending endless ends endure endured enemies enemy
energetic energy enforcement engage engaged engagement engine engineer engineering engineers engines england english
enjoy enjoyed enjoying enjoys enormous enough ensure enter entered entering enterprise enters entertain entertaining
entertainment enthusiasm entire entirely entitled entity entrance entry envelope environment environmental envy epic
epidemic episode episodes equal equally equals equation equipment equipped equivalent er era erase erased eric erica
erik erika erin erm ernest ernie errand errands error es escape escaped escaping escort especially essay essence
essential essentially establish established establishment estate esther estimate et etc eternal eternity ethan ethel
ethics eugene eun europe european euros eva evacuate evacuation evaluation evan evans eve evelyn even evening event
events eventually ever every everybody everyday everyone everything everywhere evidence evie evil evolution evolved
ew ewing ex ex-boyfriend ex-girlfriend ex-husband ex-wife exact exactly exam examination examine examined example
exams excellency excellent except exception exceptional excess excessive exchange excited excitement exciting
exclaiming exclaims exclusive excuse excuses execute executed execution executive exercise exercises exhales
exhausted exhausting exhibit exhibition exile exist existed existence existing exists exit exits exotic expand
expanding expect expectations expected expecting expects expedition expelled expense expenses expensive experience
experienced experiences experiencing experiment experimental experiments expert expertise experts expired explain
explained explaining explains explanation explode exploded exploding exploit explore exploring explosion explosions
explosive explosives expose exposed exposure express expressed expression exquisite extend extended extension
extensive extent external extinct extra extract extraction extraordinary extreme extremely eye eyebrows eyes
eyewitness ezra fabric fabulous face face-to-face facebook faced faces facial facilities facility facing fact factor
factories factory facts fad fade fades fading fag faggot fail failed failing fails failure faint fainted fair fairly
fairy faith faithful fake faked faking fall fallen falling fallon falls false fame familiar families family famous
fan fancy fang fanny fans fantasies fantastic fantasy far fare farewell farm farmer farmers farming farms fart
farther fascinated fascinating fashion fast faster fastest fat fatal fate father father-in-law fathers fault favor
favorite favorites favors favour favourite fax fbi fear feared fearless fears feast feather feathers feature
features february fed federal federation feds fee feed feedback feeding feeds feel feelin feeling feelings feels
fees feet fei felicity felix fell fella fellas fellow fellows felony felt female females feminine fence feng
ferguson fernando ferrari ferry festival fetch fever few fewer fiance fiancé fiancée fiction field fields fierce
fifteen fifth fifty fight fighter fighters fighting fights figure figured figures figuring file filed files filing
fill filled filling fills film filmed filming films filter filth filthy final finale finally finals finance
financial finch find finding findings finds fine finest finger fingernails fingerprint fingerprints fingers finish
finished finishes finishing finn fiona fire fired fireplace fires fireworks firing firm firmly first fish fisher
fisherman fishing fishy fist fists fit fits fitting fitz five fix fixed fixing flag flags flame flames flank flare
flash flashlight flat flatter flattered flavor flavors flaw fled flee fleet flesh fletcher flew flexible flies
flight flights flint flip flipped flirt flirting float floating flock flood flooded floor floors florence florida
flour flow flower flowers flowing flown flows floyd flu fluid flush flute fly flying flynn foam focus focused
focusing fog fold folk folks follow followed followers following follows fond font food foods fool fooled fooling
foolish fools foot footage football footprints footsteps for forbid forbidden force forced forces forcing ford
forehead foreign foreigner foreigners foreman forensic forensics forest forests forever forge forged forget forgets
forgetting forgive forgiven forgiveness forgot forgotten fork form formal formation formed former forming forms
formula forrest fort forth fortress fortunate fortunately fortune forty forward foster fought foul found foundation
founded fountain four fourth fox fracture fragile fragments frame framed fran france frances francine francis
francisco franco francs frank frankenstein frankie franklin frankly franz fraser frasier fraud freak freaked freakin
freaking freaks freaky fred freddie freddy frederick free freed freedom freely freeman freeway freeze freezer
freezing french frequency frequently fresh freshman friday fridge fried friend friendly friends friendship fries
fright frighten frightened frightening fritz frodo frog frogs from front frontier frost froze frozen fruit fruits
frustrated frustrating frustration fry fu fuck fucked fucker fuckers fuckin fucking fucks fuel fugitive fulfill
fulfilled full full-time fully fun function functioning functions fund fundamental funding funds funeral funky funny
fur furious furniture further fury fuse fuss future fuzzy ga gabby gabe gabriel gabrielle gag gail gain gained
gaining gal galaxy gallery gallons gamble gambling game games gandalf gandhi gang gangs gangster gangsters gao gap
garage garbage garcia garden gardener garlic garrett gary gas gasoline gasp gasping gasps gate gates gather gathered
gathering gave gavin gay gaze gear gee geez gem gemma gender gene general generally generals generate generation
generations generator generosity generous genes genetic geneva genius gentle gentleman gentlemen gently genuine
genuinely geoff geoffrey george georgia georgie gerald gerard german germans germany gerry gesture get getaway gets
gettin getting ghetto ghost ghosts gi giant gibbs gibson gideon gift gifted gifts gig gigantic giggles giggling gil
gilbert gimme gin gina ginger ginny gino girl girlfriend girlfriends girls give given gives giving glad gladly
gladys glance glass glasses glen glenn glimpse global globe gloria glorious glory glove gloves glow glowing glue go
goa goal goals goat goats god goddamn goddess gods goes goin going goku gold golden golf gon gone gong gonna goo
good good-bye good-looking goodbye goodness goodnight goods google goons goose gordon gorgeous gorilla gosh gossip
got gotcha gotham gotta gotten government governor gown gps grab grabbed grabbing grabs grace gracias gracie
gracious grade grades gradually graduate graduated graduation grady graham grain grams grand grandchildren
granddaughter grandfather grandma grandmother grandpa grandparents grandson granny grant granted grapes grasp grass
grateful gratitude grave graves graveyard gravity gravy gray grayson grease great greater greatest greatly greatness
greece greed greedy greek green greene greet greeting greetings greg gregory grenade greta gretchen grew grey grid
grief grieving griffin grill grilled grind grip groan groaning groans groceries grocery groom gross ground grounded
grounds group groups grow growing growling growls grown grown-up grows growth grudge grunt grunting grunts gt gu
guarantee guaranteed guard guarded guardian guarding guards guess guessed guessing guest guests guidance guide guilt
guilty guitar gulf gum gun gunfire guns gunshot gunshots guo gus gut guts gutter guy guys gwen gym ha ha-ha ha-ha-ha
habit habits hack hacked hacker hacking had hadn hae hah haha hai hail hair haircut hairs hairy hal haley half
halfway hall hallelujah halloween halls hallway halt ham hamburger hamilton hammer hammond han hand handcuffs handed
handful handing handkerchief handle handled handles handling hands handsome handwriting handy hang hanged hanging
hangover hangs hank hanna hannah hannibal hans hao happen happened happening happens happier happiest happily
happiness happy harassing harassment harbor hard harder hardest hardly hardware hardy harlan harlem harley harm
harmed harmless harmony harness harold harper harriet harris harrison harry harsh hart harvard harvest harvey has
hasn hassan hastings hat hatch hate hated hates hath hating hatred hats haul haunt haunted haunting have haven havin
having hawaii hawk hawkins hay hayes hayley hazel he head headache headaches headed heading headline headlines
headquarters heads heal healed healing health healthy heap hear heard hearing hears heart heartbeat heartless hearts
heat heated heather heating heaven heavenly heavens heavier heavily heavy hebrew heck hector hee heel heels heh
heidi height heights heir heist held helen helena helicopter hell hello helmet help helped helpful helping helpless
helps hen hence henderson henri henry her herb herbert herbs hercules herd here hereby heritage herman hero heroes
heroic heroin herr hers herself hesitate hesitation hey hi hicks hid hidden hide hideous hides hiding higgins high
high-pitched higher highest highly highness highway hike hiking hilarious hill hillary hills him himself hindi hint
hip hip-hop hips hire hired hiring his hissing historic historical history hit hitler hits hitting hiya hm hmm ho
hobby hockey hog hogan hola hold holden holding holds hole holes holiday holidays holland hollow holly hollywood
holmes holt holy home homeland homeless homemade homer homes hometown homework homicide hon honest honestly honesty
honey honeymoon hong honking honks honor honorable honored honors honour hoo hood hook hooked hooker hoon hooray hop
hope hoped hopeful hopefully hopeless hopes hoping horace horizon hormones horn horns horny horrible horror horse
horses hose hospital hospitality hospitals hoss host hostage hostages hostile hosting hot hotel hotels hotter
hottest hour hours house household housekeeper houses housing houston how howard howdy however howling hq hu hua
huang hudson hug huge hugging hugh hughes hugo huh hui hulk hull human humanity humans humble humiliate humiliated
humiliating humiliation humming humor hunch hundred hundreds hung hunger hungry hunt hunted hunter hunters hunting
hurricane hurry hurt hurting hurts husband husbands hush hustle hut hwa hwan hwang hyah hyde hye hyeon hyo
hysterical hyuk hyun hyung ian ice icu id ida idea ideal ideas identical identification identified identify identity
idiot idiots idle idol if ignorance ignorant ignore ignored ignoring ii iii iike ike il ill illegal illegally
illinois illness illusion im image images imaginary imagination imagine imagined imagining immature immediate
immediately immense immigration imminent immortal immune immunity impact impatient imperial implying importance
important importantly impossible impress impressed impression impressive imprisoned improve improved improvement
impulse in inappropriate inaudible incapable inch inches incident incidents inclined include included includes
including income incoming incompetent inconvenience increase increased increases increasing incredible incredibly
indeed independence independent india indian indiana indians indicate indicates indication indistinct indistinctly
individual individuals industrial industries industry inevitable infant infected infection infinite infirmary
influence info inform informant information informed ing ingredient ingredients ingrid inhales inherit inheritance
inherited initial initially initials initiative injection injured injuries injury injustice ink inmate inmates inn
inner innit innocence innocent inquiry insane insanity insect insects insecure inside insight insist insisted
insists inspection inspector inspiration inspire inspired inspiring instagram install installed instance instant
instantly instead instinct instincts institute institution instructed instructions instructor instrument
instrumental instruments insult insulted insulting insurance intact integrity intel intellectual intelligence
intelligent intend intended intense intent intention intentionally intentions intercept interest interested
interesting interests interfere interference interfering interior intern internal international internet interpol
interrogate interrogation interrupt interrupted interrupting intervention interview interviewed interviewing
interviews intimate into intriguing introduce introduced introduction intruder intuition invade invaded invasion
invent invented invention inventory invest invested investigate investigated investigating investigation
investigations investigator investigators investment investors invincible invisible invitation invite invited
inviting involve involved involvement involves involving iove ira iran iraq ireland irene iris irish iron ironic
irony irrelevant irresponsible is isaac isabel isabella isabelle island islands isn isolated isolation israel issue
issued issues istanbul it italian italians italy item items its itself iv ivan ivy izzy iâ ja jack jackass jacket
jackie jackpot jackson jacob jacques jade jae jai jail jaime jake jam jamal james jamie jammed jan jane janet jang
janice janitor january japan japanese jar jared jasmine jason jasper javier jaw jax jay jazz je jealous jealousy
jean jeannie jeans jed jedi jeep jeez jeff jefferson jeffrey jelly jen jenkins jenna jennifer jenny jeong jeremy
jerk jerks jerome jerry jersey jerusalem jess jesse jessica jessie jesus jet jew jewel jewelry jewels jewish jews ji
jia jiang jill jim jimmy jin jing jingle jj jo joan joanna job jobs jody joe joel joey john johnny johnson join
joined joining joint joints joke joker jokes joking jolly jon jonah jonas jonathan jones jong joo joon jordan jorge
jose joseon joseph josh joshua josie josé journal journalist journalists journey joy joyce jr ju juan jude judge
judged judgement judges judging judgment judith judy juice juicy jules julia julian julie julien juliet juliette
julio julius july jump jumped jumping jumps jun june jung jungle junior junk junkie jupiter jurisdiction jury just
justice justify justin juvenile kai kane kang kansas kara karaoke karate karen karl karma kat kate katherine
kathleen kathy katie katrina kay kayla keen keep keeper keeping keeps keith keller kelly ken kendall kennedy kenneth
kenny kent kentucky kept kerry ketchup kettle kev kevin key keyboard keys khan ki kick kicked kicking kicks kid
kidding kiddo kidnap kidnapped kidnapper kidnapping kidney kidneys kids kill killed killer killers killing killings
kills kilometers kilos kim kimberly kimchi kin kind kinda kindergarten kindly kindness kinds king kingdom kings kira
kirby kirk kiss kissed kisses kissing kit kitchen kite kitten kitty klaus klingon knee kneel knees knew knife knight
knights knives knock knocked knocking knocks knot knots know knowing knowledge known knows knox ko kong kook korea
korean kramer kris krishna kristen kumar kung kurt kwang kwon kyle kyung la lab label labor laboratory labour labs
lacey lack lacking lad ladder ladies lads lady laid lake lakhs lamb lame lamp lan lana lance land landed landing
landlord lands landscape lane lang language languages lap lapd laptop lara large larger largest larry lars las laser
last lasted lasts late lately later latest latin latte laugh laughed laughing laughs laughter launch launched
laundry laura laurel lauren laurie lava law lawn lawrence laws lawsuit lawyer lawyers lay layer layers laying lazy
le lead leader leaders leadership leading leads leaf league leah leak leaked leaking lean leaning leap learn learned
learning learns learnt lease leash least leather leave leaves leaving lecture led lee left leg legacy legal legally
legend legendary legends legit legitimate legs lemon lemonade lena lend length lenny lens lent leo leon leonard
leonardo les lesbian leslie less lesson lessons lester let lethal lets letter letters letting level levels leverage
levi lewis lex lf li liability liable liam liang liar liars libby liberal liberty library licence license lick lid
lie lied lies lieutenant life lifestyle lifetime lift lifted lifting light lighter lighting lightly lightning lights
like liked likely likes likewise liking lil lila lillian lilly lily limb limbs lime limit limited limits limo limp
lin lincoln linda lindsay lindsey line lined lines ling lining link linked links lion lionel lions lip lips lipstick
liquid liquor lisa lisbon list listed listen listened listening listens lists lit literally literature little liu
liv live lived lively liver lives livin living liz liza lizard lizzie lizzy ll lloyd ln lo load loaded loading loads
loan loans lobby lobster local locals locate located location locations lock lockdown locked locker locking locks
lodge loft log logan logic logical logs lois lola london lone loneliness lonely long long-term longer longest
longing look looked lookin looking lookout looks loop loose loosen loot lopez lord lords lordship lorenzo lori
lorraine los lose loser losers loses losing loss losses lost lot lots lottery lou loud louder loudly louie louis
louise louisiana lounge lousy love loved lovely lover lovers loves loving low lower lowest loyal loyalty ls lt lu
luca lucas lucia lucifer lucille luck luckily lucky lucy luggage luis luke lulu lump luna lunatic lunch lung lungs
luo lure lust luther luthor luxury lydia lying lyle lynn lyrics ma mabel mac macgyver machine machinery machines
mack mad madam madame maddie maddy made madeline mademoiselle madison madman madness madonna madrid mae mafia
magazine magazines maggie magic magical magician magnet magnetic magnificent magnum magnus mai maid maiden mail
mailbox main maine mainland mainly maintain maintenance majesty major majority make make-up maker makes makeup makin
making mal malcolm male males malik mall mallory malone mama man manage managed management manager managing
manchester mandy manhattan maniac manifest manipulate manipulated mankind manner manners manny mansion manual manuel
manuscript many map maps mara marathon marble marc marcel march marching marco marcus margaret marge margo margot
maria marianne marie marijuana marilyn marina marine marines mario marion marisha marissa mark marked marker market
marketing markets marks marley marquis marriage marriages married marry marrying mars marsh marshal marshall marta
martha martial martin martinez marty marvelous marvin mary mask masks mason mass massacre massage masses massive
master masterpiece masters mat match matched matches matching mate mateo material materials mates math matt matter
mattered matters matthew matthews mattress matty mature maureen maurice max maximum maxwell may maya maybe mayday
mayor maze mccoy mcdonald mcgee me meal meals mean meaning meaningful meaningless means meant meantime meanwhile
measure measured measures meat mechanic mechanical mechanism med medal medals media medic medical medication
medicine medicines medium meds meet meeting meetings meets meg megan mei mel melancholy melanie melissa mellow
melody melt melted melting member members membership memo memorial memories memory men mend meng mental mentally
mention mentioned mentor menu meow mercedes merchandise merchant merci merciful mercy mere meredith merely merit
merlin mermaid merry mess message messages messed messenger messing messy met metal metaphor meteor meter meters
meth method methods metres metro mexican mexico mi mia miami mic mice michael michel michelle michigan mick mickey
microphone microwave middle midnight midst might mighty miguel mike mikey milan mild mile miles military milk mill
miller millie million millionaire millions mills milo milton mimi min mina mind minds mindy mine mines ming mini
minimum mining minister ministry minor mint minus minute minutes mira miracle miracles miranda miriam mirror mirrors
miserable misery misfortune miss missed misses missile missiles missing mission missions mississippi missus missy
mist mistake mistaken mistakes mister mistress misunderstand misunderstanding misunderstood mitch mitchell mix mixed
mixing mixture mm mm-hm mm-hmm mm-mm mmm mmm-hmm mo moaning moans mob mobile mock mocking mode model models modern
modest moe mold mole molly mom moment moments momentum momma mommy moms mon mona monday money monica monitor
monitoring monk monkey monkeys monks monroe monsieur monster monsters montana monte montgomery month monthly months
monty moo mood moon moonlight moore mop moral morale morality more moreover morgan morgue morning moron morons
morphine morris morrison morse mortal mortgage morty moscow moses most mostly motel mother mother-in-law
motherfucker motherfuckers motherfucking mothers motion motivated motivation motive motives motor motorcycle motto
mount mountain mountains mourn mourning mouse moustache mouth mouths move moved movement movements moves movie
movies movin moving mr mri mrs ms mt mu much mud muffled mug muhammad mulder mule multiple mum mumbai mumbles
mumbling mummy murder murdered murderer murderers murdering murders murdoch murmuring murphy murray muscle muscles
museum mushroom mushrooms music musical musician musicians muslim muslims must mustache mustard mustn mutant mute
muttering mutual mwah my myself mysteries mysterious mystery myth myung na nadia nah nail nailed nails naive naked
nam name named names nan nana nancy nanny naomi nap napoleon narcotics narrating narrator narrow nasa nash nasty nat
natalie natasha nate nathan nation national nations native natural naturally nature naughty naval navy nazi nazis
nbsp ncis nder ne neal near nearby nearest nearly neat necessarily necessary neck necklace ned need needed needing
needle needles needn needs negative neglected negotiate negotiating negotiation negotiations negro neighbor
neighborhood neighbors neighbour neighbourhood neighbours neil neither nell nelson nephew nerd nerve nerves nervous
nervously nest net network neutral nevada never nevertheless new newest newly news newspaper newspapers newton next
ng ni nice nicely nicer nicest nicholas nick nickel nickname nicky nico nicole niece nigel nigga niggas nigger night
nightclub nightmare nightmares nights nikki niles nina nine ning ninja ninth nipples nixon nköö no no-one noah noble
nobody nod noel noise noises noisy nolan none nonsense noodles noon nope nor nora norm norma normal normally norman
north northern norway nose noses not note notebook noted notes nothin nothing notice noticed noticing notified
notify notion notorious nova novel novels november now nowadays nowhere nsa nuclear nude nuisance numb number
numbers numerous nun nuns nurse nursery nurses nursing nut nuts nypd oak oath obama obey object objection objective
objects obligation obliged observation observe observed obsessed obsession obstacle obstacles obtain obtained
obvious obviously occasion occasionally occasions occupation occupied occur occurred occurs ocean oceans october
octopus odd odds of off offence offend offended offense offensive offer offered offering offers office officer
officers offices official officially officials often ofthe oh ohh ohhh ohio oi oil ok okay oklahoma ol old
old-fashioned older oldest olga olive oliver olivia ollie olympic olympics omar ominous on onboard once one ones
ongoing onion onions online only onto oof ooh oooh oops op open opened opening openly opens opera operate operated
operating operation operational operations operative operator opinion opinions oppa opponent opportunities
opportunity oppose opposed opposite opposition optimistic option options or orange orbit orchestra orchestral order
ordered ordering orders ordinary oregon organ organic organization organize organized organs orgasm origin original
originally orlando orleans orphan orphanage orphans oscar osman oswald other others otherwise otis otto ou ouch
ought oughta oui ounce ounces our ours ourselves out outcome outer outfit outfits outrageous outside outsider
outstanding outta oven over overall overboard overcome overdose overhead overheard overlapping overnight
overreacting override overseas overtime overwhelmed overwhelming ow owe owed owen owes owl own owned owner owners
owns ox oxford oxygen oz pa pablo pace pacific pack package packages packed packet packing packs paco pact pad paddy
page pageant pages paid paige pain painful pains paint painted painter painting paintings pair pairs pajamas
pakistan pal palace pale palm palmer pals pam pamela pan pancakes panel panic panicked panties panting pants papa
paper papers paperwork parade paradise parallel paralyzed paranoid pardon parent parents paris park parked parker
parking parliament parlor parole parrot part part-time partial participate particles particular particularly parties
partner partners partnership parts party partying pass passage passed passenger passengers passes passing passion
passionate passport passports password past pasta paste pastor pastry pat patch path pathetic paths patience patient
patients patricia patrick patrol pattern patterns patterson patty paul paula paulie pauline pause pawn pay payback
paycheck paying payment payments payroll pays pd peace peaceful peacefully peach peak peanut peanuts pearl pearls
peas peasant peasants peculiar pedro pee peek peel peg peggy pen penalty pencil pending penelope penis penn
pennsylvania penny pension pentagon penthouse people peoples pepper per percent percentage perception percy perfect
perfection perfectly perform performance performed performing perfume perhaps perimeter period permanent permanently
permission permit permitted perry persistent person personal personality personally personnel persons perspective
persuade persuaded pervert pet pete peter peterson petition petrol pets petty peyton phantom pharmacy phase
phenomenon phew phil philadelphia philip philippe phillip phillips philly philosophy phoebe phoenix phone phoned
phones phony photo photograph photographer photographs photography photos phrase phyllis physical physically
physician physics piano pick picked picking pickle picks pickup picnic picture pictures pie piece pieces pier pierce
pierre pies pig pigeon pigeons pigs pike pile pill pillow pills pilot pilots pimp pin pinch pine pineapple ping pink
pinky pinned pins pint pipe piper pipes pirate pirates piss pissed pissing pistol pit pitch pitcher pitiful
pittsburgh pity pizza place placed places placing plague plain plan plane planes planet planets planned planning
plans plant planted plants plasma plastic plate plates platform platoon play played player players playful
playground playin playing plays plea plead pleasant please pleased pleasure pledge plenty plot plotting plug plumber
plumbing plus pm pneumonia po pocket pockets pod poem poems poet poetry point pointed pointing pointless points
poirot poison poisoned poisoning poisonous poke poker poking poland pole police policeman policemen policies policy
polish polite political politician politicians politics polly pond pony pool poop poor poorly pop popcorn pope
popped popping poppy pops popular population porch pork porn porridge porsche port portal porter portion portland
portrait portuguese pos pose position positions positive positively possess possessed possession possessions
possibilities possibility possible possibly post postcard posted poster posters postpone posts pot potato potatoes
potential potentially potion pots potter pound pounding pounds pour poured pouring poverty powder powell power
powerful powerless powers pr practical practically practice practiced practicing praise prank pray prayed prayer
prayers praying preacher precinct precious precise precisely predator predators predict predictable predicted prefer
preferred pregnancy pregnant preliminary premises prep preparation preparations prepare prepared preparing
prescription presence present presentation presented presents preserve preserved president presidential press
pressed pressing pressure preston presume pretend pretended pretending prettier prettiest pretty prevent previous
previously prey price priceless prices prick pride priest priests primary prime primitive prince princess principal
principle principles print printed printing prints prior priorities priority prison prisoner prisoners privacy
private privately privilege privileges priya prize pro probably probation probe problem problems probst procedure
procedures proceed process processed processing produce produced producer producers producing product production
products profession professional professionals professor profile profit profits profound program programme
programmed programming programs progress project projects prom promise promised promises promising promote promoted
promotion pronounce proof propaganda proper properly properties property prophecy prophet proposal propose proposed
proposing proposition prosecution prosecutor prostitute protect protected protecting protection protective protector
protects protein protest protocol protocols prototype proud prove proved proven proves provide provided provides
providing proving provoke pry psst psych psychiatric psychiatrist psychic psycho psychological psychologist
psychology psychopath psychotic pub public publicity publicly publish published publisher publishing pudding puerto
puff puke pull pulled pulling pulls pulse pump pumped pumping pumpkin punch punched punches punching punish punished
punishing punishment punk punks pupil puppet puppies puppy purchase purchased pure purely purple purpose purposes
purse pursue pursuing pursuit push pushed pushes pushing pussy put puts putting puzzle pyramid qi qian qin qing
qualified qualify qualities quality quantum quarantine quarrel quarter quarterback quarters que queen queens queer
quentin quest question questioned questioning questions quick quicker quickly quid quiet quietly quinn quit quite
quitting quiz quote ra rabbit rabbits race races rachael rachel racing racist rack racket radar radha radiation
radical radio radius rae rafael raft rag rage raging rahul raid rail railroad railway rain rainbow raining rains
rainy raise raised raises raising raj raja raju rally ralph ram rama ramon ramp ran ranch randall random randy rang
range ranger rangers rank ranks ransom rap rape raped rapid rapidly rapist rare rarely rascal rash rat rate rates
rather ratings rational rats rattle rattling raven ravi raw ray raymond rays razor re reach reached reaches reaching
react reaction reactor read reader reading readings reads ready reagan real realise realised realistic reality
realize realized realizes realizing really realm rear reason reasonable reasons rebecca rebel rebellion rebels
reborn rebuild recall receipt receipts receive received receiving recent recently reception recess recipe reckless
reckon recognise recognition recognize recognized recommend recommendation recommended reconsider record recorded
recorder recording records recover recovered recovering recovery recruit recruited red reddington reduce reduced
reed reel reese refer reference references referred referring reflect reflection reform refreshing refrigerator
refuge refugees refuse refused refuses refusing reg regain regard regarding regardless regards reggie regime
regiment regina region register registered registration regret regrets regular regularly regulations rehab rehearsal
rehearse reid reign reindeer reinforcements reject rejected relate related relation relations relationship
relationships relative relatively relatives relax relaxed relaxing relay release released releasing relevant
reliable relief relieve relieved religion religious rely remain remained remaining remains remarkable remember
remembered remembering remembers remind reminded reminder reminding reminds remorse remote remotely remove removed
removing ren rendezvous renee rent rental rented rep repair repaired repairs repay repeat repeated repeatedly
repeating replace replaced replacement reply report reported reporter reporters reporting reports represent
representative represented representing represents republic republican reputation request requested requesting
requests require required requires rescue rescued research resent reservation reservations reserve reserved reset
residence resident residents resign resignation resigned resist resistance resolution resolve resolved resort
resources respect respectable respected respectful respects respond responded responding response responsibilities
responsibility responsible rest restaurant restaurants resting restless restore restored restraining restricted
restroom result results resume retarded retire retired retirement retreat retrieve return returned returning returns
reunion reveal revealed revealing reveals revenge reverend reverse review reviews revolution revolutionary revs
revving reward rewarded rex reynolds rhyme rhythm ri rib ribbon ribs ricardo rice rich richard richards richer
richest richie richmond rick ricky rico rid riddle ride rider rides ridge ridiculous riding rifle rifles rig rigged
right righteous rightful rights righty riley ring ringing rings rio riot rip ripe ripped ripping rise rises rising
risk risked risking risks risky rita ritual rituals rival river rivers rm road roads roam roar roaring roars roast
rob robbed robber robbers robbery robbie robbing robe robert roberto roberts robin robinson robot robots rock rocket
rockets rocking rocks rocky rod rode rodeo rodney roger rogers rogue roland role roles roll rolled roller rolling
rolls roman romance romans romantic rome romeo ron ronald rong ronnie roof rooftop rookie room roommate rooms
roosevelt rooster root roots rope ropes rory rosa rose rosemary roses rosie ross rot rotten rotting rough roughly
round rounds route routes routine row roy royal royalty roz ru rub rubber rubbing rubbish ruby rude rudy rufus rug
ruin ruined ruining ruins rule ruled ruler rules ruling rum rumbles rumbling rumor rumors run runaway runner runnin
running runs runway rupees rupert rush rushed rushing russ russell russia russian russians rustling rusty ruth
ruthless ryan sa sabotage sabrina sack sacred sacrifice sacrificed sacrifices sad saddle sadie sadly sadness safe
safely safer safest safety said sail sailed sailing sailor sailors saint sake sakes sal salad salary sale sales
salesman sally salmon salon saloon salt salty salute salvation sam samantha same sammy sample samples samuel samurai
san sanchez sanctuary sand sanders sandra sandwich sandwiches sandy sane sang santa santiago santos sara sarah sarge
sasha sat satan satellite satellites satisfaction satisfied satisfy saturday sauce saul sausage savage save saved
saves saving savings savior saw sawyer say sayin saying says scale scales scam scan scandal scanner scans scar scare
scared scares scarf scaring scarlet scarlett scars scary scattered scenario scene scenery scenes scent schedule
scheduled scheme schmidt scholar scholarship school schools schultz science scientific scientist scientists scissors
scoffs scold scoop scooter scope score scored scores scotch scotland scott scottish scotty scoundrel scout scrap
scrape scraping scratch scratched scratching scream screamed screaming screams screech screeching screen screw
screwed screwing screws script scrub scully sculpture scum scumbag se sea seafood seal sealed sean search searched
searching seas season seasons seat seated seats seattle sebastian sec second secondary seconds secrecy secret
secretary secretly secrets sect section sector secure secured security seduce see seed seeds seeing seek seeking
seem seemed seems seen sees seize seized seizure select selected selection self self-defense selfie selfish sell
selling sells semester seminar senate senator send sending sends senior sensation sense sensei senses sensible
sensitive sensor sensors sent sentence sentenced sentences sentimental seo seok seol seon seong seoul separate
separated separately separation september sequence serena sergeant sergei serial series serious seriously serum
servant servants serve served server serves service services serving session sessions set seth sets setting settle
settled settlement settling setup seung seven seventh several severe severed severely sew sewer sewing sex sexual
sexually sexy señor sh shack shade shadow shadows shady shaft shake shaken shakes shakespeare shaking shall shallow
shame shameful shameless shampoo shan shane shanghai shankar shannon shape shaped shapes share shared shares sharing
shark sharks sharon sharp sharply shattered shattering shatters shaun shave shaved shaving shaw shawn she shed sheep
sheer sheet sheets sheila shelby sheldon shelf shell shells shelly shelter shen sheng shepherd sheriff sherlock
sherman sherry shh shhh shi shield shields shift shifts shin shine shines shining shiny ship shipment shipped
shipping ships shirley shirt shirts shit shitting shitty shiva shock shocked shocking shoe shoes shook shoot shooter
shooting shoots shop shopping shops shore short shortcut shorter shortly shorts shot shotgun shots should shoulder
shoulders shouldn shout shouted shouting shouts shove shoved shovel show showed shower showers showing shown shows
shrieking shrieks shrimp shrine shrink shu shut shuts shutter shutting shuttle shy si siblings sick sickness sid
side sides sidewalk sideways sidney siege sierra sigh sighing sighs sight sights sign signal signals signature
signatures signed significance significant signing signs silas silence silent silk silly silver similar simmons
simon simone simple simpler simply simpson sin since sincere sincerely sinclair sing singapore singer singers singh
singing single sings sinister sink sinking sinner sins sip sir sire siren sirens sis sister sister-in-law sisters
sit site sites sits sitting situation situations six sixth size skate skating skeleton sketch ski skies skiing skill
skilled skills skin skinny skip skipped skipper skipping skirt skull sky slack slam slams slap slapped slate
slaughter slaughtered slave slavery slaves sleep sleeping sleeps sleepy sleeve sleeves slept slice slick slide
slight slightest slightly slim slip slipped slippers slippery slipping slips slit sloan sloppy slot slow slower
slowing slowly slut smack small smaller smallest smart smarter smartest smash smashed smashing smell smelled
smelling smells smile smiled smiles smiling smith smoke smoked smokes smoking smooth smoothly smuggling snack snacks
snake snakes snap snapped snaps snarling snatch snatched sneak sneaking sneaky sniff sniffing sniffles sniffs sniper
snitch snoring snow snuck so so-called soaked soap sobbing sober sobs soccer social society sock socks soda sofa
sofia soft softly software soil sol solar sold soldier soldiers sole solemn solid solitary solo solomon solution
solve solved solving somber some somebody someday somehow someone someplace somethin something sometime sometimes
somewhat somewhere son son-in-law song songs sonia sonny sons soo sook soon sooner sophia sophie sophisticated sore
sorrow sorry sort sorted sorts sought soul souls sound sounded sounding sounds soup sour source sources south
southern souvenir soviet soy spa space spacecraft spaces spaceship spaghetti spain spanish spare spared spark speak
speaker speakers speaking speaks spear special specialist specially specialty species specific specifically specimen
spectacular speculation speech speeches speed speeding spell spells spencer spend spending spends spent sperm spice
spicy spider spider-man spiders spies spike spill spilled spin spinal spine spinning spirit spirits spiritual spit
spite spitting splash splashing splendid split splitting spock spoil spoiled spoke spoken sponge sponsor sponsored
spooky spoon sport sports spot spotlight spots spotted spray spread spreading spreads spring springs spy spying
squad square squash squawking squeaking squeaks squeal squealing squeals squeeze squirrel ss st stab stabbed
stabbing stability stable stacey stack stacy stadium staff stage stages stain stains stairs stake stakes stalin
stalker stalking stall stalling stammers stamp stamps stan stand standard standards standing stands stanford stanley
stanton star starboard stare starfleet staring stark stars start started starters starting startled starts starve
starved starving stash state stated statement statements states static station stationed stations statue status stay
stayed staying stays steady steak steal stealing steals steam steel steep steer steering stefan stella stem step
steph stephanie stephen stepped stepping steps stereo sterling steve steven stevens stevie stew stewart stick
sticking sticks sticky stiff still sting stink stinking stinks stir stirring stitch stitches stock stocks stole
stolen stomach stone stoned stones stood stool stop stopped stopping stops storage store stored stores stories storm
storms story stove straight straighten straightforward strain straining stranded strange strangely stranger
strangers strangle strangled strap strategic strategy straw strawberry stray streak stream street streets strength
stress stressed stressful stretch stretched strict strictly strike strikes striking string strings strip stripes
stripped stripper stroke stroll strong stronger strongest strongly struck structure structures struggle struggled
struggling stu stuart stubborn stuck stud student students studied studies studio study studying stuff stuffed
stumbled stunned stunning stunt stupid stupidity style su sub subconscious subject subjects submarine submit
submitted substance substantial substitute subtitle subtitles subtle subway succeed succeeded success successful
successfully successor such suck sucked sucker sucking sucks sudden suddenly sue sued suffer suffered suffering
suffers sufficient sugar suggest suggested suggesting suggestion suggestions suggests suicide suing suit suitable
suitcase suite suited suits suk sullivan sultan sum summer summit summon summoned sun sunday sundays sung sunglasses
sunk sunlight sunny sunrise sunset sunshine super supergirl superhero superintendent superior superiors superman
supermarket supernatural superstar supervisor supper supplies supply support supported supporting supportive
supports suppose supposed supposedly supreme sure surely surf surface surfing surge surgeon surgery surgical
surprise surprised surprises surprising surprisingly surrender surround surrounded surrounding surveillance survey
survival survive survived surviving survivor survivors susan sushi susie suspect suspected suspects suspended
suspenseful suspension suspicion suspicions suspicious sustained sutton suv suzanne swallow swallowed swamp swan
swap swat swear sweat sweater sweating sweaty sweden swedish sweep sweeping sweet sweetest sweetheart sweetie sweets
swell swelling swept swim swimming swine swing swinging swings swiss switch switched switching switzerland swollen
sword swords swore sworn syd sydney sylvia symbol symbols sympathetic sympathy symptoms sync syndrome syrup system
systems ta ta-da tab table tables tablet tackle tactical tactics tae tag tags tai tail tailor tails take taken takes
takin taking tale talent talented talents tales taliesin talk talked talkin talking talks tall taller tammy tan tang
tank tanks tanner tanya tao tap tape tapes tapped tapping tara target targeted targeting targets tasha task tasks
taste tasted tastes tasting tasty tate tattoo tattoos taught tax taxes taxi taylor te tea teach teacher teachers
teaches teaching teal team teams tear tearing tears tease teasing tech technical technically technique techniques
technology ted teddy teenage teenager teenagers teeth telegram telephone telescope television tell tellin telling
tells temper temperature temperatures temple temporarily temporary temptation tempted ten tenant tend tender tends
tennessee tennis tens tense tension tent tenth tequila teresa term terminal terms terrace terrible terribly terrific
terrified terrifying territory terror terrorism terrorist terrorists terry tess tessa test tested testified testify
testimony testing tests texas text texted texting texts texture th thai thailand than thank thankful thanking thanks
thanksgiving that the theater theatre thee theft their theirs them theme themselves then theo theodore theories
theory therapist therapy there therefore theresa these thesis they thick thief thieves thigh thighs thin thing
things think thinkin thinking thinks third thirst thirsty thirteen thirty this thomas thompson thor thorough
thoroughly those thou though thought thoughtful thoughts thousand thousands thread threat threaten threatened
threatening threats three threw thrill thrilled thrilling throat throats throne through throughout throw throwing
thrown throws thrust thud thudding thuds thug thugs thumb thumbs thumping thunder thursday thus thy tian tick ticket
tickets ticking tickle tide tidy tie tied ties tiffany tiger tight tighter tightly til till tim time timeline timer
times timing timmy timothy tin tina tiny tip tipped tips tire tired tires tiring tissue titan titans title tits tj
to toast tobacco tobias toby today todd toe toes together toilet toilets token tokyo told tolerate toll tom tomato
tomatoes tomb tommy tomorrow ton tone tong tongue toni tonic tonight tons tony too took tool tools tooth toothbrush
top topic tops torch tore torment torn toronto torres torture tortured torturing toss tossed total totally touch
touched touches touching tough tougher toughest tour tourist tourists tournament tow toward towards towel towels
tower towers town towns toxic toy toys trace traced traces track tracked tracker tracking tracks tractor tracy trade
traded trading tradition traditional traditions traffic trafficking tragedy tragic trail trailer train trained
trainer training trains traitor traitors tramp transaction transfer transferred transform transformation transformed
transition translate translation transmission transmitter transplant transport transportation transported trap
trapped traps trash trauma traumatic travel traveled traveling travelled travelling travels travis tray treason
treasure treasures treat treated treating treatment treatments treats treaty tree trees trembling tremendous trent
trespassing trevor trey trial trials triangle tribal tribe tribes tribute trick tricked tricks tricky tried tries
trigger triggered trim trip triple tripped trips trish tristan triumph troop troops trophy tropical trouble troubled
troubles troubling trousers troy truce truck trucks trudy true truly truman trump trumpet trunk trust trusted
trusting trusts truth try tryin trying tub tube tubes tuck tucker tuesday tuition tummy tumor tuna tune tuned tunnel
tunnels turf turk turkey turkish turn turned turner turning turns turtle tutor tv twelve twenty twice twin twins
twist twisted twitter two ty tying tyler type types typical typing tyson ufo ugh ugly uh uh-huh uh-oh uh-uh uhh uk
ultimate ultimately um umbrella umm un unable unacceptable unarmed unaware unbearable unbelievable uncle
uncomfortable unconscious uncovered under undercover underestimate underestimated underground underneath understand
understandable understanding understands understood underwater underway underwear underworld undo uneasy unemployed
unexpected unfair unfinished unfortunate unfortunately ungrateful unh unhappy unidentified uniform uniforms union
unique unit unite united units universal universe university unknown unless unlike unlikely unload unlock unlocked
unlucky unnecessary unpleasant unpredictable unreasonable unstable untie until unto unusual up upbeat update upgrade
upon upper upright ups upset upsetting upside upstairs urban urge urgent urgently urine us usa use used useful
useless user uses using usual usually utmost utter utterly vacant vacation vaccine vacuum vagina vague vain val
valentine valerie valid valley valuable value values valve vampire vampires van vance vanessa vanilla vanish
vanished variety various vase vast vatican vaughn vault ve vega vegan vegas vegetable vegetables vegetarian vehicle
vehicles veil vein veins vengeance venice vent venture venue venus vera verdict verge verify vernon veronica verse
version versus very vessel vessels vest vet veteran via vibe vibrating vic vice vicinity vicious vicki vicky victim
victims victor victoria victory video videos vienna vietnam vietnamese view viewers views vijay viki viktor vile
villa village villagers villages villain villains vince vincent vinegar vinnie vintage violated violation violence
violent violet violin vip viral virgil virgin virginia virtual virtually virtue virus visa visible vision visions
visit visited visiting visitor visitors visits visual vital viv vivian vocal vocalizing vodka voice voicemail
voiceover voices void volcano volume volunteer volunteered volunteers vomit von vote voted voters votes voting vow
vows voyage vulcan vulgar vulnerable wa wade wage wager wages wagner wagon wailing waist wait waited waiter waitin
waiting waitress waits wake wakes waking wales walk walked walker walking walks wall wallace wallet walls wally
walsh walt walter waltz wan wand wanda wander wandered wandering wang wanna want wanted wanting wants war ward
warden wardrobe warehouse warfare warm warmer warming warmth warn warned warner warning warp warrant warren warrior
warriors wars was wash washed washing washington wasn waste wasted wasting watch watched watches watching water
waters watson wave waves waving wax way wayne ways we weak weaker weakness weaknesses wealth wealthy weapon weapons
wear wearing wears weary weather weaver web website webster wedding weddings wednesday wee weed week weekend
weekends weekly weeks weep wei weigh weighs weight weird weirdo welcome welcoming welfare well well-known wells wen
wench wendy went were weren werewolf wes wesley west western wet wh wha whack whale whales what whatever whatsoever
wheat wheel wheelchair wheeler wheels when whenever where whereabouts wherever whether whew which while whilst
whimpering whimpers whining whip whipped whirring whiskey whisky whisper whispering whispers whistle whistles
whistling white whites whitney who whoa whoever whole whom whoo whoo-hoo whooping whoops whooshing whore whores
whose why wicked wide widow wife wig wiii wild wilderness will william williams willie willing willingly willis
willow willy wilma wilson win wind window windows winds wine wing wings wink winner winners winning wins winston
winter wipe wiped wire wired wires wisdom wise wish wished wishes wishing wit witch witches with withdraw within
without withstand witness witnessed witnesses wives wizard wo woke wolf wolves woman womb women won wonder wondered
wonderful wondering wonders wong woo wood wooden woods woody wool word words wore work worked worker workers workin
working workout works workshop world worlds worldwide worm wormhole worms worn worried worries worry worrying worse
worship worst worth worthless worthwhile worthy would wouldn wound wounded wounds wow wrap wrapped wrath wreck
wrecked wrestling wretched wright wrist wrists write writer writers writes writing written wrong wrote wu wyatt
xavier xena xi xia xiang xiao xin xu ya yacht yah yale yan yang yankee yankees yao yard yards yay ye yea yeah year
years yell yelled yelling yellow yells yelps yen yeon yeong yep yes yesterday yet yi yield yin ying yo yoga yogurt
yong yoo yoon york you young younger youngest your yours yourself yourselves youth youtube yu yuan yuck yue yum
yummy yun yup yuri yöu zach zack zealand zeke zero zeus zhang zhao zhen zheng zhi zhou zhu zi zip zoe zoey zombie
zombies zone zoo
`,
  es: `
aah aaron abajo abandona abandonada abandonado abandonar abandonó abby abe abeja abejas abel abierta abiertas
abierto abiertos abigail abogada abogado abogados aborto abra abraham abran abras abrazo abre abren abres abriendo
abrigo abril abrimos abrir abrirla abrirlo abrirá abrió abro abrí absoluta absolutamente absoluto absurdo abu abuela
abuelo abuelos aburrida aburrido abuso aca acaba acababa acabado acabamos acaban acabando acabar acabaron acabará
acabas acabe acabo acabé acabó academia acaso acceder acceso accidentalmente accidente accidentes acciones acción
aceite acelerar acento acepta aceptable aceptado aceptan aceptar aceptarlo aceptaré aceptas acepte acepto acepté
aceptó acera acerca acercamos acercan acercando acercarme acercarse acercarte acercándose acercó acero acerque
acerques aclarar acompaña acompañante acompañar acompañarme acompañe acompaño acondicionado aconsejo acontecimientos
acordado acordamos acoso acostado acostarme acostarse acostarte acostaste acostumbrada acostumbrado acosté actitud
activa activado activar actividad actividades activo activos acto actor actores actos actriz actuación actual
actualmente actuando actuar actúa actúas acudir acuerda acuerdas acuerdo acusa acusaciones acusación acusada acusado
acá acércate adam adams adecuada adecuado adelantado adelante adelanto además adentro adicción adicional adicto
adios adivina adivinar adiós administración administrador admirador admiro admitir admitirlo admito adn adolescente
adolescentes adonde adopción adoptar adora adorable adoran adoro adrenalina adrian adulta adulto adultos advertencia
advertí advierto adónde aeropuerto afecta afectado afectar afecto afganistán aficionado afirma afirmativo afortunada
afortunadamente afortunado afortunados afrontar afuera afueras agallas agarra agarrar agarró agencia agencias agenda
agente agentes agnes agosto agotada agotado agotador agrada agradable agradables agradas agradecemos agradecer
agradecerle agradecerte agradecería agradecida agradecido agradecidos agradecimiento agradezco agregar agresivo
agresión agua aguanta aguantar aguanto aguarda aguas aguja agujas agujero agujeros agáchate agárrate ah ahh ahi
ahogó ahora ahorrar ahorros ahí ai aigoo aire aires aislado aislamiento ajedrez ajo ajá al ala alabado alan alarma
alas alaska albert alberto alboroto alcalde alcance alcanza alcanzado alcanzar alcohol aldea alec alegra alegre
alegro alegría alejada alejado alejandro alejarme alejarse alejarte aleluya alemana alemanes alemania alemán alerta
alex alexander alexis alfa alfombra alfred algo algodón alguacil alguien algun alguna algunas alguno algunos algún
ali aliado aliados alianza alias alice alicia aliento alienígena alienígenas alimenta alimentar alimento alimentos
alison aliviar alivio all alla allen alli allison allá allí alma almacén almas almirante almohada almorzar almuerzo
alquilar alquiler alrededor alrededores alta altamente altar altas alterado alternativa alteza alto altos altura
alturas alucinaciones alumno alumnos alá aléjate aléjense aló am ama amaba amabas amabilidad amable amablemente
amables amada amado amamos aman amanda amanecer amante amantes amar amarilla amarillo amarte amas ambas amber
ambicioso ambición ambiente ambos ambulancia ame amelia amenaza amenazado amenazando amenazas amenazó american
americana americano americanos amiga amigable amigas amigo amigos amiguito amistad amo amor amorosa amy amé amén
américa an ana analizar ancestros ancho anciana anciano ancianos and anda andaba andan andando andar andas anderson
andre andrea andrew andrews andré andy anfitrión angel angela angeles angie angustia anillo anillos animal animales
anita aniversario ann anna anne annie anoche anochecer ansiedad ansiosa ansioso ante antecedentes antena anteojos
antepasados anterior anteriores anteriormente antes anthony antigua antiguas antiguo antiguos antoine anton antonio
antídoto anual anunciar anuncio anuncios anzuelo análisis apaga apagado apagar aparato aparcamiento aparece aparecen
aparecer aparecerá aparecido aparecieron apareció aparentemente aparezca aparición apariencia aparta apartamento
apartamentos aparte apellido apenas apertura apesta apetece apetito aplauso aplausos aplicación apodo apostar apoya
apoyar apoyo apreciar aprecio aprende aprender aprendido aprendiendo aprendiste aprendiz aprendió aprendí apresúrate
apretado apretar april aprobación aprobado apropiada apropiado aprovechar aproximadamente apuesta apuestas apuesto
apunta apuntando apuntar apunto apuro apuros apágalo apártate apúrate apúrense aquel aquella aquellas aquello
aquellos aqui aquí araña arañas archer archie archivo archivos arco arde ardiendo ardiente are arena argumento ari
arizona arma armada armado armados armadura armar armario armas armonía arnold aroma arquitecto arranca arrancar
arregla arreglado arreglando arreglar arreglaremos arreglarlo arreglaré arregle arreglo arreglos arregló arrepiento
arrestado arrestar arrestaron arresto arriba arriesgado arriesgar arriesgarme arrogante arroyo arroz arruinado
arruinando arruinar arruinaste arruiné arruinó art arte artefacto arteria artes arthur artie artificial artificiales
artillería artista artistas arturo artículo artículos as asado asalto ascenso ascensor asco asegura asegurado
asegurar asegurarme asegurarnos asegurarse asegurarte aseguraré aseguro asegúrate asesina asesinada asesinado
asesinados asesinar asesinaron asesinato asesinatos asesino asesinos asesinó asesor ash ashley asi asia asiento
asientos asignado asilo asistencia asistente asistir asociación asombrosa asombroso aspecto aspectos asquerosa
asqueroso astronauta astuto asumir asumo asunto asuntos asusta asustada asustado asustados asustando asustar
asustaste asustes asusté asustó así at ataca atacado atacan atacando atacar atacaron atacó atado atajo ataque
ataques atar atardecer atascado ataúd atención atender atentado atentamente atento aterrador aterrizaje aterrizar
atlanta atleta atmósfera atracción atraco atractiva atractivo atrae atraer atrapa atrapada atrapado atrapados
atrapamos atrapan atrapar atraparlo atraparon atrapé atrapó atras atravesar atrevas atreve atreves atrevido atrevo
atrás atún audición audiencia audio audrey aumenta aumentar aumento aun aunque ausencia ausente austin australia
auto autobuses autobús automático automóvil autopista autopsia autor autoridad autoridades autorización autorizado
autos auténtica auténtico autógrafo auxilio ava avance avanza avanzada avanzado avanzando avanzar ave avenida
aventura aventuras avergonzada avergonzado averigua averiguado averiguar averiguarlo avery aves aviones avisado
avisar avisaré aviso avión avísame ay ayer ayuda ayudado ayudan ayudando ayudante ayudar ayudara ayudarla ayudarle
ayudarles ayudarlo ayudarlos ayudarme ayudarnos ayudaron ayudarte ayudará ayudarás ayudaré ayudaría ayudas ayudaste
ayude ayuden ayudes ayudo ayudé ayudó ayuntamiento ayúdame ayúdeme ayúdenme azar azotea azul azules azúcar aérea
aéreo añadir año años aún baby baek bahía baila bailando bailar bailarina bailarín baile bailey baja bajado bajando
bajar bajas baje bajen bajo bajos bajó baker bala balas balcón ballena ballenas ballet baloncesto baltimore balón
banco bancos banda bandas bandeja bandera bandidos bando bang banquete bar barata barato barba barbacoa barbara
barbie barco barcos bares barnes barney barra barras barrera barriga barril barrio barro barry bart barón basa
basada basado base bases basta bastante bastantes bastardo bastardos bastón basura basurero bata batalla batallas
bate batería baterías bates batman bauer baxter bay bañera baño baños baúl be beach bebe beber bebes bebida bebidas
bebido bebiendo bebo bebé bebés beca becca beck beckett becky bell bella bellas belle belleza bello ben bendición
bendiga bendito beneficio beneficios benjamin bennett benny berlín bernard bernie bert besado besar besarme besarte
beso besos bestia bestias besó beth betty beverly biblia biblioteca bicho bichos bici bicicleta bien bienes
bienestar bienvenida bienvenido bienvenidos big bigote bill billar billete billetera billetes billones billy bin
bingo biológica biológico bishop bla black blair blake blanca blancas blanco blancos blando bloque bloqueado
bloquear bloqueo blue blusa bo bob bobby bobo boca bocado boda bodas bodega bola bolas boleto boletos bolos bolsa
bolsas bolsillo bolsillos bolso bolígrafo bomba bombardeo bombas bombero bomberos bond bondad bong bonita bonitas
bonito bonitos bonnie bonos booth borda borde bordo boris borracha borracho borrachos borrado borrar bosque bosques
boston botas bote botella botellas botes botones botín botón boxeador boxeo boy boyd brad bradley brady bragas
brandon brasil bravo brazalete brazo brazos brecha brenda brennan bretaña brett breve brian bridget brigada brilla
brillante brillantes brillar brillo brindar brindis brisa británica británico británicos broadway brody broma bromas
bromeando bromeas bromeo brooke brooklyn brooks brown bruce bruja brujas bruno brutal bruto bryan buck bud buda
buddy buen buena buenas bueno buenos bufete buffy burbuja burbujas burdel burke burla burns burro burt bus busca
buscaba buscado buscamos buscan buscando buscar buscarla buscarlo buscarme buscarte buscaré buscas busco buscándote
buscó bush busque busquen busqué buzz buzón by bájate bárbara básicamente básico béisbol bésame bóveda búsqueda
caballero caballeros caballería caballo caballos cabaña cabe cabello cabeza cabezas cabina cable cables cabo cabra
cabrones cabrón caca cacería cachorro cada cadena cadenas cadera cadáver cadáveres cae caen caer caerá caes
cafetería café cagado cagar cago caiga caigo caitlin caja cajas cajero cajón cal calabozo calcetines caleb
calendario calibre calidad caliente calientes california calla callada callado callar callarte callate calle
callejón calles calma calmado calmar calmarte calme calor calvin calvo calzoncillos cam cama camarada camaradas
camarera camarero camas cambia cambiado cambiamos cambian cambiando cambiar cambiarlo cambiarme cambiaron cambiará
cambiaría cambias cambiaste cambie cambies cambio cambios cambié cambió camello cameron camille camina caminando
caminar caminata camino caminos camiones camioneta camisa camisas camiseta camisetas camión campamento campana
campanas campaña campbell campeonato campesinos campeón campo campos campus can canadá canal canales canalla
cancelado cancelar cancha canciones canción candidato candidatos cansada cansado cansados cansé canta cantando
cantante cantar cantidad cantidades canto caos cap capa capaces capacidad capas capaz capilla capital capitán
captura capturado capturar capullo capítulo cara carajo carajos caramba caramelo caramelos caras caravana caray
carbono carbón cardíaco carga cargada cargado cargamento cargando cargar cargas cargo cargos caridad cariño carl
carla carlo carlos carmen carne carnicero caro carol carolina caroline caros carrera carreras carretera carreteras
carrie carro carruaje carson carta cartas cartel carteles carter cartera carácter casa casada casado casados casamos
casar casarme casarnos casarse casarte casaré casas casaste casco case casera casero casey casi casino caso casos
cass cassie castigado castigar castigo castillo castle casualidad casé casó cat catalina categoría catherine cathy
causa causado causando causar causas causó cavar cayendo cayeron cayó caza cazador cazadores cazando cazar caí caía
caída caído caña cañones cañón cd cebo cebolla ceder celda celdas celebración celebrando celebrar celebrarlo
celebridad celestial celos celosa celoso celular celulares cementerio cemento cena cenar cenizas centavo centavos
central centro centros centímetros ceo cepillo cera cerca cercana cercano cercanos cerdo cerdos cerebral cerebro
cerebros ceremonia cero cerrada cerradas cerrado cerrados cerradura cerrando cerrar cerró certeza certificado
cerveza cervezas cha chad chaleco champaña champán chan chance chandler chang chantaje chao chaqueta charla charlar
charles charlie charlotte charly chase chatarra chaval chef chelsea chen cheque cheques cheryl chester chi chica
chicago chicas chicle chico chicos chiflado chimenea china chino chinos chip chispa chiste chistes chistoso chloe
cho chocolate chofer choi choque chris christian christina christine christopher chuck cia cicatrices cicatriz ciclo
ciega ciegas ciego ciegos cielo cielos cien ciencia ciencias ciento cientos científica científico científicos cierra
cierre cierren cierta ciertamente ciertas cierto ciertos ciervo cifras cigarrillo cigarrillos cigarro cima cinco
cincuenta cindy cine cinta cintas cintura cinturón circo circuito circunstancias cirugía cirujano cita citas city
ciudad ciudadano ciudadanos ciudades civil civiles civilización claire clan clara claramente claras clarence
claridad clark clarke claro claros clase clases claude claudia claus clave clavo clay clayton cleveland cliente
clientes cliff clima clinton club clubes clyde clásica clásico clínica coartada cobarde cobardes cobertizo cobertura
cobra cobrar cobre coca cocaína coche coches cocina cocinando cocinar cocinera cocinero coco codo cody coge coger
cogerlo coges cogido cogiendo cogió cogí cohete cohetes coincide coinciden coincidencia coja cojo cojones cola
colaboración colapso colchón cole colección colega colegas colegio colgado colgando colgar colin colina colinas
collar collins colocado colocar colonia color colorado colores columna coma coman comandante comando comas combate
combatir combinación combustible come comedia comedor comemos comen comencemos comencé comentario comentarios
comenzado comenzamos comenzando comenzar comenzaron comenzará comenzó comer comercial comerciales comercio comeré
comes cometa cometer cometido cometiendo cometió cometí comida comidas comido comience comiendo comienza comienzan
comienzo comisario comisaría comisionado comisión comiste comité comió como comparación comparado comparar
compartimos compartir compasión compañera compañero compañeros compañía compañías compensar competencia competición
competir complejo completa completamente completar completo complicaciones complicada complicado comportamiento
compra comprado comprador compramos comprando comprar comprarle comprarlo comprarme comprarte compraré compras
compraste compre comprende comprender comprendes comprendo comprensión compro comprobado comprobar comprobarlo
comprometida comprometido comprometidos compromiso compré compró computadora computadoras comunes comunicaciones
comunicación comunicado comunicarse comunidad comunista comunistas comí común con concentración concentrarme
concepto conciencia concierne concierto conclusiones conclusión concreto concurso concéntrate condado conde condena
condenada condenado condenados condesa condicional condiciones condición conduce conduciendo conducir conducta
conductor conducía conectado conectados conectar conejo conejos conexiones conexión conferencia conferencias
confesar confesión confesó confiaba confiable confiado confianza confiar confidencial confirma confirmación
confirmado confirmar conflicto confundida confundido confusión confuso confía confías confíe confíes confío
congelado congelador congreso conjunto conmigo conmoción connie connor conoce conocemos conocen conocer conocerla
conocerle conocerlo conocerlos conocerme conocernos conocerte conoces conocida conocido conocidos conociera
conocieron conocimiento conocimientos conocimos conociste conoció conocí conocía conocían conocías conozca conozcan
conozcas conozco conque conquistar conrad consciente consecuencia consecuencias conseguido conseguimos conseguir
conseguiremos conseguirlo conseguirte conseguirá conseguirás conseguiré conseguiste conseguí consejero consejo
consejos consentimiento conserje conservar considera consideración considerado consideran considerando considerar
considero consiga consigas consigo consigue consiguen consigues consiguieron consiguió consiste conspiración
constante constantemente conste construcción construido construir construyendo construyó consuelo consulta contaba
contabilidad contactar contacto contactos contado contador contando contar contarle contarles contarme contarnos
contarte contaré contaste contenedor contener contenido contenta contento contentos contesta contestar contestó
contexto contiene contigo continente continua continuación continuamente continuar continúa continúe contra
contrabando contrario contraseña contratado contratar contrato contratos contrató control controla controlado
controlar controlarlo controles contárselo conté contó convencer convencerme convencido convenció convención
conveniente convento conversaciones conversación conversar convertido convertir convertirme convertirse convertirte
convertirá convertiste convertí conviene convierta convierte convierten convincente convirtiendo convirtieron
convirtió cool cooper cooperación cooperar coordenadas copa copas copia copiado copias cora coraje corazon
corazonada corazones corazón corbata cordero corea coreano coro corona coronel corporal corran corras corre correa
correcta correctamente correctas correcto corredor corren correo correos correr corres corresponde corriendo
corriente corrió corrupción corrupto corta cortada cortado cortando cortar cortaron cortaré cortas corte corten
cortes cortesía cortina cortinas corto cortos corté cortó cosa cosas cosecha cosita cosquillas costa costado costar
costará costillas costo costumbre costumbres costó courtney coña coño crack craig crane crawford crea creación
creado creador creamos crean creando crear creas creativo crece crecen crecer crecido creciendo crecimiento creció
crecí cree creemos creen creencia creencias creer creerlo creerme creerte creerá creerás creería crees crema creo
cretino creyendo creyó crezca creéis creí creía creían creías creído creíste creó criada criado criar criatura
criaturas crimen criminal criminales crisis cristal cristales cristiano cristianos cristina cristo crió cross cruce
crucero crucial cruel crueldad cruz cruza cruzado cruzando cruzar cráneo créame crédito créeme cría crímenes crío
crítica críticas crítico cuaderno cuadra cuadras cuadro cuadros cual cuales cualidades cualquier cualquiera cuan
cuando cuantas cuanto cuantos cuarenta cuarentena cuarta cuartel cuarto cuartos cuatro cuba cubierta cubierto
cubiertos cubo cubre cubriendo cubrir cuchara cuchillo cuchillos cuello cuenta cuentan cuentas cuente cuentes cuento
cuentos cuerda cuerdas cuerno cuernos cuero cuerpo cuerpos cuesta cueste cuestiones cuestión cueva cuevas cuida
cuidado cuidados cuidadosamente cuidadoso cuidando cuidar cuidarme cuidarte cuidaré cuide culo culos culpa
culpabilidad culpable culpables culpar culpes culpo culto cultura cultural cumple cumpleaños cumplido cumplir
cumplió cuna cura curado curar curiosidad curioso curso curtis curva custodia cuya cuyo cuál cuáles cuán cuándo
cuánta cuántas cuánto cuántos cuéntame cuídate cuñada cuñado cynthia cyrus cálculos cálida cálido cállate cállense
cállese cálmate cálmese cámara cámaras cáncer cápsula cárcel célula células césar césped círculo círculos cóctel
código códigos cógelo cómico cómo cómoda cómodo cómodos cómplice da daba daban dada dado dados dae daga daisy dale
dallas dama damas dame damien damon damos dan dana dando dani daniel danielle daniels danny danos dante danza daphne
dar darcy daremos darle darles darme darnos darse darte dará darán darás daré daría darías das data date datos dave
david davis dawn dawson dañado dañar daño daños dc de dea dean deb deba debajo debamos debas debate debbie debe
debemos deben deber deberes deberia deberá debería deberíamos deberían deberías debes debido debilidad debimos
debiste debió debo debí debía debíamos debían debías decente decepcionado decepción decida decide decides decidido
decidieron decidimos decidir decidiste decidió decido decidí decimos decir decirle decirles decirlo decirme decirnos
decirse decirte decisiones decisión declara declaraciones declaración declarado declarar declaro declaró decía
decían decías decírmelo decírselo decírtelo decís dedica dedicado dedicas dedo dedos dee defecto defectos defender
defenderse defendiendo defensa defensas defensor definición definitiva definitivamente deja dejaba dejad dejadme
dejado dejame dejamos dejan dejando dejar dejara dejaran dejaras dejaremos dejarla dejarle dejarlo dejarlos dejarme
dejarnos dejaron dejarte dejará dejarán dejarás dejaré dejaría dejas dejaste deje dejemos dejen dejes dejo dejé dejó
del delante delantera delgada delgado delicada delicado deliciosa delicioso delincuente delincuentes delito delitos
delta demanda demandas demasiada demasiadas demasiado demasiados deme demente democracia demonio demonios demora
demos demostración demostrado demostrar demostrarlo demuestra demás den denise denle denme dennis denny dental
dentista dentro denuncia denver departamento depende deporte deportes deportivo depresión deprimente deprimido
deprisa depósito derecha derecho derechos derek deriva derribar derrota derrotado derrotar des desacuerdo
desafortunadamente desafortunado desafío desagradable desaparece desaparecer desaparecida desaparecido desaparecidos
desaparecieron desapareció desaparezca desaparición desarrollado desarrollar desarrollo desastre desayunar desayuno
descansa descansando descansar descanse descanso descarga descifrar desconocida desconocido desconocidos describir
descripción descubierto descubra descubre descubrieron descubrimiento descubrimos descubrir descubrirlo descubrió
descubrí descuento descuida descuidado desde desea deseaba deseado deseamos desean deseando desear desearía deseas
desee desees deseo deseos desesperación desesperada desesperadamente desesperado desesperados desfile desgracia
desgraciado desgraciados deshacer deshacerme deshacernos deshacerse deshacerte desierto desmayó desnuda desnudo
desnudos desorden despacho despacio despedida despedido despedir despedirme despedirte despegar despegue despejado
despejen desperdiciar desperdicio despertado despertar desperté despertó despidieron despidió despido despierta
despierte despierto despreciable desprecio despues después destinado destino destrozado destrozar destrucción
destruida destruido destruir destruirlo destruye destruyendo destruyó detalle detalles detectar detective detectives
detención detendrá detener detenerla detenerlo detenerlos detenerme detenerte detenga detengan detengas detenido
detente determinación determinado determinar detiene detroit detrás detuvieron detuvo detén deténganse deténgase
deuda deudas devolver devolverle devolveré devuelto devuelva devuelve devuélveme dex dexter di dia diablo diablos
diagnóstico diamante diamantes diana diane diario diarios dias dibujar dibujo dibujos dice dicen dices dicha dicho
diciembre diciendo diciéndome dick diego diente dientes diera dieron dieta diez diferencia diferencias diferente
diferentes dificil dificultad dificultades difunto difícil difíciles diga digamos digan digas digital digitales
digna dignidad digno digo dije dijera dijeras dijeron dijimos dijiste dijo dile diles dilo dime dimensión dimos
dinamita dinero dinos dinosaurios dio dios diosa dioses direcciones dirección directa directamente directo director
directora directores diremos dirige dirigen dirigido dirigiendo dirigimos dirigir dirigía dirijo dirá dirán dirás
diré diría dirías disciplina disco discos discreción discreto disculpa disculpan disculparme disculparse disculparte
disculpas disculpe disculpen disculpo discurso discursos discusión discutiendo discutimos discutir discutirlo
discúlpame discúlpeme discúlpenme diseñado diseño disfraces disfraz disfruta disfrutado disfrutando disfrutar
disfrute disfruten disfruto dispara disparado disparan disparando disparar dispararle dispararme dispararon
dispararé disparaste dispare disparen dispares disparo disparos disparé disparó disponible disponibles disposición
dispositivo dispuesta dispuesto dispuestos dispárale distancia distante diste distinguir distinta distintas distinto
distintos distracción distribución distrito disturbios diversión divertida divertido divertirme divertirnos
divertirse divertirte divierte divina divino divirtiendo división diviértete divorcio dixon dió dj do doble dobles
doc doce docena docenas doctor doctora doctores documentación documental documento documentos dolares doler dolió
dolor dolores doloroso dom domicilio dominar domingo domingos dominic dominio don donación donald donante doncella
donde dong donna donnie donovan doo dorada dorado doris dormida dormido dormir dormitorio dormí dormía dorothy dos
dosis doug douglas doy doyle doña dr dragones dragón drake drama dramática dramático drew droga drogadicto drogado
drogas ducha duda dudar dudas dudo duele duelen duelo duerma duermas duerme duermen duermes duermo dueña dueño
dueños duke dulce dulces dulzura duncan duque dura durante durar durará duras dure durmiendo durmió duro duros duró
dvd dwight dylan dámela dámelo dándole dárselo dé débil débiles década décadas déjala déjale déjalo déjalos déjame
déjanos déjate déjelo déjeme déjenlo déjenme déme dí día días dígale dígame dímelo díselo dólar dólares dónde earl
east ebrio echa echado echamos echan echando echar echarle echarme echaron echarte echaré echas eche eches echo eché
echó eco economía ed edad eddie edgar edición edificio edificios edith editor eduardo educación educado edward ee
eeuu efectivo efecto efectos eficiente egipto ego egoísta eh ei einstein ejecución ejecutado ejecutar ejecutivo
ejemplo ejercicio ejercicios ejercito ejército ejércitos el elaine eleanor elecciones elección electricidad
electrónico elefante elefantes elegante elegido elegir elegiste elegí elemento elementos elena elevado elevador eli
elige eliges eligió elijah elijo eliminado eliminar elizabeth ella ellas ellen ellie elliot ellis ello ellos elsa
elvis eléctrica eléctrico em embajada embajador embarazada embarazo embarazoso embargo emboscada emergencia
emergencias emilio emily emma emocionada emocionado emocional emocionalmente emocionante emociones emoción empacar
empecemos empecé empeorando empeorar emperador emperatriz empezado empezamos empezando empezar empezaron empezaste
empezó empiece empiecen empieces empieza empiezan empiezas empiezo empleada empleado empleados empleo empresa
empresario empresas empuja empujar empujó en enamorada enamorado enamorados enamoré enano enanos encaja encajar
encanta encantaba encantada encantado encantador encantadora encantan encantar encantará encantaría encanto encantó
encarga encargado encargaremos encargarme encargará encargaré encargo encargue encender encendida encendido
encerrada encerrado encerrados enciende encima encontraba encontrada encontrado encontramos encontrar encontrara
encontraremos encontrarla encontrarle encontrarlo encontrarlos encontrarme encontrarnos encontraron encontrarse
encontrarte encontrará encontrarán encontrarás encontraré encontraría encontraste encontremos encontré encontró
encubierto encuentra encuentran encuentras encuentre encuentren encuentres encuentro enemigo enemigos energía enero
enfadada enfadado enfades enferma enfermedad enfermedades enfermera enfermeras enfermería enfermo enfermos enfoque
enfrenta enfrentamos enfrentar enfrentarse enfrente engaña engañado engañando engañar engañarme engañaste engaño
engañó enhorabuena enlace enojada enojado enojar enojes enojo enorme enormes enrique ensalada ensayar ensayo ensayos
enseguida enseña enseñado enseñan enseñando enseñar enseñarle enseñarles enseñarme enseñaron enseñarte enseñaré
enseñaste enseñe enseño enseñé enseñó enséñame entendemos entender entenderlo entenderá entenderás entendido
entendiste entendió entendí entendía entera enterado enterar enterarme enterarse enteras enteraste entere entero
enterprise enterrado enterrar enteré enteró entienda entiendas entiende entienden entiendes entiendo entierro
entonces entorno entra entrada entradas entrado entramos entran entrando entrar entraron entrará entras entraste
entrañas entre entrega entregado entregar entregas entrego entregue entregó entremos entren entrenado entrenador
entrenamiento entrenando entrenar entres entretenimiento entrevista entrevistas entro entré entró entusiasmo
envenenado enviado enviados enviamos enviando enviar enviaron enviaré enviaste envidia envié envió envuelto envía
envían envíe envío episodio equilibrio equipaje equipo equipos equivoca equivocada equivocadas equivocado
equivocados equivocas equivoco equivocó equivoqué era eran eras eres eric erica erik erin ernie error errores es esa
esas escala escalar escalera escaleras escapa escapado escapando escapar escaparon escape escapó escena escenario
escenas esclava esclavitud esclavo esclavos escocia escoger escogido escogió escolar escolta escombros esconde
esconder esconderse esconderte escondes escondida escondidas escondido escondidos escondiendo escondite escondió
escopeta escoria escotilla escriba escribe escribes escribiendo escribir escribiré escribiste escribió escribo
escribí escrita escrito escritor escritora escritores escritorio escritura escuadrón escucha escuchaba escuchad
escuchado escuchamos escuchan escuchando escuchar escucharlo escucharme escucharon escucharte escuchas escuchaste
escuche escuchen escuches escucho escuché escuchó escudo escudos escuela escuelas escándalo escáner escúchame
escúcheme ese esencia esencial esfuerzo esfuerzos eso esos espacial espaciales espacio espada espadas espalda
espaldas espantoso españa español especial especiales especialidad especialista especialmente especie especies
espectacular espectáculo específicamente específico espejo espeluznante espera esperaba esperaban esperabas esperad
esperado esperamos esperan esperando esperanza esperanzas esperar esperaré esperas espere esperemos esperen esperes
esperma espero esperábamos esperándote esperé espiando espiritual esposa esposas esposo espuma espérame espía espías
espíritu espíritus esquina est esta estaba estabais estabamos estaban estabas estable establecer establecido establo
estacionamiento estaciones estación estadio estado estados estadounidense estadounidenses estafa estafador estallar
estamos estan estancia estando estanque estar estaremos estarlo estará estarán estarás estaré estaría estaríamos
estarían estarías estas estatal estate estatua este estelar estemos esther estilo estimado esto estos estoy estrado
estrategia estrella estrellas estrelló estreno estribor estrictamente estropeado estructura estrés estudiado
estudiando estudiante estudiantes estudiar estudio estudios estupenda estupendo estupideces estupidez estupido
estuve estuviera estuvieran estuvieras estuvieron estuviese estuvimos estuviste estuviéramos estuvo está estábamos
estáis están estándar estás esté estén estés estómago estúpida estúpidas estúpido estúpidos etapa eterna eternamente
eternidad eterno ethan etiqueta eugene eun europa euros eva evacuación evacuar evaluación evan evans eve evelyn
evento eventos eventualmente evidencia evidencias evidente evitando evitar evitarlo evolución ex exacta exactamente
exacto exagerando examen examinar excelencia excelente excelentes excepcional excepción excepto exceso excitante
exclusiva excursión excusa excusas exhibición exige exista existe existen existencia existido existir existía
exitosa exitoso expectativas expedición expediente expedientes experiencia experiencias experimentado experimentar
experimento experimentos experta experto expertos explica explicaciones explicación explicado explicar explicarle
explicarlo explicarme explicarte explicaré explicaría explico explique explorar explosivo explosivos explosión
explota explotar explotó exposición expresar expresión expuesto expulsado extensión exterior extiende extra
extracción extranjero extranjeros extraordinaria extraordinario extras extraterrestre extraterrestres extraña
extrañar extrañas extraño extraños extrañé extrema extremadamente extremo exámenes ey fabst fabulosa fabuloso
facebook facial facil facilidad factor factura facturas facultad falda falla fallado fallar fallecido falleció fallo
falló falsa falsas falso falsos falta faltaba faltan faltar fama familia familiar familiares familias famosa famoso
famosos fan fanny fans fantasma fantasmas fantasía fantasías fantástica fantástico fanático fanáticos farmacia faro
farsa fascinante fase fatal favor favores favorita favoritas favorito favoritos fax fbi fe fea feas febrero fecha
fechas federación federal federales felices felicidad felicidades felicitaciones felicito felicity felipe felix
feliz femenina femenino feng fenomenal fenómeno feo feria fernando feroz ferrocarril festival fianza ficción ficha
fichas fideos fiebre fiel fiesta fiestas figura fija fijado fijamente fijo fila filadelfia filas filete film
filmando filmar filosofía fin fina final finales finalmente financiera financiero finanzas finch fines fingiendo
fingir finn fino fiona firma firmado firmar firmas firme firmes firmó fiscal fiscalía fisher fitz flash flecha
flechas fletcher flor flores florida flota flotando floyd flujo flynn follar fondo fondos for ford forense forenses
forma formación formal forman formar formas formulario fort fortaleza fortuna forzado foster foto fotografía
fotografías fotos fotógrafo fox fracasado fracaso fractura fragmentos fran francamente francesa franceses francia
francis francisco franco francos francotirador francés frank frankenstein frankie franklin franz frasco frase frases
fraternidad fraude frecuencia fred freddie freddy freno frenos frente fresca fresco frijoles frio fritas frito frodo
frontera fronteras frost frustrante fruta frutas fruto frutos frágil fría frío fue fuego fuegos fuente fuentes fuera
fueran fueras fueron fuerte fuertes fuerza fuerzas fuese fuga fugitivo fui fuimos fuiste fuma fumando fumar fumo
funciona funcionaba funcionado funcionamiento funcionan funcionando funcionar funcionario funcionarios funcionará
funcionaría funcione funciones funcionó función fundación fundamental funeral furgoneta furia furiosa furioso fusión
futura futuro fué fuéramos fuí fábrica fácil fáciles fácilmente félix fíjate física físicamente físico fórmula
fútbol führer gabe gabinete gabriel gafas gail galaxia galería galleta galletas gallina gallinas gana ganado ganador
ganadora ganadores ganamos ganan ganancias ganando ganar ganarme ganarse ganará ganas ganaste gancho gandalf gane
gano gané ganó garaje garantizar garantizo garantía garcía garganta garras garrett gary gas gases gasolina
gasolinera gastado gastar gastos gates gatillo gatito gato gatos gavin gay gays gemela gemelas gemelos gemma gene
generaciones generación generador general generales generalmente generosa generosidad generoso genes genial geniales
genio gente gentil genética george georgia georgie gerald gerente gerry gesto get gi gibbs gibson gideon gigante
gigantes gil gilbert gilipollas gimnasio gina ginger gira girando girar giro glen glenn global globo globos gloria
glorioso go gobernador gobernar gobierno gold golf golpe golpea golpeado golpeando golpear golpearon golpeaste
golpes golpeé golpeó goma gong goo google gorda gordo gordon gordos gorra got gota gotas gotham gps grabaciones
grabación grabado grabando grabar grace gracia gracias graciosa gracioso grado grados graduación graham gramos gran
granada grand grande grandes grandeza grandioso granero granja granjero grano grant grasa gratis gratitud grave
gravedad graves gray grayson grecia green greg gregory grey griego griffin gripe gris grita gritando gritar grites
grito gritos gritó grosero grupo grupos grúa gu guante guantes guapa guapo guarda guardado guardaespaldas guardando
guardar guardas guardería guardia guardias guardián guardo guarida guau guay guerra guerras guerrero guerreros
guitarra guión gus gusano gusanos gusta gustaba gustaban gustado gustan gustar gustaria gustará gustaría gustas
guste gusto gustos gustó guy guía gwen género ha haber haberla haberle haberlo haberlos haberme habernos haberse
haberte habia habido habilidad habilidades habitaciones habitación habitantes habitual habla hablaba hablaban
hablabas hablado hablamos hablan hablando hablar hablara hablaremos hablarle hablarlo hablarme hablaron hablarte
hablará hablaré hablas hablaste hable hablemos hablen hables hablo hablábamos hablé habló habrá habrán habrás habré
habría habríamos habrían habrías habéis había habíamos habían habías hace hacemos hacen hacer hacerla hacerle
hacerles hacerlo hacerlos hacerme hacernos hacerse hacerte haces hacha hacia haciendo haciéndolo hacéis hacía
hacíamos hacían hacías hada hadas hae haga hagamos hagan hagas hago hagáis hagámoslo hal hala haley hall hallado
hallamos hallar halloween hambre hambriento hambrientos hamburguesa hamburguesas hamilton hammond han hank hanna
hannah hans hare haremos harold harper harriet harris harrison harry hart harta harto harvard harvey hará harán
harás haré haría haríamos harían harías has hasta hastings have hay haya hayamos hayan hayas hayes haz hazlo hazme
hazte he heather hecha hechas hechizo hecho hechos hee helada helado helados helen helena helicóptero helicópteros
hembra hemorragia hemos henri henry here heredero herencia herida heridas herido heridos herir hermana hermanas
hermandad hermanita hermanito hermano hermanos hermosa hermosas hermoso hermosos heroína herr herramienta
herramientas hey hice hiciera hicieran hicieras hicieron hicimos hiciste hielo hierba hierbas hierro hija hijas hijo
hijos hill hills hilo hipoteca hipócrita historia historial historias histórico hitler hizo hmm ho hockey hogar
hogares hoja hojas hola holly hollywood holmes hombre hombrecito hombres hombro hombros homero homicida homicidio
homicidios homosexual hondo honesta honestamente honestidad honesto honestos hong hongos honor honorable honrado
honrar hood hoon hope hora horario horas horizonte hormigas horno horrible horribles horror hospital hospitales
hospitalidad hostia hostil hotel hoteles house houston howard hoy hoyo hubiera hubieran hubieras hubiese hubiesen
hubieses hubiéramos hubo hudson hueco huele hueles huelga huella huellas huelo hueso huesos huevo huevos hugh hughes
hugo huh huido huir humana humanas humanidad humano humanos humedad humilde humillación humillante humo humor hunt
hunter huracán hurra huye huyendo huyó huésped huéspedes hwa hwang hye hyeon hyo hyun hyung hábil hábito hábitos
háblame hágalo héctor héroe héroes hígado húmedo ia ian ias iba iban ibas id ida idea ideal ideas identidad
identificación identificado identificar idioma idiota idiotas ido ie iglesia ignorante ignorar igual iguales
igualmente ii il ilegal ilegales ilusiones ilusión imagen imagina imaginaba imaginación imaginado imaginar
imaginarme imaginas imagino imaginé imagínate imbécil imbéciles impaciente impacto impedir imperial imperio impide
implica importa importaba importan importancia importante importantes importar importara importará importaría
importas importe importó imposible impresionado impresionante impresionar impresión imprudente impuestos impulso
imágenes in inaceptable inapropiado inauguración incapaz incendio incendios incidente incidentes incluido incluso
incluye incluyendo inconsciente inconveniente incorrecto increible increíble increíblemente increíbles incumbencia
incómoda incómodo independencia independiente india indica indicado indican indio indios individuo individuos
industria industrial inesperado inestable inevitable infancia infantil infarto infección infectado infeliz inferior
infiel infierno infinito influencia informa información informado informante informar informe informes informó
ingeniero ingeniería ingenioso ingenuo inglaterra inglesa ingleses inglés ingredientes ingresar ingreso ingresos
inicial iniciales iniciar iniciativa inicio injusticia injusto inmediata inmediatamente inmediato inminente inmortal
inmunidad inocencia inocente inocentes inodoro insecto insectos insignia insignificante insiste insistió
insoportable inspección inspector inspiración instalaciones instalación instante instinto instintos institución
instituto instrucciones instrumento instrumentos insulto integridad intelectual inteligencia inteligente
inteligentes intenciones intención intensa intenso intenta intentaba intentado intentamos intentan intentando
intentar intentarlo intentaron intentaré intentas intentaste intente intentes intento intentos intentándolo intenté
intentó intercambio interesa interesada interesado interesados interesan interesante interesantes intereses
interferir interior interna internacional internacionales internado internet interno internos interpretación
interpretar interrogar interrogatorio interrumpir interruptor intervención intervenir interés intimidad intruso
inténtalo inusual invasión inventado inventar inventario invento inventé inventó inversión invertir investigaciones
investigación investigado investigador investigadores investigando investigar invierno invisible invita invitación
invitada invitado invitados invitar invitarme invitarte invito invité invitó involucrada involucrado involucrados
inyección inútil inútiles io ios ir ira irak iremos irene iris irlanda irlandés irme irnos ironía irrelevante
irresponsable irse irte irá irán irás iré iría irías irónico is isaac isabel isla island islas israel it italia
italiana italiano italianos ivan ivy iván izquierda izquierdo ja jabón jack jackie jackson jacob jacques jade jae
jaime jake jamal james jamie jamás jamón jan jane janet jang janice japonesa japoneses japonés japón jardinero
jardín jared jason jasper jaula javier jay jazz jean jedi jefa jefe jefes jeff jefferson jeffrey jen jenkins jenna
jennifer jenny jeong jeremy jerry jersey jerusalén jess jesse jessica jessie jesucristo jesus jesús jet ji jill jim
jimmy jin jo joan joda jodan jodas joder jodida jodidamente jodido jodidos jodiendo joe joel joey john johnny
johnson jon jonah jonas jonathan jones jong joo joon jordan jorge joseph josh joshua josé joven jovencita jovencito
joy joya joyas joyce juan judicial judith judy judía judío judíos jueces juega juegan juegas juego juegos juegues
jueves juez jugaba jugada jugado jugador jugadores jugamos jugando jugar jugo juguete juguetes juicio jules julia
julian julie julieta juliette julio jun june jung jungla junio junior junta juntar juntas junto juntos jurado
juramento jurisdicción juro just justa justamente justicia justin justo justos juventud juzgado juzgar jódete
jóvenes júpiter kai kane kang kansas kara karen karl kat kate katherine kathy katie kay keith keller kelly ken
kennedy kenny kent kev kevin khan ki kid kilo kilos kilómetro kilómetros kim king kira kirk kit kitty klaus km know
kong kook kramer kurt kwang kyle kyung la laberinto labios labor laboral laboratorio lado lados ladrones ladrón lady
lago lake lamentable lamentablemente lamento lana lance lane lannister lanza lanzado lanzamiento lanzar lanzó lara
larga largas largo largos larry las lastima lastimado lastimar lastimarte lastimó lata latas late lateral latín
laura laurel lauren laurie lava lavado lavandería lavar lawrence lazo lazos le lea leal leales lealtad lecciones
lección leche lecho lectura lecturas lee leer leerlo lees legado legal legales legalmente legítimo lejano lejos lema
lena lengua lenguaje lenny lenta lentamente lentes lento leo leon leonard leones les lesbiana lesiones lesión leslie
lester letal letra letras letrero levanta levantado levantar levantarme levantarse levantarte levante levantes
levanto levanté levantó leve levántate lewis lex ley leyenda leyendo leyes leyó leí leído leíste leña león li liam
liberación liberado liberar libertad libra libras libre libremente libres libro libros licencia licor liderazgo
lidiar liga ligera ligeramente ligero like lila lilly lily limitado limpia limpiado limpiando limpiar limpias
limpieza limpio limpios limusina limón lin lincoln linda lindas lindo lindos lindsay linea ling linterna lionel
liras lisa lista listas listo listos literalmente literatura litros little liu liv liz lizzie ll llama llamaba
llamaban llamada llamadas llamado llamados llamamos llaman llamando llamar llamara llamaremos llamarla llamarle
llamarlo llamarme llamaron llamarte llamará llamaré llamaría llamas llamaste llame llamen llames llamo llamé llamó
llanto llave llaves llega llegaba llegada llegado llegamos llegan llegando llegar llegara llegaremos llegaron
llegará llegarán llegarás llegaré llegaría llegas llegaste llego llegue lleguemos lleguen llegues llegué llegó llena
llenar llenas lleno llenos lleva llevaba llevaban llevado llevamos llevan llevando llevar llevara llevaremos
llevarla llevarle llevarlo llevarlos llevarme llevarnos llevaron llevarse llevarte llevará llevarán llevarás llevaré
llevaría llevas llevaste lleve lleven lleves llevo llevé llevó llora llorando llorar lloras llores llover lloviendo
lloyd llueve lluvia llámalo llámame llévalo llévame llévate lo lobo lobos loca local locales localización localizado
localizar locas loco locos locura locuras lodo logan logra logrado logramos lograr lograrlo lograron lograste logro
logré logró lois lola londres long lord lorenzo lori los lote lotería lou louie louis louise love lu luca lucas luce
luces lucha luchado luchador luchando luchar lucifer lucir lucky lucy lucía luego lugar lugares luis luisa lujo luke
luna lunar lunes lunático luther luthor luto luz lydia lynn lágrimas lámpara lápiz lárgate láser lástima líder
líderes límite límites línea líneas lío líos líquido lógica lógico ma mac macho mack madame maddie madera madison
madre madres madrid madrugada madura maduro mae maestra maestro maestros mafia maggie magia magnífica magnífico mago
majestad mal mala malas malcolm maldad maldición maldita malditas maldito malditos malentendido maleta maletas
maletero maletín malo malos malvada malvado malvados mama mami mamá man manada mancha manchas manda mandado mandan
mandar mandaron mando mandy mandé mandíbula mandó maneja manejando manejar manejarlo manejo manera maneras manga
manhattan manicomio manny mano manos mansión manta mantendrá mantendré mantenemos mantener mantenerla mantenerlo
mantenerme mantenernos mantenerse mantenerte mantenga mantengan mantengo mantenido manteniendo mantenimiento
mantente mantequilla mantiene mantienen mantienes mantuvo mantén manual manuel manzana manzanas maní mapa mapas
maquillaje mar maravilla maravillas maravillosa maravillosas maravilloso maravillosos marc marca marcado marcar
marcas marcel marcha marchado marchar marcharme marcharse marcharte marcho marchó marciales marco marcos marcus
marea mares margaret marge margen maria marica maricón marido maridos marie marihuana marilyn marina marinero
marineros marino mario marion mariposa mark marrón marshall marta marte martes martha martillo martin marty martín
marvin mary marzo maría mas masa masacre masaje masas mascota mascotas masculino masiva mason mata matado matamos
matan matando matanza matar matara mataran matarla matarle matarlo matarlos matarme matarnos mataron matarte matará
matarán mataré mataría matas mataste mate matemáticas maten mateo materia material materiales mates mato matones
matrimonio matrícula matt matthew matty maté mató matón maurice max may maya mayo mayor mayordomo mayores mayoría
maíz mañana mañanas mcgee me mear mecanismo mecánico medalla media medianoche mediante medias medicación medicamento
medicamentos medicina medicinas medida medidas medio mediodía medios meg megan mei mejilla mejor mejora mejorado
mejorando mejorar mejores mel melanie melissa melodía memoria menciona mencionado mencionar mencionaste menciones
mencioné mencionó menor menores menos mensaje mensajero mensajes menta mental mentales mente mentes mentido mentir
mentira mentiras mentirosa mentiroso mentiste mentí menuda menudo menú mercado mercancía mercedes merece merecen
mereces merecido merecía meredith merezco mes mesa mesas meses meta metal metas mete meten meter meterme meterse
meterte meteré metes metida metido metiendo metieron metiste metió meto metro metros metáfora metí mexicano mezcla
mi mia miami michael michel michelle michigan mick mickey micrófono mide miedo miedos miel miembro miembros mientas
miente mienten mientes miento mientras mierda mierdas miguel mike mikey mil milagro milagros miles militar militares
milla millas miller millonario millones mills millón milo milord milán min mina minas ming ministerio ministro
mintiendo mintió minuto minutos mio mira miraba mirad mirada mirado miramos miran miranda mirando mirar mirarlo
mirarme mirarte miras mire miren mires miro mirándome miré miró mis misa miserable miseria misericordia misil
misiles misiones misión misma mismas mismo mismos miss misterio misterios misteriosa misterioso mitad mitch mitchell
mito miércoles mm mm-hmm mmm mo mochila mocoso moda modales modelo modelos moderna moderno modo modos moisés mojado
mola molesta molestado molestando molestar molestarme molestarte molestaría moleste molestes molestia molestias
molesto molestó molly momento momentos mona moneda monedas monica monitor monja monje mono monos monroe monsieur
monstruo monstruos monta montado montaje montana montar montaña montañas monte montgomery montones monty montón moon
moore moral morder mordió morfina morgan morgue morimos morir moriremos morirá morirán morirás moriré moriría morris
mortal mortales moría mosca moscas moscú mostrado mostrador mostrando mostrar mostrarle mostrarles mostrarme
mostrarte mostraré mostró motel motivo motivos moto motocicleta motor motores moveos mover moverme movernos moverse
moverte movido moviendo movimiento movimientos moviéndose movió mr mucha muchacha muchachas muchacho muchachos
muchas mucho muchos muchísimas muchísimo muda mudamos mudar mudarme mudarse mudo mudé mudó muebles muelle muera
mueran mueras muere mueren mueres muero muerta muertas muerte muertes muerto muertos muestra muestran muestras
muestre mueva muevan muevas mueve mueven mueves mujer mujeres mulder multa multitud mundial mundo mundos municiones
munición muriendo muriera murieron murió muro muros murphy murray museo musical mutuamente muy muéstrame muévanse
muévete muñeca muñecas muñeco my mágica mágico máquina máquinas más máscara máscaras mátalo mátame máxima máximo
médica médico médicos médula mérito métete método métodos méxico mí mía mías mínima mínimo mío míos mírala míralo
mírame mírate mónica móvil móviles múltiples músculo músculos música músico músicos na nace nacer nacido nacimiento
nacional naciones naciste nació nación nací nada nadando nadar nadia nadie nam nancy naomi napoleón naranja narices
nariz nasa natal natalie nate nathan natural naturales naturaleza naturalmente navaja nave navegación navegar naves
navidad nazi nazis ncis neal necesaria necesariamente necesario necesarios necesidad necesidades necesita necesitaba
necesitaban necesitabas necesitamos necesitan necesitar necesitaremos necesitará necesitarás necesitaré necesitaría
necesitas necesite necesiten necesites necesito necesitábamos ned negar negativa negativo negociaciones negociación
negociar negocio negocios negra negras negro negros negó neil nelson nena nene nervios nerviosa nervioso nerviosos
netflix neumáticos nevera new ni nicholas nick nicky nicole nido niebla niega niego nieta nieto nietos nieve nikki
nina ningun ninguna ninguno ningún nivel niveles nixon niña niñas niñera niñez niñita niño niños no noah noble
nobles noche noches nocturna nocturno noel nolan nombrado nombrar nombre nombres nora norma normal normales
normalidad normalmente norman normas norte north nos nosotras nosotros not nota notable notado notar notas noticia
noticias noto noté novato novedad novedades novela novelas novia novias noviembre novio novios nube nubes nuca
nuclear nucleares nudo nudos nueces nuestra nuestras nuestro nuestros nueva nuevamente nuevas nueve nuevo nuevos
numero nunca náuseas núcleo número números obedecer obispo objeción objetivo objetivos objeto objetos obliga
obligaciones obligación obligado obligados obligó obra obras obreros observa observación observando observar
obsesionado obsesión obstante obstáculo obstáculos obtener obtiene obtuve obtuvo obviamente obvio ocasiones ocasión
occidental ocho octubre oculta ocultando ocultar ocultas oculto ocupa ocupación ocupada ocupado ocupados ocupar
ocuparme ocuparse ocuparé ocupe ocupo ocurra ocurre ocurren ocurrido ocurriendo ocurrir ocurrirá ocurrió océano odia
odiaba odian odiar odias odio oeste of ofender ofendido ofensiva oferta ofertas oficial oficiales oficialmente
oficina oficinas oficio ofrece ofrecen ofrecer ofrecerle ofrecerte ofrecido ofreciendo ofrecieron ofreció ofrecí
ofrezco oh ohh ohio oido oiga oigan oigo oir ojalá ojo ojos ok okay okey ola olas oler oliver olivia olla ollie olor
olvida olvidado olvidamos olvidar olvidarlo olvidarte olvidaré olvidas olvidaste olvide olviden olvides olvido
olvidé olvidó olvídalo olvídate omar on once onda ondas one onu ooh opciones opción operaciones operación operar
operativo opina opinas opiniones opinión oponente oportunidad oportunidades oportuno oposición oppa optimista
opuesto or oraciones oración orden ordena ordenado ordenador ordenar ordenes ordeno ordenó ordinario oreja orejas
orfanato organismo organización organizado organizar orgullo orgullosa orgulloso orgullosos orientación oriente
origen original originales orilla orina orinar orleans oro orquesta os oscar oscura oscuras oscuridad oscuro oscuros
oso osos oswald otis otoño otra otras otro otros otto out oveja ovejas owen oxford oxígeno oye oyen oyendo oyeron
oyes oyó oz oí oído oídos oímos oír oírlo oírme oírte oíste pa pablo paces paciencia paciente pacientes paco pacto
pacífico padrastro padre padres padrino paga pagado pagamos pagan pagando pagar pagarle pagarlo pagarme pagaron
pagarte pagará pagarán pagaré pagas pago pagos pague paguen pagué pagó paige paisaje paja pajarito pala palabra
palabras palacio palanca paliza palma palmer palo paloma palomitas palos pam pan pandilla panel panqueques pantalla
pantalones pantalón pantano papa papas papel papeleo papeles papi papá papás paquete paquetes par para paracaídas
parad parada paradero parado parados paraguas paramos paranoico parar paras paraíso parcial pare parece parecen
parecer parecerá parecería pareces parecido pareciera pareció parecía parecían pared paredes pareja parejas paren
pares parezca parezco pariente parientes paris park parker paro parque parte partes participación participar
particular particularmente partida partido partidos partir parto partículas parís paró pasa pasaba pasada pasado
pasaje pasajero pasajeros pasamos pasan pasando pasaporte pasaportes pasar pasara pasaremos pasarlo pasarme pasaron
pasará pasaré pasaría pasas pasaste pascua pase pasear pasen paseo pases pasillo pasión paso pasos pasta pastel
pasteles pastilla pastillas pastor pasé pasó pat pata patada patadas patas patatas patear patio pato patria patricia
patrick patrones patrulla patrón patty patética patético paul paula paulie pausa pavo pavos payaso payasos paz país
países pañales pañuelo pearl pecado pecados peces pecho pechos pedazo pedazos pedido pedimos pedir pedirle pedirme
pedirte pediré pediría pediste pedo pedro pedí pega pegado pegar pegarle peggy pegó peinado pelea peleado peleamos
pelean peleando pelear peleas peli peligro peligros peligrosa peligrosas peligroso peligrosos pellejo pelo pelos
pelota pelotas pelotón peluca película películas pena penas pendejo pendiente pendientes pene penny pensaba pensaban
pensabas pensado pensamiento pensamientos pensamos pensando pensar pensara pensarlo pensaron pensará pensaré
pensaría pensaste pense pensión pensábamos pensé pensó pentágono peor peores pequeña pequeñas pequeño pequeños percy
perdedor perdedores perdemos perder perderemos perderlo perderme perderte perderá perderás perderé perdería perdida
perdidas perdido perdidos perdiendo perdieron perdimos perdiste perdió perdona perdonado perdonar perdonarme
perdonaré perdone perdono perdí perdón perdóname perdóneme perfección perfecta perfectamente perfecto perfectos
perfil perfume periodista periodistas periodo periódico periódicos perlas permanece permanecer permanente permiso
permita permite permiten permites permitido permitir permitirme permitirá permitiré permitió permítame permíteme
pero perpetua perra perras perrito perro perros perry persecución perseguir persigue persiguen persiguiendo persona
personaje personajes personal personales personalidad personalmente personas perspectiva pertenece pertenecen
perteneces pertenecía pertenencias pertenezco pervertido perímetro período pesa pesada pesadilla pesadillas pesado
pesados pesar pesca pescado pescar peso peste pete peter peterson petición petróleo pez phil philip philippe phillip
phoebe phoenix piano pica picante picnic pico pida pidas pide piden pides pidiendo pidieron pidió pido pie piedad
piedra piedras piel pieles piensa piensan piensas piense piensen pienses pienso pierce pierda pierdas pierde pierden
pierdes pierdo pierna piernas pierre pies pieza piezas pijama pila pillado pillo piloto pilotos pinta pintar pintor
pintura pinturas pipa piper pirata piratas pis piscina piso pisos pista pistas pistola pistolas pito pizza piénsalo
placa placas placer plaga plan plana planea planeado planeando planear planeas planes planeta planetas plano planos
planta plantas plasma plata plataforma plato platos playa plaza plazo plena pleno plomo pluma plumas plástico
población pobre pobres pobreza poca pocas poco pocos podamos podemos poder poderes poderosa poderoso poderosos podia
podido podremos podria podrido podrá podrán podrás podré podría podríamos podrían podrías podéis podía podíamos
podían podías poema poemas poesía poeta poirot poli policia policial policía policías polis polla pollo pollos polly
polo polonia polvo política políticas político políticos pon pondremos pondrá pondrán pondrás pondré pondría pone
ponemos ponen poner ponerla ponerle ponerlo ponerme ponernos ponerse ponerte pones ponga pongamos pongan pongas
pongo poniendo ponle ponlo ponme ponte ponía pop pope popular poquito por porcentaje porche porno pornografía porque
porquería porqué portada portal porter portero portland portátil posee posesión posibilidad posibilidades posible
posiblemente posibles posiciones posición positiva positivo postal posterior postre postura potencia potencial
potente potter powell pozo practicando practicar precaución precio precios preciosa preciosas precioso preciosos
precisa precisamente precisión preciso preferido preferiría prefiere prefieres prefiero pregunta preguntaba
preguntado preguntamos preguntan preguntando preguntar preguntarle preguntarme preguntaron preguntarte preguntaré
preguntas preguntaste pregunte preguntes pregunto pregunté preguntó pregúntale premio premios prensa preocupa
preocupaba preocupaciones preocupación preocupada preocupado preocupados preocupan preocuparme preocuparnos
preocuparse preocuparte preocupas preocupe preocupen preocupes preocupo prepara preparación preparada preparado
preparados preparando preparar prepararme prepararé prepare preparen preparo preparé preparó prepárate prepárense
presa presencia presenta presentación presentado presentar presentarle presentarles presentarme presentarse
presentarte presentaré presente presentes presentimiento presento presentó presidenta presidente presionando
presionar presión preso presos presta prestado prestar prestas preston presupuesto pretende pretendo pretendía
prevenir previsto price prima primaria primavera primer primera primeras primero primeros primo primos princesa
principal principales principalmente principio principios prioridad prisa prisionero prisioneros prisión privacidad
privada privadas privado privados privilegio probabilidad probabilidades probable probablemente probado probando
probar probarlo problema problemas proceder procedimiento procedimientos procesar proceso producción produce
producir producto productor productos profecía profesional profesionales profesión profesor profesora profesores
profunda profundamente profundas profundidad profundo programa programado programas progreso prohibido promedio
promesa promesas promete prometer prometes prometida prometido prometiste prometió prometo prometí promoción
prométeme pronto propia propias propiedad propiedades propietario propina propio propios propongo propuesta
propósito prostituta prostitutas protagonista protección protector protege proteger protegerla protegerlo protegerme
protegernos protegerte protegida protegido protegiendo proteja protesta protesto protocolo provecho proviene
provisiones provoca provocado provocar provocó proyecto proyectos prudente prueba pruebas práctica prácticamente
prácticas práctico préstamo príncipe próxima próximas próximo próximos psicología psicólogo psicópata psiquiatra
psiquiátrico pub publicado publicar publicidad pude pudiera pudieran pudieras pudieron pudiese pudimos pudiste
pudiéramos pudo pueblo pueblos pueda puedan puedas puede pueden puedes puedo puente puerta puertas puerto pues
puesta puesto puestos pulgadas pulgar pulmones pulmón pulsera pulso punta punto puntos pura puro puse pusiera
pusieron pusimos pusiste puso puta putas puto putos puñado puñetazo puño puños página páginas pájaro pájaros pálido
pánico párate pásame pérdida pérdidas pésimo píldora píldoras pólvora póngase póquer pública públicas público
públicos púdrete que queda quedaba quedado quedamos quedan quedando quedar quedara quedaras quedaremos quedarme
quedarnos quedaron quedarse quedarte quedará quedarán quedarás quedaré quedaría quedas quedaste quede queden quedes
quedo quedé quedó queen queens queja quejarte quejas quema quemado quemaduras quemando quemar quemó quentin queramos
queremos querer queria querida querido queridos queriendo querrá querrán querrás querría querrías queréis quería
queríamos querían querías queso quiebra quien quienes quienquiera quiera quieran quieras quiere quieren quieres
quiero quieta quieto quietos quince quinn quinta quinto quirófano quise quisiera quisieras quisiste quiso quita
quitado quitar quitarle quitarme quitaron quitarse quitarte quitaré quitas quite quites quito quité quitó quizas
quizá quizás quién quiénes qué quédate quédense quédese química químico químicos quítame quítate ra rabia racha
rachel racional racista radar radiación radical radio rafael raj ralph rama ramas ramera ramón rana rancho randall
randy rango rapido rara raras raro raros rasguño rastreador rastreando rastrear rastreo rastro rastros rata ratas
rato ratones ratón ray raya raymond rayo rayos raza razon razonable razones razón raíces raíz re reaccionar reacción
reactor reagan real reales realidad realista realizado realizar realmente rebecca rebelde rebeldes rebelión
recepción receta rechazado rechazar rechazo rechazó reciba recibe reciben recibes recibido recibiendo recibimos
recibir recibirá recibiste recibió recibo recibí reciente recientemente recientes recién reclamar recoge recoger
recogido recogiendo recogió recomendación recomiendo recompensa reconoce reconocer reconoces reconocido
reconocimiento reconoció reconocí reconozco reconstruir recordaba recordado recordar recordarlo recordarte recordaré
recorrer recorrido recta recto recuerda recuerdan recuerdas recuerde recuerden recuerdes recuerdo recuerdos
recuperación recuperado recuperar recuperarlo recupere recurso recursos red redada reddington redes reduce reducido
reducir reed reemplazar reemplazo reese referencia referencias refería refiere refieres refiero reflejo refresco
refrigerador refuerzos refugiados refugio regalo regalos regaló reggie regimiento regina registrado registrar
registro registros región regla reglas regresa regresado regresamos regresando regresar regresará regresaré regresas
regresaste regrese regresemos regresen regreses regreso regresé regresó regular rehabilitación rehenes rehén reid
reina reino rejas relacionado relacionados relaciones relación relajarse relajarte relevante religiosa religioso
religión reloj relojes relájate remedio remolque remota remoto rencor rendirse renta renuncia renunciar reparar
reparto repente repentinamente repentino repetir repetirlo repite repito reporte reportero reporteros reportes
representa representación representante representar repugnante reputación república requiere resaca rescatar rescate
reserva reservado reservas resfriado residencia residente residentes resistencia resistir resolver resolverlo
resonancia respaldo respecta respecto respeta respetable respetar respeto respetos respira respiración respirando
respirar respiro responda responde responder respondido respondió responsabilidad responsabilidades responsable
responsables respuesta respuestas restaurante restaurantes resto restos resuelto resulta resultado resultados
resultar resultó resumen retirada retirado retirar retirarse retiro retiró reto retrasado retraso retrato retrocedan
retrocede retroceder reunido reunidos reunimos reuniones reunir reunirme reunirnos reunirse reunió reunión revelar
reverendo revisa revisado revisando revisar revisión revista revistas revolución revés revólver rex rey reyes
reynolds rezando rezar reír ri rica ricardo rich richard richie rick ricky rico ricos ridícula ridículo riendo
riesgo riesgos rifle riley rincón rindas rindo ring riqueza risa risas rita ritmo ritual rival river riñones riñón
road rob roba robada robado robados roban robando robar robarle robaron robaste robbie robert roberto roberts robin
robinson robo robos robot robots robé robó roca rocas rock rocky rodaje rodando rodar rodea rodeado rodeados rodilla
rodillas rodney roger rogers roja rojas rojo rojos rol roland roll rollo roma roman romance romano romanos romeo
rompa rompe rompecabezas romper rompiendo rompieron rompiste rompió rompí romántica romántico ron ronald ronda
rondas ronnie roosevelt ropa ropas rory rosa rosas rose rosie ross rostro rostros rota rotas roto rotos roy rubia
rubio ruby rudo rudy rueda ruedas ruego ruido ruidos ruina ruinas rumbo rumor rumores ruptura rusa rusia ruso rusos
russell rusty ruta ruth rutina ryan rápida rápidamente rápido rápidos récord régimen ríe ríen ríes río ríos sabe
sabemos saben saber saberlo sabes sabia sabias sabido sabiduría sabiendo sabio sabor sabremos sabrina sabrá sabrán
sabrás sabré sabría sabrías sabéis sabía sabíamos sabían sabías saca sacado sacamos sacan sacando sacar sacaremos
sacarla sacarle sacarlo sacarlos sacarme sacarnos sacaron sacarte sacaré sacas sacaste sacerdote saco sacrificar
sacrificio sacrificios sacó sadie sagrada sagrado saint sal sala salario salchicha salchichas saldremos saldrá
saldrán saldrás saldré saldría sale salen sales salga salgamos salgan salgas salgo salida salidas salido saliendo
saliera salieron salimos salir saliste salió sally salsa salta saltando saltar salto saltó salud saluda saludable
saludar saludo saludos salva salvación salvado salvador salvaje salvajes salvando salvar salvarla salvarlo salvarme
salvarnos salvarte salvará salvaste salvavidas salve salvo salvé salvó salí salía salón sam samantha sammy samuel
san sana sandra sandy sang sangrado sangrando sangre sano santa santiago santo santos santuario saque saquen saques
saqué sara sarah sargento sasha satanás satisfacción satisfacer satisfecho satélite satélites saul sawyer schmidt
scott scotty scully se sea seamos sean seas seattle sebastian sebastián seca sección seco secreta secretaria
secretario secreto secretos secta sector secuencia secuestrada secuestrado secuestrador secuestro secuestró
secundaria secundario secundarios sed seda sede seguida seguido seguidores seguimiento seguimos seguir seguiremos
seguirme seguirá seguirán seguiré seguiría segunda segundo segundos segura seguramente seguras seguridad seguro
seguros seguí seguía según seis selección sello selva semana semanas semejante semestre semilla semillas senado
senador sencilla sencillo sendero senos sensacional sensación sensible sensores sensual sentada sentado sentados
sentamos sentar sentarme sentarnos sentarse sentarte sentencia sentido sentidos sentimental sentimiento sentimientos
sentimos sentir sentirlo sentirme sentirse sentirte sentirá sentirás sentiría sentiste sentí sentía sentías sentó
seo seok sepa sepamos sepan separación separado separados separamos separar separarnos sepas septiembre ser sera
seremos serena seres sergio seria seriamente serias serie serio serios serlo sermón serpiente serpientes servicio
servicios servido servidor servir servirle servirá serviría será serán serás seré sería seríamos serían serías
sesiones sesión sesos set seth seung sexo sexto sexual sexuales sexualmente sexy señal señales señor señora señoras
señores señorita señoritas señoría seúl shakespeare shane shannon sharon shaw shawn sheila shelby sheldon shelly
shepherd sheriff sherlock sherman shh shi shin shirley shock show si sid sida sidney sido siempre siendo sienta
sientan sientas siente sienten sientes siento sierra siesta siete siga sigamos sigan sigas siglo siglos significa
significaba significado significan significar significaría signifique signo signos sigo sigue siguen sigues
siguiendo siguiente siguientes siguiera siguieron siguió silencio silencioso silla sillas sillón silver similar
similares simmons simon simone simple simplemente simples simpson simpático simón sin sincera sinceramente
sinceridad sincero sindicato singh sino sintiendo sintió sinvergüenza sip siquiera sir sirena sirva sirve sirven
sirvienta sirviente sirvientes sirvió sirvo sistema sistemas sitio sitios situaciones situación siéntate siéntense
siéntese smith so soborno sobra sobre sobredosis sobrevivido sobrevivientes sobrevivir sobrevivió sobrina sobrino
sobrio social sociales sociedad socio socios socorro soda software sofá sofía soga sois sol sola solamente solar
solas soldado soldados soledad solicitar solicitud solitaria solitario solo solos soltar soltera soltero solucionar
solucionarlo solución solía solíamos solían solías sombra sombras sombrero sombreros somos son sonaba sonando sonar
sonda song sonia sonido sonidos sonny sonreír sonriendo sonrisa sonríe sonó soo sopa sophia sophie soplón soportar
soportarlo soporte soporto sordo sorprende sorprendente sorprendería sorprendida sorprendido sorprendió sorpresa
sorpresas sos sospecha sospechar sospechas sospechosa sospechoso sospechosos sostener sosteniendo sostiene sostén
south soy soñado soñando soñar soñé spencer spock square sr sra st stacy stalin stan stanley star stark stefan
stella stephanie stephen steve steven stevens stevie stewart stone street stu stuart su suave suavemente suaves suba
suban subasta sube subido subiendo subir subió submarino subo subterráneo subtítulos suceda sucede suceden suceder
sucederá sucedido sucediendo sucediera sucedió sucia sucias sucio sucios sudor sue suecia suegra suegro sueldo suele
suelen suelo suelta sueltes suelto sueltos suena suenas suene suero suerte sueño sueños suficiente suficientemente
suficientes sufre sufrido sufriendo sufrimiento sufrir sufrió sugerencia sugerir sugiere sugiero sugiriendo sugirió
suicida suicidarse suicidio suicidó suite suiza sujeto sujetos suk sullivan suma sumamente suministro suministros
summer sun sung supe super supera superado superar superarlo superficial superficie superior superiores superman
supermercado supervisor supervivencia supiera supieran supieras supiste suplico supo supone suponer supongo suponía
suposición suprema supremo supuestamente supuesto supuse sur surgió sus susan susie suspendido suspenso suspira
sustancia sustituto susto sutil suya suyas suyo suyos suéltala suéltalo suéltame suélteme suéltenme suéter sydney
sylvia sábado sábanas sácalo sácame sándwich sé séptimo sí síganme sígueme símbolo símbolos síndrome síntomas sólida
sólido sólo sótano súbete súper tabaco taberna tabla tablero tacos tae tal talento talentos tales talla taller
tamaño tambien también tammy tampoco tan tanner tanque tanques tanta tantas tanto tantos tanya tapa tapadera tara
tarado tarda tardado tardar tardará tardaré tarde tardes tarea tareas tarjeta tarjetas tarta tasa tate tatuaje
tatuajes taxi taxista taylor taza te teatro techo tecnología ted teddy tejado tejido tela tele telefono telefónica
telegrama televisión televisor teléfono teléfonos tema temas temblando teme temen temer temes temo temor
temperamento temperatura templo temporada temporal temprano temía ten tendencia tendremos tendrá tendrán tendrás
tendré tendría tendríamos tendrían tendrías tenemos tener tenerla tenerlo tenerlos tenerte tenga tengamos tengan
tengas tengo tenia tenias tenido teniendo teniente tenis tensa tensión tenso tentación tenéis tenés tenía teníamos
tenían tenías teoría teorías tequila terapeuta terapia tercer tercera tercero teresa termina terminada terminado
terminal terminamos terminan terminando terminar terminaron terminará terminas terminaste termine terminemos
terminen termines termino terminé terminó terraza terremoto terreno terrestre terrible terriblemente terribles
territorio terror terrorismo terrorista terroristas terry tesoro tesoros tess test testamento testificar testigo
testigos testimonio tetas texas texto that the theo this thomas thompson thor ti tiburones tiburón tiempo tiempos
tienda tiendas tiene tienen tienes tierno tierra tierras tiffany tigre tijeras tim timbre time times timmy tina
tinta tio tipo tipos tira tirado tirador tirando tirar tiras tiraste tire tiro tiros tiroteo tiré tiró to toalla
toallas tobillo toby toca tocaba tocado tocan tocando tocar tocarlo tocarme tocas tocino toco tocó toda todas
todavia todavía todd todo todos tokio tom toma tomaba tomada tomado tomamos toman tomando tomar tomara tomaremos
tomarlo tomarme tomarnos tomaron tomarse tomarte tomará tomaré tomaría tomas tomaste tomate tome tomemos tomen tomes
tommy tomo tomé tomó toneladas toni tono tonta tontas tontería tonterías tonto tontos tony tope topo toque toquen
toques toqué tormenta torneo torno toro torpe torre torres torta tortuga tortura tos total totalmente tour trabaja
trabajaba trabajado trabajador trabajadora trabajadores trabajamos trabajan trabajando trabajar trabajas trabaje
trabajo trabajos trabajé trabajó tracy tradicional tradición traducción traducido trae traen traer traerla traerle
traerlo traerme traerte traerá traeré traes traficante traficantes tragedia trago tragos traicionado traicionar
traicionó traición traidor traidores traiga traigan traigas traigo traje trajeron trajes trajimos trajiste trajo
trama tramando trampa trampas tranquila tranquilamente tranquilidad tranquilo tranquilos tranquilízate transferencia
transición transmisión transmisor transmitir transporte tras trasera trasero traseros traslado trata trataba tratado
tratamiento tratamos tratan tratando tratar trataron trataré tratas trate trates trato tratos traté trató trauma
travis través trayectoria trayendo traía traído tregua treinta tremenda tremendo tren trenes tres trevor tribu
tribunal tribunales trigo tripas triple tripulación triste tristes tristeza triunfo trofeo tronco trono tropas troy
trozo trozos truco trucos tráelo tráeme tráfico trágico tránsito tu tubo tubos tucker tumba tumbas tumor turistas
turner turno turnos tus tutor tuve tuviera tuvieran tuvieras tuvieron tuviese tuvimos tuviste tuviéramos tuvo tuya
tuyas tuyo tuyos tv tyler táctica té técnica técnicamente técnicas técnico técnicos término términos tí tía tías
tímida tímido tío tíos típico título tómalo tómate tú túnel túneles ubicación ud ugh uh ultima ultimo um un una unas
une unica unico unida unidad unidades unido unidos uniforme uniformes unir unirme unirse unirte universidad
universitario universo unió unión uno unos up urgencia urgencias urgente usa usaba usada usado usamos usan usando
usar usarla usarlo usaron usaré usaría usas usaste use uses uso usted ustedes usé usó utilidad utiliza utilizado
utilizando utilizar utilizó uu uy uñas va vaca vacaciones vacas vacuna vacía vacías vacío vacíos vagabundo vagina
vago vagón vais val vale valen valentía valentín valer valerie valga valiente valientes valiosa valioso valla valle
valley valor valores valía vamonos vamos vampiro vampiros van vanessa vano vapor vaquero vaqueros variar varias
variedad varios varón vas vaso vasos vaya vayamos vayan vayas ve vea veamos vean veas veces vecina vecindario vecino
vecinos vegas vehículo vehículos veinte veis vela velada velas velo velocidad veloz vemos ven venas vencer vencido
venda vende vendedor venden vender venderlo vendido vendiendo vendió vendo vendrá vendrán vendrás vendré vendría
vendrías vendí venecia veneno venga vengan venganza vengarse vengas vengo venid venido venimos venir venta ventaja
ventajas ventana ventanas ventas ventilación venus venía venían veo ver vera verano veras verdad verdadera
verdaderamente verdadero verdaderos verde verdes verduras veredicto veremos verga vergonzoso vergüenza verificar
verla verlas verle verlo verlos verme vernos veronica veros verse versión verte verá verán verás veré vería verónica
ves vestida vestido vestidos vestir vestuario vestíbulo vete veterinario vez veía veían vi viaja viajado viajando
viajar viaje viajes vic vicepresidente vicky victor victoria vida vidas video videos vidrio vieja viejas viejo
viejos viena viendo viene vienen vienes viento vientos vientre viera vieras viernes vieron vietnam vigila vigilancia
vigilando vigilante vigilar viktor villa villano vimos vince vincent vine viniendo viniera vinieras vinieron vinimos
viniste vino vio violación violar violencia violenta violento violentos violet violín violó virgen virginia virtud
virus visiones visita visitantes visitar visitarme visitas visión vista vistas vistazo viste visto visual vital
vitales viuda viva vivas vive viven vives vivian vivido viviendo viviente vivimos vivir vivirá vivió vivo vivos
vivía vivían vió voces vodka volado volando volante volar volumen voluntad voluntariamente voluntario voluntarios
volvamos volvemos volver volveremos volverme volverse volverá volverán volverás volveré volvería volviendo volviera
volvieron volvimos volviste volvió volví volvía voló vomitar von vos vosotras vosotros votación votar voto votos voy
voz vuela vuelan vuelo vuelos vuelta vueltas vuelto vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo vuestra
vuestras vuestro vuestros vulgar vulnerable válvula vámonos váyanse váyase ví vía vías víctima víctimas víctor vídeo
vínculo wade walker wall wallace wally walsh walt walter wan wang ward warren was washington watson wayne we web wei
wells wendy wes wesley west what whisky white whoa will william williams willie willy wilson winston with wolf won
wong woo woody wow wu wyatt xiao ya yan yang yate ye yeah yendo yeon yeong yerno yi yo yoga yong yoo yoon york you
young your yu yun yuri zach zack zapatillas zapato zapatos zoe zombi zombis zona zonas zoológico zorra zorro zumo
ábrelo ácido áfrica águila álbum ángel ángela ángeles ángulo ánimo árabe árbol árboles área áreas ático éi él época
éramos ésa ése ésta éstas éste ésto éstos ética éxito éxtasis íbamos ídolo ópera órbita órdenes órganos última
últimamente últimas último últimos única únicamente únicas único únicos útil útiles
`,
  fr: `
aah aaron abandon abandonne abandonner abandonnerai abandonnes abandonnez abandonné abandonnée abandonnés abattre
abattu abby abe abeilles abel abigail abord aborder abraham abri abruti abrutis absence absent absente absolu
absolue absolument absurde abu abus abusé académie accent acceptable accepte accepter acceptera accepterai acceptes
acceptez accepté acceptée accident accidentellement accidents accompagne accompagner accompagné accompli accomplie
accomplir accord accorde accorder accords accordé accouchement accoucher accro accroche accroche-toi accrocher
accrochez-vous accroché accueil accueillir accusation accusations accuse accuser accusé accusée accusés accès
accéder accélère accélérer achat acheter acheteur achetez acheté achetée achever achète achètent achèterai achètes
acide acier acquis acte actes acteur acteurs actif action actionnaires actions active activer activité activités
activé actrice actuel actuelle actuellement adam adams adaptation adapter addition adieu adieux adjoint admets
admettre administration admirable admire admirer admis adn ado adopter adoption adopté adorable adorais adorait
adore adorent adorer adorerais adores adoré ados adresse adresser adresses adrian adrénaline adulte adultes
adversaire adversaires ae affaire affaires affamé affamés affecte affecter affection affecté affiche affiches
affirmatif affirme affirmer affreuse affreux affronter afghanistan afin afrique agence agenda agent agents agi agir
agis agissait agit agit-il agitation agité agneau agresseur agressif agression agressé agréable ah ahjumma ahjussi
ahn ai ai-je aidait aide aide-moi aident aider aidera aiderai aiderait aides aidez aidez-moi aidez-nous aidé aidée
aidés aie aient aies aigle aigoo aiguille aiguilles ail aile ailes aille aillent ailles ailleurs aimable aimaient
aimais aimait aimant aime aiment aimer aimera aimerai aimerais aimerait aimeriez aimerions aimes aimez aimiez aimons
aimé aimée ainsi air aire airs ais aise ait ajoute ajouter ajouté al alan alarme alaska albert album alcool
alcoolique alec alentours alerte alex alexander alexandre alexis alfred ali alias alibi alice alicia alien aliens
alimentaire alimentation alison all allah allaient allais allait allant allemagne allemand allemande allemands allen
aller allergique allez allez-vous allez-vous-en allez-y alliance alliez allions allison allié alliés allo allonger
allongé allons allons-nous allons-y allume allumer allumettes allumé allumée allure allé allée allées allés allô
alma alors alpha alternative altesse altitude amanda amant amants amateur amateurs ambassade ambassadeur amber
ambiance ambitieux ambition ambulance amelia amen amende amener amenez amené amenée amenés amer american ami amical
amie amies amiral amis amitié amour amoureuse amoureux ampleur amsterdam amusant amusante amuse amuse-toi amuser
amuses amusez-vous amusé amusée amy amène amène-toi amènes améliore améliorer amélioré américain américaine
américaines américains amérique an ana analyse analyser analyses ancien ancienne anciennes anciens ancêtres and
anderson andrea andrew andré andy ange angel angela angeles angelo anges angie anglais anglaise angle angleterre
angoisse animal animaux animé anita ann anna anne anneau annie anniversaire annonce annoncer annoncé annule annuler
annulé annulée année années anomalie anonyme anormal ans antenne anthony antibiotiques antidote antoine anton
antonio antécédents anxiété anéantir août apaiser aperçu apollo apparaît apparaître appareil appareils apparemment
apparence apparences apparition appart appartement appartements appartenait appartiennent appartiens appartient
apparu apparue appel appelais appelait appeler appelez appelez-moi appelez-vous appelle appelle-moi appellent
appellera appellerai appelles appelles-tu appelons appels appelé appelée appelés applaudissements application
applique appliquer apporte apporter apportera apporterai apportez apporté apportés apprend apprendra apprendrai
apprendre apprends apprenne apprennent appris approbation approche approchent approcher approchez approché approprié
approuve approuvé apprécie apprécier apprécié apprête appui appuie appuyer appuyé appât appétit apres april après
après-demain après-midi aprés arabe araignée arbitre arbre arbres arc arc-en-ciel archer archie architecte archives
are argent argument arguments ari arizona arme armes armoire armstrong armure armé armée armées armés arnaque arnold
arrache arracher arraché arrange arrangement arranger arrangera arrangé arrestation arrivais arrivait arrivant
arrive arrive-t-il arrivent arriver arrivera arriverai arriverait arriveras arriverez arriveront arrives arrivez
arrivons arrivé arrivée arrivées arrivés arrière arrières arrogance arrogant arrêt arrêtais arrêtait arrête
arrête-toi arrêtent arrêter arrêtera arrêterai arrêtes arrêtez arrêtez-le arrêtez-vous arrêtons arrêté arrêtée
arrêtés art arthur article articles artie artifice artillerie artiste artistes artistique arts artère arène as as-tu
ascenseur ashley asie asile aspect aspirine assassin assassinat assassiner assassins assassiné assassinée assaut
assemblée asseoir asseyez-vous assez assieds-toi assiette assiettes assis assise assistance assistant assistante
assister assisté association associé associée associés assume assumer assurance assurances assure assure-toi assurer
assurerai assurez-vous assuré assurée at atelier athlète atlanta atmosphère atomique atout atroce attache attacher
attaché attachée attaque attaquent attaquer attaques attaqué attaquée attaqués atteindre atteint atteinte attend
attendaient attendais attendait attendant attendent attendez attendez-moi attendez-vous attendiez attendons attendra
attendrai attendre attends attends-moi attendu attentat attente attentes attention attentivement atterri atterrir
atterrissage attire attirer attiré attitude attraction attrape attraper attrapez-le attrapé au au-delà au-dessus
aube auberge aucun aucune audace audacieux audience audition audrey augmentation augmente augmenter augmenté
aujourd'hui auparavant auprès auquel aura aurai auraient aurais aurais-je aurait aurait-il auras aurez auriez
auriez-vous aurions aurons auront aussi aussitôt austin australie autant autel auteur auteurs authentique auto
autographe automatique automne autopsie autorisation autorise autoriser autorisé autorisée autorisés autorité
autorités autoroute autour autre autrefois autrement autres autrui aux ava avaient avais avait avait-il avaler avalé
avance avancer avances avancez avancé avancée avant avantage avantages avec avenir aventure aventures avenue averti
avertir avertis avertissement avery aveugle aveugles aveux avez avez-vous aviez avion avions avis avocat avocate
avocats avoir avons avons-nous avoue avouer avoué avril avère avéré ayant ayez ayons aérien aérienne aéroport aîné
aînée aïe baby baby-sitter bac bacon badge baek bagages bagarre bagnole bague baguette bah bai baie baigne baigner
baignoire bail bailey bain bains baise baiser baisers baises baisse baisse-toi baisser baissez baissez-vous baissé
baisé baker bal balade balader balai balance balancer balancé balcon baleine balle balles ballet ballon ballons
baltimore banal banane banc bancaire bande bandes bandit bandits bang banlieue banque banques banquet banquier bar
baraque barbara barbe barbecue barbie barman barnes barney baron barrage barre barreaux barrer barres barrière barry
barré bars bart bas base base-ball baseball bases basket baskets basse bassin basé basée bat bataille batailles
bataillon bateau bateaux bates batman bats battait battant batte battent batterie battez battre battu battue battus
bauer bavarder baxter bay bazar bd be beach beau beau-frère beau-père beaucoup beauté beaux bec becca beckett becky
beignets bel bell bella belle belle-fille belle-mère belle-sœur belles ben benjamin bennett benny berceau berger
berlin bernard bernie bert besoin besoins beth betty beurk beurre beverly bi bible bibliothèque bidon bien bien-aimé
bien-aimée bien-être biens bientôt bienvenu bienvenue bienvenus big bijou bijoux bilan bill billard billet billets
billie billy bin bing bingo bio biologique bip biscuit biscuits bishop bisou bite bizarre bizarrement bizarres bière
bières bla black blague blagues blair blake blanc blanche blanches blancs blesse blesser blessure blessures blessé
blessée blessés bleu bleue bleus bloc blonde bloque bloquer bloqué bloquée blue blâme blâmer blé bo bob bobby boeuf
boire bois boisson boissons boit boite boivent bok bol bombe bombes bon bonbon bonbons bond bones bong bonheur
bonhomme bonjour bonne bonnes bonnet bonnie bons bonsoir bonté bonus booth bord bordel boris bornes boss bosse
bosser bosses bossé boston botte botter bottes bouc bouche boucher bouchée boucle boucler boucles bouclier boucliers
bouddha boue bouffe bouffer bouge bougent bouger bouges bougez bougie bougies bougé bouillie bouillir boule boules
boulettes bouleversé bouleversée boulot boulots boum bouquet bouquin bourré bourrée bourse bout bouteille bouteilles
boutique bouton boutons bouts bowling boxe boxeur boy boyd boîte boîtes bracelet brad bradley brady branche branches
branché brandon braquage bras brave braves bravo bree bref brenda brennan brett brian bridget brigade brillant
brillante brillants brille briller briques briquet brise briser brisé brisée britannique broadway brody brooke
brooklyn brooks brosse brouhaha brouillard brown bruce bruit bruits brume brune bruno brutal brute bruyant brèche
brésil brûlant brûle brûler brûlures brûlé brûlée bu buck bud buddy budget buffet buffy bulle bulles bunker bunny
bureau bureaux burke burns burt burton bus bush business but bute buter butin buté buvait buvez buvons buzz by bye
bâtard bâtards bâti bâtiment bâtiments bâtir bâton bébé bébés béguin béni bénisse bénédiction bénéfice bénéfices
bétail béton bête bêtes bêtise bêtises bœuf ca cabane cabine cabinet caca cacahuètes cachait cache cachent cacher
caches cachets cachette cachez caché cachée cachés cadavre cadavres cadeau cadeaux cadet cadre cafard café cafés
cafétéria cage caisse caisses cal calcul calculs calculé caleb calendrier calibre californie calme calme-toi
calmement calmer calmes calmez-vous calvin cam camarade camarades cambriolage came cameron camille camion
camionnette camions camp campagne campbell camping camps campus caméra caméras can canada canal canapé canard
canards cancer candidat candidats candidature canne canon canons cao caoutchouc cap capable capables capacité
capacités cape capitaine capital capitale caporal capsule capture capturer capturé car caractère caravane carbone
carburant cardiaque cargaison carl carla carlo carlos carmen carnet carol caroline carottes carrie carrière carré
carrément carson carte cartel carter cartes carton cartons cas case caserne casey cash casier casino casque
casquette casse casse-toi casser cassette cassettes cassie cassé cassée castle cat catastrophe catherine catholique
cathy catégorie cauchemar cauchemars cause causer causes causé caution cavale cavalerie cavalier cave cd ce ceci
ceinture cela celle celle-ci celle-là celles cellulaire cellule cellules celui celui-ci celui-là cendres censé
censée censés cent centaine centaines centime centimètres central centrale centre centre-ville centres cents
cependant cercle cercueil cerf certain certaine certainement certaines certains certes certificat certitude cerveau
cerveaux cervelle ces cesse cesser cessez cessé cet cette ceux ceux-là cha chacun chacune chad chae chagrin chair
chaise chaises chalet chaleur chaleureux chambre chambres champ champagne champignons champion championnat champions
champs chan chance chances chanceuse chanceux chandler chang change changement changements changent changer changera
changerait changes changez changé chanson chansons chant chantage chantait chante chantent chanter chantes chanteur
chanteuse chantier chanté chaos chapeau chapeaux chapelle chapitre chaque char charbon charge chargement charger
charges chargez chargé chargée chariot charité charles charlie charlotte charmant charmante charme chase chasse
chasser chasseur chasseurs chassé chat chaton chats chatte chaud chaude chaudes chauds chauffage chauffe chauffer
chauffeur chaussettes chaussure chaussures chauve chaîne chaînes chef chefs chelsea chemin chemins cheminée chemise
chemises chen cheng cheol cheon cher cherchaient cherchais cherchait cherchant cherche cherchent chercher cherches
cherchez cherchiez cherchons cherché cherchée chers cheryl cheval chevalier chevaliers chevaux cheveu cheveux
cheville chewing-gum chez chffffff chi chiant chic chicago chien chienne chiens chier chiffre chiffres chimie
chimique chimiques chine chinois chinoise chiot chiottes chips chirurgie chirurgien chloe chloé cho choc chocolat
chocolats choi choisi choisie choisir choisis choisissez choisit choix choper chopé choqué choquée chorale chose
choses choses-là chou chouette chris christ christian christina christine christopher chrétien chrétiens chu chuck
chul chun chut chute château châtiment chèque chèques chère chèvre chéri chérie chômage ci cia ciao cible cibles
cicatrice cicatrices ciel cieux cigare cigarette cigarettes cimetière cindy cinglé cinglée cinglés cinq cinquante
cinquième ciné cinéma circonstances circuit circulation cirque ciseaux citation cite citer citoyen citoyens citron
city cité civil civile civilisation civils clair claire clairement claires clairs clan claque clara clarence clark
clarke classe classes classique classée claude claudia clay clean clef clefs cleveland cliché client cliente clients
clientèle cliff climat clin clinique cloche cloches clope close clou clous clown clowns club clubs clyde clé clés
clôture cm coach cocaïne cochon cochons cocktail coco code codes cody coeur coeurs coffre coffre-fort cognac cogner
cogné coiffeur coiffure coin coincer coincé coincée coincés coins coke col cole colin colis collaboration colle
collecte collection coller collier colline collines collins collège collègue collègues collé coloc colocataire
colonel colonie colonne color colorado colère coma combat combats combattant combattants combattre combattu combien
combinaison comble come comique comité commandant commande commandement commander commandes commandé comme commence
commencement commencent commencer commencera commences commencez commencé comment commentaire commentaires
commençais commençait commençons commerce commercial commettre commis commissaire commissariat commission commode
commun communauté commune communication communications communiquer communiqué communiste communistes compagnie
compagnies compagnon compagnons comparer comparé compassion complet complexe complications complice complices
compliment compliments complique compliqué compliquée complot complète complètement comporte comportement comporter
composé comprenais comprend comprendra comprendrais comprendras comprendre comprendrez comprends comprenez comprenne
comprennent comprennes compris compromis compréhensible compréhension comptable comptais comptait compte comptent
compter comptes comptes-tu comptez comptez-vous comptoir compté compétences compétition comte comtesse comté comédie
con concentration concentre concentre-toi concentrer concentré concept conception concernant concerne concert
concerts concierge conclu conclure conclusion conclusions concours concurrence concurrents condamnation condamner
condamné condamnée condamnés condition conditionnelle conditions condoléances conducteur conduire conduis conduisait
conduit conduite conduits confesser confession confiance confiant confidentiel confie confier confirmation confirme
confirmer confirmé confiture confié conflit conflits confort confortable confus confuse confusion conférence congrès
congé congés connais connaissaient connaissais connaissait connaissance connaissances connaisse connaissent
connaissez connaissez-vous connaissiez connaissons connait connaitre connard connards connasse connaît connaître
conne connecté connerie conneries connexion connie connor connu connue connus conquérir conrad cons consacrer
consacré conscience conscient consciente conseil conseille conseiller conseillé conseils consentement conserve
conserver considère considération considérer considéré consiste console consoler consort conspiration constamment
construction construire construit construite consultation consulter conséquence conséquences conséquent contact
contacte contacter contacts contacté conte contenir content contente contenter contents contenu contes contexte
contient continent continue continuent continuer continuera continuerai continues continuez continuons continué
contourner contraire contrairement contrarié contrariée contrat contrats contre contrebande contribution contrôle
contrôler contrôles contrôlé convaincre convaincu convaincue convenable convenu conversation conversations
conviction convient convoi convoqué conçu cookies cool cooper coopération coopérer coordonnées copain copains copie
copies copine copines coq coque corde cordes coriace corps correct correcte correctement correspond correspondance
correspondant correspondent corriger corrompu corruption corée coréen costaud costume costumes cote coton coté cou
couche coucher couches couché couchée coucou coude coudes couilles coule couler couleur couleurs coulisses couloir
coulé coup coupable coupables coupe couper coupes coupez couple couples coups coupure coupures coupé coupée coupés
cour courage courageuse courageux courant courent courez courir couronne courrier cours course courses court courte
courtoisie couru cousin cousine cousins couteau couteaux coutume couvent couvert couverte couverts couverture
couvertures couvre couvre-feu couvrir cow-boy coéquipier coïncidence coût coûte coûter coûtera coûté crabe crache
cracher craché crack craig craignais craignez craindre crains craint crainte cran crane craque craquer craqué crash
cravate crawford crayon creuse creuser creusé creux crever crevettes crevé cri crie crier crime crimes criminel
criminelle criminels cris crise crises cristal critique critiquer critiques crié crochet croie croient croira
croirait croire crois crois-moi crois-tu croise croiser croisière croissance croisé croisés croit croix croyable
croyais croyait croyant croyez croyez-moi croyez-vous croyons cru cruauté crucial crue cruel cruelle cruz crâne
crème crève créateur création créature créatures crédible crédit crée créer crépuscule crétin crétins créé créée
crêpes cuba cuillère cuir cuire cuisine cuisiner cuisines cuisinier cuisinière cuisiné cuisses cuit cuivre cul culot
culotte culpabilité culs culte culture cure curieuse curieux curiosité curtis curé cv cycle cylons cynthia cyrus
câble câbles câlin céder cédé céleste célibataire célibataires célèbre célèbres célébrer célébrité célébrités
céréales cérébrale cérémonie césar côte côtes côté côtés cœur cœurs da dae daisy dal dale dallas dalle dame dames
damien damon dan dana danger dangereuse dangereuses dangereux dangers daniel danielle daniels danny dans danse
danser danses danseur danseuse dansé dante date dates davantage dave david davis dawn dawson de deal dealer dealers
dean deb debbie debout dedans dee degré degrés dehors delta demain demandais demandait demandant demande demande-lui
demandent demander demandera demanderai demanderais demandes demandez demandez-lui demandons demandé demandée
demeure demi demi-heure demi-tour demie demoiselle denise dennis denny dent dentaire dentiste dents denver deok
depuis derek dernier derniers dernière dernièrement dernières derrière des descend descendant descendez descendre
descends descendu descente description design dessert dessin dessiner dessins dessiné dessous dessus destin
destination destiné destinée destruction detroit dette dettes deuil deux deux-là deuxième deuxièmement devaient
devais devait devant devenait devenez devenir devenu devenue devenues devenus devez deviendra deviendrai devienne
deviennent deviens devient deviez devine deviner devinez devint deviné devions devise devoir devoirs devons
devons-nous devra devrai devraient devrais devrais-je devrait devras devrez devriez devrions devrions-nous devrons
devront dewey dexter di diable diabolique diagnostic diamant diamants diana diane dick diego dieu dieux difficile
difficiles difficulté difficultés diffusion différemment différence différent différente différentes différents
digne dignité dimanche dimension dinde diner ding dingue dingues diplôme diplômes diplômé dira dirai dirais
dirais-tu dirait diras dire direct directe directement directeur direction directrice direz diriez-vous dirige
dirigeant dirigeants dirigent diriger dirigé diront dis dis-le dis-le-moi dis-leur dis-lui dis-moi dis-nous dis-tu
disaient disais disait disant disciple disciples discipline discours discret discrètement discrétion discussion
discussions discute discuter discuté dise disent dises disiez disons disparais disparaisse disparaissent disparaît
disparaître disparition disparu disparue disparus disponible disponibles disposer dispositif disposition dispute
disputer disputes disputés disque disques distance distances distinguer distraction distraire distrait distribuer
distributeur distribution district dit dit-il dit-on dite dites dites-le dites-leur dites-lui dites-moi dites-nous
dites-vous divers diversion divertissement divin divine division divorce divorcer divorcé dix dixon dizaine dizaines
dj do doc docteur docteurs document documentaire documents doigt doigts dois dois-je doit doit-on doive doivent dol
dollar dollars dom domaine domestique domestiques domicile dommage dommages don donald donc dong donna donnais
donnait donnant donne donne-le-moi donne-lui donne-moi donnent donner donnera donnerai donnerais donnerait donnes
donneur donnez donnez-lui donnez-moi donnez-nous donnie donné donnée données donnés donovan dons dont doo dope doris
dormais dormait dormant dorment dormez dormi dormir dorothy dors dort dortoir dorénavant dos dose dossier dossiers
douairière double doubler doublé douce doucement douces douceur douche doug douglas douleur douleurs douloureux
doutais doute douter doutes douté doux douzaine douze doué douée down doyen doyle dr dragon dragons drague draguer
drake drama dramatique drame drapeau draps drew drogue drogues drogué droguée droit droite droits drone drones drôle
drôlement drôles du duc due duel duke duncan duo dur durant dure durement durer durera dures durs duré durée dvd
dwight dylan dynamite dã dès débarque débarquer débarqué débarrasse débarrasser débarrassé débat débile débiles
débris débrouille débrouiller début débuts débuté décembre décennies déception décevoir décharge déchets déchire
déchirer déchiré décide décider décides décidé décision décisions déclaration déclarations déclare déclarer déclaré
déclenche déclencher déclenché décollage décolle décoller déconne déconner déconnes décor découper découvert
découverte découvre découvrent découvrir décret décrire décrit décroche décrocher décroché décès décédé décédée
déesse défaire défaite défaut défauts défend défendre défends défendu défense défi défier défilé définition
définitivement défoncer défoncé défunt dégage dégager dégagez dégagé dégoûtant dégueu dégueulasse déguisement
déguisé dégâts déja déjeune déjeuner déjeuné déjà délai délibérément délicat délicate délicieuse délicieux délire
délires délit démarre démarrer dément démission démissionne démissionner démissionné démocratie démolir démon
démoniaque démons démonstration déménage déménager déménagé dénoncer dénoncé départ département dépasse dépasser
dépassé dépend dépense dépenser dépenses dépensé dépit déplace déplacement déplacer déplacé dépose déposer
déposition déposé dépression déprimé député dépêche dépêche-toi dépêcher dépêchez-vous dépêchons-nous dépôt dérange
déranger dérangerait dérangé déroule dés désaccord désagréable désastre désert désespoir désespéré désespérée
désespérément déshabiller désir désire désirez désirs désolé désolée désolés désordre désormais détacher détail
détails détecteur détective détectives détecté détendez-vous détendre détends-toi détente détention détenu détenus
détermination déterminer déterminé détestais détestait déteste détestent détester détestes détesté détient
détonateur détour détourner détourné détresse détruire détruit détruite détruits développement développer développé
dévoiler dévorer dévoué déçu déçue dîne dîner dîné dîtes dû earl east eau eaux echo ecoute ecoute-moi ecoutez
ecoutez-moi ed eddie edgar edith edward efface effacer effacé effectivement effectuer effet effets efficace effondre
effondrer effondré effort efforts effraction effraie effrayant effrayante effrayer effrayé effrayée eglise ego eh
einstein el elaine eleanor elena eli elijah elizabeth ella elle elle-même ellen elles ellie elliot ellis elsa elvis
emballe emballer emballé embarque embarquer embarqué embarras embarrassant embauche embaucher embauché embrasse
embrasse-moi embrasser embrassé embrassée embuscade embête embêter emily emma emmener emmenez emmenez-le emmené
emmenée emmerde emmerder emmerdes emmène emmène-moi emmènerai emmènes emménager emménagé emparer empereur empire
empirer emplacement emploi emplois employeur employé employée employés empoisonné emporte emporter emporté empreinte
empreintes emprise emprunter emprunté empêche empêcher empêchera empêché en encaisser enceinte enchanté enchantée
enchères encontre encore encourage encourager encre enculé enculés endommagé endormi endormie endormir endroit
endroits endurer enduré enfance enfant enfants enfer enfermer enfermé enfermée enfermés enfin enfoiré enfoirés
enfonce enfoncer enfreint enfui enfuie enfuir enfuis enfuit engage engagement engager engagé engagée engin enlever
enlevez enlevé enlevée enlève enlèvement ennemi ennemie ennemis ennui ennuie ennuis ennuyer ennuyeux enquête
enquêter enquêtes enquêteur enquêté enregistre enregistrement enregistrements enregistrer enregistré enseigne
enseignement enseigner enseigné ensemble ensuite entend entendais entendait entende entendent entendez entendra
entendre entends entendu entendue entendus entente enterprise enterre enterrement enterrer enterré enterrée
enthousiasme enthousiaste entier entière entièrement entouré entrain entrainement entrant entraîne entraînement
entraîner entraîneur entraîné entre entrent entreprise entreprises entrepôt entrer entres entretenir entretien
entrevue entrez entré entrée entrées entrés envahi envahir enveloppe enverra enverrai envers envie environ
environnement environs envisage envisager envisagé envoie envoient envoies envoler envoyer envoyez envoyé envoyée
envoyés episode er eric erica erik erin ernie erreur erreurs es es-tu escalier escaliers esclavage esclave esclaves
escorte escorter escroc espace espagne espagnol espion espionnage espionne espionner espions espoir espoirs esprit
esprits espèce espèces espère espérais espérait espérant espérer espérons essai essaie essaient essaierai essaies
essais essayais essayait essayant essaye essayent essayer essayes essayez essayons essayé essence essentiel est
est-ce est-elle est-il est-on est-à-dire esther estime estomac et etais etait etat etats-unis ete etes etes-vous
ethan etre eu eue euh eun europe euros eus eut eux eux-mêmes eva evan evans eve evelyn evidemment ex ex-femme
ex-mari exact exacte exactement exagère exagères exagéré examen examens examiner examiné excellence excellent
excellente exception exceptionnel exceptionnelle excitant excitation excite excité excitée exclu excuse excuse-moi
excuser excuses excusez excusez-moi excusez-nous excusé excès exemplaire exemple exercer exercice exercices exige
existait existe existence existent exister existé expert experte experts explication explications explique expliquer
expliquerai expliquerait expliqué exploitation exploiter explorer explose exploser explosif explosifs explosion
explosé exposer exposition exposé expression exprime exprimer exprès expulser expédition expérience expériences
extra extraire extrait extraordinaire extraterrestre extraterrestres extrême extrêmement extérieur exécuter
exécution exécuté fabrique fabriquer fabriques fabriqué fabuleux fac face facebook facile facilement faciles facteur
facture factures faculté faible faibles faiblesse faiblesses faille failli faillite faim faire fais fais-le fais-moi
fais-toi fais-tu faisaient faisais faisait faisant faisiez faisiez-vous faisions faisons faisons-le faisons-nous
fait fait-elle fait-il fait-on faite faites faites-le faites-moi faites-vous faits falaise fallait falloir fallu
fameux familial familiale familier famille familles fan fang fanny fans fantasme fantastique fantôme fantômes farce
fardeau farine fascinant fasse fassent fasses fassiez fatal fatigue fatigué fatiguée fatigués fauché faudra faudrait
fausse fausses faut faut-il faute fautes fauteuil faux faveur faveurs favori façon façons faîtes fbi fei felix
femelle femme femmes feng fenêtre fenêtres fer fera ferai feraient ferais ferais-je ferais-tu ferait feras ferez
feriez feriez-vous ferme ferme-la fermement fermer fermes fermeture fermez fermez-la fermier fermiers fermé fermée
fermées fermés ferons feront fesses festin festival feu feuille feuilles feux fiable fiancé fiancée fiancés
fiançailles ficelles fiche fiches fichez fichier fichiers fichu fichue fiction fidèle fidèles fidélité fier fiers
fierté figure fil file file-moi filer filet fille filles fillette film filme filmer films filmé fils filé fin final
finale finalement finance financer finances financier financiers financière finch fine fini finie finir finira
finirai finirait finiras finis finisse finissent finissons-en finit finn fins fiona fisher fiston fit fitz fixe
fixer fixé fière fièvre flamme flammes flash fletcher fleur fleurs fleuve flic flics flingue flingues flippant
flipper florence floride flotte flou flux flynn flèche flèches flûte foi foie foin foire foirer foiré fois fois-ci
folie folle folles fonce fonction fonctionnaire fonctionnaires fonctionne fonctionnent fonctionner fonctionné
fonctions foncé fond fondation fondre fonds fondu fondé font font-ils fontaine foot football for force forcer forces
forcé forcée forcément forcés ford formation forme forment former formes formidable formulaire formule formé fort
forte fortement forteresse fortes forts fortune forêt fosse fossé foster fou foudre fouet fouille fouiller fouillez
fouillé foule four fourchette fourgon fourmis fourni fournir fournisseur fourrure fous fout foutaises foutent foutez
foutre foutu foutue foutus fox foyer fracture fragile frais fraises franc france franche franchement franchi
franchir franchise francine francis francisco franck francs frangin frank frankenstein frankie franklin français
française françois frappe frapper frappes frappé frappée fraternité fraude fraîche fred freddie freddy freins french
fric frigo fringues frit frites froc froid froide fromage front frontière frontières frost frotter fruit fruits
frustrant frère frères fréquence fréquente fréquenter frérot fu fugitif fui fuir fuis fuit fuite fume fumer fumes
fumier fumé fumée fun funérailles furax furent furieuse furieux fusil fusillade fusils fusion fusée fut futur future
futurs futé fâche fâché fâchée fédéral fédérale fédération fédéraux fée fées félicitations félicite féliciter
féminin féminine féroce février fête fêter fêtes fût führer gabe gabriel gabrielle gaffe gage gages gagnant gagnants
gagne gagnent gagner gagnera gagnes gagnez gagné gai gala galaxie galerie galère gamin gamine gamins gamme gang
gangs gangster gangsters gant gants gao garage garantie garantir garantis garce garcia gardait garde gardent garder
garderai gardes gardez gardien gardiens gardé gardée gare garer garrett gars gars-là gary garçon garçons garé garée
gaspiller gates gauche gavin gay gays gaz ge gelé gelée gendre gene genou genoux genre gens gentil gentille
gentillesse gentils gentiment gentleman george georges georgie geste gestes gestion get geum gi gibbs gideon
gigantesque gil gilbert gilet gin gina girl glace glaces glacé glacée glaçons glenn glisse glisser glissé gloire
gloria go goku gold golf gonflé gong gonna gonzesse goo google gordon gorge gorgée gosse gosses got gotham goutte
gouttes gouvernement gouverneur goût goûter goûts goûté gps grace grade graham grain graine graines graisse grand
grand-chose grand-mère grand-père grande grandes grandeur grandi grandir grandit grands grands-parents grange grant
gras gratitude gratuit gratuite gratuitement grave gravement graves gravité gravé gray grayson grec green greffe
greg grenade grenier grenouille grey griffes griffin grille griller grillé grimpe grimper grippe gris grise gros
grosse grosses grossesse grossier grotte group groupe groupes grâce grèce grève gré gu guan guerre guerres guerrier
guerriers gueule gueules guide guider guise guitare gun guo gus guy guère guéri guérie guérir guérison gwen gyeong
gym gymnase gyu gâche gâcher gâchette gâchis gâché gâteau gâteaux gèle gènes gère géant géante géants gémit génial
géniale génie général générale généralement générateur génération générations généraux généreuse généreux générosité
génétique gérant gérer géré gênant gêne gêner gêné gênée ha habille habiller habillé habillée habitait habitants
habite habiter habites habitez habits habitude habitudes habituel habituelle habituellement habituer habitué
habituée hache hae hai haine hais hait hal haleine haley hall halloween hallucinations hallucine halte hamburger
hamilton han hanches hangar hank hanna hannah hans hao happy harceler harcèlement haricots harmonie harold harper
harriet harris harrison harry hart harvard harvey hasard hassan haut haute hauteur hauts have hawaï hayes hayley
haïr he heather hector hee hein helen helena hello henri henry heo herbe herbes herr heu heure heure-ci heures
heureuse heureusement heureux heurté hey hier hill hills histoire histoires historique hitler hiver hm hmm ho hockey
holly hollywood holmes homard homer homicide hommage homme hommes homo hong honneur honnête honnêtement honnêtes
honnêteté honorable honorer honoré honte honteux hoon hop hope horaire horaires horizon horloge hormones horreur
horreurs horrible horribles hors hospitalité hostile hosto hourra house houston howard hu hua huang hudson hugh
hughes hugo huh hui huile huit hum humain humaine humaines humains humanité humble humeur humide humiliation
humilier humilié humour hunt hunter hurle hurler hwa hwan hwang hye hyeon hyeong hyper hypocrite hypothèse hyun
hyung hyungnim hâte hé hélas hélico hélicoptère hélène hémorragie héritage héritier héritière hérité héros héroïne
hésite hésiter hésitez hésité hétéro hôpital hôpitaux hôte hôtel hôtels hôtes hôtesse ia ian ici identification
identifier identifié identique identiques identité idiot idiote idiots idole idéal idéale idée idées ie ies ignoble
ignorais ignorait ignorance ignorant ignore ignorent ignorer ignores ignorez ignoré ii il illusion illusions illégal
illégale ils im image images imaginaire imaginais imagination imagine imaginer imagines imaginez imaginé imbécile
imbéciles imiter immatriculation immense immeuble immeubles immigration immobile immobilier immortel immunité
immédiat immédiate immédiatement impact impasse impatience impatient impatiente impitoyable implique impliquer
impliqué impliquée impliqués impoli importance important importante importantes importants importe impose imposer
impossible imposteur impression impressionnant impressionner impressionné imprévisible impératrice impérial
impériale impôts in inacceptable inattendu incapable incapables incendie incident incidents inconnu inconnue
inconnus inconscient incroyable incroyablement incroyables inde indic indice indices indien indiens indigne indique
indiquent indiquer indiqué indispensable individu individus industrie indépendance indépendant indépendante
infection infecté infiltrer infiltré infini infiniment infirmerie infirmière infirmières influence influencer info
informateur information informations informatique informe informer informé infos inférieur ingrédients ingénieur
inhabituel initiative injection injuste injustice innocence innocent innocente innocents inoffensif inquiet inquiets
inquiète inquiètes inquiétais inquiétait inquiétant inquiéter inquiétez inquiétude inscription inscrire inscrit
insecte insectes insensible insensé insigne insiste insister insisté inspecteur inspecteurs inspection inspiration
inspire inspiré instable installation installe installer installé instant instants instinct institut institution
instructions instrument instruments insulte insulter insultes insulté insupportable intact intelligence intelligent
intelligente intelligents intense intention intentions interdis interdit interdite intermédiaire international
internationale interne internes internet interprète interprétation interrogatoire interroge interroger interrogé
interrompre interrompu intervenir intervention interview intime intimes intimité intrigante intrigue introduire
introduit introuvable intrus intrusion intuition intégrer intégrité intéressait intéressant intéressante
intéressantes intéresse intéressent intéresser intéressé intéressée intéressés intérieur intérieure intérêt intérêts
inutile inutiles invasion inventaire invente inventer invention inventé inverse investi investir investissement
investisseurs invisible invitation invite inviter invité invitée invités inévitable ira irai irais irait irak iras
irez iris irlandais irlande irm ironie ironique irons iront irresponsable is isaac isabel isabelle island isolement
isoler isolé israël issue it italie italien itinéraire ivan ivre ivrogne ivy ià ja jack jackie jackson jacob jacques
jade jadis jae jake jalouse jalousie jaloux jamais jamal jambe jambes jambon james jamie jan jane janet jang janice
janvier japon japonais japonaise jardin jardinier jared jason jasper jaune jaunes jay jazz je jean jeanne jedi jeff
jefferson jeffrey jen jenkins jenna jennifer jenny jeong jeremy jerry jersey jess jesse jessica jessie jesus jet
jeter jetez jetons jette jeté jetée jeu jeudi jeune jeunes jeunesse jeux ji jia jiang jie jill jim jimmy jin jing jo
joan job joe joel joey john johnny johnson joie joindre joint joli jolie jolies jolis jon jonah jonas jonathan jones
jong joo joon joong jordan joseon joseph josh josé jouais jouait jouant joue jouent jouer jouera joues jouet jouets
joueur joueurs jouez jouir jour jour-là journal journaliste journalistes journaux journée journées jours jours-ci
joué joy joyce joyeuse joyeux ju juan judiciaire judith judy juge jugement juger juges jugé juif juifs juillet juin
juive jules julia julian julie julien juliette jumeaux jumelles jun june jung jungle junior jupe jure jurer
juridique jury juré jurés jus jusque jusque-là just juste justement justice justifier justin jérusalem jésus kai
kane kang kansas kara karen karl kat kate katherine kathy katie kay ke keith keller kelly ken kennedy kenny kent
kevin kg khan ki kid kidnapping kidnappé kilomètres kilos kim king kira kirk kit kitty klaus km know ko kong kurt
kwon kyle kyung la labo laboratoire labyrinthe lac lady laid laissais laissait laissant laisse laisse-la laisse-le
laisse-les laisse-moi laisse-nous laissent laisser laissera laisserai laisserais laisserait laisseront laisses
laissez laissez-la laissez-le laissez-les laissez-moi laissez-nous laissons laissé laissée laissés lait lake lame
lampe lan lana lance lancement lancer lances lancé lancée lane lang langage langue langues lapin lapins laquelle
lard large largement larguer largué larmes larry las laser latin laura laurel lauren laurie lavage lave laver lavé
lawrence lci le leader lecture lee lei lena lendemain lenny lent lente lentement leo leon leonard lequel les
lesbienne leslie lesquelles lesquels lessive lester lettre lettres leur leurs lever levez levez-vous levé levée
lewis lex leçon leçons li liaison liam liang liberté librairie libre librement libres libère libération libérer
libéré libérée libérés licence lien liens lier lieu lieutenant lieux ligne lignes lignée ligue like lila lily limite
limites limité limousine lin lincoln linda lindsay ling linge lion lionel lions liquide lire lires lis lisa lisais
lisez liste lit litres lits little littéralement littérature liu liv livraison livre livrer livres livreur livré liz
lizzie lié liée liées liés ll lloyd lls local locale localisation localiser localisé location locaux logan loge
logement logiciel logique loi loin lointain lois lola londres long longs longtemps longue longues longueur look lord
lorenzo lori lors lorsque los loser lot loterie lou louche loue louer louis louise loup loup-garou loups loupé lourd
lourde lourds loué love loyal loyauté loyer lt lu luca lucas lucifer lucky lucy lueur lui lui-même luis luke
lumineux lumière lumières luna lundi lune lunettes luo luther luthor lutte lutter luxe lycée lydia lynn là là-bas
là-dedans là-dessous là-dessus là-haut lâche lâche-le lâche-moi lâcher lâches lâchez lâchez-moi lâché lève lève-toi
lèvres lécher légal légale légalement légendaire légende léger légiste légitime légumes légère légèrement léo léon
ma mac machin machine machines madame maddie madeleine mademoiselle madison madrid mae mafia magasin magasins
magazine magazines maggie magicien magie magique magiques magnifique magnifiques mai maigre mail maillot mails main
mains maintenant maintenir maintient maire mairie mais maison maison-blanche maisons majesté majeur majeure major
majorité mal malade malades maladie maladies maladroit malaise malchance malcolm malentendu malgré malheur
malheureuse malheureusement malheureux maligne malik malin malins mallette malédiction maléfique mama maman mamie
man manager manche manches mandat mandy mange mangeait mangeant mangent mangeons manger mangera mangerai manges
mangez mangé manhattan maniaque manifestation manifeste manipuler manière manières mannequin manny manoir manquait
manque manquent manquer manquera manques manquez manqué manteau manuel maquillage marais marc marcel marchait
marchand marchandise marchandises marchands marchant marche marchent marcher marchera marcherait marches marché
marco marcus mardi margaret marge mari maria mariage mariages marianne marie marier marijuana marilyn marin marina
marine marines marins mario marion marionnette maris marié mariée mariés mark marketing marque marquer marques
marqué marrant marre marrer marron mars marshal marshall marta marteau martha martiale martiaux martin marty marvin
mary marée masculin mason masque masques massacre massacrer massage masse mat match matchs matelas mater maternelle
maths matin matins matinée matière matos matt matthew matty matériel maudit maudite maurice mauvais mauvaise
mauvaises maux max maximum may maya maître maîtres maîtresse maîtrise maîtriser maïs mccoy mcgee me mec mecs media
meg megan mei meilleur meilleure meilleures meilleurs mel melissa melle membre membres meme menace menacer menaces
menacé menacée mener meng menottes mens mensonge mensonges ment mentait mental mentale mentent menteur menteuse
mentez menthe menti mentionner mentionné mentir menton mentor menu mené menée mer mercedes merci mercredi merde
merdes merdeux merdier merdique merdé mere meredith merlin mers merveille merveilles merveilleuse merveilleux mes
mesdames message messager messages messe messieurs messire mesure mesurer mesures met mets mets-le mets-toi mettais
mettait mettant mette mettent mettez mettez-le mettez-vous mettons mettra mettrai mettrais mettrait mettre meubles
meuf meure meurent meurs meurt meurtre meurtres meurtrier meurtriers meurtrière meute mexicain mexico mexique mi
mi-temps mia miami michael michel michelle michigan mick mickey micro midi miel mien mienne miennes miens miettes
mieux mignon mignonne mignons migraine miguel mike mikey milan miles milieu militaire militaires mille miller
milliard milliards millie millier milliers million millions milo mimi min minable mince mine mines mineur mineurs
ming minimum ministre ministère minuit minuscule minute minutes miracle miracles miranda miroir mis mise mises miss
missile missiles mission missions mississippi misère misérable mit mitch mitchell mlle mm mm-hmm mme mmm mn mo
mobile moche mode moderne modeste modifier modifié module modèle modèles moelle moi moi-même moindre moine moins
mois mois-ci moitié molly moment moment-là moments mon mona monde mondes mondial mondiale monica monnaie monroe
monseigneur monsieur monstre monstres mont montage montagne montagnes montana montant monte montent monter montes
montez montre montre-moi montrent montrer montrera montrerai montres montrez montrez-moi montré monty monté montée
moo moon moore moque moquer moques moquez moral morale morceau morceaux mord mordre mordu morgan morgue morphine
morris mort morte mortel mortelle mortels mortes morts morty morveux moscou mot motel moteur moteurs motif
motivation moto mots mou mouchard mouche mouches mouchoir mouillé mouillée moulin mourant mourir mourra mourrai
mourrais mourras mourrez mourront mousse moustache mouton moutons mouvement mouvements moyen moyenne moyens moïse mr
mrs mu muet mulder mule multiples municipal munitions mur murphy murray murs muscles musical musicale musicien
musiciens musique musée mutuellement my myeong mystère mystères mystérieuse mystérieux mythe mâchoire mâle mèche
mène mènent mènera mère mères mètre mètres mécanique mécanisme méchant méchante méchants médaille médecin médecine
médecins médias médical médicale médicament médicaments médicaux médium médocs méfie méfier mélange mélanger mélodie
mémoire ménage méprenez mépris méprise méritait mérite méritent mériter mérites méritez mérité métal métaphore
méthode méthodes métier métro météo mêle mêler mêlé mêlée même mêmes môme mômes na nadia nage nager nain naissance
nam nan nana nanas nancy naomi naples napoléon naruto nasa natale natalie nate nathan nation national nationale
nature naturel naturelle naturellement navette navire navires navré navrée navy naze nazis naître naïf naïve ncis ne
neal ned neige neil nelson nerf nerfs nerveuse nerveux net netflix nettoie nettoyage nettoyer nettoyé neuf neuve
neveu new news nez ni nicholas nichons nick nicky nicolas nicole nid nie nier nikki nina ning niveau niveaux nixon
nièce no noah noble nobles noces nocturne noir noire noires noirs noix nolan nom nombre nombres nombreuses nombreux
nomme nommer nommé nommée noms non noona nora nord normal normale normalement normales norman normaux north nos not
note noter notes notion notre noté nouilles nounou nourri nourrir nourris nourrit nourriture nous nous-mêmes nouveau
nouveaux nouvel nouvelle nouvelle-orléans nouvelles novembre now noyau noyer noyé noël nsa nu nuage nuages nucléaire
nucléaires nue nues nuire nuit nuit-là nuits nul nulle nuls numérique numéro numéros nuque nus nègre nègres né
néanmoins nécessaire nécessaires nécessité née négatif négociation négociations négocier négro nés nôtre nôtres nœud
objectif objectifs objection objet objets obligation obligations obligatoire oblige obliger obligé obligée obligés
obscur obscurité observation observe observer observé obsession obstacle obstacles obsédé obtenir obtenu obtiens
obtient obéir obéis occasion occasions occupait occupe occupe-toi occupent occuper occupera occuperai occupes
occupez occupez-vous occupé occupée occupés octobre océan odeur oeil oeuf oeufs oeuvre of offenser offensé offert
offerte offerts office officiel officielle officiellement officier officiers offre offres offrir oh ohio ohé oignons
oiseau oiseaux ok okay oliver olivia omar ombre ombres on oncle onde ondes one ongles ont ont-ils onu onze ooh
opinion opinions oppa opportunité opportunités oppose opposer opposition opposé optimiste option options opère opéra
opération opérations opérer opéré or orage orange orbite orchestre ordi ordinaire ordinaires ordinateur ordinateurs
ordonnance ordonne ordonné ordre ordres ordure ordures oreille oreiller oreilles organes organisation organise
organiser organisme organisé orgueil original originale origine origines orphelin orphelinat orphelins orteils os
oscar ose oses oses-tu osez osez-vous oswald osé otage otages otto ou ouah ouai ouais oubliais oublie oublier
oublierai oublies oubliez oublions oublié oubliée ouest oui oups ouragan ours out outil outils outre ouvert ouverte
ouvertes ouverts ouverture ouvre ouvrent ouvres ouvrez ouvrier ouvriers ouvrir ouvrira overdose owen oxygène oz où
oû pa pablo pacifique pacte pagaille page pages paie paiement paient paiera paierai paies paige paille pain paire
paires paisible paix palais palmer pam pan pancakes panier panique paniquer paniqué panne panneau panneaux pantalon
pantalons papa pape paperasse papier papiers papillon papillons papy paquet paquets par par-dessus par-là parachute
parade paradis parages parait parano parapluie parasite paraît paraître parc parce parcourir parcours parcouru
pardon pardonne pardonne-moi pardonner pardonnerai pardonnez pardonnez-moi pardonné pareil pareille pareilles
pareils parent parents paresseux parfait parfaite parfaitement parfaits parfois parfum pari parie parier paris parié
park parker parking parlaient parlais parlait parlant parle parle-moi parlent parler parlera parlerai parlerons
parles parles-tu parlez parlez-moi parlez-vous parliez parlions parlons parlé parmi parole paroles parrain pars part
partage partager partagé partais partait partant parte partenaire partenaires partent partes partez parti participe
participer participé particules particulier particulière particulièrement partie partiel parties partiez partir
partira partirai partis partons partout parts paru parvenir pas passage passager passagers passais passait passant
passe passe-moi passe-t-il passe-temps passent passeport passeports passer passera passerai passerait passerelle
passes passez passez-moi passion passionnant passionné passons passé passée passées passés pasteur pat patates
pathétique patience patient patiente patienter patients patricia patrick patrie patron patronne patrons patrouille
patte pattes patty paul paula paulie paumé pause pauvre pauvres pauvreté pavillon paye payer payez pays paysage
paysans payé payée payés pdg pearl peau pedro peggy peigne peindre peine peint peintre peinture peintures pelle
pelouse peluche pendant pendre pendu penny pensaient pensais pensait pensant pense pensent penser pensera penserai
penses penses-tu penses-y pensez pensez-vous pensez-y pensiez pension pensions pensons pensé pensée pensées
pentagone percer percy perd perdant perde perdent perdez perdons perdra perdre perds perdu perdue perdues perdus
pere perfection performance perle perles permanence permanent permanente permet permets permettez permettez-moi
permettra permettre permis permission perruque perry personnage personnages personnalité personne personnel
personnelle personnellement personnelles personnels personnes perspective persuader persuadé perte pertes perturbé
pervers peste pete peter peterson petit petit-ami petit-déjeuner petit-fils petite petite-fille petites petits
petits-enfants peu peuple peur peurs peut peut-elle peut-etre peut-il peut-on peut-être peuvent peuvent-ils peux
peux-tu peyton phare pharmacie phase phil philadelphie philip philippe phillip philosophie phoebe phoenix photo
photographe photographie photos phrase phrases physique physiquement physiques phénomène piano pic pick-up pied
pieds pierce pierre pierres pieu pige pigeon pigeons piges pigé pil pile piles pilote piloter pilotes pilule pilules
pince pipe piper pipi pique pique-nique piquer piqué piqûre pirate pirates piraté pire pires pis piscine pisse
pisser pissé piste pistes pistolet pitié pitoyable pizza pizzas pièce pièces piège pièges piéger piégé piégée piégés
placard place placer places placé placée placés plafond plage plaider plaie plaindre plains plaint plainte plaintes
plaira plairait plaire plais plaisait plaisantais plaisante plaisanter plaisanterie plaisantes plaisantez plaise
plaisir plaisirs plait plan planche plancher planifié planning planque plans plante planter plantes planté planète
planètes plaque plaques plastique plat plateau plats plaît plein pleine pleinement pleines pleins pleurait pleure
pleurer pleures pleurez pleurs pleuré pleut pleuvoir plier plomb plombs plonge plonger plongé plongée plu pluie
plume plumes plupart plus plusieurs plutôt pneu pneus poche poches pognon poids poignarder poignardé poignet poignée
poil poils poing poings point pointe pointer points pointé pois poison poisse poisson poissons poitrine poker poli
police policier policiers policière politiciens politique politiques polly pologne pomme pommes pompe pompes pompier
pompiers pont ponts pop pope populaire population porc porcs porno port portable portables portail portais portait
portant porte porte-bonheur portefeuille portent porter portera porterai portes porteur portez portland portrait
porté portée pos pose poser poses posez positif position positions positive possession possibilité possibilités
possible possibles possède posséder poste poster postes posté posé pot pote potentiel potes potion pots potter
poubelle poubelles pouce pouces poudre poule poules poulet poulets pouls poumon poumons poupée poupées pour
pourboire pourquoi pourra pourrai pourraient pourrais pourrais-je pourrais-tu pourrait pourrait-il pourras pourrez
pourri pourrie pourriez pourriez-vous pourrions pourrir pourris pourrons pourront poursuit poursuite poursuites
poursuivi poursuivre pourtant pourvu pousse pousse-toi poussent pousser poussez poussez-vous poussière poussé
poussée pouvaient pouvais pouvait pouvant pouvez pouvez-vous pouviez pouvions pouvoir pouvoirs pouvons pouvons-nous
powell poème poèmes poète poésie pr pratique pratiquement pratiquer pratiques premier premiers première premièrement
premières prenais prenait prenant prend prendra prendrai prendrais prendrait prendras prendre prendrez prendrons
prendront prends prends-en prends-la prends-le prenez prenez-le preniez prenne prennent prennes prenons presque
presse pressentiment presser pression pressé pressée pressés preuve preuves price prie prier primaire prime primes
prince princesse principal principale principaux principe principes printemps priorité pris prise prises prison
prisonnier prisonniers prisonnière prit privilège privé privée privées privés prix prière prières prié pro probable
probablement problème problèmes processus prochain prochaine prochaines prochains proche proches procurer procureur
procès procéder procédure procédures producteur production produire produit produits prof professeur professeurs
profession professionnel professionnelle professionnels profil profit profite profiter profitez profits profité
profond profonde profondes profondeur profondément profs programme programmes programmé progrès proie projet projets
promenade promener promesse promesses promet promets promets-moi promettre promis promo promotion promu promène
prononce prononcer prononcé prophétie propos propose proposer proposition proposé propre propres proprio
propriétaire propriétaires propriété propriétés pros prostituée prostituées protecteur protection protocole protège
protègent protéger protégerai protégé protégée protégés prouve prouver prouvé provenant provient province provisions
provisoire provoque provoquer provoqué proximité prudence prudent prudente prudents près précaution précautions
précieuse précieux précis précise précision précisément précédemment précédent précédente prédit préfet préfère
préfèrent préfèrerais préfères préférable préférerais préférez préféré préférée préférés prénom préoccupe préoccupé
préparation prépare prépare-toi préparent préparer préparez préparez-vous préparé préparée présence présent
présentation présente présenter présentes présents présenté présentée présentés préserver présidence président
présidente présume prétend prétendre prétends prétendu prétentieux prétexte prévenir prévenu prévenue prévenus
préviens prévoir prévois prévoit prévu prévue prêt prête prêter prêtes prêtre prêtres prêts prêté psy psychiatre
psychiatrique psychologie psychologique psychologue psychopathe pu pub public publicité publics publier publique
publiques publié pubs puce puces pue puis puis-je puisque puissance puissant puissante puissants puisse puissent
puisses puissiez puissions puits pull puni punie punir punis punition pur pure purée putain putains pute putes
puzzle pyjama pâle pâques pâte pâtes père pères pèse pète péché péchés pédé pénible pénis pénétrer pére péril
périmètre période pétasse péter pétrin pétrole pété pêche pêcher pêcheur qg qi qian qin qing qu quai qualifié
qualité qualités quand quant quantité quarantaine quart quartier quartiers quasiment quatre quatrième que queen quel
quelconque quelle quelles quelque quelques quelques-uns quels question questions queue qui quiconque quinn quinze
quitte quitter quittera quitterai quittes quittez quitté quittée quittés quoi quoique quotidien quête ra raccompagne
raccompagner raccourci raccroche raccrocher raccroché race rachel racheter racine racines raciste raclée raconte
raconte-moi raconter raconterai racontes racontez raconté radar radiations radio radios rae rafraîchir rage ragots
ragoût raide rails raisin raison raisonnable raisons raj ralenti ralentir ralentis ralph ramasse ramasser ramassé
ramener ramené ramenée ramon rampe ramène ramènera ramènerai ramènes ran ranch rancune randall randy rang range
ranger rangs rangé rançon rapide rapidement rapides rappel rappeler rappelez rappelez-vous rappelle rappelle-moi
rappelle-toi rappellerai rappelles rappelé rapport rapporte rapporter rapports rapporté rapproche rapprocher rare
rarement rares raser rasoir rassemble rassemblement rassembler rassure rassurer rasé rat rate rater rats rattrape
rattraper raté ravi ravie ravis ravissante ray raymond rayon rayons re reagan rebecca rebelle rebelles rebours
recette recevez recevoir recherche rechercher recherches recherché recommandation recommande recommandé recommence
recommencer recommencé reconnais reconnaissance reconnaissant reconnaissante reconnaissants reconnaissez reconnaît
reconnaître reconnu reconnue reconstruire record recours recruter recul recule reculer reculez red redevable
redevenir reed reese refaire refais refait reflet refuge refus refuse refusent refuser refuses refusez refusé
regagner regard regardais regardait regardant regarde regarde-le regarde-moi regarde-toi regardent regarder
regarderai regardes regardez regardez-le regardez-moi regardons regards regardé regardée reggie regina registre
regret regrets regrette regretter regretteras regretterez reid rein reine reins rejeter rejette rejeté rejetée
rejoindre rejoins rejoint relais relation relations relax relecture relever relevé relevés religieuse religieux
religion relié relâche relâcher relâché relève remarquable remarque remarquer remarques remarqué rembourser
rembourserai remercie remercier remet remets remettra remettre remis remise remonte remonter remonté remords
remplace remplacer remplacé remplaçant rempli remplie remplir remplis remplit remporté remuer remède ren renard
rencard rencontre rencontrer rencontres rencontré rencontrée rencontrés rend rendait rende rendent rendez rendez-moi
rendez-vous rendra rendrai rendrait rendre rends rends-moi rendu rendue rendus renforcer renfort renforts renonce
renoncer renoncé renseignement renseignements renseigner rentrais rentrait rentrant rentre rentrent rentrer rentrera
rentrerai rentres rentrez rentrons rentré rentrée rentrés renverser renversé renvoie renvoyer renvoyé renvoyée
reparle reparlera repars repart reparti repartir repas repasser reportage reporter repos repose repose-toi reposer
reposez-vous repousser repoussé reprend reprendre reprends reprenez repris reprises reproche reprocher reproduira
reproduire représentant représentation représente représentent représenter repère repérer repéré requin requins
requête respect respectable respecte respecter respecté respiration respire respirer respirez responsabilité
responsabilités responsable responsables ressemblait ressemble ressemblent ressembler ressembles ressemblez ressens
ressent ressentais ressentez ressenti ressentir ressort ressortir ressources restait restant restaurant restaurants
reste restent rester restera resterai resteras resterez restes restez restiez resto restons resté restée restés
retard retarder retardé retenir retenu retenue retiens retient retire retirer retiré retour retourne retourner
retournerai retournes retournez retournons retourné retournée retrait retraite retrouve retrouvent retrouver
retrouvera retrouverai retrouvé retrouvée retrouvés revanche revenait revenant revenez revenir revenons revenu
revenue revenus reverra reverrai reverrons reviendra reviendrai reviendrais reviendrait reviendras reviendront
revienne reviennent reviens revient revivre revoilà revoir revois revoit revolver revu revue rex reynolds reçois
reçoit reçu reçus rhum rhume ri rich richard riche riches richesse richie rick ricky rico rideau rideaux ridicule
ridicules rien rient right rigole rigoler rigoles rigolo riley rime ring ringard rio rire rires ris risque risquent
risquer risques risquez risqué rit rita rituel rive river rivière riz road rob robbie robe robert roberto roberts
robes robin robinson robot robots roche rocher rochers rock rocky rodney roger rogers roi rois roland romains roman
romans romantique rome rompre rompu roméo ron ronald rond ronde rong ronnie roosevelt rory rosa rosco rose roses
rosie ross roue roues rouge rouges roulant roule rouleau rouler roulé round route routes routine roy royal royale
royaume ru ruban ruby rude rudy rue ruelle rues ruine ruiner ruines ruiné rumeur rumeurs rupture ruse russe russell
russes russie rusty ruth ryan rythme règle règlement règles règne réacteur réaction réactions réagi réagir réagit
réalisateur réalise réaliser réalises réalisez réaliste réalisé réalité rébellion récemment récent récente réception
réchauffer récit réclame réclamer récolte récompense réconfort réconforter récupère récupérer récupéré réduction
réduire réduit réel réelle réellement réels réflexion réfléchi réfléchir réfléchis réfléchissez réfléchit réfugiés
référence références régime régiment région régler réglo réglé régner régulier régulièrement réjouis répandre
réparation répare réparer réparé réplique répond répondent répondeur répondez répondrai répondre réponds réponds-moi
répondu réponse réponses république répugnant réputation répète répéter répétition répété réseau réseaux réservation
réserve réserver réserves réservoir réservé résidence résidents résistance résiste résister résolu résolution
résoudre résultat résultats résumé rétablir réuni réunion réunions réunir réunis réussi réussir réussis réussit
réussite réveil réveille réveille-toi réveiller réveillera réveillez-vous réveillé réveillée révolte révolution
révolutionnaire révèle révélation révéler révélé révérend rêvais rêve rêver rêves rêvé rôle rôles rôti sa sable
sabre sabrina sac sachant sache sachent saches sachez sachiez sacrifice sacrifices sacrifier sacrifié sacré sacrée
sacrément sacrés sacs sadie sage sages sagesse saigne saigner sain saine sains saint sainte saints sais sais-tu
saisi saisie saisir saisis saison sait sal salade salaire salaud salauds sale sales saleté salir salive salle salles
sally salon salopard salope saloperie salopes salue saluer salut salutations sam samantha samedi sammy samouraï
samuel san sanchez sanctuaire sandra sandwich sandwichs sandy sang sang-froid sanguin sans santa santiago santé
saoul saoule sapin sara sarah sasha satan satellite satellites satisfaction satisfaire satisfait satisfaite sauce
saucisse saucisses sauf saul saumon saura saurai saurais saurait sauras saurez saurons sauront saut saute sauter
sauté sauvage sauvages sauve sauver sauvera sauvetage sauveur sauvé sauvée sauvés savaient savais savait savent
savez savez-vous saviez saviez-vous savions savoir savon savons sawyer scan scandale scanner sceau schmidt science
sciences scientifique scientifiques scolaire scoop score scotch scott scotty script scully scène scènes scénario
scénariste sdf se sean seattle seau sebastian sec second secondaire secondaires seconde secondes secouer secours
secret secrets secrète secrètement secrètes secrétaire secte secteur section see seigneur sein seins sel selle selon
semaine semaines semblable semblables semblait semblant semble semblent sembler semblerait sembles semblez semblé
semer semestre sens sens-tu sensation sensible sensibles sensé sent sentais sentait sente sentence sentent sentez
sentez-vous senti sentie sentiment sentimental sentiments sentir sentirais sentiras seo seok seol seon seong sept
septembre septième sera serai seraient serais serait serait-ce serait-il seras serena serez sergent seriez serions
serment serons seront serpent serpents serre serrer serrure serré sers sers-toi sert servait servante servent
serveur serveurs serveuse servez-vous servi service services serviette serviettes servir servira serviteur
serviteurs ses seth seul seule seulement seules seuls seung sexe sexuel sexuelle sexuellement sexuelles sexuels sexy
shakespeare shan shane shanghai shannon sharon shaw shawn sheila shelby sheldon shen sheng shepherd sherlock shi
shin shirley shopping show shu shérif si sid side sidney sien sienne siens sierra sieste sieur signal signale
signaler signalé signature signaux signe signer signes signez signification signifie signé sik silence silencieuse
silencieux silver similaire similaires simmons simon simone simple simplement simples simpson sincère sincèrement
sincères sincérité singe singes sinistre sinon sir sire sirop sirène sirènes site sites situation situations six
sixième siècle siècles siège sièges ski slip sloane smith sms so sobre social sociale sociaux société sociétés soda
soeur soeurs sofia soi soi-disant soi-même soie soient soif soigne soigner soigné soin soins soir soir-là soirs
soirée soirées sois soit soja sol solaire soldat soldats solde soleil solide solides solitaire solitude solo
solution solutions sombre sombres somme sommeil sommes sommes-nous sommet son sonde song sonia sonne sonner sonnerie
sonny sonné sons sont sont-elles sont-ils soo sook soon sophia sophie sorcier sorcière sorcières sors sort sortais
sortait sortant sorte sortent sortes sortez sorti sortie sorties sortir sortira sortirai sortiras sortis sortons sou
souci soucie soucier soucis soudain soudainement souffert souffle souffler souffrait souffrance souffrances souffre
souffrent souffres souffrir souhait souhaite souhaiter souhaites souhaitez souhaits souhaité soulagement soulager
soulagé soulagée soulever soumettre soumis soupe souper soupir soupire soupçonne soupçons source sources sourcils
sourd souri souriez sourire souris sourit sous sous-marin sous-sol sous-titrage sous-titres sous-vêtements soutenir
soutenu south soutien soutiens soutient souvenez souvenez-vous souvenir souvenirs souvent souvenu souviendra
souviendrai souvienne souviens souviens-toi souviens-tu souvient soviétique soyez soyons soûl spartacus spatial
spatiale spectacle spectaculaire spectateurs spencer sperme spike spirituel spirituelle splendide spock sport
sportif spécial spéciale spécialement spéciales spécialiste spécialité spéciaux spécifique square st stable stade
stage stagiaire stan stand standard stanley star starfleet stark stars station statistiques statue statut steak
stefan stella stephen steve steven stevens stevie stewart stock stone stop stopper stratégie street stress stressé
stressée structure stu stuart studio stupide stupides style stylo su subi subir sublime substance successeur succès
sucer sucre sucré sud sue sueur suffi suffira suffire suffisait suffisamment suffisant suffisante suffit suggestion
suggère suggérer suggéré suicide suicider suicidé suicidée suis suis-je suis-moi suisse suit suite suivait suivant
suivante suivent suivez suivez-moi suivi suivie suivis suivra suivrai suivre sujet sujets sullivan summer sun sunbae
sung super super-héros superbe superbes superman supermarché superviseur supplie supplier supplié supplémentaire
supplémentaires supporte supporter supporté suppose supposer supposé supposée supprimer suprême supérieur supérieure
supérieurs sur sur-le-champ sure surement surface surmonter surnom surprenant surprend surprendre surpris surprise
surprises surtout surveillance surveille surveillent surveiller surveillez surveillé survie survit survivant
survivants survivor survivra survivre survécu susan susie suspect suspecte suspects suspendu suspense suspension
suture suzanne sydney sylvia symbole symboles sympa sympas sympathie sympathique symptômes synchro syndicat syndrome
système systèmes sèche séance séances sécher séché sécurisé sécurisée sécurité séduire séduisant séduit séjour
sélection séminaire sénat sénateur séoul séparation sépare séparer séparé séparément séparés séquence série séries
sérieuse sérieusement sérieuses sérieux sérum sévère sûr sûre sûrement sûreté sûrs sœur sœurs ta tabac tabasser
tabassé table tableau tableaux tables tache taches tactique tae tai taille tailleur taire tais tais-toi taisez-vous
tait tak talent talents talentueux talons tammy tan tandis tang tanner tant tante tao tape taper tapis tapé tara
tard tarder tarte taré tarés tas tasse tatouage tatouages taule taupe taureau taux taxi taylor te team technique
techniquement techniques technologie ted teddy teint tel telle tellement telles tels temple temporaire temps
temps-ci tempérament température tempête tenais tenait tenant tendance tendre tendresse tendu tendue tenez
tenez-vous tenir tennis tension tentant tentation tentative tente tenter tenté tenu tenue tenues teresa terme termes
terminale termine terminer terminé terminée terrain terrasse terre terres terrestre terreur terrible terriblement
terribles terrifiant terrifié territoire terrorisme terroriste terroristes terry tes tess test testament tester
tests testé texas texte texto textos thanksgiving that the theo this thomas thompson thon thor thème thèse thé
théorie théories thérapeute thérapie théâtre tian ticket tickets tien tiendra tiendrai tienne tiennent tiennes tiens
tiens-moi tiens-toi tient tiers tigre tim time times timide timing timmy tina ting tir tire tire-toi tirent tirer
tirera tires tireur tireurs tirez tiroir tirs tiré tirée tirés tissu tissus tit titre titres to toast toby toc todd
toi toi-même toile toilette toilettes toit tokyo tom tomates tombe tombeau tombent tomber tombera tombes tombez
tombé tombée tombés tommy ton tong tonne tonnerre tonnes tonton tony top torche tordu torres torse tort tortue
torture torturer torturé total totale totalement toubib touchant touche touchent toucher touches touchez touché
touchée touchés toujours tour touristes tournage tournait tournant tourne tourne-toi tournent tourner tournez
tournez-vous tournoi tourné tournée tours tous tout toute toutefois toutes toxique tracasse trace tracer traces
tracy tradition traditions traduction traduire trafic tragique tragédie trahi trahie trahir trahis trahison train
trains trait traite traitement traitements traitent traiter traites traitez traits traité traitée traités
trajectoire trajet tranche tranquille tranquillement tranquilles transaction transfert transformation transforme
transformer transformé transférer transféré transition transmettre transmis transmission transparent transport
transporter trappe traque traquer traumatisme travail travaillais travaillait travaillant travaille travaillent
travailler travaillerai travailles travailleurs travaillez travaillons travaillé travaux travers traverse traverser
traversé travis traîne traîner traîné traînée traître traîtres tremble tremblement trembler trempé trente tres
trevor tribu tribunal tribus triche tricher triché triomphe tripes triple trish triste tristes tristesse trois
troisième trompe tromper trompes trompez trompé trompée trompés tronche trop trophée trottoir trou trouble troubles
troublé trouille troupe troupeau troupes trous trousses trouvais trouvait trouve trouvent trouver trouvera trouverai
trouverais trouverait trouveras trouverez trouverons trouveront trouves trouvez trouvons trouvé trouvée trouvées
trouvés troy truc trucs très trés trésor trésors trêve trône tu tuant tube tubes tucker tue tue-le tue-moi tuent
tuer tuera tuerai tuerais tuerait tueront tues tueur tueurs tueuse tuez tuez-le tumeur tunnel tunnels turner tuteur
tuyau tuyaux tué tuée tuées tués tv tyler type types typique tâche tâches télé télécommande télégramme téléphone
téléphoner téléphones téléphonique téléphoniques téléphoné télévision témoignage témoigner témoin témoins ténèbres
tête têtes têtu tôt uh ultime um un une uniforme uniformes union unique uniquement unir unis unité unités univers
universitaire université unni uns up ur urgence urgences urgent urine urs us usa usage usine usines utile utiles
utilisait utilisant utilisation utilise utilisent utiliser utilises utilisez utilisé utilisée utilisés utilité
utérus uvre va va-t-elle va-t-il va-t-on vacances vaccin vache vachement vaches vagin vague vagues vain vaincre
vaincu vainqueur vais vais-je vaisseau vaisseaux vaisselle val valable valait valent valentin valet valeur valeurs
valise valises valley vallée valoir vampire vampires van vanessa vanter vapeur vas vas-tu vas-y vase vaste vaudrait
vaughn vaurien vaut vaux ve veau vedette vegas veille veiller veillerai veine veines venaient venais venait venant
vend vendait vendent vendeur vendez vendre vendredi vends vendu vendue vendus venez venez-vous vengeance venger
veniez venir venise venons vent vente ventes ventre vents venu venue venues venus ver vera verdict vermine veronica
verra verrai verrais verrait verras verre verres verrez verrons verront verrouillé vers verser version versé vert
verte vertige verts vertu veste vestiaire veuille veuilles veuillez veulent veut veut-il veuve veux veux-tu vexer
via viande vic vice vice-président vicieux vicky victime victimes victoire victor victoria vide vider vides vidé
vidéo vidéos vie vieil vieillard vieille vieilles vieillir viendra viendrai viendrais viendrait viendras viendront
vienne viennent viennes viens viens-tu vient vierge vies vietnam vieux vif viki viktor vilain vilaine villa village
villageois villages ville villes vin vince vincent vingt vingtaine viol violation violence violent violente violents
violer violet violeur violon violé violée vip virage vire virer virginia virginie virus viré virée vis visa visage
visages vise viser visible visiblement vision visions visite visiter visites visiteur visiteurs visité visuel visé
vit vitamines vite vitesse vitre vivaient vivais vivait vivant vivante vivants vive vivent vivez vivian vivons vivra
vivrai vivre vivres vodka voeu voeux voici voie voient voies voila voile voiles voilà voir voire vois vois-tu voisin
voisinage voisine voisins voit voiture voitures voix vol volant vole volent voler voles voleur voleurs voleuse
volontaire volontairement volontaires volontiers volonté vols volume volé volée volées volés vomi vomir von vont
vont-ils vos vote voter votes votre voté voudra voudraient voudrais voudrait voudras voudrez voudriez voudriez-vous
voudront voulaient voulais voulais-tu voulait voulant voulez voulez-vous vouliez voulions vouloir voulons voulu vous
vous-même voyage voyager voyages voyagé voyais voyait voyant voyez voyez-vous voyiez voyons voyou voyous vrai vraie
vraies vraiment vrais vu vue vues vulgaire vulnérable vus vécu véhicule véhicules vélo vérifie vérifier vérifiez
vérifié véritable vérité vétérinaire vêtements vôtre vôtres vœu vœux wade wagon walker wall wallace wally walsh walt
walter wan wang want waouh ward warren was washington watson wayne wc we web week-end wei wells wen wendy wes west
what whisky white whoa will william williams willie willow willy wilson winston with wolf won wong wons woo woody
wook world wow wu wyatt xi xia xiang xiao xie xin xing xu xuan xue ya yacht yale yan yang yankees yao ye yeah yens
yeo yeon yeong yes yeux yi yin ying yo yoga yong yoo yoon york you young your yu yuan yue yun yuri zach zack zhang
zhao zhen zheng zhi zhong zhou zhu zi zoe zombie zombies zone zones zoo zoé zut zéro âge âgé âgée âgées âme âmes âne
ça çà ère écart écarter écartez-vous échange échanger échangé échantillon échantillons échappe échapper échappé
écharpe échec échecs échelle écho échoue échouer échoué éclair éclairer éclat éclate éclater éclaté école écoles
économie économies économique économiser écoulé écoutais écoute écoute-moi écoutent écouter écoutes écoutez
écoutez-moi écouté écran écrase écraser écrasé écrirai écrire écris écrit écrite écrits écriture écrivain écrivez
écureuil écurie éditeur édition éducation égal égale également égalité égard église égouts égoïste égratignure élan
électeurs élection élections électricité électrique électriques électronique élever élevé élevée élevés élimine
éliminer éliminé éliminée élite éloigne éloigner éloignez-vous éloigné élu élève élèves élégant élément éléments
éléphant émeute émissaire émission émissions émotion émotionnel émotions énergie énerve énerver énerves énervé
énervée énigme énorme énormes énormément épais épargne épargner épargné épaule épaules épave épicerie épidémie
épisode épisodes éponge époque épouse épouser épouses épousé épousée épouvantable époux épreuve épreuves épuisé
épuisée épée épées équilibre équipage équipe équipement équipes équitable établi établir établissement étage étages
étaient étais étais-tu était était-ce était-elle était-il étang étant étape étapes état états états-unis éteindre
éteins éteint étendre étendue éternel éternelle éternellement éternité éthique étiez étiez-vous étincelle étions
étiquette étoile étoiles étonnant étonne étonnerait étonnes étonné étouffe étouffer étrange étranger étrangers
étranges étrangler étrangère étrangères étroit étude études étudiant étudiante étudiants étudie étudier étudié été
évacuation évacuer évader évaluation évaluer évanoui évanouie évanouir évasion éveillé évidemment évidence évident
évier évite éviter évité évolution évolué évènement évènements événement événements êtes êtes-vous être êtres île
îles ôter œil œuf œufs œuvre œuvres
`,
  it: `
aah aaron abbandonare abbandonata abbandonati abbandonato abbandono abbassa abbassare abbastanza abbattere abbattuto
abbi abbia abbiamo abbiano abbiate abbigliamento abbracci abbraccio abby abe abigail abile abilita abilità abita
abitanti abiti abito abituata abituati abituato abitudine abitudini aborto abusi abuso accada accadde accade
accademia accadendo accadere accadesse accadra accadrà accaduto accampamento accanto accedere accendere accendi
accendino accennato accento accesa acceso accesso accetta accettare accettarlo accettate accettato accetti accetto
acciaio accidenti accolta accoltellato accomodatevi accomodati accomodi accompagna accompagnare accompagnarmi
accompagnato accompagni accompagno acconsentito accordi accordo accorta accorto accosta account accusa accusando
accusare accusata accusato accuse acido acqua acque acquisto ad adam adams adatta adatto addestramento addestrato
addetto addio addirittura addison addome addormentata addormentato addosso adesivo adesso adolescente adolescenti
adora adorabile adorabili adorano adorato adorava adori adoro adottato adozione adrenalina adrian adulta adulti
adulto aerea aerei aereo aeroporto affamati affamato affar affare affari affascinante affatto afferma afferrato
affetto affidabile affidamento affidato affinche affinché affittato affitto affrontando affrontare affrontarlo
affrontato afghanistan africa agenda agente agenti agenzia aggiornamento aggiornato aggiungere aggiunto aggiustare
aggredita aggredito aggressione aggressivo aggressore agio agire agitata agitato agito agli agnello agnes ago agosto
ah ahi ahia ai aidan aiden aids air aiuta aiutaci aiutami aiutando aiutano aiutarci aiutare aiutarla aiutarli
aiutarlo aiutarmi aiutarti aiutarvi aiutata aiutatemi aiutato aiutera aiuterai aiuterebbe aiutero aiuterà aiuterò
aiuti aiutiamo aiuto al ala alan alaska alba albergo alberi albero albert alberto album alcol alcolici alcool alcun
alcuna alcune alcuni alec alex alexander alexis alfa alfred ali alibi alice alicia aliena alieni alieno alimentare
alison alito all alla allah allarme alle alleanza alleati allegra allegro allen allenamento allenatore allergica
allergico allerta allison allo alloggi alloggio allontanare allontanatevi allontanati allontanato allontani allora
allucinazioni almeno alpha alquanto alt alta altamente altare alte alternativa alternative altezza alti alto altra
altre altrettanto altri altrimenti altro altrove altrui alza alzare alzarmi alzarsi alzarti alzata alzate alzatevi
alzati alzato alzi alzo am ama amanda amano amante amanti amare amarmi amarti amata amate amato amava amavi amavo
ambasciata ambasciatore amber ambiente ambizione ambulanza amelia amen america american americana americane
americani americano ami amiamo amica amiche amichetto amichevole amici amicizia amico ammazza ammazzare ammazzato
ammazzo ammesso ammettere ammetterlo ammetti ammettilo ammetto amministratore amministrazione ammiraglio ammiro
ammissione amo amor amore amy an ana analisi analista analizzare analizzato anatra anche ancor ancora and andai
andando andar andarcene andarci andare andarmene andarsene andartene andarvene andasse andassi andata andate
andatevene andati andato andava andavamo andavano andavi andavo anderson andiamo andiamocene andiate ando andra
andrai andranno andre andrea andrebbe andrei andremo andrete andrew andro andrà andrò andy andò anelli anello angel
angela angeles angeli angelo angie angolo anima animale animali anime animo anita ann anna anne anni annie
anniversario anno annuale annullare annullato annunciare annunciato annuncio anomalia anonima anonimi anonimo ansia
ansioso antenati anteriore anthony antica antichi anticipo antico antidolorifici antidoto antincendio antoine anton
antonio anzi anziana anziani anziano ape aperta aperte aperti aperto apertura api apocalisse app appare apparecchio
apparentemente apparire apparso appartamenti appartamento apparteneva appartengono appartiene appassiona
appassionato appello appena appeso appetito applausi applauso appoggio apposta apprezzare apprezzato apprezzo
approccio appropriato approvato approvazione appuntamenti appuntamento appunti appunto apra apre aprendo apri
apriamo april aprila aprile aprilo aprire aprirla aprite apro aquila arabo arachidi arancia arancione arbitro archer
archie architetto archivi archivio arco are area aree argento argomenti argomento ari aria arizona arma armadietto
armadio armata armate armati armato armatura armi armonia arnold arrabbiare arrabbiarti arrabbiata arrabbiati
arrabbiato arrendersi arrendo arrestare arrestata arrestati arrestato arresti arresto arriva arrivando arrivano
arrivarci arrivare arrivasse arrivata arrivate arrivati arrivato arrivederci arrivera arriveranno arriveremo
arriverà arrivi arriviamo arrivino arrivo arrivò arrogante arrosto art arte arteria arthur arti articoli articolo
artie artificiale artificio artista artisti artu ascensore ascia asciugamani asciugamano ascolta ascoltami
ascoltando ascoltare ascoltarlo ascoltarmi ascoltate ascoltatemi ascoltato ascolti ascolto ash ashley asilo asino
aspetta aspettami aspettando aspettano aspettare aspettarmi aspettarti aspettate aspettative aspettato aspettava
aspettavamo aspettavi aspettavo aspetteremo aspettero aspetterò aspetti aspettiamo aspetto assaggiare assaggio assai
assalto assassina assassinato assassini assassinio assassino assegnato assegni assegno assemblea assente assenza
assicurarci assicurare assicurarmi assicurarsi assicurarti assicuratevi assicurati assicurato assicurazione assicuro
assieme assistente assistenti assistenza assistere assistito asso associazione assoluta assolutamente assoluto
assomigli assomiglia assumere assunta assunto assurda assurdo asta astronave astuto at atlanta atleta atmosfera
atrio attacca attaccare attaccata attaccati attaccato attacchi attacco atteggiamento attende attendere attenta
attentamente attentato attenti attento attenzione attenzioni atterraggio atterrare attesa atti attimo attirare
attirato attiva attivare attivato attivita attività attivo atto attore attori attorno attraente attratto attraversa
attraversando attraversare attraversato attraverso attrazione attrezzatura attrezzi attrice attuale attualmente
audace audio audizione audrey auguri auguro aula aumenta aumentare aumento austin australia autentico autista auto
autobus autografo automatico automobile autopsia autore autorita autorità autorizzato autorizzazione autostima
autostrada autunno ava avanguardia avanti avanzata avanzato avanzi ave avendo avenue aver averci avere avergli
averla averle averli averlo avermelo avermi averne averti avervi avery avesse avessero avessi avessimo aveste avete
aveva avevamo avevano avevate avevi avevo avra avrai avranno avrebbe avrebbero avrei avremmo avremo avreste avresti
avrete avro avrà avrò avuta avuti avuto avvelenato avventura avventure avvenuto avversario avvertimento avvertire
avvertito avverto avvicina avvicinamento avvicinando avvicinare avvicinarsi avvicinarti avvicinatevi avvicinati
avvicinato avvicini avvisare avvisato avviso avvocati avvocato axl azienda aziendale aziende azione azioni azzardo
azzurro babbo baby babysitter bacchetta baci bacia baciami baciare baciarmi baciarti baciata baciato bacino bacio
back bacon bada badare baffi bagagli bagagliaio bagaglio bagnata bagnato bagni bagno baia bailey baker balcone
balena balla ballando ballare balle ballerina balletto balli balliamo ballo baltimora bam bambina bambine bambini
bambino bambola bambole banale banana banca bancarotta banche banchetto banco bancomat bancone banconote band banda
bande bandiera banditi bandito bang bank bar bara baracca barattolo barba barbara barbecue barbie barbiere barca
barche barista barnes barney barone barriera barry bart barzelletta basa basata basato base baseball basi basket
bassa basse bassi basso basta bastano bastardi bastardo bastare bastava bastone bates batman battaglia battaglie
battaglione batte battere batteria batterie battesimo batti battito battuta battute battuto bauer baule baxter bay
be bea beach beatrice becca beccare beccata beccati beccato becco beckett becky beh bei bel bell bella belle
bellezza belli bellissima bellissime bellissimi bellissimo bello ben bene benedetto benedica benedizione beneficenza
benefici beneficio benessere beni benissimo benjamin bennet bennett benny benone bentornata bentornato benvenuta
benvenuti benvenuto benzina bere berlino bernard bernie bersagli bersaglio bert bestia bestiame bestie beth betty
beve bevendo beverly bevete bevi beviamo bevo bevuta bevuto bianca bianche biancheria bianchi bianco biasimo bibbia
bibita biblioteca bicchiere bicchieri bici bicicletta big biglietti biglietto biliardo bill billy bimba bimbi bimbo
binari bingo biologia biologica biologico bionda bip birra birre biscotti biscotto bishop bisogna bisogni bisogno
bistecca bizzarro bla black blair blake blocca bloccare bloccata bloccate bloccati bloccato blocco blog blu blue bo
bob bobby bocca boccone bolle bollente bollette bomba bombe bon bond bones bong bonnie bonus boom booth bordello
bordo boris borsa borse borsetta boschi bosco boss boston botta botte bottiglia bottiglie bottino bottone bourbon
bowling box boxe boy boyd braccia braccialetto braccio brad bradley brady branco brandon brandy brasile brava brave
bravi bravissima bravissimo bravo bree brenda brendan brennan brent bretagna brett breve brian brick bridge bridget
brien briggs brillante brillanti brindiamo brindisi britannico brividi broadway brody brooke brooklyn brooks brown
bruce brucia bruciando bruciare bruciata bruciato bruno brusio brutale brutta brutte brutti brutto bryan bryce buca
bucato buchi buck buco bud buddy budget buffa buffet buffo bugia bugiarda bugiardo bugie buio bull bum bunker buon
buona buonanotte buonasera buone buongiorno buoni buonissimo buono burke burns burro burt bus bush business bussare
busta buster but butta buttare buttata buttati buttato butti butto buzz by bè ca cabina cacca cacchio caccia
cacciare cacciata cacciato cacciatore cacciatori cadavere cadaveri cade cadendo cadere cadono caduta caduti caduto
caffe caffè cagare cagna cagnolino caitlin cal calci calcio calcoli calda caldo caleb calendario calibro california
callen callie calma calmare calmarti calmata calmatevi calmati calmi calmo calo calore calvin calze calzini cam
cambi cambia cambiamenti cambiamento cambiamo cambiando cambiano cambiare cambiarmi cambiata cambiate cambiati
cambiato cambiera cambierà cambio camera camere cameriera cameriere cameron camicia camille camino camion cammina
camminando camminare camminato cammini cammino campagna campana campane campanello campbell campeggio camper campi
campionato campione campioni campo campus can canada canale canali cancella cancellare cancellato cancelli
cancelliere cancello cancro candela candele candidati candidato candy cane cani canna cannone cannoni canta cantando
cantano cantante cantare cantato canti cantiere cantina canto canyon canzone canzoni caos cap capace capaci capacita
capacità capanna capanno capelli capello capezzoli capi capiamo capii capira capirai capiranno capire capirlo capirà
capisca capisce capisci capisco capiscono capita capitale capitan capitano capitare capitata capitato capite capiti
capito capitolo capo capodanno capolavoro caporale cappella cappelli cappello cappotto capra capsula cara caramelle
carattere carbone carburante carcere cardiaco cardinale care cari carica caricare caricato carico carina carine
carini carino carità carl carla carlo carlos carly carmen carne caro carol carolina caroline carrello carri carrie
carriera carro carrozza carson carta carte cartella cartelle cartello carter cartolina cartone casa casco case
caserma casetta casey casi casini casino casinò caso caspita cass cassa cassaforte cassandra casse cassetta cassette
cassetto cassie cassonetto cast castello castle casuale cat categoria catena catene catherine cathy cattiva cattive
cattivi cattivo cattolica cattura catturare catturato causa causare causato cause cauzione cava cavalcare cavaliere
cavalieri cavalleria cavalli cavallo cavata caveau caverai caverna cavi caviglia cavo cavoli cavolo cazzata cazzate
cazzi cazzo cazzone cd ce cecchino cece cedere ceduto celebrare celebrita celebrità celeste celia celibato cella
celle cellula cellulare cellulari cellule cemento cena cenare cenere ceneri center centesimi centesimo centimetri
centimetro centinaia centinaio cento central centrale centri centro cera cerca cercando cercano cercare cercarla
cercarlo cercarmi cercarti cercata cercate cercato cercava cercavano cercavi cercavo cercheremo cerchero cercherò
cerchi cerchiamo cerchio cerco cereali cerebrale cerimonia certa certamente certe certezza certi certificato certo
cervelli cervello cervo cesare cesso cestino cha chad champagne chan chance chandler chang charles charlie charlotte
chase che check cheerleader chef chelsea chen cheryl chi chiacchierare chiacchierata chiacchiere chiama chiamalo
chiamami chiamando chiamano chiamare chiamarla chiamarlo chiamarmi chiamarti chiamata chiamate chiamatemi chiamati
chiamato chiamava chiamavano chiameremo chiamero chiamerò chiami chiamiamo chiamo chiappe chiara chiaramente chiare
chiarezza chiari chiarire chiaro chiave chiavi chicago chieda chiede chiedendo chiedere chiederei chiedergli
chiederglielo chiederle chiederlo chiedermelo chiedermi chiedero chiedertelo chiederti chiedervi chiederò chiedete
chiedeva chiedevo chiedi chiediamo chiedigli chiedilo chiedo chiedono chiesa chiese chiesi chiesta chiesto chili
chilo chilometri chilometro chimica chimico chiodo chip chirurgia chirurgo chissa chissà chitarra chiuda chiude
chiudendo chiudere chiudete chiudi chiudiamo chiudo chiunque chiusa chiuse chiusi chiuso chiusura chloe cho choi
chris christian christina christine christopher chuck ci cia ciambella ciambelle ciao ciascuno cibo cicatrice
cicatrici ciccio ciccione ciclo cieca ciechi cieco cieli cielo cifra cifre cima cimice cimitero cin cina cindy
cinema cinese cinesi cinquanta cinque cintura cinture cio cioccolata cioccolato cioe ciotola cioè circa circo
circolare circolazione circolo circondato circostanze circuito citazione citta cittadina cittadini cittadino città
city civile civili civiltà ciò clacson claire clan clara clark clarke classe classica classico claude claudia clay
cleveland cliente clienti cliff clima clinica clive clown club clyde cm co coach coca cocaina cocco cocktail coda
codardo codice codici cody cogliere coglione coglioni cognato cognome coi coincidenza coinquilina coinquilino
coinvolgere coinvolgimento coinvolta coinvolti coinvolto col cola colazione cole colin colla collaborare
collaborazione collana collaterali collega collegamento collegata collegati collegato college colleghi collegio
collezione collina colline collins collo colloquio colonia colonna colonnello color colorado colore colori coloro
colpa colpevole colpevoli colpi colpire colpisce colpisci colpita colpiti colpito colpo coltelli coltello colto
colui coma comanda comandante comandare comandi comando combatte combattendo combattere combatti combattiamo
combattimento combattuto combinando combinato combinazione combini come comico cominci comincia cominciamo
cominciando cominciano cominciare cominciata cominciate cominciato comincio comitato commedia commenti commento
commerciale commercio commesso commettere commissario commissione commissioni comoda comodi comodo compagna compagni
compagnia compagnie compagno compare compassione compenso competenza competere competizione compiere compiti compito
compiuto compleanno complesso completa completamente completare completato completo complicata complicate complicato
complicazioni complice complimenti complimento complotto comporta comportamento comportando comportarmi comportarsi
comportarti comportata comportati comportato comporti composto compra comprare comprata comprate comprati comprato
comprende comprendere comprendo comprensibile comprensione compresa compreso compri compro compromesso computer
comunale comune comuni comunicare comunicato comunicazione comunicazioni comunista comunisti comunita comunità
comunque con concedo concentrarci concentrarmi concentrarti concentrati concentrato concentrazione concerto concesso
concetto concludere conclusione conclusioni concluso concordo concorrenza concorso condanna condannato condividere
condiviso condizionata condizione condizioni condoglianze condotta condotti condotto conduce condurre conferenza
conferenze conferma confermare confermato confessare confessato confessione confesso confidenza confine confini
conflitto conforto confraternita confronti confronto confusa confusione confuso congedo congelato congratulazioni
congresso conigli coniglio connessione connie connor conosca conosce conoscenza conoscenze conoscere conoscerla
conoscerlo conoscerti conoscervi conoscessi conoscete conosceva conoscevi conoscevo conosci conosciamo conosciuta
conosciuti conosciuto conosco conoscono conquista conquistare conrad consapevole consegna consegnare consegnato
consegne conseguenza conseguenze consenso conservare conservato considera considerando considerare considerata
considerato considerazione consideri considero consigli consigliato consigliere consiglio consiste consulente conta
contabile contadini contadino container contano contanti contare contattare contattato contatti contatto conte
contea contemporaneamente contenere contenitore contenta contenti contento contenuto contessa contesto conti
contiene continente continua continuamente continuano continuare continuate continuato continuava continuazione
continueremo continuerò continui continuiamo continuo conto contrabbando contrario contratti contratto contributo
contro controlla controllando controllano controllare controllarlo controllata controllate controllato controlli
controlliamo controllo convento conversazione conversazioni conviene convincente convincere convincerla convincerlo
convincermi convinta convinti convinto convivere cooper coordinate coperta coperte copertina coperto copertura copia
copie copione coppa coppia coppie copre coprifuoco coprire copro coraggio coraggiosa coraggiosi coraggioso corda
corde corea coreano corna corno coro corona corpi corpo corre correndo corrente correre correte corretta
correttamente corretto corri corridoio corriere corrisponde corrispondenza corrispondono corro corrono corrotto
corruzione corsa corse corsi corsia corso corta corte cortesia corti cortile corto cos cosa cosciente coscienza cose
cosi coso cospirazione costa costano costante costantemente costato costerà costi costituzione costo costole costosa
costoso costretta costretti costretto costruendo costruire costruita costruito costruzione costume costumi così
cotone cotta country courtney cowboy crack craig crane cranio cravatta crawford crea creando creare creata creativo
creato creatore creatura creature creazione creda crede crederai crederci credere credermi crederti credete
credetemi credeva credevamo credevano credevi credevo credi crediamo credibile credimi credito credo credono creduto
crema cresce crescendo crescere crescita cresciuta cresciuti cresciuto crescono cretino criminale criminali crimine
crimini crisi cristallo cristiani cristiano cristina cristo critica critiche critico croce crociera crollare crollo
cronaca cross crudele cruz crystal cuba cucchiaio cuccioli cucciolo cucina cucinare cucinato cugina cugini cugino
cui culi culla culo cultura cuoca cuoco cuore cuori cupcake cupola cura curare curato cure curiosa curiosita
curiosità curioso curriculum curtis curva curvatura cuscini cuscino custode custodia cylon cynthia cyril cyrus da
dacci daccordo dagli dai daisy dal dale dalla dallas dalle dallo dama damien damigella dammela dammelo dammene dammi
damon dan dana dance dando dani daniel danielle daniels dannata dannatamente dannati dannato dannazione danneggiato
danni danno danny dante danza daphne dappertutto dar dara darai daranno darci darcy dare darebbe darei daremo dargli
darle darlo darmi daro darren darryl darsi darti darvi darà darò data database date dateci dategli datemi dati dato
datti dava davanti dave david davis davvero dawero dawn dawson day de dea deacon dean deb debba debbie debiti debito
debole debolezza deboli decenni decente decesso decide decidere decidi decido decine decisamente decise decisi
decisione decisioni deciso dedicato dee deeks deficiente definire definitiva definitivamente definito definizione
defunto degli degna degno dei del delegato delicata delicato delinquente delinquenti delitto deliziosa delizioso
dell della delle dello delta delusa delusione deluso democrazia demone demoni demonio denaro denise dennis denny
dente denti dentista dentro denuncia denunciare denunciato denver deposito deposizione depressa depressione depresso
deprimente deputato derek deriva derubato des descritto descrivere descrizione deserto desidera desiderare
desiderate desiderato desideri desiderio desidero dessert dessi destinato destinazione destino destra destro
detective detenuti detenuto detenzione determinare determinato detesto detroit detta dettagli dettaglio dette detto
deve devi devo devon devono dexter di dia diagnosi diamante diamanti diamine diamo diamoci diana diane diario
diavolo diaz dibattito dica dicci dice dicembre dicendo dicesse dicessi dicesti diceva dicevano dicevi dicevo
dichiara dichiarare dichiarato dichiarazione dichiarazioni dichiaro dici diciamo diciassette diciotto dick dico
dicono dieci diecimila diede diego dieta dietro difendere difensore difesa difese difeso difetti difetto differente
differenti differenza difficile difficili difficolta difficoltà digitale digitali digli diglielo dignità dille dillo
dimensione dimensioni dimentica dimenticare dimenticarlo dimenticarti dimenticata dimenticate dimenticati
dimenticato dimenticavo dimenticherò dimentichi dimentico dimissioni dimmelo dimmi dimora dimostra dimostrare
dimostrarlo dimostrato dimostrazione dimostri dinozzo dintorni dio dipartimento dipende dipendente dipendenti
dipendenza dipingere dipinti dipinto diploma dir dira dirai diranno dircelo dirci dire direbbe direi diremo diresti
diretta direttamente diretti diretto direttore direttrice direzione dirgli dirglielo dirige dirigente dirigere
diritti diritto dirla dirle dirlo dirmelo dirmi diro dirsi dirtelo dirti dirvelo dirvi dirà dirò disagio disastro
discarica discesa dischi disciplina disco discorsi discorso discreto discrezione discussione discusso discutendo
discutere discuterne disegnare disegnato disegni disegno disgrazia disgustosa disgustoso disordine disperata
disperatamente disperato disperazione dispiaccia dispiace dispiacerebbe dispiaciuta dispiaciuto disponibile
disponibili dispositivo disposizione disposta disposti disposto disprezzo disse dissero dissi distante distanza
distinguere distintivo distratto distrazione distretto distrettuale distributore distribuzione distrugge
distruggendo distruggere distrutta distrutti distrutto distruzione disturba disturbare disturbarla disturbarti
disturbato disturbi disturbo dita dite ditegli ditemi dito ditta divano divenne diventa diventando diventano
diventare diventata diventate diventati diventato diventera diventerai diventerà diventerò diventi divento diversa
diversamente diverse diversi diversivo diverso diverte divertendo divertente divertenti divertimento divertirci
divertire divertiremo divertirmi divertirsi divertirti divertita divertitevi divertiti divertito dividere dividiamo
divina divino divisa divisione diviso divorziare divorziato divorzio dixon dj dl dna do dobbiamo doc doccia
documentario documentazione documenti documento dodici dog dolce dolcetto dolcezza dolci dollari dollaro dolore
dolori doloroso dom domanda domande domando domani domattina domenica domestica domestico domicilio dominic dominio
don dona donald donare donato donatore donazione dong doni donna donne donnie dono donovan dopo dopodomani dopotutto
doppia doppio doris dorme dormendo dormi dormire dormito dormitorio dormiva dormo dormono dorothy dorsale dose
dossier dosso dottor dottore dottoressa dottori doug douglas dove dover dovere doveri doverlo doverti dovesse
dovessero dovessi dovessimo dovete doveva dovevamo dovevano dovevate dovevi dovevo dovra dovrai dovranno dovrebbe
dovrebbero dovrei dovremmo dovremo dovreste dovresti dovrete dovro dovrà dovrò dovunque dovuta dovuti dovuto down
doyle dozzina dozzine dr drago drake dramma dre drew drink dritta dritti dritto drive droga drogata drogato droghe
drone droni du dubbi dubbio dubitare dubito duca due duecento duello duemila duke duncan dunque dura duramente
durante durare durata durato durerà duri duro dvd dwight dylan dà dì dí earl east ebbe ebbene ebrea ebrei ebreo
eccellente eccellenza eccessivo eccetera eccetto eccezionale eccezione eccitante eccitata eccitato ecco eccoci
eccola eccole eccoli eccolo eccome eccomi eccone eccoti eccovi eco economia economica economico ed eddai eddie eden
edgar edifici edificio edith editore edizione educato educazione edward edwards effetti effettivamente effetto
efficace egitto egli ego egoista eh ehi ehila ehilà ehm einstein el elaine eleanor elefante elegante elementare
elementi elemento elena elenco eletto elettorale elettrica elettricità elettrico elettronica elezione elezioni eli
elicotteri elicottero elijah eliminare eliminato elizabeth ella ellen ellie elliot ellis elsa elvis em email
emergenza emily emma emorragia emotiva emotivamente emotivo emozionante emozionata emozionato emozione emozioni
empire end energia energie enorme enormi enrico enterprise entra entrambe entrambi entrando entrano entrarci entrare
entrata entrate entrati entrato entrava entri entriamo entro entusiasmo entusiasta epidemia episode episodi episodio
epoca eppure equilibrio equipaggiamento equipaggio er era erano eravamo eravate erba erbe erede eredita ereditato
eredità erezione ergastolo eri eric erica erik erin ernie ero eroe eroi eroina errore errori esagerando esagerare
esagerato esame esami esaminare esaminato esatta esattamente esatto esaurito esca esce esci escludere esclusiva
escluso esco escono esecuzione eseguire eseguito esempio esemplare esercitazione esercito esercizi esercizio
esibizione esista esiste esistenza esistere esistono esperienza esperienze esperimenti esperimento esperta esperti
esperto esplodere esplorare esplosa esplosione esplosivi esplosivo esploso esposizione esposto espressione espresso
esprimere espulso essa esse essendo essenza essenziale esser esserci essere esseri esserle esserlo essermi esserne
essersi esserti esservi essi esso est estate esterno estero esther estivo estranei estraneo estrarre estratto
estrazione estrema estremamente estremo et eta eterna eternita eternità eterno etero ethan etica etichetta età
eugene eun euro europa eva evacuare evacuazione evan evans eve evelyn eventi evento evidente evidentemente evita
evitando evitare evitarlo evitato evoluzione evvai evviva ex extra ezra fa fabbrica facce faccenda faccende facci
faccia facciale facciamo facciamoci facciamola facciamolo facciano facciate faccio facebook facendo facesse
facessero facessi facessimo faceva facevamo facevano facevi facevo facile facili facilmente facolta facoltà fagioli
fagli fai falco falla falle falli fallimento fallire fallito fallo falls falsa false falsi falso fama fame famiglia
famiglie familiare familiari fammelo fammi famosa famosi famoso fan fanciulla fanculo fango fanno fantasia fantasie
fantasma fantasmi fantastica fantastiche fantastici fantastico far fara farai faranno farcela farci fare farebbe
farebbero farei faremmo faremo fareste faresti farete farfalla fargli farina farla farle farli farlo farmaci
farmacia farmaco farmelo farmi farne faro farsa farsi fartelo farti farvi farà farò fascia fascicoli fascicolo
fascino fase fastidio fastidioso fata fatale fate fatelo fatemi fatevi fatica fato fatta fatte fatti fatto fattore
fattoria favola favolosa favoloso favore favori fazzoletto fbi fc febbraio febbre feccia fece fecero feci fede
fedele fedeli federale federali federazione fedina fegato felice felici felicita felicità felix femmina femmine
femminile femminuccia fenomeno ferie ferire ferita ferite feriti ferito ferma fermarci fermare fermarla fermarli
fermarlo fermarmi fermarsi fermarti fermata fermate fermatevi fermati fermato fermi fermiamo fermo ferrari ferro
ferrovia festa feste festeggiamo festeggiare festival fetta fi fiamma fiamme fianchi fianco fiato fica fico fida
fidanzamento fidanzata fidanzati fidanzato fidarci fidare fidarmi fidarsi fidarti fidati fidato fidi fido fiducia
fienile fiera fieri fiero figa figata figli figlia figlie figlio figliolo figo figura figurati figuri figuriamoci
fila file fili film filmati filmato filo filosofia fin finale finali finalmente finanziari finanziaria finanziario
finch finche finchè finché fine finendo finestra finestre finestrino fingendo fingere fini finiamo finira finirai
finire finiremo finirla finirà finisca finisce finisci finiscila finisco finiscono finisse finita finite finiti
finito finn fino finocchio finora finta finto fiona fiore fiori firenze firma firmare firmato firmi first fischio
fisher fisica fisicamente fisico fissa fissando fissare fissato fisso fitz fiume flash flebo florida florrick flotta
flusso flynn foglia foglie foglio fogna folla folle folli follia fondamentale fondazione fondi fondo fontana fonte
fonti football for forbici force ford foresta forma formaggio formale formare formato formazione forme formidabile
formula fornire fornito forno foro forse fort forte fortemente fortezza forti fortuna fortunata fortunatamente
fortunati fortunato forza forze fossa fosse fossero fossi fossimo foste foster foto fotografia fotografica
fotografie fotografo fotta fottere fottiti fottuta fottutamente fottuti fottuto fox fra fragile frainteso frammenti
fran franca francamente francesca francese francesi franchi francia francine francis francisco franco frank
frankenstein frankie franklin frase frasi fratelli fratellino fratello frattempo frattura freccia fred fredda
freddie freddo freddy frega fregare fregati fregato frena freni freno frequenta frequentare frequentato frequenti
frequenza fresca fresco fretta frigo frigorifero fritte fritto frocio frode fronte frontiera frost frutta frutti
frutto fu fucile fucili fuga fuggire fuggita fuggito fui fulmine fuma fumare fumato fumetti fumi fumo funebre
funerale funghi funziona funzionando funzionano funzionare funzionato funzionava funzione funzionera funzionerà
funzioni fuochi fuoco fuori furba furbo furgoncino furgone furia furioso furono furti furto fusione fuso futura
futuro gabbia gabe gabinetto gabriel gabrielle gail galassia galera galla galleria gallina gallo gamba gambe game
gamma gang gangster gara garage garantire garantisco garantito garanzia garcia gardner gare garrett gary gas gates
gatti gatto gavin gay gelatina gelato gelosa gelosia geloso gemella gemelle gemelli gemma gene generale generali
generatore generazione generazioni genere generosa generoso genetica geni geniale genio genitore genitori gennaio
gente gentile gentilezza gentili gentilmente gentiluomini gentiluomo george georgia georgie gerald germania gestione
gestire gestisce gestito gesto gesu gesù get getta gettare gettato ghiaccio ghost gi gia giacca giacomo gialla
gialli giallo giappone giapponese giapponesi giardiniere giardino gibbs gibson gideon gigante giganti gil gilbert
gin gina ginger ginnastica ginocchia ginocchio gioca giocando giocano giocare giocato giocatore giocatori giocattoli
giocattolo giocava giochetti giochi giochiamo gioco gioia gioielli gioiello giorgio giornale giornali giornalista
giornalisti giornata giornate giorni giorno giovane giovani giovanni giovanotto giovedi giovedì giovinezza gira
girando girano girare girati girato giri girl girls giro gita giu giubbotto giudicare giudicato giudice giudici
giudizio giugno giungla giunta giunto giura giuramento giurare giurato giuria giurisdizione giuro giuseppe giusta
giuste giusti giustizia giusto già giù glee glen glenn gli gliela gliele glieli glielo gliene globale gloria go
gocce goccia godere godetevi goditi goku gola gold golden golf gomito gomma gomme gonna good google gordon gorilla
gossip got gotham governatore governo gps grace gradi grado graffio graham grammi gran grana granata granche
granchio granché grand grande grandezza grandi grandiosa grandioso grandissimo grano grant grassa grassi grasso
grata grati gratis gratitudine grato grave gravemente gravi gravidanza gravita gravità gray grayson grazia grazie
grecia greco green greg gregory grembo gretchen grey grida gridare grido griffin grigia grigio griglia grilletto
grossa grosse grossi grosso grotta group gruppi gruppo gu guadagna guadagnare guadagnato guadagni guadagno guai
guaio guancia guanti guanto guarda guardala guardalo guardami guardando guardano guardare guardarla guardarlo
guardarmi guardaroba guardarti guardata guardate guardatemi guardatevi guardati guardato guardava guardavo guardi
guardia guardiamo guardiano guardie guardo guarigione guarire guarito guasto guerra guerre guerrieri guerriero guida
guidando guidare guidato guidava guidi guido gus guscio gusti gusto guy gwen ha hacker hai hal haley hall halloween
hamburger hamilton hammond han hank hanna hannah hanno hans happy hard harold harper harriet harris harrison harry
hart harvard harvey haven hawaii hayes hayley he heather hector hee hei helen helena henry hetty hey high hill hills
hitler hmm ho hobby hockey hodgins holden holly hollywood holmes holt home homer hong hood hope horror hot hotel
house houston howard hudson hugh hughes hugo huh hulk hunt hunter hyun ia ian ictus idea ideale idee identico
identificare identificato identificazione identita identità idiota idioti idraulico ie ieri if igienica ignorare
ignorato ignoto ii il illegale illegali illusione imbarazzante imbarazzo imbecille imboscata imbroglione immagina
immaginare immaginarlo immaginate immaginato immaginavo immaginazione immagine immagini immagino immediatamente
immediato immigrazione imminente immobile immobiliare immondizia immortale impara imparando imparare imparato impari
impatto impaziente impazzendo impazzire impazzita impazzito impedire impedisce impedito impegnata impegnati
impegnato impegni impegno imperatore impero impianto impiccato impiegati impiegato impiego importa importante
importanti importanza importava importi impossibile impresa impressionante impressione improbabile impronta impronte
improvvisa improvvisamente improvviso impulso imputato in inaccettabile inappropriato inaugurazione incantesimo
incantevole incapace incaricato incarico incasinato incastrare incastrata incastrato incazzare incazzata incazzato
incendi incendio inchiesta inchiostro incidente incidenti incinta incirca inclusa incluso incolpare incontra
incontrarci incontrare incontrarla incontrarlo incontrarmi incontrarti incontrata incontrati incontrato incontreremo
incontri incontriamo incontro incredibile incredibili incredibilmente incrociato incrocio incubi incubo indagando
indagare indagato indagine indagini india indiana indiani indiano indica indicano indicare indicato indicazioni
indietro indipendente indipendenza indirizzo individuato individuo indizi indizio indossa indossando indossare
indossato indossava indossi indosso indovina indovinare indovinate industria industriale inevitabile infantile
infanzia infarto infatti infelice inferiore infermeria infermiera infermiere infernale inferno infezione infilato
infine infinita infinite infinito influenza informare informata informato informatore informazione informazioni
infranto ingaggiato ingannare ingannato inganno ingegnere ingegneria ingenua ingenuo inghilterra ingiusto inglese
inglesi ingresso ingrid iniezione inizi inizia iniziale iniziali iniziamo iniziando iniziano iniziare iniziata
iniziate iniziativa iniziato inizieremo inizio iniziò innamorata innamorati innamorato innanzitutto innocente
innocenti innocenza inoltre inquietante insalata insegna insegnante insegnanti insegnare insegnato insegni insegno
inseguendo inseguire inseguito insensibile inserire inserito insetti insetto insieme insignificante insinuando
insiste insistere insistito insisto insolito insomma insopportabile instabile insulto intanto intelligence
intelligente intelligenti intelligenza intende intendete intendeva intendevi intendevo intendi intendo intensa
intensiva intenso intenzione intenzioni intera interessa interessano interessante interessanti interessata
interessati interessato interesse interessi interferire interiore interna internazionale internazionali internet
interni interno intero interpretare interrogare interrogato interrogatori interrogatorio interrompere interrotto
interruttore interruzione intervenire intervento intervista intesi intestino intima intimi intimo intorno
intrappolati intrappolato inutile inutili invasione invece inventare inventata inventato invenzione inverno
investigatore investimenti investimento investire investito investitori inviare inviato invidio invisibile invitare
invitata invitati invitato inviti invito io ione ioni ipocrita ipotesi ira iran iraq irene iris irlanda irlandese
ironia ironico irrilevante irritante irruzione is isaac isabel isabelle iscrew iscritto island isola isolamento
isolati isolato isole ispettore ispezione ispirato ispirazione israele istante istinto istituto istruttore
istruzione istruzioni it italia italian italiana italiani italiano ivan ivy izzie jack jackie jackson jacob jacques
jae jake jamal james jamie jan jane janet janice jared jason jasper javier jay jazz jean jeannie jeans jedi jeep
jeff jefferson jeffrey jen jenkins jenna jennifer jenny jeremy jerry jersey jess jesse jessica jessie jesus jet ji
jill jim jimmy jin jj jo joan joe joel joey john johnny johnson jon jonah jonas jonathan jones joo joon jordan jose
joseph josh joshua joy joyce juan jude judith judy jules julia julian julie juliet juliette julio jun june jung
junior just justin kai kane kang kansas kappa kara karate karen karl karma kat kate katherine kathy katie kay keith
keller kelly ken kennedy kenneth kenny kent kev kevin kg khan kid killer kim king kira kirk kit kitty klaus klingon
km know knox kong kung kurt kyle la labbra labirinto laboratori laboratorio lacey lacrime ladri ladro lady laggiu
laggiù lago lake lama lamentarti lamentele lamenti lampada lampo lana lance lancia lanciare lanciato lancio lane
larga largo larry las lascera lascerai lasceranno lasceremo lascero lascerà lascerò lasci lascia lasciaci lasciala
lasciali lascialo lasciami lasciamo lasciando lasciano lasciar lasciarci lasciare lasciarla lasciarli lasciarlo
lasciarmi lasciarti lasciata lasciate lasciateci lasciatela lasciatelo lasciatemi lasciati lasciato lasciava lascio
laser lassu lassù lati latino lato latte laura laurea laureato laurel lauren laurie lava lavaggio lavanderia
lavandino lavare lavato lavora lavorando lavorano lavorarci lavorare lavorate lavorato lavoratori lavorava lavoravo
lavoretto lavori lavoriamo lavoro lawrence le leader leale lealta lealtà lee lega legale legali legalmente legame
legami legare legata legate legati legato legga legge leggenda leggendo leggera leggere leggerlo leggermente leggero
leggi leggo legittima legittimo legna legno lei lemon lena lenny lenta lentamente lenti lento lenzuola leo leon
leonard leone leoni les lesbica lesbiche lesioni leslie lester letale lettera letteralmente letteratura lettere
letti letto lettura leva levatevi levati levi lewis lex lezione lezioni li liam libera liberamente liberare
liberarmi liberarsi liberarti liberata liberati liberato liberazione libere liberi libero liberta libertà libreria
libretto libri libro licenza licenziare licenziata licenziato liceo lieta lieto life like lily limite limiti limone
limousine lin lincoln linda lindsay linea linee lingua linguaggio lingue link lionel liquido lire lisa liscia liscio
lista lite litigando litigare litigato litigio litri little liv livelli livello lividi liz lizzie ll lloyd ln lo
locale locali localizzare logan logica logico lois lola londra long lontana lontanamente lontani lontano look lord
lorenzo lori loro los lotta lottando lottare lottato lotteria lotto lou louie louis louise love luca lucas luce luci
lucia lucido lucky lucy luglio lui luigi luis luke luna lunedi lunedì lunga lunghe lunghezza lunghi lungo luoghi
luogo lupi lupin lupo lusso lutto lydia lynn là lì ma mac macchia macchie macchina macchine macellaio macello mack
madame maddie madison madonna madre madri madrid mae maesta maestra maestro maestà mafia magari magazzino maggie
maggio maggior maggioranza maggiordomo maggiore maggiori magia magica magico maglia maglietta magliette maglione
magnifica magnifico magnus mago magra magro mah mai maiale maiali mail mais mal malapena malata malati malato
malattia malattie malcolm male maledetta maledettamente maledetti maledetto maledizione maleducato malgrado
malinteso malissimo malvagia malvagio mama mamma mamme mammina man manager manca mancano mancanza mancare mancata
mancato mancava manchera mancherai manchester manchi mancia manco manda mandami mandando mandano mandare mandarlo
mandarmi mandarti mandata mandate mandati mandato mandero manderò mandi mandiamo mando mandy manette mangi mangia
mangiamo mangiando mangiano mangiare mangiate mangiato mangio manhattan mani maniaco manica manicomio maniera
maniere manny mano manovra mantello mantenere mantenuto mantiene mantieni manuale manuel manutenzione manzo mappa
mar mara maratona marc marca marcel marchio marcia marciapiede marcio marcire marco marcus mare marea maresciallo
margaret marge margot mari maria marie marijuana marilyn marina marinai marinaio marine marines mario marion mariti
marito mark marmellata marrone marshal marshall marta marte martedi martedì martello martha martin martini marty
marvin mary marziali marzo mascalzone maschera maschere maschi maschile maschio mason massa massacro massaggio
massima massimo master matematica materasso materia materiale materiali matita matrimoni matrimonio matt matta
matthew matti mattina mattinata mattino matto matty maturo maura maureen maurice max maxine may maya mazza mazzo
mcgee me meccanico meccanismo medaglia media medica mediche medici medicina medicinali medicine medico medie medio
meg megan meglio mel mela melanie mele melissa membri membro memoria men meno mensa menta mentale mentali mente
mentendo menti mentire mentirmi mentito mento mentono mentore mentre menu menzionato menzogna menzogne meraviglia
meraviglie meravigliosa meravigliosi meraviglioso mercato merce mercedes merci mercoledi mercoledì merda meredith
merita meritano meritato meritava meriti merito merlino mese mesi messa messaggi messaggio messe messi messicani
messicano messico messo mestiere meta metafora metal metallo metodi metodo metri metro metropolitana metta mette
mettendo mettera metterai metteranno metterci mettere metterei metteremo metterla metterli metterlo mettermi mettero
mettersi metterti metterà metterò mettete mettetevi metteva metti mettiamo mettiamoci mettici mettila mettilo
mettimi mettiti metto mettono metà meyer mezza mezzanotte mezzi mezzo mezzogiorno mh mi mia miami mica michael
michele michelle michigan mick mickey microfono microonde midollo mie miei miele miglia migliaia migliaio miglio
miglior migliorando migliorare migliorato migliore migliori miguel mike mikey mila milady milano miles miliardi
miliardo milione milioni militare militari mille miller mills milo mimi min mina minacce minaccia minacciando
minacciato mindy mine mini miniera minima minimo ministero ministro minore minori minuti minuto mio mira miracoli
miracolo miranda mise miserabile miseria misericordia misero miss missile missili missione missioni mister misteri
misteriosa misterioso mistero misura misure mitch mitchell mito mm mm-hmm mmm mo mobile mobili moda modella modelli
modello moderna moderno modesto modi modificato modo moduli modulo modus mogli moglie molestie molla mollare mollato
molly molo molta molte molti moltissimo molto momenti momento mona monaco mondi mondiale mondo moneta monete monica
monitor monk monroe monsieur montagna montagne montare monte montgomery monty moon moore morale more morendo morfina
morgan mori morira morirai moriranno morire moriremo moriro morirà morirò morisse morris morsi morso morta mortale
mortali morte morti morto morì mosca mosche mossa mosse mosso mostra mostrami mostrando mostrano mostrare mostrarmi
mostrarti mostrato mostri mostro motel motivi motivo moto motore motori motto movente movimenti movimento mozione mr
mrs ms mucca mucche mucchio muffin mulder multa municipio munizioni muoia muoio muoiono muore muori muova muove
muovendo muoverci muovere muovermi muoversi muoverti muovetevi muovi muoviamo muoviamoci muoviti muovo muovono mura
muri muro murphy murray muscoli museo musica musical musicale musicista musicisti muso mutande mutandine mutuo my na
nadia nah nam nancy nanna nano naomi napoli narcotici naruto nasa nasce nascere nascita nasconde nascondendo
nascondere nasconderlo nascondermi nascondersi nasconderti nascondi nascondiglio nascondono nascosta nascoste
nascosti nascosto nash naso nastri nastro nata natale natalie nate nathan nati national nato natura naturale
naturali naturalmente nausea nave navetta navi navicella nazionale nazionali nazione nazioni nazista nazisti ncis
ndt ne neal neanche nebbia necessari necessaria necessariamente necessarie necessario necessita necessità ned negare
negativa negativi negativo negato negli negozi negoziare negozio negri negro nei neil nel nell nella nelle nello
nelson nemici nemico nemmeno neonato neppure nera nerd nere neri nero nervi nervosa nervoso nessun nessuna nessuno
network neve new news ni nicholas nick nicky nico nicola nicole nido niente nigel night nikita nikki nina ninja
nipote nipoti no noah nobile nobili noccioline noci nodo noi noia noiosa noioso nolan noleggio nome nomi nominare
nominato non nonna nonni nonno nonostante nora nord norma normale normali normalmente norman north nostalgia nostra
nostre nostri nostro nota notare notato note notevole noti notizia notiziario notizie noto nottata notte notti
notturna notturno nove novembre novita novità now nozze nsa nucleare nucleari nucleo nuda nude nudi nudo nulla
numeri numero nuotare nuoto nuova nuovamente nuove nuovi nuovo nuvola nuvole nuziale nè né obama obbligata obbligato
obbligo obiettivi obiettivo obiezione obitorio oca occasione occasioni occhi occhiali occhiata occhio occidentale
occorre occupa occupando occuparci occupare occuparmi occuparsi occuparti occupata occupati occupato occupazione
occuperemo occupero occuperò occupi occupiamo occupo oceano oddio odi odia odiano odiare odiato odiava odiavo odio
odore of offensivo offerta offerte offerto offesa offeso officina offre offrendo offri offrire offrirle offrirti
offro oggetti oggetto oggi oggigiorno ogni ognuna ognuno oh ohio ok okay old olimpiadi olio olive oliver olivia
ollie oltre omaggio omar ombra ombre ombrello ometto omicida omicidi omicidio omosessuale on onda onde one onesta
onestamente onesti onesto online onnipotente onorare onorato onore onorevole ooh opera operai operandi operare
operativa operativo operato operatoria operazione operazioni opere opinione opinioni oppa opportunita opportunità
opportuno opposto oppure ops opzione opzioni or ora orari orario orbita orchestra ordina ordinanza ordinare ordinato
ordine ordini ordino ore orecchie orecchini orecchio orfanotrofio organi organismo organizzando organizzare
organizzato organizzazione organo orgasmo orgoglio orgogliosa orgogliosi orgoglioso orientale oriente originale
originali origine origini orleans orlo ormai ormoni oro orologi orologio orrendo orribile orribili orrore orsi orso
osa osare osato oscar oscura oscurita oscurità oscuro osi ospedale ospedali ospite ospiti ossa osserva osservando
osservare osservato osservazione ossessionato ossessione ossigeno osso ostacoli ostacolo ostaggi ostaggio ostile
ottenere ottenuto ottiene ottieni ottima ottime ottimi ottimista ottimo otto ottobre out overdose ovest ovunque
ovvero ovviamente ovvio owen oxford oz pa pablo pacchetto pacco pace pacifico padre padri padrino padrona padrone
padroni paese paesi paga pagamento pagando pagano pagare pagarmi pagata pagate pagati pagato pagherai paghero
pagherà pagherò paghi paghiamo pagina pagine pagliaccio pago paige paio palazzo palco palestra palla palle pallida
pallido pallone pallottola pallottole palmer palo palude pam pan pancake pancetta panchina pancia pane panico panini
panino panna panni pannolini panorama pantaloni paolo papa paparino papi papino papà paradiso paraggi paramedici
paranoico parata parcheggiato parcheggio parco pare parecchi parecchie parecchio parente parenti parere parete
pareti pareva pari parigi park parker parla parlamento parlami parlando parlano parlarci parlare parlargli parlarle
parlarmi parlarne parlarti parlarvi parlate parlato parlava parlavamo parlavano parlavi parlavo parlera parlerai
parleremo parlero parlerà parlerò parli parliamo parliamone parlo parola parole parrucca parte partecipare
partecipato partendo partenza parti partiamo particelle particolare particolari particolarmente partire partita
partite partiti partito partner parto party pasqua pasquale pass passa passaggio passami passando passano passaporti
passaporto passare passata passate passati passato passava passavo passeggeri passeggero passeggiata passera
passerai passeremo passero passerà passi passiamo passione passo password pasta pasti pasticcio pasto pastore pat
patata patate patatine patente patetica patetico patria patrick patrigno patrimonio patti patto pattuglia patty paul
paula paulie paura paure pausa pavimento paziente pazienti pazienza pazza pazzesca pazzesco pazzi pazzia pazzo pc
pearl peccati peccato pecora pecore pedro peggio peggior peggiorando peggiorare peggiore peggiori peggy peli pelle
pelliccia pellicola pelo pena penale pene penna pennsylvania penny pensa pensaci pensai pensando pensano pensarci
pensare pensarlo pensasse pensassi pensate pensato pensava pensavamo pensavano pensavi pensavo pensera penserai
penseranno pensero penserà penserò pensi pensiamo pensieri pensiero pensione penso pentagono pentirai pentola pepe
per percento percentuale perche perchè perché percio perciò percorso percy perda perde perdendo perdente perdenti
perderai perdere perderemo perderlo perdero perderti perdi perdiamo perdita perdite perdo perdona perdonami
perdonare perdonarmi perdonatemi perdonato perdoni perdono perduta perduto perfavore perfetta perfettamente perfette
perfetti perfetto perfezione perfino performance pericoli pericolo pericolosa pericolose pericolosi pericoloso
periferia perimetro periodo perla perle perlomeno permanente permesso permetta permette permetterci permettere
permettermi permettero permettersi permetterti permetterò permettete permetti permettimi permetto pero perquisizione
perry persa perse persi persino perso persona personaggi personaggio personale personali personalita personalità
personalmente persone pertanto pervertito però pesa pesante pesanti pesca pescare pesce pesci pesi peso pessima
pessimo pestato peste pete peter peterson petrolio pettegolezzi petto peyton pezzi pezzo phil philadelphia philip
phillip phoebe phoenix piaccia piaccio piacciono piace piacera piacere piacerebbe piacermi piacerti piacerà piacesse
piaceva piacevano piacevole piaci piaciuta piaciuto pianeta pianeti piange piangendo piangere piangi piani
pianificato piano pianoforte pianta piantala piantato piante pianto piattaforma piatti piatto piazza piazzato
piccante picchiare picchiata picchiato piccola piccole piccoletto piccoli piccolina piccolino piccolo picnic piede
piedi piega piena pienamente piene pieni pieno pierce pierre pieta pietra pietre pietro pietà pigiama pillola
pillole pilota piloti pioggia piombo piove piovere piper pipi pipì pirata pirati pisciare piscina pisello pisolino
pista piste pistola pistole pittore pittura piu piuttosto pizza più plasma plastica plotone po poca poche pochi
pochino pochissimo poco poesia poesie poeta poi poiche poiché point poker politica politiche politici politico
polizia poliziotta poliziotti poliziotto polli pollice pollici pollo polly polmoni polo polso poltrona polvere
pomeriggio pomodori pompa pompiere pompieri pompino ponte ponti pony pop popcorn pope popolare popolari popolazione
popolo porca porco porno porre porta portaci portafogli portafoglio portala portale portalo portami portando portano
portarci portare portarla portarle portarli portarlo portarmi portarti portarvi portata portate portatela portatelo
portatemi portati portatile portato portava porte porter portera porterai porteranno porteremo portero porterà
porterò porti portiamo portiera portiere portland porto portò pos posa positiva positivo posizione posizioni possa
possano possedere possesso possiamo possiate possibile possibili possibilita possibilità possiede possiedo posso
possono post posta postale postazione poster posteriore posti posto potente potenti potenza potenziale potenziali
poter poterci potere poteri poterla poterlo potermi poterti potesse potessero potessi potessimo potete poteva
potevamo potevano potevi potevo potra potrai potranno potrebbe potrebbero potrei potremmo potremo potreste potresti
potrete potro potrà potrò potter potuta potuto povera povere poveri poverino povero powell pozzo pranzare pranzo
pratica praticamente pratiche pratico prato preavviso precedente precedenti precedenza precisa precisamente precisi
precisione preciso preda predica preferirei preferiresti preferisce preferisci preferisco preferita preferite
preferiti preferito prega pregare pregato preghiamo preghiera preghiere prego preliminare premere premi premio
premuroso premuto prenda prende prendendo prendera prenderai prenderanno prenderci prendere prenderei prenderemo
prenderla prenderle prenderli prenderlo prendermi prenderne prendero prendersi prendertela prenderti prendervi
prenderà prenderò prendete prendetelo prendeva prendi prendiamo prendila prendili prendilo prendimi prendine
prenditi prendo prendono prenotato prenotazione preoccupa preoccuparci preoccupare preoccuparmi preoccuparsi
preoccuparti preoccupata preoccupate preoccupatevi preoccupati preoccupato preoccupazione preoccupazioni preoccupi
preoccupo prepara preparando preparare prepararmi prepararsi prepararti preparata preparate preparatevi preparati
preparato preparazione prepari preparo presa prescindere prese presenta presentano presentare presentarmi
presentarsi presentarti presentarvi presentata presentati presentato presentazione presente presenti presentimento
presento presenza preservativi preservativo presi preside presidente preso pressione pressioni presso prestare
prestato presti prestito presto presumo prete prevede prevedere previsto preziosa prezioso prezzi prezzo price
prigione prigioniera prigionieri prigioniero prima primario primavera prime primi primo principale principali
principalmente principe principessa principi principio priorita priorità privacy privata private privati privato
privilegio privo pro probabile probabilita probabilità probabilmente problema problemi procede procedere procediamo
procedura procedure processo procura procurato procuratore prodotti prodotto produce produrre produttore produttori
produzione professionale professione professionista professionisti professor professore professoressa profeta
profezia profilo profitti profitto profonda profondamente profondi profondita profondità profondo profumo progettato
progetti progetto programma programmato programmi progressi progresso proibito proiettile proiettili project
promessa promesse promesso promette promettere prometti promettimi prometto promosso promozione pronta pronte pronti
pronto propongo proposito proposta proposto propri propria proprie proprieta proprietari proprietaria proprietario
proprietà proprio prosciutto proseguire prospettiva prossima prossime prossimi prossimo prostituta prostitute
protagonista protegge proteggendo proteggere proteggerla proteggerlo proteggermi proteggerti protesta protetta
protetto protezione protocollo prova provaci provando provano provarci provare provarlo provate provato prove
provengono provero proverò provi proviamo proviene provincia provino provo provoca provocare provocato provviste
prudente psichiatra psichiatrico psicologia psicologo psicopatico pub pubblica pubblicamente pubblicare pubblicato
pubbliche pubblici pubblicita pubblicità pubblico pugnalato pugnale pugni pugno pulire pulisci pulita pulite puliti
pulito pulizia pulizie pullman pulsante punito punizione punta puntare puntata puntate puntato punteggio punti punto
puo puoi pupazzo pur pura pure puro purtroppo puttana puttane puttanella puzza puzzi puzzle può pò qua quadra quadri
quadro quaggiu quaggiù qual qualche qualcosa qualcun qualcuna qualcuno quale quali qualita qualità qualsiasi
qualunque quando quanta quante quanti quantita quantità quanto quaranta quarantena quarta quartier quartiere quarto
quasi quassu quassù quattordici quattro que queen quegli quei quel quella quelle quelli quello quentin questa queste
questi questione questioni questo qui quindi quindici quinn quinta quinto quota quì ra rabbia rabbino raccogliere
raccolta raccolto raccomando racconta raccontami raccontando raccontare raccontarmi raccontato racconti racconto
rachel radar radiazioni radici radio rafael raffreddore ragazza ragazze ragazzi ragazzina ragazzine ragazzini
ragazzino ragazzo ragazzone raggi raggio raggiunge raggiungere raggiungo raggiunto ragionare ragione ragionevole
ragioni ragno rallenta rallentare ralph rame ramo rana ranch rancore randall randy ranger rapida rapidamente rapido
rapimento rapina rapinato rapire rapita rapito rapporti rapporto rappresenta rappresentante rappresentare rara
raramente raro rasoio ratti ratto ray raymond rayna razza razzista razzo re reagan reagire reagito reale reali
realizzare realizzato realmente realta realtà reati reato reazione rebecca recente recentemente recenti reception
recinto recinzione recita recitare recitazione record recuperare recuperato recupero red reed reese regalato regali
regalo regge reggere reggie reggimento reggiseno regina regione regista registrare registrata registrato
registrazione registrazioni registri registro regno regola regolamento regolare regolarmente regole reid relazione
relazioni religione religiosa religioso renda rende rendendo rendera rendere renderebbe renderlo rendermi renderti
rendi rendo rendono rene renee reni reparto reporter repubblica reputazione resa resi residenza resistenza resistere
resisti resistito reso resoconto respinta respinto respira respirare respiri respiro responsabile responsabili
responsabilita responsabilità resta restano restare restate restera resterai resteremo restero resterà resterò resti
restiamo restituire restituito resto resynch rete retro retta reverendo revisione rex reynolds ri riabilitazione
riavere ribelle ribelli ricatto ricca riccardo ricchezza ricchi ricco ricerca ricercato ricerche ricetta riceve
ricevendo ricevere ricevi ricevimento ricevo ricevuta ricevute ricevuto rich richard richiamami richiamare
richiamato richiami richiamo richie richiede richiedere richiesta richieste richiesto rick ricky rico ricognizione
ricominciamo ricominciare ricompensa riconosce riconoscere riconosci riconoscimento riconosciuta riconosciuto
riconosco ricorda ricordano ricordare ricordarmi ricordarti ricordata ricordate ricordati ricordato ricordavo
ricordi ricordo ricostruire ridammi ride ridendo ridere ridi ridicola ridicolo ridono ridotta ridotto ridurre
riempire riempito rientra rientrare rientro riesca riesce riesci riesco riescono rifare rifarlo riferimento
riferisce riferisci riferisco riferito rifiuta rifiutare rifiutata rifiutato rifiuti rifiuto riflesso riflettere
riflettuto rifugio riga righe rigido riguarda riguardano riguardi riguardo rilasciare rilasciato rilascio rilassarti
rilassati rilassi rilevante rilevato riley rimandare rimane rimanere rimanete rimanga rimango rimangono rimani
rimaniamo rimarra rimarrai rimarrà rimase rimasta rimaste rimasti rimasto rimediare rimedio rimesso rimettere
rimetti rimorso rimosso rimuovere rinchiusa rinchiuso rinforzi ring ringrazia ringraziamento ringraziamo ringraziare
ringraziarla ringraziarmi ringraziarti ringraziarvi ringrazio rintracciare rintracciato rinunciare rinunciato rio
riparare riparo ripartire ripetere ripeti ripeto riporta riportare riportarlo riportato riporti riporto riposa
riposare riposati riposi riposo riprendendo riprendere riprendermi riprendersi ripresa riprese ripreso ripulire
ripulita ripulito risale risalire risata risate riscaldamento riscatto rischi rischia rischiare rischiato rischio
rischioso riscontro riserva riservata riservato riso risolto risolvere risonanza risorsa risorse risparmi
risparmiare risparmiato rispetta rispettabile rispettare rispettato rispetti rispetto risponda risponde rispondere
rispondete rispondi rispondimi rispondo rispondono risposta risposte risposto rissa ristorante ristoranti risulta
risultati risultato risveglio rita ritardato ritardo ritengo ritiene ritirare ritirata ritirato ritiro ritmo rito
ritorna ritornare ritornato ritorni ritorno ritratto ritrovare ritrovata ritrovato ritrovi ritrovo rituale riunione
riunioni riuniti riusciamo riuscira riuscirai riuscirci riuscire riuscirei riusciremo riusciro riuscirà riuscirò
riuscissi riuscita riuscite riusciti riuscito riusciva riuscivo riva rivale rivedere rivederla rivederti rivediamo
rivedremo rivelare rivelato river rivista riviste rivisto rivoglio rivolta rivolto rivoluzione road rob roba
robaccia robbie robert roberto roberts robin robinson robot rocce roccia rock rocky rodney roger rogers roland roll
roma roman romani romano romantica romantico romanzo romeo rompe rompere ron ronald ronnie rory rosa rose rosie
rospo ross rossa rosse rossetto rossi rosso rotelle rotoli rotta rotte rotto rottura roulotte round routine rovescia
rovina rovinando rovinare rovinata rovinato rovini roy ruba rubando rubare rubata rubate rubati rubato ruby rudy
rufus rum rumore rumori ruolo ruota ruote russa russell russi russia russo rusty ruth ryan sa sabato sabbia sabrina
sacca sacchetto sacchi sacco sacra sacrificare sacrificato sacrifici sacrificio sacro sadie saggezza saggia saggio
sai saint sal sala sale salendo salga salgo sali salire salita salite salito sally salone salotto salsa salsicce
salsiccia salta saltare saltata saltato salti salto saluta salutare salutarti salute saluti saluto salva salvarci
salvare salvarla salvarlo salvarmi salvarti salvata salvataggio salvati salvato salvatore salve salvezza salvi salvo
sam samantha sammy samuel samurai san sana sanchez sandra sandwich sandy sangue sanguigno sanguinando sani sanitaria
sanno sano santa santi santo sapendo saper sapere saperlo saperne sapersi sapesse sapessero sapessi sapete sapeva
sapevamo sapevano sapevate sapevi sapevo sapone sapore sappi sappia sappiamo sappiano sappiate sapra saprai sapranno
saprebbe saprei sapremo sapresti sapro saprà saprò saputo sara sarah sarai saranno sarebbe sarebbero sarei saremmo
saremo sareste saresti sarete saro sarà sarò sasha sasso satana satellite saul sbagli sbaglia sbagliando sbagliare
sbagliata sbagliate sbagliati sbagliato sbagliavo sbaglio sballo sbarre sbattere sbattuto sbirri sbirro sbrigarci
sbrigare sbrigatevi sbrigati sbrighi sbrighiamoci sbronza scacchi scadenza scaduto scala scale scambiare scambiato
scambio scandalo scappa scappando scappare scappata scappate scappati scappato scappi scappiamo scarica scaricare
scaricato scarico scarlett scarpa scarpe scartoffie scatenato scatola scatole scattare scattata scattato scatto
scavare scegli sceglie scegliere scelgo scelta scelte scelto scema scemo scena scenario scende scendendo scendere
scendete scendi scendiamo scendo scene sceneggiatura sceriffo scesa sceso scheda schema schemi schermo scherza
scherzando scherzare scherzavo scherzetto scherzi scherzo schiaffo schianto schiava schiavi schiavo schiena
schifezza schifo schifosa schifoso schmidt sciarpa scientifica scientifico scienza scienze scienziati scienziato
scimmia scimmie scintilla sciocca sciocchezza sciocchezze sciocco sciopero sciroppo scoiattolo scolastico scommessa
scommesse scommesso scommetterci scommettere scommetto scompare scomparire scomparsa scomparse scomparsi scomparso
sconfiggere sconfitta sconfitto sconosciuta sconosciuti sconosciuto scontato sconto scontro sconvolta sconvolto
scopa scopare scopata scopato scoperta scoperte scoperti scoperto scopi scopo scoppiare scopra scopre scopri
scopriamo scoprira scoprirai scopriranno scoprire scopriremo scoprirlo scoprisse scopro scoprono scordatelo scordato
scorre scorsa scorso scorta scorte scortese scossa scotch scott scotty scout scozia scrisse scritta scritte scritti
scritto scrittore scrittura scriva scrivania scrive scrivendo scrivere scrivi scrivo scudi scudo scully scuola
scuole scuro scusa scusami scusare scusarmi scusarsi scusarti scusate scusatemi scuse scusi scuso se sean season
seattle sebastian sebbene secca secchio secco secoli secolo seconda secondi secondo secret sede sedere sedermi
sedersi sederti sedetevi sedia sedici sedie sedile seduta sedute seduti seduto sega segnalato segnale segnali
segnato segni segno segreta segretaria segretario segrete segreteria segreti segreto segua segue seguendo seguente
segui seguiamo seguimi seguire seguirmi seguita seguite seguitemi seguito seguo seguono sei sella selvaggi selvaggia
selvaggio sembra sembrano sembrare sembrata sembrate sembrato sembrava sembravano sembravi sembrera sembrerebbe
sembrerà sembri sembro seme semestre semi seminario seminterrato semplice semplicemente semplici sempre senato
senatore senatrice senno sennò seno sensazione sensazioni sensi sensibile senso sensori senta sente sentenza senti
sentiamo sentiero sentii sentimentale sentimenti sentimento sentira sentirai sentire sentirla sentirlo sentirmi
sentirsi sentirti sentirà sentita sentite sentiti sentito sentiva sentivo sento sentono senza senzatetto seo
separate separati separazione sepolta sepolto seppellire seppellito sequenza sera serata serbatoio sere serena
sergente seri seria serial seriamente serie serio serpente serpenti serratura serva serve server servi servira
serviranno servire servirebbe servirà servisse servita serviti servito serviva servivano servizi servizio servo
servono sessione sesso sessuale sessuali sessualmente sesto set seta sete seth setta sette settembre settimana
settimane settimo settore seung sexy sezione sfera sfida sfidare sfigati sfigato sfilata sfondo sfortuna
sfortunatamente sfortunato sforzi sforzo sfruttare sfugge sfuggire sfuggito sgradevole sgualdrina sguardo
shakespeare shane shannon sharon shaw shawn sheila shelby sheldon shelly shepherd sherlock sherman shh shin shirley
shock shopping show si sia siamo siano siate siccome sicura sicuramente sicure sicurezza sicuri sicuro sid side
sidney sieda siede siedi siediti siedo siero siete sig sigaretta sigarette sigaro sigillo significa significano
significare significato significava significherebbe significhi signor signora signore signori signoria signorina
signorine signorino sii silas silenzio silenziosa silenzioso silver simbolo simile simili simmons simon simone
simpatica simpatico simpson sin sincera sinceramente sinceri sincero sindacato sindaco sindrome single singola
singolo sinistra sinistro sino sintomi sir sire sirena sirene sissignore sistema sistemare sistemata sistemato
sistemi sistemo siti sito situazione situazioni sloan smesso smetta smette smettere smetterla smettetela smetti
smettila smith smoking sms snack so sobrio soccorso soci social sociale sociali societa società socio soda
soddisfare soddisfatta soddisfatto soddisfazione sodo sofferenza sofferenze sofferto soffia soffiata soffitta
soffitto soffre soffrendo soffrire soffro sofia software soggetti soggetto soggiorno soglia sognando sognare sognato
sogni sogno sol sola solamente solare soldati soldato soldi soldo sole soli solido solita solitamente solitaria
solitario solite soliti solito solitudine solletico sollevare sollevato sollievo solo soltanto soluzione somiglia
somma son sonda song sonia sonno sonny sono soo sophia sophie sopportare sopportarlo sopporto sopra soprannome
soprattutto sopravvissuta sopravvissuti sopravvissuto sopravvivenza sopravvivere sordo sorella sorelle sorellina
sorprende sorprendente sorpresa sorprese sorpreso sorride sorridere sorridi sorriso sorso sorta sorte sorveglianza
sospensione sospeso sospetta sospettati sospettato sospetti sospetto sosta sostanza sostanze sostegno sostenere
sostiene sostituire sostituito sostituto sotterraneo sottile sotto sottofondo sottomarino sottoterra sottotitoli
sottovoce south spacca spaccato spacciatore spacciatori spaccio spacco spada spade spaghetti spagna spagnolo spalla
spalle spara sparagli sparando sparano sparare sparargli spararmi sparate sparato sparatoria spari sparire sparisce
sparisci sparita sparite spariti sparito sparo spasso spaventa spaventare spaventata spaventati spaventato spavento
spaventosa spaventoso spazi spaziale spazio spazzatura spazzolino specchio speciale speciali specialista
specialmente specie specifico spedire spedito spedizione spegnere spegni spencer spendere spento spera sperando
speranza speranze sperare speravamo speravo speriamo sperma spero spesa spese speso spesso spetta spettacolare
spettacoli spettacolo spettatori spezzare spezzato spia spiace spiacente spiacevole spiaggia spiando spie spiega
spiegare spiegarlo spiegarmi spiegarti spiegato spiegazione spiegazioni spiegherebbe spieghi spiego spike spina
spinge spingere spingi spinta spinto spionaggio spiriti spirito spiritoso spirituale splendida splendido splendore
spogliarellista sponsor spontanea sporca sporche sporchi sporco sport sportivo sposa sposarci sposare sposarlo
sposarmi sposarsi sposarti sposata sposati sposato sposi sposiamo sposo sposta spostare spostatevi spostati spostato
spot spray sprecando sprecare sprecato spreco spugna sputa squadra squadre squali squalo square squilla squillo srt
sta stabile stabilire stabilito staccare staccato stacy stadio staff stagione stai stalker stalla stamani stamattina
stammi stampa stan stanca stanchi stanco standard stando stanley stanne stanno stanotte stanza stanze star stara
starai staranno stare starebbe starei staremo starete stark starmene starmi staro starti starà starò stasera stata
statale state stati stato statua stava stavamo stavano stavate stavi stavo stavolta stazione stazioni stefan stella
stellare stelle stento stephanie stephen sterline steroidi steso stessa stesse stessero stessi stessimo stesso steve
steven stevens stevie stewart stia stiamo stiano stiate stile stima stipendio stivali sto stoffa stomaco stone stop
storia storico storie storto straccio strada stradale strade strana stranamente strane strani straniera stranieri
straniero strano straordinari straordinaria straordinario strappato strappo strategia streaming street strega
streghe stregone stress stretta strette stretti stretto strike stringere strip strisce strizzacervelli stronza
stronzata stronzate stronzetto stronzi stronzo strumenti strumento struttura stu stuart studente studentessa
studenti studi studia studiando studiare studiato studio stufa stufato stufo stupenda stupendo stupida stupidaggine
stupidaggini stupide stupidi stupido stupisce stuprata stupro su sua subire subito subsfactory subspedia succeda
succede succedendo succedera succedere succederebbe succederà succedesse succedeva succedono successa successe
successiva successivo successo succo sud sudore sue sufficiente sufficienti sufficienza suggerimento suggerisce
suggerisco suggerito sugli sui suicida suicidato suicidio suite sul sulla sulle sullivan sullo summer sun sung suo
suoi suolo suona suonano suonare suonato suonava suoni suono suora super supera superare superato superficiale
superficie superiore superiori superman supermercato supervisore supplico suppongo supponiamo supporto suprema surf
susan sushi susie sutton suv suzanne svedese svegli sveglia svegliare svegliarmi svegliarti svegliata svegliati
svegliato sveglio svelta svelti svelto svenire svenuta svenuto svezia sviluppare sviluppato sviluppo svizzera
svolgere svolta sydney sylvia sync synch sé sì sí ta tabacco tabulati tac tacchi tacchino tacere taci taco tae tagli
taglia tagliare tagliata tagliato taglio tal tale talento tali talmente talpa talvolta tammy tana tanner tanta tante
tanti tantino tantissime tantissimo tanto tanya tappeto tara tardi targa tartaruga tasca tasche task tasse tasso
tata tate tattica tatto tatuaggi tatuaggio tavola tavoli tavolo taxi taylor tazza te team teatrale teatro tecnica
tecnicamente tecniche tecnici tecnico tecnologia ted teddy tedesca tedeschi tedesco telecamera telecamere
telecomando telefilm telefonare telefonata telefonate telefonato telefoni telefonica telefono telegiornale
telegramma teletrasporto televisione tema teme temere temevo temi temo temperatura tempesta tempi tempio tempismo
tempo temporale temporanea temporaneo tenda tende tenebre tenendo tenente tener tenerci tenere tenerla tenerli
tenerlo tenermi tenero tenersi tenerti tenete tenetevi teneva tenevo tenga tengo tengono teniamo tennis tensione
tenta tentando tentare tentativi tentativo tentato tentazione tenuta tenuti tenuto teoria teorie tequila terapia
terapista teresa terminato termine termini terra terre terremo terremoto terreno terrestre terribile terribili
terribilmente terrificante territorio terro terrore terrorismo terrorista terroristi terrorizzata terrorizzato terry
terrà terrò terza terzo teschio tesi teso tesori tesoro tess tessa tessera tessuti tessuto test testa testamento
testardo teste testimone testimoni testimonianza testimoniare testo tette tetto texas that the theo this thomas
thompson thor ti tic tiene tieni tienila tienilo tienimi tieniti tiffany tifo tigre tim time times timida timido
timmy timore timothy tina tipa tipi tipica tipico tipo tira tiralo tirando tirar tirare tirarlo tirarmi tirarti
tirata tirate tirati tirato tiratore tiri tiriamo tiro titoli titolo tizi tizio to toast toby toc tocca toccare
toccarla toccarlo toccarmi toccata toccate toccato tocchi tocco todd togli toglie togliere togliermi togliersi
toglierti toglietevi toglimi togliti tokyo tolga tolgo tolta tolto tom tomba tommy tondo toni tonnellate tonno tono
tony top topi topo torace torcia torna tornado tornando tornano tornarci tornare tornasse tornata tornate tornati
tornato torneo tornera tornerai torneranno torneremo tornero tornerà tornerò torni torniamo torno toro torre torres
torta torte torto tortura torturato tosse tossico tosta tosto totale totalmente tour tra tracce traccia tracy
tradimento tradire tradita tradito traditore traditori tradizionale tradizione tradizioni tradotto tradurre
traduzione traffico tragedia traghetto tragico traguardo tramite tramonto tranne tranquilla tranquillamente
tranquilli tranquillo trapianto trappola trappole trascinare trascinato trascorrere trascorsi trascorso
trasferimento trasferire trasferirmi trasferirsi trasferita trasferiti trasferito trasforma trasformare trasformata
trasformato trasmesso trasmettere trasmissione trasportare trasporti trasporto tratta trattamento trattano trattare
trattasse trattata trattato trattava trattenere trattenuto tratti tratto trauma travis tre tredici tregua tremenda
tremendo treni treno trent trenta trevor tribunale tribù trish triste tristezza tristi trofeo troia troll tromba
trono troppa troppe troppi troppo troupe trova trovano trovarci trovare trovarla trovarli trovarlo trovarmi trovarne
trovarsi trovarti trovasse trovassi trovata trovate trovati trovato trovava trovavo trovera troverai troveranno
troveremo troverete trovero troverà troverò trovi troviamo trovo troy trucchi trucco truffa truffatore truppe tu tua
tubi tubo tucker tue tumore tunnel tuo tuoi turbata turbato turco turisti turner turni turno tuta tutta tuttavia
tutte tutti tutto tv twitter ty tyler tè ubriaca ubriachi ubriaco ubriacone uccelli uccellino uccello uccida uccide
uccidendo uccidera ucciderai uccideranno ucciderci uccidere ucciderebbe ucciderla ucciderli ucciderlo uccidermi
uccidero ucciderti ucciderà ucciderò uccidi uccidiamo uccidilo uccidimi uccido uccidono uccisa uccise uccisi ucciso
udienza udito uffici ufficiale ufficiali ufficialmente ufficio uguale uguali ugualmente uh uhm ulteriori ultima
ultimamente ultime ultimi ultimo um umana umane umani umanita umanità umano umile umiliante umore umorismo un una
undici unghie unica uniche unici unico uniforme uniformi unione unire unirmi unirsi unirti unisciti unita unite
uniti unito unità universita università universo uno uomini uomo uova uovo up uragano urgente urgenza urina urla
urlando urlare urlato urlo usa usando usano usare usarla usarlo usata usate usati usato usava uscendo usciamo uscira
uscirai uscire usciremo uscirne uscirà uscita uscite usciti uscito usciva useremo usero userò usi usiamo uso utero
utile utili utilizzare uva va vabbe vabbè vacanza vacanze vacca vacci vaccino vada vadano vado vaffanculo vaga
vagina vai val vale valentine valentino valere valeria valerie valeva valga valgono vali valida valido valigetta
valigia valigie valle valley valore valori valsa valutare valutazione valvola vampiri vampiro van vanessa vanno
vantaggi vantaggio vapore vari varie vasca vaso vattene ve vecchi vecchia vecchie vecchio veda vedano vede vedendo
vederci vedere vederla vederle vederli vederlo vedermi vederti vedervi vedesse vedessi vedete vedeva vedevo vedi
vediamo vediamoci vedo vedono vedova vedra vedrai vedranno vedremo vedrete vedro vedrà vedrò vega vegas veglia
veicoli veicolo veleno velo veloce velocemente veloci velocita velocità vena vende vendendo vendere vendetta vendi
vendiamo vendicarsi vendita vendite venditore vendo vendono venduta venduto vene venendo venerdi venerdì venere
venezia venga vengano vengo vengono veniamo venir venire venirmi venisse venissi venite veniva venivano venivo venne
vennero venti venticinque vento venuta venute venuti venuto vera veramente verbale verde verdetto verdi verdure vere
vergine vergogna vergogni vergogno veri verifica verificare verita verità verme vermi vernice vernon vero veronica
verra verrai verranno verrebbe verremo verrete verro verrà verrò versato versi versione verso vescovo veste vestita
vestiti vestito veterani veterinario vetri vetro vi via viaggi viaggia viaggiare viaggiato viaggio vialetto vic vice
vicenda vicepresidente vicina vicinanze vicinato vicine vicini vicino vicky vicolo victor victoria vide video
videocamera vidi vie viene vieni vietato vietnam vigilata vigili vigilia vigliacco villa villaggio vince vincent
vincente vincere vinceremo vinci vincitore vinco vino vinta vinto viola violato violazione violenta violentata
violenti violento violenza violet violino vip virginia virus visione visioni visita visitare visitato visitatori
visite visivo viso vissuto vista viste visti visto visuale vita vitale vitali vite vittima vittime vittoria viva
vive vivendo vivente viventi vivere vivete viveva vivevano vivevo vivi viviamo vivian vivo vivono vizio voce voci
vodka voglia vogliamo vogliano vogliate voglio vogliono voi vola volando volante volare volato volentieri voler
volerci volere volerlo volesse volessi volete voleva volevamo volevano volevate volevi volevo volgare voli volo
volonta volontari volontario volontà volpe volta voltare voltato volte volti volto volume voluta voluti voluto
vomitare vomitato vomito von vorra vorrai vorranno vorrebbe vorrebbero vorrei vorremmo vorreste vorresti vorrete
vorrà vostra vostre vostri vostro votare votato voti voto vulcano vulnerabile vuoi vuol vuole vuota vuote vuoti
vuoto wa wade walker wall wallace wally walt walter ward warren washington water watson way wayne we web week-end
weekend wells wendy wes wesley west what wheeler when whiskey whisky white whoa will william williams willie willy
wilson winston with wo wolf won woo woody worf world wow wu wyatt xena yacht yang yeah yen yi yo yoga yogurt yoon
york you young your youtube yuri zach zack zaino zampe zecca zero zia zio zitta zitti zitto zoe zoey zombie zona
zone zoo zucca zucchero zuppa íl
`,
  nl: `
aah aan aanbeveling aanbidden aanbieden aanbieding aanbod aandacht aandeed aandeel aandelen aandoen aandoening
aandoet aangaan aangaat aangeboden aangedaan aangegeven aangehouden aangeklaagd aangekleed aangekomen aangenaam
aangename aangenomen aangepakt aangepast aangeraakt aangereden aangesloten aangetast aangetroffen aangetrokken
aangevallen aangeven aangevraagd aangewezen aangezet aangezien aangifte aanhoren aanhouden aankan aankijken
aanklacht aanklachten aanklagen aanklager aankleden aankomen aankomst aankomt aankondiging aankunnen aankwam
aankwamen aanleiding aanneemt aannemen aanpak aanpakken aanpassen aanpassingen aanraakt aanraken aanraking aanslag
aanslagen aansluiten aanstaande aansteker aantal aantekeningen aantonen aantrekkelijk aantrekkelijke aantrekken
aanvaard aanvaarden aanval aanvallen aanvaller aanvalt aanviel aanvoerder aanvraag aanvragen aanwezig aanwezigheid
aanwijzing aanwijzingen aanwinst aanzetten aanzien aanzoek aap aard aardappelen aardbeving aarde aardig aardige
aardiger aardse aaron aas abby abe abel abigail abortus abraham absolute absoluut absurd academie accent accepteer
accepteert accepteren account accountant accu ace ach acht achter achteraan achteraf achterbank achterdeur
achterdochtig achteren achtergelaten achtergrond achterhalen achterhoofd achterin achterkant achterlaat achterlaten
achterliet achterlijk achterlijke achterna achternaam achterom achterover achterste achtertuin achteruit achtervolgd
achtervolgen achtervolging achtervolgt achtste achttien act acteren acteur acteurs actie actief acties actieve
activeer activeren activiteit activiteiten actrice adam adams addison adelaar adem ademen ademhalen ademhaling ademt
ader aderen administratie admiraal adopteren adoptie adrenaline adres adressen adrian advertentie advies adviseer
adviseren adviseur advocaat advocaten af afblijven afbreken afdeling afdruk afdrukken affaire afgaan afgebroken
afgehandeld afgelegd afgelegen afgeleid afgeleverd afgelopen afgeluisterd afgemaakt afgenomen afgepakt afgerond
afgeslacht afgesloten afgesneden afgesproken afgestudeerd afgeven afgevraagd afgevuurd afgewezen afgezegd afgezet
afgezien afghanistan afgrond afhalen afhandelen afhankelijk afkomst afkomstig afleggen afleiden afleiding afleveren
aflevering afloop afloopt aflopen afluisteren afmaken afnemen afpakken afpersing afrekenen afrika afrikaanse
afronden afscheid afschuwelijk afschuwelijke afslag afsluiten afspraak afspraakje afspraakjes afspraken afspreken
afstand afstandsbediening afval afvragen afwachten afwezig afwezigheid afwijking afzeggen afzetten agenda agent
agente agenten agentschap agnes agressie agressief agressieve ah aha ai aidan aiden aids air airco ais akelig
akkoord akte al alan alarm alaska albert album alcohol alcoholist alec alert alex alexander alexis alf alfa alfred
algemeen algemene alhoewel ali alias alibi alice alicia alien aliens alison all allah allan allang alle allebei
alleen alleenstaande allemaal allemachtig allen aller allerbeste allereerst allergisch allerlei alles alliantie
allison ally almachtige alpha als alsjeblief alsjeblieft alsnog alsof alstublieft altaar alternatief alternatieve
althans altijd alvast alweer am amanda amateur ambassade ambassadeur amber ambitie ambitieus ambtenaar ambulance
amelia amen america american amerika amerikaan amerikaans amerikaanse amerikanen amper amsterdam amy an ana analyse
analyseren and ander andere anderen anderhalf anderhalve andermans anders andersom anderson andre andrea andrew
andrews andromeda andré andy angel angela angeles angelo angie angst angstaanjagend angsten angstig anita anker ann
anna anne annie annuleren anoniem anonieme anthony antibiotica antiek antoine anton antonio antwoord
antwoordapparaat antwoordde antwoorden antwoordt apart aparte apen apocalyps apollo apotheek app apparaat apparaten
apparatuur appartement appel appels applaus april arabische arbeiders archer archie archief architect are arena
argument ari aria ariel arizona ark arm armband arme armen armoede armstrong arnold arrest arrestatie
arrestatiebevel arrestaties arresteer arresteren arriveerde arriveert arriveren arrogant arrogante art arthur artie
artiest artiesten artikel artikelen artillerie arts artsen as ash ashley asiel asjeblieft aspirine assistent
assistente assistentie asteroïde astrid astronaut at aten atlanta atlantic atlantis atlantische atmosfeer attent
attentie au aub auditie audrey augustus aurora austin australië auteur auto auto-ongeluk automatisch automatische
autopsie autoriteit autoriteiten autosleutels auw ava avatar avenue avery avond avonden avondeten avondje avonds
avonturen avontuur aye aziatische azië baai baal baan baantje baard baarmoeder baart baas babbelen babe baby babylon
babysitter back back-up bacon bacteriën bad badge badkamer bagage bagdad bah bailey bak baker bakken bakker bal
balans balen balie balkon ballen ballet ballon ballonnen baltimore banaan bananen band banden bandieten bandje banen
bang bank banken bankier bankrekening banks bar barbara barbecue barbie barman barnes barney baron barrett barry
barst barsten bart basis basketbal bastaard bataljon bates batman batterij batterijen bauer baxter bay bazen be
beach beangstigend beantwoord beantwoorden beantwoordt bear becca beck beckett becky bed bedacht bedank bedanken
bedankt bedden bedek bedekken bedekt bedenk bedenken bedenkt bederven bediende bedienden bedienen bedoel bedoeld
bedoelde bedoelen bedoeling bedoelingen bedoelt bedrag bedreigd bedreigde bedreigen bedreiging bedreigingen bedreigt
bedriegen bedrieger bedriegt bedrijf bedrijven bedrog bedrogen bedroog bedtijd bedwang beeld beelden beeldschoon
been beer beest beesten beet beetje begaan begeleid begeleiden begeleider begeleiding begeven begin beginnen begint
begon begonnen begraafplaats begrafenis begraven begreep begrepen begrijp begrijpelijk begrijpen begrijpt begrip
begroeten beha behalve behandel behandeld behandelde behandelen behandeling behandelt beheers beheersen beheerst
behoefte behoeften behoorlijk behoorlijke behoort behoren behouden behulp behulpzaam beide beiden bek bekeek bekeken
beken bekend bekende bekennen bekent bekentenis beker bekijk bekijken bekijkt bel belachelijk belachelijke beland
belanden belang belangen belangrijk belangrijke belangrijker belangrijks belangrijkste belangstelling belasting
belastingen belazerd belazeren belde belden beledigd beledigen beledigend belediging beleefd beleid beleven belgië
bell bella belle bellen beller belletje belofte beloftes beloning beloof beloofd beloofde belooft beloond beloven
belt bemanning bemoei bemoeien bemoeit ben benaderd benaderen bende bender bendes beneden benen benieuwd benjamin
bennett benny benoemd benson bent benzine beoordeeld beoordelen beoordeling bepaal bepaald bepaalde bepaalt bepalen
beperken beperkt beperkte berecht bereid bereiden bereidt bereik bereiken bereikt berekeningen beren berg bergen
bericht berichten berichtje berlijn bernard bernie beroemd beroemde beroemdheden beroemdheid beroep beroerd beroerte
beroofd berouw beroven beroving bert beruchte beschaafd beschaamd beschadigd beschadigen beschamend beschaving
bescheiden bescherm beschermd beschermde beschermen beschermer bescherming beschermt beschikbaar beschikking
beschoten beschouw beschouwd beschouwen beschreef beschreven beschrijft beschrijven beschrijving beschuldig
beschuldigd beschuldigde beschuldigen beschuldiging beschuldigingen beschuldigt besef beseffen beseft besefte beslag
beslis beslissen beslissing beslissingen beslist besloot besloten besluit besluiten besmet besmettelijk bespaar
besparen bespioneren bespreken bespreking besproken best bestaan bestaat bestand bestanden beste besteden besteed
bestel besteld bestelde bestellen bestelling bestelwagen bestemd bestemming besten bestond bestrijden bestudeerd
bestuderen besturen bestuur bestuurder bestwil betaal betaald betaalde betaalt betalen betaling betekend betekende
betekenen betekenis betekent beter betere beters beth beton betovering betrappen betrapt betrapte betreden
betreffende betreft betrekken betrekking betrokken betrokkenheid betrouwbaar betrouwbare betsy betty betwijfel beu
beurs beurt beval bevallen bevalling bevalt bevat bevatten beveel beveiligd beveiligde beveiliging
beveiligingscamera bevel bevelen bevelhebber bevelschrift beverly bevestig bevestigd bevestigde bevestigen
bevestiging bevestigt beviel bevinden bevindt bevoegdheid bevolen bevolking bevonden bevriend bevriezen bevrijd
bevrijden bevroren bewaak bewaakt bewaar bewaard bewaarde bewaart bewaken bewaker bewakers bewaking bewapend bewaren
beweeg beweegt beweerde beweert bewegen beweging bewegingen beweren bewerken bewerking bewerkt bewezen bewijs
bewijsmateriaal bewijst bewijzen bewonder bewonderen bewoners bewoog bewust bewusteloos bewustzijn bezat bezet
bezeten bezig bezit bezitten bezittingen bezocht bezoek bezoeken bezoeker bezoekers bezoekje bezoekt bezorg bezorgd
bezorgde bezorgdheid bezorgen bezorgt bezwaar beëindigd beëindigen beïnvloed beïnvloeden beïnvloedt bh bibliotheek
bid bidden biecht biechten bied bieden biedt biefstuk bier biertje biertjes big bij bijbel bijdrage bijdragen bijeen
bijeenkomst bijeenkomsten bijen bijhouden bijl bijna bijnaam bijt bijten bijvoorbeeld bijwerkingen bijzijn bijzonder
bijzondere bijzonders bikini biljetten bill billen billie billy bin bind binden bingo binnen binnengekomen binnenin
binnenkant binnenkomen binnenkomt binnenkort binnenkwam binnenlandse binnenlaten binnenuit binnenvallen biologie
biologisch biologische bioscoop bird bishop bisschop bitch bitter bittere bizar bizarre bla blaas blaast black blad
bladeren bladzijde blair blake blank blanke blanken blauw blauwe blazen bleef bleek bleven blies blij blijf blijft
blijkbaar blijken blijkt blijven blik blikken bliksem blind blinde bloed bloedbad bloeddruk bloeden bloeding
bloedingen bloedt bloem bloemen blog blok blokkeert blokken blokkeren blond blonde blondje bloom bloot blootgesteld
blote blouse blue blut bo bob bobby bocht bod bodem boden boef boeg boeien boeiend boeit boek boeken boekhouder
boekhouding boekje boel boem boer boerderij boeren boete boeten boeven boft boksen bokser bol bom bombarderen bomen
bommen bon bond bondgenoot bondgenoten bonen bones bonnie bonus bood boodschap boodschappen boodschapper boog boom
boone boord boos boosheid boot booth bord bordeel borden bordje boren borg borgtocht boris borrel borst borsten bos
boss bossen boston bot boten boter boterham botsing botten bourbon bouw bouwde bouwden bouwen bouwt boven bovenaan
bovendien bovenop bovenste bowlen box boy boyd boyle boys boze braaf bracht brachten brad bradley brady brak braken
brand branden brandende brandon brandstof brandt brandweer brandweerman brandwonden brandy brave bravo brazilië
brede bree breed breek breekt brein breken brenda brendan breng brengen brengt brennan brent brett breuk breuken
brian bridge bridget brief briefing briefje briefjes brien brieven brievenbus brigadier briggs bril briljant
briljante brits britse britten bro broadway brody broeder broeders broederschap broek broeken broer broers broertje
bron bronnen bronx brood broodje broodjes brooke brooklyn brooks brothers brown bruce brug bruid bruidegom bruiloft
bruin bruine bruno brutaal brutale bryan bryce buck bud buddy budget buffalo buffy bui buig buigen buik buikpijn
buis buit buiten buitenaards buitenaardse buitenaardsen buitengewone buitengewoon buitenkant buitenland buitenlandse
buitenwereld bukken bull bullshit bundy bunker bureau buren burgemeester burger burgeroorlog burgers burke burns
burt burton bus bush business busje buster but butler buur buurman buurt buurvrouw buzz by bye cadeau cadeaus
cadeautje cadeautjes cadet caesar café caitlin cake cal caleb california californië call callen callie calvin cam
camera cameron camille campagne campbell camper campus can canada canadese candy canyon cape capsule captain caravan
card carl carla carlo carlos carlton carly carmen carol carolina caroline carrie carrière carson carter carver cary
casey cash casino cass cassandra cassidy cassie castle cat catherine cathy cavalerie cd cel celia cellen cent center
centimeter centraal central centrale centrum ceo ceremonie chad chagrijnig chambers champagne chan chance chandler
chang channel chantage chanteren chaos chapman charles charlie charlotte charmant charmante charme chase chauffeur
check checken cheerleader chef chelsea chemicaliën chemische chemo chen cheque cheques cheryl chester chi chic
chicago chief chili chin china chinees chinese chinezen chip chips chique chirurg chirurgie chloe cho chocola
chocolade chris christelijke christen christenen christian christina christine christopher christus christy chuck
churchill cia cijfer cijfers cindy circuit circus cirkel citroen city claire clan clara clarence clark clarke claude
claudia clay clayton clean cleveland client cliff clinton clive cliënt cliënten close clown clowns club clubs clyde
cm coach cobra cocaïne cocktail code codes cody cognac cohen coke cola cole colin collectie collega college collins
colombia colorado colt columbia coma combinatie come comfortabel comité commandant commander commando commentaar
commissaris commissie communicatie communiceren communisten compagnie company competitie compleet complete complex
complexe complicaties compliment complimenten complot compromis computer computers concentratie concentreer
concentreren concept concert conciërge conclusie conclusies concurrentie conditie condoom condooms conferentie
conflict confrontatie confronteren congres congreslid connecticut connectie connecties connie connor conrad
consequenties constant constante consulaat contact contacten contactpersoon container contant contanten continent
continu contract contracten controle controleer controleerde controleert controleren conventie cook cool coole coop
cooper correct corrupt corrupte corruptie cory costa country county courtney cover cowboy cowboys coördinaten crack
craig crane crash crawford crazy creatief credit creditcard creditcards creek crew creëerde creëert creëren crichton
crimineel criminele criminelen crisis cross crowley cruciaal cruise cruz crystal crème csi ctu cuba cultuur cursus
curtis cut cv cyclus cylons cynthia cyrus da daad daadwerkelijk daag daalt daar daaraan daarachter daarbij
daarbinnen daarboven daarbuiten daardoor daarentegen daarginds daarheen daarin daarmee daarna daarnaast daarnet
daarom daaronder daarop daarover daartoe daaruit daarvan daarvoor dacht dachten dadelijk daden dader daders dag
dagboek dagelijks dagelijkse dagen dageraad dagje daglicht daisy dak dakloos dakloze daklozen dal dale dalen dallas
dalton dam dame dames damien damon dan dana dani daniel danielle daniels dank dankbaar dankbaarheid danken dankje
dankjewel dankzij danny dans dansen danser danseres danst danste dante daphne dapper dappere darcy darius darm
darmen darren darryl darwin das dat data database date daten datgene datje datum dave david davis dawn dawson day dc
de dea deacon dead deadline deal dealer dealers dean death deb debat debbie decaan december decker deden dee deed
deeks deel deelde deelnemers deels deelt deeltjes defect defensie definitie definitief degelijk degene degenen dek
deken dekens dekken dekking dekmantel dekt del delen delict delta democratie demon demonen demonstratie den denise
denk denken denkt dennis denny denver departement depressie depressief deprimerend deputy der derde derek dergelijke
dergelijks dertien dertig des dessert destijds detail details detective detectives detroit deugd deugt deur deuren
devilsbackbone devon dewey dexter deze dezelfde di diagnose diamant diamanten diana diane diaz dicht dichtbij
dichter dichterbij dichtstbijzijnde dick die dieet dief diefstal diegene diegenen diego dien dienaar diende dienen
dienst diensten dient diep diepe dieper diepste diepte dier dierbare dieren dierenarts dierentuin dieven diezelfde
digitale dik dikke dikker dimensie diner dineren ding dingen dingetje dingetjes dino dinosaurus dinozzo dinsdag
diploma diplomatieke direct directe directeur directrice discipline disco discreet discussie discussiëren district
dit diverse divisie division dixon dj dna do doc docent dochter dochters dochtertje doctor document documentaire
documenten dode dodelijk dodelijke doden doder doe doei doek doel doelen doelwit doelwitten doen doet dog dok dokter
dokters dol dolfijnen dolgraag dolk dollar dollars dolle dollen dolly dom dominee dominic domme don donald donatie
donder donderdag donker donkere donna donnie donny donor donovan donut donuts dood doodde doodden doodgaan doodgaat
doodgeschoten doodging doods doodsbang doodschieten doodslag doodsoorzaak doodstraf doodt doof dooie dook doolhof
door doorbraak doorbreken doorbrengen doordat doorgaan doorgaat doorgang doorgebracht doorgegeven doorgemaakt
doorgesneden doorgeven doorheen doorlopen doormaakt doornemen doorrijden doorstaan doorzocht doorzoek doorzoeken
doos doosje doris dorothy dorp dorpelingen dorpen dorst dosis dossier dossiers douane douche douchen doug douglas
down doyle dozen dozijn dr draad draag draagt draai draaide draaien draait draak draden dragen drake draken drama
dramatisch drang drank drankje drankjes dreef dreigde dreigen dreiging dreigt drew drie drieën drijft drijven
dringen dringend dringt drink drinken drinkt drive droeg droegen droevig droge dromen drone drong dronk dronken
droog droom droomde droomt drug drugs drugsdealer druk drukke drukken drukt drukte druppel druppels du dubbel
dubbele dubois duck dude duel duidelijk duidelijke duidelijker duidelijkheid duidt duif duik duiken duikt duim
duimen duister duistere duisternis duits duitse duitser duitsers duitsland duivel duivels duivelse duiven duizelig
duizend duizenden duke dukes dump dumpen dumpt dumpte dun duncan dunne dure duren durf durfde durft durven dus
dusver dutch dutje duur duurde duurt duw duwde duwen duwt dvd dvdrip dwaas dwars dwayne dwaze dwerg dwergen dwight
dwing dwingen dwingt dwong dylan dynamiet dé eagle earl east echo echt echte echter echtgenoot echtgenote economie
economische ed eddie eddy edelachtbare edele eden edgar edie edith edward edwards eed eekhoorn een eend eender
eenheden eenheid eenmaal eens eentje eenvoudig eenvoudige eenvoudiger eenzaam eenzaamheid eenzame eer eerder eerdere
eerlijk eerlijke eerlijkheid eerst eerste eerstejaars eersteklas eerwaarde eet eetlust eeuw eeuwen eeuwig eeuwige
eeuwigheid effect effecten effectief efficiënt ego egoïstisch egoïstische egypte eh ehm ei eieren eigen eigenaar
eigendom eigenlijk eigenschappen eikel eikels eiland eilanden eind einde eindelijk eindeloos eindeloze eindig
eindigde eindigen eindigt eindje einstein eis eisen eist eitje eitjes el elaine elders eleanor elegant elektriciteit
elektrische elektronische element elementen elena elf eli elias elijah elimineren elise elite elizabeth elk elkaar
elkaars elke ella elleboog ellen ellende ellendig ellendige ellie elliot ellis elsa elvis em email emily emma emmer
emmett emotie emoties emotioneel emotionele empire en end ene energie eng enge engel engeland engelen engels engelse
engelsen engelsman engerd enig enige enigen enigste enigszins enkel enkele enkels enorm enorme enos enterprise
enthousiasme enthousiast envelop enzo enzovoort er eraan erachter eraf erbij erbuiten erdoor erdoorheen ere eren
erfenis erfgenaam erg erge ergens erger ergere ergs ergste erheen eric erica erik erin erkennen ermee erna ernaar
ernaast ernie ernst ernstig ernstige ernstigs erom eromheen eronder erop erover eroverheen ertegen ertoe eruit
eruitziet ervan ervandoor ervaren ervaring ervaringen ervoor escorte essentieel esther et etage eten etentje ethan
eugene euh euro europa europese eva evacuatie evacueren evaluatie evan evans eve evelyn even evenals evenement
evengoed eventjes eventuele evenveel evenwicht evie evolutie ex ex-man ex-vrouw exact exacte examen examens
excellentie exclusief excuseer excuseert excuseren excuses excuus executeren executie exemplaar expeditie experiment
experimenten expert experts explosie explosief explosieven expres express extra extreem extreme ezel ezra eén faalde
faalt fabriek face facebook faciliteit factor failliet fair faith falen falls familie familieleden familielid
families fan fans fantasie fantasieën fantastisch fantastische farao fargo fascinerend fase fataal fatale father
fatsoen fatsoenlijk fatsoenlijke favoriet favoriete fax fbi februari federaal federale federatie fee feest
feestdagen feesten feestje feestjes feit feite feitelijk feiten fel feliciteren felicity felix festival fi fiets
fietsen figuren figuur fijn fijne fik file film filmen filmpje films filmster filosofie finale financieel financiële
financiën finch fine finn fiona firma first fisher fit fitz five flash flat flauw flauwekul fles flesje flessen
fletcher flik flikken flikker flink flinke flint flippen flirt flirten florence florida florrick floyd fluisteren
fluit flynn focus focussen fonds fontein fooi football for force ford forensisch forensische formatie formeel
formule formulier formulieren fort fortuin foster foto fotograaf fout foute fouten foutje fox fraai fran frances
francine francis francisco frank frankenstein frankie franklin frankrijk frans franse fransen fransman frasier
fraude freak fred freddie freddy frederick frequentie fris frisdrank frisse front frost fruit fry fu fuck fucking
fuller functie functies functioneren fusie fysiek fysieke führer ga gaaf gaan gaande gaat gaatje gabe gabriel
gabrielle gaf gail gale galerie game gang gangen gangster gangsters gans ganse garage garandeer garanderen garantie
garcia garde gardner garnalen garrett gary gas gast gasten gastheer gastvrijheid gat gate gaten gates gauw gave
gaven gavin gay ge geaccepteerd geacht geactiveerd geadopteerd geallieerden geannuleerd gearresteerd gearriveerd
geavanceerde gebaar gebakken gebaseerd gebed gebeden gebeld gebeten gebeurd gebeurde gebeuren gebeurt gebeurtenis
gebeurtenissen gebied gebieden gebleven geblokkeerd geboden geboeid geboekt gebonden geboorte geboren gebouw gebouwd
gebouwen gebracht gebrek gebroken gebruik gebruikelijk gebruikelijke gebruiken gebruikt gebruikte gebruikten
gecheckt gecompliceerd geconcentreerd gecondoleerd geconfronteerd gecontroleerd gecreëerd gedaan gedacht gedachte
gedachten gedag gedanst gedeeld gedeelte gedeeltelijk gedeisd gedekt gedicht gedichten gediend gedoe gedood gedraag
gedraagt gedraaid gedrag gedragen gedreven gedroeg gedrogeerd gedronken gedroomd gedrukt geduld geduldig gedumpt
gedurende geduurd geduwd gedwongen geef geeft geel geen geest geestelijk geestelijke geesten gefaald gefeliciteerd
gefilmd geflikt gefrustreerd gegaan gegarandeerd gegeten gegeven gegevens gegijzeld gegooid gegrepen gegroeid
gegroet gehaald gehackt gehad gehakt gehandeld gehecht geheel geheim geheime geheimen geheimpje gehele geheugen
geheugenverlies geholpen gehoopt gehoor gehoord gehoorzamen gehouden gehuild gehuurd geil geintje geintjes geit
gejaagd gejat gek gekeken gekend gekke gekken gekkenhuis gekkenwerk gekker gekleed geknipt geknoeid gekocht gekomen
gekookt gekoppeld gekost gekozen gekregen gekund gekust gekwetst gelachen geladen geland gelaten geld gelden geldt
gele geleden geleefd geleend geleerd gelegd gelegen gelegenheid geleid geleverd gelezen geliefd geliefde geliefden
gelieve gelijk gelijke gelogen gelokt geloof geloofd geloofde geloofden gelooft geloofwaardig gelopen geloven geluid
geluiden geluisd geluisterd geluk gelukkig gelukkige gelukkiger gelukkigste geluksdag gelukt gelul gemaakt gemak
gemakkelijk gemakkelijke gemakkelijker gemanipuleerd gemarteld gemeen gemeenschap gemeenschappelijke gemeente gemeld
gemene gemerkt gemiddeld gemiddelde gemist gemma gemogen gemunt genaaid genaamd genade gene geneeskunde geneesmiddel
geneest genegeerd genegenheid genen generaal generaals general generatie generaties generator genetisch genetische
geneukt genezen genezing geniaal genie geniet genieten genoeg genoegen genoemd genomen genoot genot genoteerd
genoten geobsedeerd geoefend geoffrey geopend geopereerd georganiseerd georganiseerde george georgia georgie gepakt
geparkeerd gepasseerd gepast gepest gepikt geplaatst gepland gepleegd gepraat geprobeerd geproefd geprogrammeerd
gepubliceerd geraakt geraden geraken gerald gerecht gerechtigheid gered gereden gereed gereedschap geregeld
geregistreerd gereisd gerepareerd gereserveerd gerespecteerd gericht geroepen gerookt gerry gerucht geruchten gerust
geruïneerd geschapen gescheiden geschenk geschenken gescheurd geschiedenis geschift geschikt geschikte geschilderd
geschokt geschonden geschopt geschorst geschoten geschreeuw geschreven geschrokken geslaagd geslacht geslagen
geslapen gesleept gesloten gesmeerd gesmolten gesneden gespaard gespannen gespecialiseerd gespeeld gesprek
gesprekken gesproken gesprongen gestaan gestapo gestapt gestart gestegen gesteld gestemd gesteund gesticht gestoken
gestolen gestoord gestoorde gestopt gestorven gestraft gestrest gestudeerd gestuurd get getal getalenteerd getallen
getekend geteld getest getoond getraind getrapt getroffen getrokken getrouwd getrouwde getuige getuigen getuigenis
getuigt geur gevaar gevaarlijk gevaarlijke gevaarlijker geval gevallen gevangen gevangene gevangenen gevangenis
gevangenisstraf gevaren gevecht gevechten geven gevleid gevlogen gevlucht gevochten gevoed gevoel gevoeld gevoelens
gevoelig gevoelige gevoerd gevolg gevolgd gevolgen gevonden gevormd gevraagd gevuld gewaardeerd gewaarschuwd gewacht
gewapend gewapende gewassen geweer geweest geweigerd gewekt geweld gewelddadig gewelddadige geweldig geweldige
gewend gewenst geweren gewerkt geweten gewicht gewijzigd gewild gewist gewond gewonde gewonden gewone gewonnen
gewoon gewoond gewoonlijk gewoonte gewoontes geworden gewurgd gezag gezakt gezamenlijke gezegd gezegde gezegend
gezeik gezellig gezelschap gezet gezeten gezeur gezicht gezichten gezien gezin gezinnen gezocht gezoend gezond
gezonde gezondheid gezongen gezorgd gezworen geërfd geëxecuteerd geïdentificeerd geïnfecteerd geïnformeerd
geïnspireerd geïnteresseerd geïsoleerd ghost gibbs gibson gideon gids gif gift giftig giftige gigantisch gigantische
gij gijzelaar gijzelaars gil gilbert giles gillen gin gina ging gingen ginger girl gister gisteravond gisteren
gisterenavond gitaar glaasje glad glas glazen glee gleed glen glenn glimlach glimlachen global gloria glorie go goa
god goddank goddelijke goden godin gods godsamme godsnaam godver godverdomme godzijdank goed goede goedemiddag
goedemorgen goedenacht goedenavond goedendag goederen goedgekeurd goedheid goedkeuren goedkeuring goedkoop goedkope
goedkoper goedmaken goeds goeie goeiemorgen goffini goh gok gokken gold golden golf golfen golven gonna good gooi
gooide gooiden gooien gooit goot gordel gordijn gordijnen gordon gore gorilla got gotham goud gouden gouverneur
gozer gps graad graaf graag graan grace gracie graden grady graf graham gram granaat granaten grand grant grap
grapjas grapje grapjes grappen grappig grappige gras gratie gratis graven gravin gray grayson grazen great green
greene greep greg gregory grens grenzen gretchen grey griekenland grieks griekse griep griet griezel griezelig
griffin grijp grijpen grijpt grijs grijze grimm groei groeide groeien groeit groen groene groente groenten groentje
groep groepen groet groeten grof grond grondgebied grondig grondwet groot grootmoeder grootouders groots grootse
grootste grootte grootvader grot grote groter grotere grotten group grove gruwelijk gruwelijke gsm gul gun gunst
gunsten gunstig gus guy gwen gym gênant ha haai haaien haak haakjes haal haalde haalden haalt haar haard haast
haasten haat haatte hacken hacker had hadden hai hak hakken hal hale halen haley half halfuur hall hallo halloween
hals halt halte halve halverwege ham hamburger hamburgers hamer hamilton hammond han hand handboeien handdoek
handdoeken handel handelde handelen handelt handen handhaven handig handje handlanger handschoen handschoenen
handschrift handtas handtekening hang hangen hangt hank hanna hannah hannibal hans hap hapje happy harbor hard harde
harder hardop hardy hare haren harige harley harmonie harnas harold harper harriet harris harrison harry hart
hartaanval harte hartelijk harten hartslag hartstikke hartstilstand harvard harvey hassan hastings haten have haven
hawaï hawk hawkins hayes hayley hazzard he heart heather heb hebben hebbes hebt hebzucht hecht hechten hechtenis
hechtingen hector heden hee heeft heel heelal heen heengaan heer heerlijk heerlijke heersen heerst heet heette
heftig heidi heil heilig heilige heiligheid hek hekel heks heksen hel helaas held helden helder heldere helderziende
hele heleboel helemaal helen helena helft heli helikopter helikopters hell helm help helpen helpt hem hemd hemel
hemelse hemelsnaam hemeltje hen henderson henri henry her herboren hercules herder here heren herfst herhaal
herhalen herhaling herinner herinnerd herinnerde herinneren herinnering herinneringen herinnert herken herkend
herkende herkennen herkent herman heroïne herr herrie hersenen hersens hersenschudding herstel hersteld herstellen
herstelt hert hertog het hete heten hetero hetgeen hetty hetzelfde heup heupen heus heuvel heuvels hevig hey hi
hield hielden hielen hielp hielpen hier hieraan hierachter hierbij hierbinnen hierboven hierbuiten hierdoor hierheen
hierin hierlangs hiermee hierna hiernaar hiernaartoe hiernaast hiernamaals hierop hierover hieruit hiervan
hiervandaan hiervoor hierzo high hij hilarisch hilary hill hills hinderlaag hing hint historisch historische hit
hitler hitte hm hmm ho hobby hodgins hoe hoed hoede hoeden hoef hoefde hoeft hoek hoeken hoelang hoepel hoer hoera
hoeren hoeveel hoeveelheden hoeveelheid hoeven hoever hoewel hoezeer hoezo hof hoge hoger hogere hogerop hogg hoi
hol holden holland holly hollywood holmes holt home homer homo hond honden honderd honderden hondje hong honger
hongerig hongerige honing honkbal hood hoofd hoofden hoofdinspecteur hoofdkantoor hoofdkwartier hoofdpijn hoofdrol
hoofdstad hoofdstuk hoofdverdachte hoog hoogheid hoogst hoogste hoogte hoogtepunt hooguit hoop hoopt hoopte hoopten
hoor hoorde hoorden hoorn hoort hoorzitting hop hope hopelijk hopeloos hopen horen horizon horloge hormonen
hospitaal hot hotdog hotel hotelkamer hotels hou houd houden houding houdt house houston hout houten how howard
hudson hufter hugh hughes hugo huh huid huidige huil huilde huilen huilt huis huisarrest huisbaas huisdier
huisdieren huisgenoot huishouden huishoudster huisje huiswerk huiszoekingsbevel huizen hulp hulpeloos hulpsheriff
humeur humor humphrey hun hunt hunter hup huren hut huur huurde huurmoordenaar huwelijk huwelijken huwelijksreis
hyde hypocriet hypotheek hysterisch hè hé ian ice id ideaal ideale idee ideeën identiek identificatie identificeren
identiteit idioot idiote idioten ie ieder iedere iedereen ieders iemand iemands ieren ierland ierse iets if ii ijs
ijsje ijskoud ijzer ijzeren ik ike ikje ikzelf illegaal illegale illinois illusie imago immers immuniteit immuun
impact improviseren in inademen inbraak inbreken inbreker incident inclusief inderdaad india indiaan indiaanse
indiana indianen indien indienen individu indringer indringers indruk indrukwekkend industrie industries ineens
infectie info informant informatie informeren infuus ingaan ingang ingebroken ingediend ingehuurd ingelicht
ingeluisd ingenieur ingenomen ingepakt ingerukt ingeschreven ingesteld ingestort ingetrokken ingewanden ingewikkeld
ingewikkelder ingezet ingrid ingrijpen inhalen inhoud inhouden inhoudt inhuren initialen initiatief injectie inkomen
inkomsten inkt inlichten inlichtingen inlichtingendienst inmiddels innemen innen innerlijke inpakken inrichting
insect insecten insgelijks inslag inspanning inspanningen inspecteur inspectie inspiratie installeren instappen
instelling instinct instituut instorten instructies instrument instrumenten intact integendeel integriteit
intelligent intelligente intelligentie intens interessant interessante interessanter interessants interesse
interesseert interesseren internationaal international internationale interne internet interpol interview
interviewen interviews intiem intimidatie intimideren intrekken intussen intuïtie inval invasie investeerders
investeren investering invloed invullen inwoners inzet inzetten inzicht inzien ira irak iran irene iris ironie
ironisch irritant is isaac isabel isabella isabelle island israël it italiaans italiaanse italianen italië ivan ivy
ja jaag jaagt jaar jaarlijkse jacht jack jackie jackson jacob jacques jade jagen jager jagers jake jaloers jaloezie
jam jamal james jamie jammer jan jane janet janice janken januari japan japanners japans japanse jared jaren
jarenlang jarig jarige jas jasje jason jasper javier jawel jax jay jazeker jazz je jean jeanne jeans jed jedi jee
jeep jeetje jeff jefferson jeffrey jemig jen jenkins jenna jennifer jennings jenny jensen jeremy jerome jerry jersey
jeruzalem jes jess jesse jessica jessie jesus jet jeugd jezelf jezus jij jill jim jimmy jj jo joan joanna job joch
jochie joden jodi jody joe joel joey joggen joh john johnny johnson joint jon jonah jonas jonathan jones jong jonge
jongedame jongeman jongen jongens jonger jongere jongeren jongetje jongste jood joods joodse jordan joseph josh
joshua jou journalist journalisten jouw jouwe joy joyce jr juan jude judith judy juf juffrouw juist juiste jules
juli julia julian julie juliet juliette julio julius jullie june jungle juni junior junk junkie jupiter juridisch
juridische jurk jurken jury jus just justin justine justitie juwelen kaak kaal kaars kaarsen kaart kaarten kaartje
kaartjes kaas kabel kabels kabinet kai kale kalender kaliber kalkoen kalm kalmeer kalmeren kam kamer kameraad
kameraden kamergenoot kamers kamp kampen kamperen kampioen kampioenschap kan kanaal kanalen kandidaat kandidaten
kane kanjer kanker kanon kanonnen kans kansas kanselier kansen kant kanten kantine kantoor kantoren kap kapel
kapitein kapot kapotte kappen kapper kapsel kar kara karakter karate kardinaal karen karl karma kartel kassa kast
kasteel kastje kat kate kater katherine katholiek katholieke kathy katie katoen katrina katten kauwen kauwgom kay
kazerne keek keel keer keerde keert keertje keihard keith keizer keken kelder keller kelly ken kende kenden
kenmerken kennedy kennelijk kennen kenneth kennis kenny kensi kent kenteken kentucky kerel kerels keren kerk kerkhof
kermis kern kerst kerstavond kerstfeest kerstman kerstmis ketchup ketel ketting keuken keus keuze keuzes kevin khan
kick kid kids kies kieskeurig kiest kiezen kiezers kijk kijken kijkers kijkje kijkt kikker kikkers killer kilo
kilometer kilometers kim kimmy kin kind kinderachtig kinderen kindertijd kindje king kip kippen kira kirby kirk
kirsten kist kisten kit kits kitt kitty klaag klaagde klaagt klaar klaarmaken klaarstaan klacht klachten klagen
klant klanten klap klappen klaren klas klasse klassiek klassieke klassieker klaus klauwen kleden kleding kleed
kleedkamer kleedt klein kleindochter kleine kleiner kleinere kleingeld kleinkinderen kleinste kleintje kleintjes
kleinzoon klem klep klere kleren klets kletsen kleur kleuren klik klim klimaat klimmen kliniek klink klinken klinkt
klojo klok klokken klom klonk kloof klooster klootzak klootzakken klop kloppen klopt klopte klote kloten kluis
kluisje klus klusje klusjes km knaap knal knallen knap knappe knapperd kneuzingen knie knieën knight knijp knijpen
knip knippen knoop knop knopen knoppen know knox knuffel knuffelen knul knuppel kocht kochten koe koeien koekje
koekjes koel koelen koelkast koepel koerier koers koesteren koets koffer kofferbak koffers koffertje koffie kogel
kogels kok koken kolere kolonel kolonie kom komaan komeet komen komende komop kompas komst komt kon konden kong
konijn konijnen koning koningen koningin koninklijk koninklijke koninkrijk kont kontje konvooi kooi kook kookt kool
koop koopt koor koorts koos kop kopen koper kopers kopie kopieën kopje koppel koppelen koppen koppig korea korporaal
korps kort korte korter korting kosmische kost kostbaar kostbare koste kosten kostte kostuum kostuums kots kotsen
kou koud koude kozen kraan krab krabben kracht krachten krachtig krachtige kraken kramer krankzinnig krankzinnige
krant kranten krap krassen krediet kreeft kreeg kregen kreng krijg krijgen krijger krijgers krijgsraad krijgt krijt
kristal kristallen kritiek kroeg kroon kruiden kruip kruipen kruipt kruis kruising kudde kun kunnen kunst kunstenaar
kunstmatige kunt kurt kus kusje kussen kussens kust kuste kustwacht kut kwaad kwaadaardig kwaadaardige kwade kwalijk
kwaliteit kwaliteiten kwam kwamen kwart kwartier kwartje kwestie kwetsbaar kwetsen kwijt kwijtgeraakt kwijtraken
kyle la laad laag laarzen laat laatst laatste lab label laboratorium lacey lach lachen lacht lachte ladder laden
lading lady laf lafaard lafaards lag lage lagen lager lagere lake lakens lam lamp lampen lana lance lanceren
lancering land landde landen landgoed landing landschap landt lane lang lange langer langley langs langskomen
langskomt langskwam langste langzaam langzamer lapd laptop larry las laser last lastig lastige lastigvallen late
laten later latijn laura laurel lauren laurie lava lawaai lawrence lawson lazer le league leah ledematen leden
ledereen lee leed leef leefde leefden leeft leeftijd leeg leegte leek leen leende leer leerde leerden leerling
leerlingen leert lees leest leeuw leeuwen lef leg legaal legale legde lege legendarische legende leger legers leggen
legt lei leid leidde leiden leider leiders leiderschap leiding leidinggevende leidt lek leken lekken lekker lekkere
lekkers lekt lelijk lelijke lemand lemon lena lenen lengte lening lennox lenny lens lente leo leon leonard lepel
leraar leraren lerares leren les lesbisch lesgeven lesje leslie lessen lester let lets letsel letten letter
letterlijk letters leugen leugenaar leugenaars leugens leuk leuke leuker leuks leukste leve level leven levend
levende levenden levens levenslang levensstijl leventje lever leverancier leverde leveren levering levert lewis lex
lezen lezing li liam libby lichaam lichamelijk lichamen licht lichte lichten lichter lid lied liedje liedjes lief
liefdadigheid liefde liefhebben liefje liefs liefst liefste lieg liegen liegt liep liepen liet lieten lieve
lieveling liever lieverd life lift liften lig liggen light ligt lijden lijdt lijf lijfwacht lijk lijken lijkenhuis
lijkschouwer lijkt lijm lijn lijnen lijntje lijst lijstje lik like likken lila lilly lily limiet limo limonade lin
lincoln linda lindsay lindsey ling link linker linkerhand linkerkant links linksaf linkse lint lionel lip lippen
lippenstift lisa lisbon list liter literatuur litteken littekens little liv live liz lizzie lk ll lloyd ln lo lobby
locatie locaties lockhart lof logan logboek logeert logeren logica logisch logische lois lokaal lokaas lokale lokken
lol lola londen london long longen lood loodgieter loog look loon loop loopt loos lopen lopend lopende loper lopez
lord lorenzo lori lorraine los loser losers losgeld loslaten losmaken losse lossen lost lot loterij lou louie louis
louise love loyaal loyaliteit ls luc luca lucas lucht luchthaven luchtje luchtmacht lucien lucifer lucifers lucky
lucy lui luid luidt luie luier luiers luik luis luister luisterde luisteren luistert luitenant luizen luke lukken
lukt lukte lul lullen lullig lulu lunch lunchen lust lusten luther luthor luxe lydia lyle lynn ma maag maagd maak
maakt maakte maakten maal maaltijd maaltijden maan maand maandag maanden maar maart maat maatje maatjes maatregelen
maatschappelijk maatschappij mac macgyver machine machinekamer machines macht machteloos machtig machtige machtigste
mack mackenzie madam madame maddie maddy madeline mademoiselle madison madonna mae maf maffe maffia mafkees mag
magazijn magazine mager magere maggie magie magisch magische magnetische magnus mail maine majesteit majoor major
make make-up makelaar maken maker makkelijk makkelijke makkelijker makker makkie mal malcolm malen malik maling
mallory malone mam mama mamma mammie mams man management manager manchester mand mandy manhattan maniak manier
manieren manipuleren mankeert mannelijk mannelijke mannen mannetje mannetjes manny mans manschappen mantel manuel
map mara marc marcel marco marcus marcy margaret marge marguerite maria marianne marie marihuana marilyn marina
marine marinier mariniers mario marion marissa mark markt mars marsh marshal marshall martelen marteling martha
martin martinez martini marty marvin mary masker maskers mason massa massage master masters mat match mate maten
materiaal materie matras matroos matt matthew matthews matty maura maureen maurice max maximaal maximale maximum
maxwell may maya mazzel maïs mccoy mcgee mckay me medaille mede medeleven medelijden medeplichtig medeplichtige
medewerker medewerkers medewerking media medicatie medicijn medicijnen medisch medische medium mee meebrengen
meedoen meedoet meedogenloos meegaan meegaat meegebracht meegemaakt meegenomen meekomen meemaken meen meenam meende
meeneemt meenemen meent meer meerdere meerderheid meerijden meespelen meest meestal meeste meesten meester meesteres
meesters meet meeting meewerken meewerkt meg megan mei meid meiden meisje meisjes mekaar mel melanie meld meldde
melden melding meldt melinda melissa melk melkweg memo men meneer menen mengen menigte mening mens menselijk
menselijke menselijkheid mensen mensheid mentaal mentale mentor menu mercedes meredith merk merken merkt merkte
merlijn mes messen met metaal metafoor metalen meteen meten meter meth methode methodes metro meubels mevr mevrouw
mexicaanse mexicanen mexico mezelf mia miami michael michaels michel michelle michigan mick mickey microfoon middag
middags middel middelbare middelen midden midden-oosten middenin middernacht mieren mietje miguel mij mijl mijlen
mijn mijne mijnen mijnheer mijzelf mike mikey miles milieu militair militaire militairen miljard miljarden miljoen
miljoenen miljonair mille miller millie millimeter mills milo milt milton mimi min minachting minder minderjarige
minimaal minister ministerie minnaar minnares minst minste minstens minuten minuut minuutje minuutjes miranda mis
misbruik misbruikt mischien misdaad misdaan misdaden misdadiger misdadigers misdrijf misdrijven misgaat mishandeld
mishandeling misleid misleiden mislukkeling mislukken mislukking mislukt mislukte miss misschien misselijk missen
missie missies mississippi missy mist miste mister misverstand mitch mitchell mix mm mm-hmm mmm mo mobiel mobiele
mobieltje mobieltjes mocht mochten modder mode model modellen modern moderne moe moed moeder moeders moedig moedige
moeilijk moeilijke moeilijker moeilijkheden moeilijkste moeite moer moeras moest moesten moet moeten moetje moge
mogelijk mogelijke mogelijkheden mogelijkheid mogen mohammed mol molly moment momenteel momenten momentje mona mond
monica monitor monk monnik monroe monsieur monster monsters montana monte monteur montgomery monty mooi mooie mooier
moois mooiste moon moord moorden moordenaar moordenaars moordonderzoek moordwapen moordzaak moordzaken moore mop
moraal more moreel morele morfine morgan morgen morgenavond morgenochtend morgens morgenvroeg morris morrison morse
mortuarium moskou moslim moslims mosterd motel motie motief motieven motor motoren motto mount mountain mouw moya
mozes mr mri mrs ms muis muizen mulder munitie munt munten murdoch murdock muren murphy murray museum musical muts
muur muziek muzikant my mysterie mysterieus mysterieuze mythe na naaien naakt naakte naald naalden naam naar naartoe
naast nabij nacht nachtclub nachten nachtje nachtmerrie nachtmerries nachts nadat nadenken nadenkt nader naderen
nadert nadia nadien nagaan nagedacht nagekeken nagel nagelaten nagels nagetrokken nakijken nalatenschap nam name
namelijk namen namens namiddag nancy nanny naomi napoleon narcotica nare nasa nash nat natalie natasha nate nathan
natie nationaal national nationale natrekken natte natuur natuurkunde natuurlijk natuurlijke nauw nauwelijks
nauwkeurig navy nazi naïef ncis neal ned nederlaag nederland nederlandse nee neef neefje neem neemt neen neer
neergelegd neergeschoten neergestoken neergestort neergezet neerhalen neerleggen neerschieten neerschoot neerzetten
negatief negatieve negeer negeerde negeert negen negende neger negeren negers neiging neil neill nek nell nelson
nemen nep nerd nergens nerveus nest nesten net netjes nette netwerk neuk neuken neukt neukte neus nevada neven new
newman news newton nicholas nicht nichtje nick nicky nico nicole niemand niemands nier nieren niet niets nietwaar
nieuw nieuwe nieuwjaar nieuws nieuwsgierig nieuwsgierigheid nieuwste nigel night nikita nikker nikki niks niles nina
ninja niveau nixon no noah nobel nobele noch nodig nodigde nodige nodigen noem noemde noemden noemen noemt nog nogal
nogmaals nolan non nonnen nonsens nood noodgeval noodgevallen noodzaak noodzakelijk nooit noord noordelijke noorden
noordpool noorwegen noot nor nora norm norma normaal normale norman normen north not noteer noten notities nou
november now ns nsa nu nuchter nucleaire nul nummer nummers nut nutteloos nuttig nypd ober object objecten
observatie observeren obsessie oceaan oceanen och ochtend ochtends oefen oefenen oefening oefeningen oeps of offer
offeren offers officieel officier officieren officiële oftewel ofwel ofzo ogen ogenblik ogenblikje oh ohh ohio ok
okay oke okee oktober okè oké old olie olifant olifanten oliver olivia ollie olympische om oma omar omdat omdraaien
ome omgaan omgaat omgekeerd omgekeerde omgekocht omgekomen omgeving omheen omhelzen omhoog omkeren omkleden omkopen
omlaag omringd omschrijven omsingeld omstandigheden omvang omver omwille omzeilen on onafhankelijk onafhankelijke
onbekend onbekende onbelangrijk onbeleefd onbeschoft onbetrouwbaar ondanks onder onderaan onderbreek onderbreken
onderbreking onderbroek onderdak onderdeel onderdelen ondergaan ondergang ondergoed ondergronds ondergrondse
onderhandelen onderhandelingen onderhoud onderhouden ondernemen onderneming onderofficier onderschat onderscheiden
onderscheppen onderste ondersteboven ondersteunen ondersteuning ondertekend ondertekenen ondertiteling ondertitels
ondertussen onderuit ondervraagd ondervragen ondervraging onderweg onderwereld onderwerp onderwerpen onderwijs
onderzeeër onderzocht onderzoek onderzoeken onderzoeker onderzoekers onderzoekt onduidelijk one oneens oneerlijk
oneindig ongeacht ongebruikelijk ongedaan ongedeerd ongedierte ongeduldig ongelijk ongelofelijk ongelooflijk
ongelooflijke ongeluk ongelukje ongelukken ongelukkig ongelukkige ongemakkelijk ongepast ongerust ongetwijfeld
ongeval ongeveer ongewapend ongewone ongewoon onhandig onlangs online onmiddelijk onmiddellijk onmiddellijke
onmogelijk onmogelijke onnodig onnozel onrecht onroerend onrust ons onschadelijk onschuld onschuldig onschuldige
onschuldigen onsterfelijk onszelf ontbijt ontbijten ontbreekt ontbreken ontcijferen ontdek ontdekken ontdekking
ontdekt ontdekte ontdekten ontdoen onthou onthoud onthouden onthoudt onthullen ontken ontkennen ontkent ontkomen
ontlopen ontmoet ontmoeten ontmoeting ontmoette ontmoetten ontploffen ontploffing ontploft ontplofte ontroerend
ontrouw ontsla ontslaan ontslag ontslagen ontsnappen ontsnapping ontsnapt ontsnapte ontspan ontspannen ontstaan
ontstaat ontsteking ontstond ontvang ontvangen ontvangst ontvangt ontving ontvoerd ontvoerde ontvoerder ontvoerders
ontvoeren ontvoering ontwerp ontwerpen ontwijken ontwikkeld ontwikkelde ontwikkelen ontwikkeling ontworpen
ontzettend onvermijdelijk onverwacht onverwachte onvoldoende onvoorspelbaar onvoorstelbaar onwaarschijnlijk onze
onzeker onzichtbaar onzichtbare onzin oog oogje oogst oogsten ooh ooit ook oom oor oorbellen oordeel oordelen oorlog
oorlogen oorsprong oorspronkelijk oorspronkelijke oorzaak oost oostelijke oosten op opa opbiechten opblazen opbouwen
opbrengen opdagen opdat opdraaien opdracht opdrachten opdrinken opduiken opduikt opeens open openbaar openbare
openbaring opende opendoen openen opening openlijk openmaken opent opera operatie operaties opereren opeten
opfrissen opgeblazen opgebouwd opgedragen opgeeft opgegeten opgegeven opgegroeid opgehaald opgehangen opgeheven
opgehouden opgekomen opgeleid opgelet opgeleverd opgelopen opgelost opgelucht opgemerkt opgenomen opgeofferd
opgepakt opgepikt opgericht opgeroepen opgeruimd opgeschreven opgeslagen opgesloten opgespoord opgesteld opgevallen
opgevangen opgeven opgevoed opgewonden opgezet opgezocht opgroeide opgroeien ophalen ophangen ophouden ophoudt
opknappen opkomen opkomst opkomt opleiding opletten opleveren oplevert oplichter oplossen oplossing opluchting
opmaken opmerkelijk opmerking opmerkingen opnam opname opnamen opnames opneemt opnemen opnieuw opofferen opoffering
oppakken oppas oppassen oppervlak oppervlakkig oppervlakte oppikken oprah oprecht oprechte oprit oproep oproepen
oprotten opruimen opscheppen opschieten opschrijven opslag opsluiten opsluiting opsporen opstaan opstand opstellen
opstijgen optie opties optillen optimistisch optreden opvallen opvoeden opvoeding opvolgen opvolger opwarmen
opwindend opwinding opzet opzettelijk opzetten opzicht opzij opzoek opzoeken or oranje orde order orders oregon oren
organen organisatie organiseren origineel originele orkaan orleans oscar oswald otis otto oud oude ouder oudere
ouderen ouders ouderwets ouderwetse oudste out outfit ouwe oven over overal overblijfselen overblijft overbodig
overboord overdag overdosis overdracht overdreven overdrijf overdrijft overdrijven overduidelijk overeen
overeenkomst overeenkomsten overeind overgaan overgang overgave overgebleven overgedragen overgehaald overgenomen
overgeplaatst overgeven overhalen overhandigen overheen overheid overhemd overhoop overigens overkant overkomen
overkomt overkwam overlaten overleden overledene overleed overleef overleefd overleefde overleeft overleg overleggen
overleven overlevende overlevenden overlijden overmorgen overnachten overnemen overplaatsing overreden overslaan
overste oversteken overstuur overtreden overtreding overtuigd overtuigde overtuigen overtuigend overtuiging overval
overvallen overvloed overweeg overweg overwegen overwinnen overwinning overwogen ovj ow owen oxford oz pa paal paar
paard paarden paars paarse pablo pacific pad pagina paige pak pakhuis pakistan pakje pakjes pakken pakket pakketje
pakt pakte pakten paleis palm palmer pam pamela pan pand paniek pannenkoeken pap papa papier papieren papierwerk
pappa pappie paps paraat parachute parade paradijs paranoïde paraplu pardon paren parfum parijs paris park
parkeergarage parkeerplaats parker parkeren parlement partij partijen partner partners party pas paspoort paspoorten
pass passagier passagiers passen passeren passie past pasta paste pastoor pat pater patholoog patient patiënt
patiënten patricia patrick patronen patroon patrouille patterson patty paul paula paulie paus pauze pc pearl pech
pedro peg peggy peloton pen penelope penis penning pennsylvania penny pensioen pentagon per percy perez perfect
perfecte periode perkins permanent permanente perry pers persconferentie persen personage personages personeel
personen persoon persoonlijk persoonlijke persoonlijkheid persoonlijks perspectief pest pesten pet pete peter peters
peterson peyton phantom phil philadelphia philip philippe phillip phillips philly phoebe phoenix piano pick-up
picknick piek piep pier pierce pierre pijl pijlen pijn pijnlijk pijnlijke pijnstillers pijp pijpen pik pike pikken
pikt pikte pil pillen piloot piloten pin pinda pindakaas pink piper piraat piraten pis pissen pissig pistolen
pistool pit pizza plaag plaat plaatje plaatjes plaats plaatse plaatselijke plaatsen plaatst plaatste plaatsvinden
place plafond plagen plakken plan planeet planeten plank plannen planning plant planten plas plassen plastic plat
platen platform platteland plee pleegde pleegt plegen plein pleit pleiten plek plekje plekke plekken plezier plicht
ploeg plots plotseling plotselinge plukken plus podium poeder poen poep poepen poes poesje poetsen poging pogingen
point poirot poker polen politici politicus politie politieagent politieagenten politiebureau politiek politieke
politieman polly pols polsen pomp pompen pond pony pooier pool poolse poort poorten poosje poot pop popcorn pope
poppen populair populaire porno portefeuille portemonnee porter portier portland portret positie positief posities
positieve post postbode posten poster postkantoor pot poten potentieel potentiële potje potlood potter powell power
poëzie praat praatje praatjes praatte praatten prachtig prachtige praktijk praktisch praten pratt precies predikant
preek premier presentatie presenteert presenteren presents president prestatie prestaties preston pret prettig
prettige price priester priesters prijs prijzen prik prikken prima prince principe principes prins prinses
prioriteit prioriteiten privacy privé pro probeer probeerde probeerden probeert proberen probleem probleempje
problemen procedure procent proces producent producer produceren product producten productie proef proeven profeet
professional professioneel professionele professor proficiat profiel profiteren programma project projecten promotie
prooi proost prostituee prostituees prostitutie protest protocol prototype provincie pruik psychiater psychiatrische
psychische psychologie psychologisch psychologische psycholoog psychopaat pub publiceren publiciteit publiek
publieke publiekelijk pudding puin puinhoop punt punten puppy pure put puur puzzel pyjama qoq qua quality quantity
quarantaine quarterback queen queens quentin quinn quitte ra raad raadsel raadslid raadsman raadt raak raakt raakte
raakten raam raap raar raars rabb race racen rachel radar raden radio rails raken raket raketten ralph ram ramen
rammen ramon ramp ranch rand randall randje randy rang ranger rangers rap rapport rapporteer rapporten rapporteren
rare ras rat ratten rauw raven ray raymond razend re reactie reacties reactor reagan reageer reageerde reageert
reageren realiseer realiseerde realiseert realiseren realistisch realiteit rebecca rebel rebellen recent recente
recentelijk recept receptie recherche rechercheur rechercheurs recht rechtbank rechtdoor rechte rechten rechter
rechterhand rechterkant rechters rechtop rechts rechtsaf rechtse rechtstreeks rechtszaak rechtszaal rechtvaardig
rechtvaardigen rechtvaardigheid rechtzetten reclame record rector red redacteur redde redden redder redding
reddington rede redelijk redelijke reden redenen redt reed reeds reeks reese reet regel regelde regelen regeling
regelmatig regels regelt regen regenen regent regeren regering reggie regiment regina regio regisseur reid reilly
reis reisde reisje reist reizen reken rekenen rekening rekeningen rekent rekken relatie relatief relaties relax
releases relevant religie religieuze rem remedie remmen ren rende renee rennen reno rent rente rené repareren
repeteren repetitie republiek reputatie research reservaat reserve respect respecteer respecteert respecteren rest
restaurant restaurants resten resultaat resultaten reus reuze revolutie revolver rex reynolds reünie ribben rich
richard richards richie richmond richt richten richting richtte rick ricky rico ridder ridders riem riemen riep rif
right rij rijbewijs rijd rijden rijdt rijk rijkdom rijke rijken rijp rijst rijtje riley ring ringen rinkelen rio
riool rip ripper risico riskant riskeert riskeren rit rita ritje ritme rits ritueel river rivier rivieren road rob
robbie robert roberts robin robinson robot robots rock rocky roddels rode rodney roedel roeien roekeloos roem roep
roepen roeping roept roer roger rogers rok roken rol roland roll rollen rolstoel roman romantiek romantisch
romantische rome romeinen romeinse romeo rommel romp ron ronald rond ronde ronden rondhangen rondje rondjes
rondkijken rondleiding rondloopt rondlopen rondom ronnie rood roofdieren rooie rook rookt rookte room roos roosevelt
rooster rory rosa rosco rose rosie ross rossi rot rots rotsen rotte rotten rotzak rotzooi rotzooien route routine
rouw rouwen rover roy royal roz roze rozen rubber ruby rudy rufus rug ruggen ruggengraat rugzak ruig ruik ruiken
ruikt ruil ruilen ruim ruimen ruimte ruimteschip ruiter ruk rukken rum run runnen runt rus rush rusland russ russell
russen russisch russische rust rusten rustig rustige rustiger rusty ruth ruw ruwe ruzie ruziën ruïneren ryan ryder
röntgenfoto saai saaie sabrina saddam sadie saint sal salade salaris salem sally salon sam samantha samen
samenleving samenwerken samenwerking samenwonen samenzwering sammy samuel san sanchez sanders sandra sandwich sandy
santa santiago santos sap sara sarah sasha satan satelliet satellieten saul saus sawyer scan scannen scanner
scarlett scenario scene schaal schaam schaamde schaamt schaamte schaap schaar schaatsen schade schaden schaduw
schaduwen schakel schakelaar schakelen schaken schamen schandaal schandalig schande schapen schat schatje schatten
schattig schattige schedel scheelde scheelt scheer scheet schei scheiden scheiding scheidt schelen schema schenk
schenken schep schepen scheppen schepper schepsel scheren scherm schermen scherp scherpe scheur scheuren schiet
schieten schietpartij schijf schijn schijnbaar schijnen schijnt schijt schijten schikking schild schilden schilder
schilderen schilderij schilderijen schildpad schimmel schip schitterend schitterende schmidt schoen schoenen schoft
schok schokkend scholen schone school schoon schoongemaakt schoonheid schoonmaken schoonmoeder schoot schop schoppen
schopte schot schotel schoten schotland schotwond schouder schouders schrap schreef schreeuw schreeuwde schreeuwen
schreeuwt schrijf schrijft schrijven schrijver schrijvers schrik schrikken schrok schud schudden schuif schuilen
schuilplaats schuiven schuld schulden schuldgevoel schuldig schuldige schurk schurken schut schutter schutters
schuur scoort score scoren scott scotty script scully scène se sean seattle sebastian seconde seconden secretaresse
secretaris sectie sector security see seizoen seks seksueel seksuele sekte semester senaat senator senior sensoren
sentimenteel september serena sergeant serie seriemoordenaar serieus serieuze serum serveerster server serveren
service sessie set seth seven sex sexy señor sfeer shakespeare shane shannon sharon sharpe shaw shawn she sheila
shelby sheldon shelly shepherd sheppard sheridan sheriff sherlock sherman sherry shh shirley shirt shit shock shot
show shows shuttle si sid side sidney sieraden sierra sigaar sigaren sigaret sigaretten signaal signalen silas
silver simmons simon simone simpel simpele simpelweg simply simpson sinclair sinds sindsdien single sint sir sire
site situatie situaties sjaal skelet skinner skip sky skye sla slaaf slaag slaagde slaagt slaan slaap slaapkamer
slaapt slaat slachtoffer slachtoffers slag slagen slager slagveld slang slangen slap slapen slappe slaven slavernij
slecht slechte slechter slechterik slechteriken slechts slechtste sleep slepen slet sleutel sleutels sliep sliepen
slik slikken slikt slim slimme slimmer slimmerik slimste slipje sloan sloane sloeg sloegen slok slokje sloop sloot
slopen slordig slot sloten sluipen sluipschutter sluit sluiten smaak smaakt smakelijk smaken smeek smeekte smeer
smeerlap smeken smelt smelten smeren smerig smerige smeris smerissen smith smoking smokkelen sms snacks snap snappen
snapt snapte snee sneed sneeuw sneeuwwitje snel snelheid snelle sneller snelste snelweg snij snijd snijden snijdt
snoep snoepje snoepjes snor snow so sociaal sociale sodemieter soep sofia software sok sokken soldaat soldaten solo
solomon somber sommige sommigen soms sonde song sonia sonny sookie soort soorten sophia sophie sorry south sowieso
spaans spaanse spaar spaargeld spaghetti spanje spannend spannende spanning sparen speciaal speciaals special
speciale specialist specialiteit specifiek specifieke speech speed speel speelde speelden speelgoed speelt speeltje
speer spek spel spelen speler spelers spellen spelletje spelletjes spence spencer sperma spiegel spieren spijt
spijtig spike spin spinnen spion spionnen spirituele splitsen spock spoed spoedig spoel spoelen spoken sponsor
spontaan spook spoor spoorloos sporen sport sporten sportschool spot sprak sprake spraken spreek spreekt spreken
sprekend spreuk spring springen springfield springs springt sprong sprongen sprookje spuit spuiten spul spullen
spuug square ss st sta staak staal staan staande staar staart staat stabiel stacey stacy stad stadhuis stadion
stadium stadje staf stage stak staken staking stal stalen stalin stalker stam stammen stan stand stand-by standaard
standbeeld standpunt stanford stank stanley stanton stap stapel stapje stappen stapt stapte star staren starfleet
stark start starten state staten station status steak steden steed steeds steeg steegje steek steekt steel steelt
steen stefan steken stekker stel stelde stelen stella stellen stelletje stelsel stelt stem stemde stemmen stemming
stempel stemt stenen steph stephanie stephen ster sterf sterft sterk sterke sterker sterkste sterkte sterren sterven
stervende steun steunen steunt steve steven stevens stevie stevig stevige stewart stewie stichten stichting
stiefmoeder stiefvader stiekem stier stierf stierven stijf stijgen stijgt stijl stijve stik stikken stikt stil
stille stilletjes stilstaan stilte stinken stinkende stinkt stoel stoelen stoep stoer stoere stof stoffen stok stom
stomerij stomme stommeling stomp stoms stond stonden stone stoned stoom stoor stoort stoot stop stoppen stopt stopte
stopten storen storing storm stormen stort storten stortte stoten stout stoute straal straat straf strafblad
straffen strak strakke straks stralen straling strand strategie straten streek streep street streng strepen stress
streven strijd strijden strijder strijders strijken strikt strip stripper stromen stront stroom stroomt stropdas
strot structuur stu stuart studeer studeerde studeert student studente studenten studeren studie studies studio stuk
stukje stukjes stukken stuks stunt sturen stuur stuurboord stuurde stuurden stuurt subtiel succes succesvol
succesvolle sue suf sugar suggereert suggestie suggesties suiker suite sukkel sukkels sullivan summer sun super
superheld superieur superman supermarkt surfen surveillance susan sushi susie sutton suv suzanne sweet sydney sylvia
symbolen symbool sympathie symptomen sync synchronisatie syndroom systeem systemen taai taaie taak taal taart tabak
taco tactiek tactische tafel tafels tak take taken takken talen talent talenten talloze tamelijk tammy tand tandarts
tanden tandenborstel tang tango tank tanken tanks tanner tante tanya tape tapijt tara tarzan tas tassen tast tate
tatoeage tatoeages tattoo taxi taxichauffeur taylor te teal team teams tech techniek technisch technische
technologie ted teddy teef teen tegelijk tegelijkertijd tegemoet tegen tegenaan tegendeel tegengehouden tegengekomen
tegengif tegenhouden tegenkomen tegenkomt tegenover tegenovergestelde tegenstander tegenstanders tegenstelling
tegenwoordig tegoed tehuis tekeer teken tekende tekenen tekening tekeningen tekens tekent tekort tekst teksten tel
telefoon telefooncel telefoonnummer telefoons telefoontje telefoontjes telegram teleur teleurgesteld teleurstellen
teleurstelling televisie telkens tellen telt tempel temperatuur tempo ten tenen tenminste tennis tenslotte tent
tentoonstelling tenzij tepels tequila ter terecht terechtgekomen teresa tering term termijn terrein territorium
terrorisme terrorist terroristen terroristische terry terug terugbellen terugbetalen terugbrengen teruggaan
teruggaat teruggebracht teruggekeerd teruggekomen teruggetrokken teruggeven teruggevonden terughalen terugkeer
terugkeert terugkeren terugkom terugkomen terugkomt terugkrijgen terugkwam terugsturen terugtrekken terugweg
terugzien terwijl tess tessa test testament testen tests teveel tevoorschijn tevoren tevreden texas thanksgiving
that thc the theater thee thema theo theorie theorieën therapeut therapie there theresa this thomas thompson thor
thuis thuiskomen thuiskomt thuiskwam ticket tickets tien tiende tiener tieners tientallen tieten tiffany tiger tijd
tijde tijdelijk tijdelijke tijden tijdens tijdje tijdlijn tijdperk tijdschrift tijdschriften tijdstip
tijdverspilling tijger tijgers tik tikt til tillen tim time times timing timmy timothy tina tip tips titel tja
tjonge to toast tobias toby toch tocht todd toe toegang toegegeven toegelaten toegestaan toegeven toegevoegd
toegewezen toegewijd toekijken toekomst toekomstige toelaten toen toeristen toernooi toeslaan toespraak toestaan
toestaat toestand toestel toestemming toetje toets toeval toevallig toevoegen toewijding toezicht tof toffe toilet
toiletten tokio tokyo tol tom tomaten tommy ton toneel toneelstuk tonen tong tonijn tony toon toonde toont toost top
topje toppers toren tornado toronto torpedo torres tot totaal totale totdat tour tournee touw touwen touwtjes
tovenaar tower town traag traceren tracy traditie traditionele tragedie tragisch tragische trailer train trainen
trainer training trakteer trakteren tralies tranen transactie transplantatie transport trap trappen trapt trapte
trauma travis treden treedt treffen treft trein treinen trek trekken trekker trekt trent treurig trevor trey triest
trieste trillen trip trish tristan troep troepen trof trofee trok trokken troon troost troosten trots trotse trouw
trouwdag trouwde trouwden trouwe trouwen trouwens trouwerij trouwring trouwt troy truc trucjes truck trucs trui
truman trut tucker tuig tuin tuinman tumor tunnel tunnels turner tussen tussentijd tussenuit tuurlijk tv twaalf twee
tweede tweeling tweemaal tweeën twijfel twijfelde twijfelen twijfels twijfelt twintig two ty tyler type types
typisch typische ufo uh uhm uit uitbraak uitbreiden uitbrengen uitdaging uitdelen uitdoen uitdrukking uiteen
uiteindelijk uiten uiteraard uiterlijk uiterst uiterste uitgaan uitgaat uitgang uitgangen uitgebreid uitgegeven
uitgehongerd uitgekomen uitgekozen uitgelegd uitgemaakt uitgenodigd uitgepraat uitgeput uitgerekend uitgeroeid
uitgerust uitgeschakeld uitgesloten uitgesproken uitgesteld uitgestorven uitgevallen uitgeven uitgever uitgevoerd
uitgevonden uitgewerkt uitgezet uitgezocht uitgezonden uitging uithalen uithangen uitkiezen uitkijk uitkijken
uitkleden uitkomen uitkomst uitkomt uitleg uitleggen uitmaakt uitmaakte uitmaken uitnodigen uitnodiging uitpakken
uitpraten uitproberen uitroeien uitrusten uitrusting uitschakelen uitschot uitslag uitsluiten uitspraak uitspreken
uitstaan uitstappen uitstekend uitstekende uitstel uitstellen uittrekken uitvinden uitvinding uitvoeren uitvoering
uitweg uitzag uitzenden uitzending uitzetten uitzicht uitzien uitziet uitzoeken uitzondering uitzonderlijk ultieme
um undercover unie uniek unieke uniform uniformen union unit united universiteit universum up update uren urine us
uur uurtje uw uwe uzelf vaag vaak vaardigheden vaardigheid vaart vaarwel vaas vaccin vader vaderland vaders vage
vagina vak vakantie vakbond vaker val valentijnsdag valentine valerie vallei vallen valley vals valse valstrik valt
vampier vampieren vampiers van vanaf vanavond vanbinnen vance vandaag vandaan vandaar vandoor vanessa vang vangen
vangst vangt vanmiddag vanmorgen vannacht vanochtend vanuit vanwaar vanwege vanzelf vanzelfsprekend varen vargas
varken varkens vast vastberaden vastbesloten vastbinden vaste vastgebonden vastgehouden vastgelegd vastgesteld
vasthouden vasthoudt vaststellen vastzit vastzitten vat vaten vaticaan vatten vaughn ve vecht vechten vechter vee
veeg veel veelbelovend veertien veertig vega vegas vegen veilig veilige veiliger veiligheid veiling vel veld velden
vele velen vent ventje venus ver vera veranda verander veranderd veranderde veranderen verandering veranderingen
verandert verantwoordelijk verantwoordelijke verantwoordelijkheden verantwoordelijkheid verantwoorden verantwoording
verbaasd verbaast verband verbannen verbazen verbazingwekkend verbeelding verberg verbergen verbergt verbeterd
verbeteren verbetering verbind verbinden verbinding verbindt verbleef verblijf verblijfplaats verblijft verblijven
verboden verbond verbonden verborg verborgen verbrand verbranden verbrandt verbreken verbroken verdacht verdachte
verdachten verdedig verdedigde verdedigen verdediging verdedigt verdeeld verdelen verdenken verdenking verdenkt
verder verdere verdergaan verderop verdien verdiend verdiende verdienen verdient verdieping verdiepingen verdoen
verdomd verdomde verdomme verdoofd verdorie verdoven verdoving verdraaid verdrag verdragen verdriet verdrietig
verdrinken verdronk verdronken verdwaald verdween verdwenen verdwijn verdwijnen verdwijning verdwijnt vereerd
vereist veren verenigd verenigde verenigen vereniging verf vergaan vergadering vergaderingen vergat vergeef vergeeft
vergeet vergelding vergeleken vergelijk vergelijken vergelijking vergeten vergeven vergeving vergezellen vergif
vergiffenis vergiftigd vergiftigen vergis vergissing vergist vergoeding vergroot vergroten vergt vergunning verhaal
verhaaltje verhalen verheug verhogen verhongeren verhoog verhoogd verhoogde verhoor verhoord verhoren verhouding
verhuis verhuisd verhuisde verhuist verhuizen verjaardag verkeer verkeerd verkeerde verkeerds verkennen verkering
verkiezing verkiezingen verklaar verklaard verklaarde verklaart verklaren verklaring verklaringen verkleden verkleed
verklikker verkloot verknald verknallen verkocht verkoop verkoopt verkopen verkoper verkouden verkozen verkracht
verkrachten verkrachter verkrachting verkrachtte verkregen verkrijgen verlaat verlamd verlang verlangen verlangens
verlangt verlaten verleden verlegen verlegenheid verleid verleidelijk verleiden verleiding verlenen verlicht
verlichten verlichting verliefd verlies verliest verliet verlieten verliezen verliezer verlof verloofd verloofde
verloopt verloor verlopen verloren verlossen verlossing verlost verloving vermaak vermaakt vermaken vermeld
vermijden verminderen vermist vermiste vermoed vermoedde vermoedelijk vermoeden vermoeiend vermogen vermomming
vermoord vermoordde vermoordden vermoorde vermoorden vermoordt vernederd vernederen vernederend vernedering vernield
vernielen vernietig vernietigd vernietigde vernietigen vernietiging vernietigt vernoemd vernomen vernon veronderstel
verondersteld veronica verontrustend verontschuldig verontschuldigen verontschuldiging verontschuldigingen
veroordeel veroordeeld veroordeelde veroordelen veroordeling veroorloven veroorzaakt veroorzaakte veroorzaken
veroveren verpest verpesten verplaats verplaatsen verplaatst verpleegster verpleegsters verplicht verplichting
verplichtingen verprutst verraad verraadde verraadt verraden verrader verraders verrassen verrassend verrassing
verrassingen verrast verre verrek verrekte verricht verrichten verroer verrot verrukkelijk vers verscheen verschenen
verscheurd verschijnen verschijnt verschil verschillen verschillend verschillende verschrikkelijk verschrikkelijke
verschuldigd verse versie versieren verslaafd verslaafde verslaan verslaat verslag verslagen verslaggever verslaving
versloeg versnellen verspil verspild verspillen verspilling verspilt verspreid verspreiden verspreidt versta
verstaan verstand verstandig versteld versterken versterking versterkt verstoord verstop verstoppen verstopt
verstopte verstoren versturen verstuurd versus vertaald vertalen vertaling vertegenwoordig vertegenwoordigen
vertegenwoordiger vertegenwoordigt vertel verteld vertelde vertelden vertellen vertelt vertonen vertoont vertragen
vertraging vertrek vertrekken vertrekt vertrok vertrokken vertrouw vertrouwd vertrouwde vertrouwelijk vertrouwen
vertrouwt vervallen vervalst vervangen vervanger verveel verveelt vervelen vervelend vervelende vervloekt vervloekte
vervoer vervoeren vervolg vervolgd vervolgen vervolgens vervolging vervuld vervullen verwacht verwachten verwachting
verwachtingen verwachtte verward verwarming verwarrend verwarring verwelkomen verwend verwerken verwerkt verwijder
verwijderd verwijderen verwijt verwijten verwisseld verwoest verwoesten verwond verwondingen verzamel verzameld
verzamelde verzamelen verzameling verzamelt verzegeld verzeker verzekerd verzekeren verzekering verzet verzetten
verzin verzinnen verzint verzocht verzoek verzoeken verzon verzonden verzonnen verzorgd verzorgen verzwakt vest
vestigen vet vette vezels via vic vice vice-president vicepresident vicki vicky victor victoria video viel vielen
vier vierde vieren vierkante vies vietnam vieze viezerik vijand vijandelijke vijanden vijandig vijandige vijf vijfde
vijftien vijftig vijver viktor villa vince vincent vind vinden vindt ving vinger vingerafdruk vingerafdrukken
vingers violet viool virgil virginia virus vis visie visioen visioenen vissen vitale vivian vizier vlag vlak vlakbij
vlam vlammen vleermuizen vlees vlek vlekken vleugel vleugels vlieg vliegen vliegende vliegt vliegtuig vliegtuigen
vliegveld vlinder vlinders vloeistof vloek vloeken vloer vlogen vloog vloot vlot vlucht vluchtelingen vluchten
vluchtte vlug vn vocht vochten voeden voeding voedsel voedt voeg voegen voel voelde voelden voelen voelt voer voerde
voeren voert voertuig voertuigen voet voetbal voeten vogel vogels vogeltje voicemail vol volbracht voldoen voldoende
voldoet volg volgde volgden volgelingen volgen volgend volgende volgens volgorde volgt volhouden volk volkomen volle
volledig volledige volmaakt volstaat voltooid volwassen volwassene volwassenen von vond vonden vonnis voogdij voor
vooraan vooraf voorafging vooral voorbeeld voorbereid voorbereiden voorbereiding voorbereidingen voorbestemd voorbij
voordat voordeel voordelen voordeur voordoen voorgesteld voorgevoel voorgoed voorheen voorhoofd voorin voorje
voorkant voorkeur voorkomen voorkomt voorlezen voorlopig voormalig voormalige voornaam voornamelijk voorop
voorouders voorpagina voorraad voorraden voorrecht voorschot voorspelbaar voorspeld voorspellen voorspelling
voorsprong voorste voorstel voorstelde voorstellen voorstelling voorstelt voort voortaan voortdurend voortvluchtige
voortzetten vooruit vooruitgang voorval voorwaarde voorwaardelijk voorwaarden voorwaarts voorwerp voorwerpen
voorzichtig voorzichtiger voorzien voorzitter voren vorig vorige vork vorm vormen vormt vos voyager vraag vraagje
vraagt vracht vrachtwagen vrachtwagens vragen vrede vredesnaam vredig vreemd vreemde vreemdeling vreemdelingen
vreemden vreemds vrees vreet vreselijk vreselijke vreselijks vreten vreugde vrezen vriend vriendelijk vriendelijke
vriendelijkheid vrienden vriendin vriendinnen vriendinnetje vriendje vriendjes vriendschap vriezer vrij vrijdag
vrijdagavond vrije vrijen vrijgegeven vrijgelaten vrijgesproken vrijgezel vrijheid vrijkomt vrijlaten vrijlating
vrijuit vrijwel vrijwillig vrijwilliger vrijwilligers vroeg vroege vroegen vroeger vroegere vrolijk vrolijke vrouw
vrouwe vrouwelijk vrouwelijke vrouwen vrouwtje vrouwtjes vruchten vs vuil vuile vuilnis vuilnisbak vuist vul vulkaan
vullen vult vuren vuur vuurgevecht vuurtje vuurwerk vóór waag waait waanzin waanzinnig waar waaraan waarbij waard
waarde waardeer waardeert waardeloos waardeloze waarden waarderen waardering waardevol waardevolle waardig
waardigheid waardoor waarheen waarheid waarin waarmee waarna waarom waaronder waarop waarover waarschijnlijk
waarschuw waarschuwde waarschuwen waarschuwing waartoe waaruit waarvan waarvoor wacht wachten wachtend wachters
wachtte wachtten wachtwoord wade wagen wagens wakker wal wales walgelijk walgelijke walker wall wallace wally walsh
walt walter walvis walvissen wandelen wandeling wang wanhoop wanhopig wanhopige wanneer want wapen wapens
wapenstilstand war ward ware waren warm warme warmer warmte warp warren was washington wassen wat water wateren
watje watson wauw way wayne wazig wc we weaver web webb website webster wed wedden weddenschap wederom wederzijds
wedstrijd wedstrijden weduwe wee weefsel weegt week weekend weer weerhouden weerstaan weerstand weerwolf wees
weeshuis weet weetje weg wegblijven wegen wegens wegga weggaan weggaat weggegaan weggegooid weggehaald weggelopen
weggestuurd weggeven weggeweest wegging weggooien weghalen wegkomen wegkomt weglopen wegnemen wegrennen wegsturen
wegwezen wei weiger weigerde weigeren weigert weinig weinige weken wekken wel weldra weleens welk welke welkom
wellicht wells welnee welnu welterusten welzijn wen wendell wendy wenen wenkbrauwen wennen wens wensen wenst wenste
went werd werden wereld werelden wereldoorlog werelds wereldwijd werk werkelijk werkelijkheid werken werkende werker
werkgever werking werkloos werknemer werknemers werkplaats werkster werkt werkte werkten werkwijze werpen wes wesley
west westen westerse wet weten wetende wetenschap wetenschappelijk wetenschappelijke wetenschapper wetenschappers
wettelijk wettelijke wetten wezen wezens what wheeler when whiskey whisky white whitney who whoa wie wieg wiel
wielen wiens wiet wij wijd wijf wijk wijn wijs wijsheid wijst wijven wijze wijzen wijzer wijzigen wil wild wilde
wilden wildernis will willekeurig willekeurige willen william williams willie willis willow willy wilson wilt win
winchester wind winden winkel winkelcentrum winkelen winkels winnaar winnaars winnen winnende winst winston wint
winter winters wip wiskunde wisselen wisselgeld wissen wist wisten wit with witte wo wodka woede woedend woensdag
woest woestijn wolf wolk wolken wolven woman won wond wonden wonder wonderbaarlijk wonderen wonen wong woning wonnen
woods woody woon woonde woonden woonkamer woont woord woorden woordje word worden wordt worf world worm wormen
wormgat worp worst worstelen wortel wortels wou woud wow wraak wraith wrak wrede wreed wreken wright wrijven wrok wu
wurgen wyatt xena yale yang yankees yard yeah yep yes yo yoga yoghurt york you young your yuri zaad zaak zaakje
zaakjes zaal zach zacht zachte zachter zachtjes zack zadel zag zagen zak zakdoek zake zakelijk zakelijke zaken
zakenman zakje zakken zaklamp zakt zal zalig zalm zand zane zanger zangeres zat zaten zaterdag zaterdagavond ze zee
zeeman zeep zeer zeg zege zegel zegen zegene zegenen zeggen zegt zei zeiden zeik zeil zeilen zeke zeker zekere
zekerheid zelden zeldzaam zeldzame zelf zelfde zelfmoord zelfs zelfverdediging zelfvertrouwen zenden zender zending
zenuwachtig zenuwen zero zes zesde zestien zestig zet zetel zette zetten zeur zeuren zeus zeven zevende zeventien
zich zicht zichtbaar zichzelf zie ziek zieke zieken ziekenboeg ziekenhuis ziekenhuizen ziekte ziektes ziel zielen
zielig zielige zien ziens ziet ziezo zij zijde zijden zijkant zijn zijne zijt zilver zilveren zin zing zingen zingt
zinken zinloos zinnen zit zitten zitting ziva zo zoal zoals zocht zochten zodat zodra zoe zoek zoeken zoekt
zoektocht zoen zoenen zoet zoete zoey zogenaamd zogenaamde zoiets zojuist zolang zolder zomaar zombie zombies zomer
zon zondag zonde zondebok zonden zonder zone zonen zonet zong zonlicht zonnebril zonnestelsel zonnige zonsondergang
zonsopgang zooi zooitje zoom zoon zoons zoontje zootje zorg zorgde zorgen zorgt zorgvuldig zou zouden zout zoveel
zover zowat zowel zoë zucht zuid zuid-amerika zuidelijke zuiden zuig zuigen zuigt zuiver zuiveren zul zulk zulke
zullen zult zus zusje zussen zuster zusters zuur zuurstof zwaai zwaaien zwaar zwaard zwaarden zwaarder zwaarste
zwaartekracht zwager zwak zwakke zwakte zwanger zwangere zwangerschap zware zwart zwarte zwarten zweden zweep zweer
zweert zweet zwembad zwemmen zwemt zweren zwerver zweten zweven zwijg zwijgen zwijn zwitserland zwitserse zó èèn
écht én één überhaupt
`,
  pt: `
aah aaron abaixar abaixe abaixe-se abaixem abaixem-se abaixo abandonada abandonado abandonar abandonou abatido abby
abe abel abelha abelhas abençoado abençoe aberração aberta abertas aberto abertos abertura abigail abordagem
aborrecido aborto abra abraham abram abraçar abraço abre abrem abri abrigo abril abrindo abrir abriram abriu abro
absoluta absolutamente absoluto absurdo abu abuso abóbora acaba acabada acabado acabam acabamos acabando acabar
acabaram acabaria acabará acabe acabei acabo acabou academia acalmar acalme acalme-se acalmem-se acampamento acampar
acaso ace aceita aceitamos aceitar aceitaria aceite aceitei aceito aceitou aceitável acelerar acender acerca acerta
acertado acertar acertei acertou acessar acesso acha achado acham achamos achando achar acharam acharem acharemos
acharia acharmos achará achas achasse achava achavam ache achei acho achou achá-la achá-lo acidentalmente acidente
acidentes acima acompanha acompanhante acompanhar acompanhe acontece acontecem acontecendo acontecer aconteceram
aconteceria acontecerá acontecesse aconteceu acontecia acontecido acontecimentos aconteça acorda acordada acordado
acordar acorde acordei acordo acordos acordou acostumada acostumado acostumar acredita acreditam acreditamos
acreditando acreditar acreditaria acreditava acredite acreditei acreditem acredito acreditou acrescentar acusada
acusado acusando acusar acusação acusações acusou ada adaga adam adams adaptar adequada adequado adeus adianta
adiantado adiantar adiante adiar adicionar adivinha adivinhar adivinhe administrar administração admira admirar
admiro admita admite admitir admitiu admito adolescente adolescentes adora adoram adorar adoraria adorava adorei
adoro adorou adoráveis adorável adotar adoção adrenalina adrian adulta adulto adultos adversário advogada advogado
advogados aeroporto afastado afastar afaste afaste-se afastem-se afastou afeganistão afeta afetar afetou afim afinal
afirma afirmar afirmativo afogar afogou afundando afundar agarrar agarrou age agenda agente agentes agindo agir
agitada agitado agitação agiu agnes agonia agora agosto agrada agradar agradecemos agradecer agradecido
agradecimento agradeça agradeço agradável agressivo agressor agressão aguarda aguardando aguardar aguarde aguenta
aguentar aguente aguento agulha agulhas agência agências agüentar agüento ah ahh ahn ai aids ainda air aja ajuda
ajudado ajudam ajudando ajudante ajudar ajudaram ajudarei ajudaria ajudará ajudasse ajude ajude-me ajudei ajudem
ajudem-me ajudo ajudou ajudá-la ajudá-lo ajudá-los ajustar al ala alan alarme albert alcance alcançar alcoólatra
aldeia alec alega alegre alegria aleluia alemanha alemã alemães alemão alergia alerta alertar alex alexander
alexandre alexis alfa alfred algemas algo algodão alguem algum alguma algumas alguns alguém alho ali aliado aliados
aliança alice alicia alienígena alienígenas alimenta alimentar alimentação alimento alimentos alison aliviado
aliviar aliás all allan allen allie allison ally alma almas almirante almoçar almoço alpha alta altamente altar
altas alterar alternativa alteza altitude alto altos altura alucinações alugar aluguel aluna aluno alunos alvo alvos
alá além alérgico alí alívio alô ama amada amado amador amaldiçoado amam amamos amanda amando amanhecer amanhã
amante amantes amar amarela amarelo amargo amarrado amarrar amasse amava ambas amber ambicioso ambiente ambição
ambos ambulância ame ameaça ameaçado ameaçando ameaçar ameaças ameaçou amei amelia amendoim american americana
americanas americano americanos amiga amigas amigo amigos amiguinho amigável amigão amizade amo amor amorosa amoroso
amostra amostras amou amuleto amy amá-lo amável amém américa an ana analisar ancestrais and anda andado andam
andamento andando andar andares andava ande andei andem anderson ando andou andre andrea andrew andrews andré andy
anel anfitrião angel angela angeles angelo angie animada animado animados animais animal animar anita aniversário
anjo anjos ann anna anne annie ano anoitecer anomalia anormal anos anotar anotações ansiedade ansiosa ansioso
ansiosos antecedentes antepassados anterior anteriores anteriormente antes anthony antibióticos antiga antigamente
antigas antigo antigos antoine anton antonio antídoto antônio anual anunciar análise anão anéis anônima anúncio
anúncios ao aonde aos apagado apagar apagou apague apaixonada apaixonado apaixonados apaixonar apaixonei apaixonou
apanhar aparece aparecem aparecendo aparecer apareceram apareceu aparelho aparelhos aparentemente apareça
apartamento apartamentos aparência apavorado apelido apenas apertado apertar aperte aperto apesar apetite apito
aplausos aplica aplicar aplicativo apodrecer apoia apoiando apoiar apoio apollo aponta apontando apontar apontou
apos aposentado aposentadoria aposentar aposentos aposta apostar apostas aposto apple apreciar aprecio aprenda
aprende aprendemos aprendendo aprender aprendeu aprendi aprendido aprendiz apresenta apresentando apresentar
apresentação apresentações apresente apresento apresentou apressar apresse apresse-se april aprontando apropriada
apropriado aprovado aprovar aprovação aproveitando aproveitar aproveite aproveitem aproxima aproximadamente
aproximando aproximar aproxime apuros após aquecedor aquecer aquecimento aquela aquelas aquele aqueles aqui aquilo
aquí ar aranha archer archie arco arco-íris are areia arena argentina argumento ari arizona arma armada armadilha
armadilhas armado armados armadura armar armas armazém armação armou armstrong armário arnold arquiteto arquivo
arquivos arrancar arrancou arranhão arranjar arranjo arranjou arrasar arrastar arrebentar arredores arrepender
arrependido arrependimento arrependo arriscado arriscando arriscar arriscou arrogante arrogância arroz arruinado
arruinar arruinou arrumado arrumando arrumar arrume arrumou arsenal art arte artes arthur artie artificial artifício
artigo artigos artilharia artista artistas artéria as asa asas ash ashley asilo aspecto aspectos assado assalto
assassina assassinada assassinado assassinar assassinato assassinatos assassino assassinos assassinou assegurar
asseguro assento assentos assim assinado assinar assinatura assine assinou assiste assistente assisti assistindo
assistir assistiu assistência associação assuma assume assumindo assumir assumiu assumo assunto assuntos assusta
assustada assustado assustador assustadora assustados assustando assustar assuste assustou assédio astro astronauta
astronautas at ataca atacada atacado atacados atacando atacar atacaram atacou atalho ataque ataques atenda atende
atendendo atender atendeu atendo atentado atento atentos atenção atinge atingida atingido atingir atingiu atira
atirado atirador atiradores atirando atirar atiraram atire atirei atirem atiro atirou atitude ativa ativado ativar
atividade atividades ativo ativos atlanta atleta atletas atlântico atmosfera ato ator atores atos atraente atrai
atrair atrapalhando atrapalhar atrasada atrasado atrasados atrasar atraso atrasou atravessando atravessar atravessou
através atração atraído atreva atreve atriz atropelado atrás atuais atual atualmente atuar atuação atum até audição
audiência audrey auge aula aulas aumenta aumentando aumentar aumento aumentou ausente austin austrália ausência
automático autor autoridade autoridades autorizado autorização autêntico autógrafo autópsia auxiliar ava avaliar
avaliação avançada avançado avançar avanço avatar ave avenida aventura aventuras avery aves avisado avisando avisar
avise avisei aviso avisou avisá-lo avião aviões avó avós avô azar azuis azul aço ação ações açúcar aérea aéreo aí
babaca babacas baby babá bacana back bacon bagagem bagunça bai baile bailey bairro baita baixa baixar baixas
baixinho baixo baixos baker bala balança balançando balançar balanço balas balcão balde baleado baleia baleias balsa
baltimore balão balé balões banana bancar banco bancos bancária banda bandas bandeira bandeja bandido bandidos bando
bang banheira banheiro banheiros banho banks banquete bar barata baratas barato barba barbara barbie barco barcos
bares barnes barney barra barraca barras barreira barriga barril barry bart barulho barão base baseada baseado bases
basicamente basquete basta bastante bastardo bastardos bastidores bastão bata batalha batalhas batalhão batata
batatas bate batem batendo bater bateram bateria baterias bates bateu bati batia batida batidas batido batman batom
bauer baxter bay baía baú be beach beba bebe bebemos bebendo beber bebeu bebi bebia bebida bebidas bebido bebo bebê
bebês becca beck beckett becky beco beija beijando beijar beije beijei beijo beijos beijou beira beisebol bela belas
beleza bell bella belle belo belos bem bem-estar bem-vinda bem-vindo bem-vindos ben benefício benefícios benjamin
bennett benny bens benson benção berlim bernard bernie bert berço besta besteira besteiras beth betty beverly
biblioteca bicha bicho bicicleta bico bife big bigode bilhete bilhetes bilhão bilhões bill billie billy bin bingo
biológica biológico biscoito biscoitos bishop bispo bizarro black blair blake blefando bloco blog bloqueado
bloqueando bloquear bloqueio blue blusa blá bo boa boas boas-vindas boate boato boatos boazinha bob boba bobagem
bobagens bobby bobo boca bocado bode bola bolas bolha bolhas boliche bolinho bolinhos bolo bolos bolsa bolsas bolso
bolsos bom bomba bombardeio bombas bombeiro bombeiros bon bond bondade boneca bonecas boneco bones bonita bonitas
bonitinho bonito bonitos bonitão bonnie bons bonzinho boné booth borboleta borda bordel bordo boris borracha bosque
bosta boston bota botar botas bote botão botões boxe boy boyd brad bradley brady branca brancas branco brancos
brandon brasil brava bravo bravos braço braços brenda brendan brennan brett breve brian brick bridget briga brigamos
brigando brigar brigaram brigas briggs brilha brilhando brilhante brilhantes brilhar brilho brinca brincadeira
brincadeiras brincando brincar brinco brincos brindar brinde brinque brinquedo brinquedos brisa britânica britânico
britânicos broadway brody brooke brooklyn brooks brown bruce bruno brutal bruto bruxa bruxas bryan bryce buck bud
buda buddy bunda buraco buracos burke burns burra burrice burro burros burt burton busca buscando buscar buscá-la
buscá-lo bush but buzz by básica básico bêbada bêbado bêbados bênção bíblia bônus bússola cabana cabe cabelo cabelos
cabeça cabeças cabine cabo cabos cabra cacete cachorrinho cachorro cachorros cada cadeia cadeira cadeiras cadela
caderno cadáver cadáveres cadê caem cafeteria cafetão café cagar cai caia caindo caipira cair cairá cais caiu caixa
caixas caixão cal cala calada calado calar calcinha cale cale-se caleb calendário calibre califórnia callie calma
calmo calmos calor calvin calça calçada calças cam cama camada camadas camarada camaradas camarão camas cameron
camille caminhada caminhando caminhar caminho caminhonete caminhos caminhão caminhões camisa camisas camiseta
camisinha campainha campanha campbell campeonato campeão campo campos campus can canadá canais canal canalha
cancelado cancelar cancelou candidato candidatos candy caneta canhão canhões cano cansada cansado cansados cansativo
cansei canta cantando cantar cantava cante canto cantor cantora cantos cantou canção canções caos cap capa capacete
capacidade capaz capazes capela capital capitã capitão captura capturado capturar capuz capítulo cara
características caralho caramba caras carbono cardeal cardápio cardíaca cardíaco careca carga cargo caridade carinha
carinho carl carla carlo carlos carlton carly carmen carne caro carol carolina caroline carona caros carrega
carregada carregado carregamento carregando carregar carreira carrie carrinho carro carros carroça carruagem carson
carta cartas cartaz carteira cartel carter cartão cartões carvão caráter casa casaco casada casado casados casais
casal casamento casamentos casamos casando casar casaria casas casca casco case casei casey caso casos casou cass
cassidy cassie cassino castelo castigo castle casual cat categoria catherine cathy católico caubói cauda causa
causado causando causar causas causou cavalaria cavaleiro cavaleiros cavalgar cavalheiro cavalheiros cavalo cavalos
cavando cavar caverna cavernas caça caçada caçador caçadores caçando caçar caí caído caíram cd cebola ceder cedo
cega cegas cego cegos cela celas celebrar celebração celebridade celebridades celeiro celular celulares cem
cemitério cena cenas centavo centavos centenas cento central centro centímetros cenário ceo cera cerca cercado
cereal cerebral cereja cerimônia certa certamente certas certeza certidão certificar certifique-se certo certos
cerveja cervejas cesta cha chad chama chama-se chamada chamadas chamado chamados chamam chamamos chamando chamar
chamaram chamarei chamaria chamas chamava chamavam chame chamei chamem chamo chamou champanhe chamá-la chamá-lo chan
chance chances chandler chang chantagem chapa chapado chapéu chapéus charles charley charlie charlotte charme
charmoso charuto chase chata chateada chateado chato chave chaves checando checar chef chefe chefes chega chegada
chegado chegam chegamos chegando chegar chegaram chegarem chegaremos chegaria chegarmos chegará chegarão chegasse
chego chegou chegue cheguei cheguem cheia cheias cheio cheios cheira cheirando cheirar cheiro chelsea chen cheng
cheque chequei cheques cheryl chester chi chicago chiclete china chinesa chineses chinês chip chique chloe cho
chocada chocado chocante chocolate choi choque chora chorando chorar chore chorei choro chorou chovendo chover chris
christian christina christine christopher chuck chumbo chupar churchill churrasco chutar chute chuva chuveiro chá
chão cia cicatriz cicatrizes ciclo cidade cidades cidadão cidadãos ciente cientista cientistas científica científico
cigarro cigarros cima cinco cindy cinema cinquenta cinto cintos cintura cinza cinzas circo circuito circunstâncias
cirurgia cirurgias cirurgião city civil civilização civis ciência ciências ciúme ciúmes claire clara claramente
claras clarence clareza clark clarke claro classe claude claudia clay clayton cleveland cliente clientes cliff clima
clinton clive club clube clubes clyde clássica clássico clã clínica cm coberta coberto cobertor cobertura cobra
cobrar cobras cobre cobrindo cobrir coca cocaína coco cocô cody coelho coelhos cofre cogumelos cohen coincidência
coisa coisas coisinha coitado cola colapso colar colaterais colchão cole colega colegas colegial coleira coletar
colete coletiva coleção colheita colher colin colina colinas colisão collins colo coloca colocada colocado colocam
colocamos colocando colocar colocaram colocaria coloco colocou colocá-la colocá-lo colocá-los coloque coloque-o
coloquei coloquem color colorado coluna colégio colônia com coma comanda comandante comandar comando combate
combater combina combinado combinam combinamos combinar combinação comboio combustível come comece comecei comecem
comediante comem comemorando comemorar comemoração comemos comendo comentar comentário comentários comer comeram
comerciais comercial cometa cometendo cometer cometeu cometi cometido comeu começa começado começam começamos
começando começar começaram começarem começarmos começará começo começou comi comia comida comido comigo comissário
comissão comitê como compaixão companheira companheiro companheiros companhia companhias comparado comparar
comparação compartilhar compartimento compensar competir competição completa completamente completar completo
complexo complicada complicadas complicado complicações comporta comportamento comportar composto compra comprado
comprador compramos comprando comprar compraram compras compre compreende compreender compreendo compreensão
compreensível comprei comprimento comprimidos compro comprometer comprometida comprometido compromisso compromissos
comprou computador computadores comum comunicado comunicar comunicação comunicações comunidade comunista comunistas
comuns comédia comércio conceito concentrar concentração concentre-se concerto concluir conclusão conclusões
concorda concordam concordamos concordar concordei concordo concordou concreto concurso condado conde condenado
condenados condenação condessa condicional condição condições conduta conduzir conectado conectados conectar conexão
conexões conferir conferência confessar confessou confia confiam confiante confiança confiar confiava confidencial
confie confiei confio confiou confirma confirmado confirmar confirmação confirmou confissão confiável conflito
conflitos conforme conforto confortáveis confortável confundir confusa confuso confusão congelado congelando
congelar congresso conhaque conhece conhecem conhecemos conhecendo conhecer conheceram conhecesse conheceu conheci
conhecia conheciam conhecida conhecido conhecidos conhecimento conhecê-la conhecê-lo conhecê-los conheça conheço
conjunto connie connor conosco conquista conquistar conquistou conrad consciente consciência consegue conseguem
consegui conseguia conseguido conseguimos conseguindo conseguir conseguiram conseguirei conseguirem conseguiremos
conseguiria conseguirmos conseguirá conseguisse conseguiu conselheiro conselho conselhos consentimento consequências
consertar conserto considera considerada considerado considerando considerar consideração considere considero
consiga consigo consolo conspiração constante constantemente constar constrangedor construindo construir construiu
construção construí construída construído construímos construíram consulta consultar consultor consultório conta
contabilidade contado contador contagem contam contamos contando contanto contar contaram contarei contaria contas
contasse contatar contato contatos contava conte conte-me contei contente conter contexto conteúdo contigo
continente continua continuam continuamos continuar continuarmos continuará continuava continue continuem continuo
continuou conto contos contou contra contrabando contratado contratar contratei contrato contratos contratou
contribuição controla controlada controlado controlando controlar controle controles controlo contrário contudo
contém convencer convenceu convenci convencido convencê-lo conveniente convento convenção conversa conversamos
conversando conversar conversarmos conversas conversei conversou convidada convidado convidados convidar convidei
convidou convincente convite conviver convés cooper cooperar cooperação coordenadas copo copos coquetel cor cora
coragem corajosa corajoso corajosos coral coração corações corda cordas cordeiro coreano coreia cores coroa coronel
corpo corporal corporação corpos corra corram corre corredor corredores correio correm correndo corrente correntes
correr correspondência correta corretamente correto corretor correu corri corrida corridas corrigir corrupto
corrupção corta cortada cortado cortando cortar corte cortei cortes cortesia cortina cortinas cortou corvo coréia
costa costas costelas costuma costumam costumava costumavam costume costumes costumo costumávamos costura country
county couro courtney cova covarde covardes cowboy cozinha cozinhando cozinhar cozinheira cozinheiro crack craig
crane crawford credo creek creio creme crença crenças crer cresce crescem crescendo crescer cresceu cresci crescido
crescimento cretino cria criada criado criador criados criamos criando criança crianças criar criaram criativo
criatura criaturas criação criei crime crimes criminal criminosa criminoso criminosos criou crise cristal cristina
cristo cristão cristãos cross crowley crucial cruel crueldade cruz cruzamento cruzar cruzeiro cruéis crystal crânio
crédito créditos crê crítica críticas crítico ctu cu cuba cueca cuecas cuida cuidado cuidados cuidadosamente
cuidadoso cuidamos cuidando cuidar cuidarei cuidará cuide cuide-se cuidei cuido cuidou cuja cujo culinária culpa
culpada culpado culpados culpando culpar culpe culpo culto cultura cultural culturas cumprimentar cumprimentos
cumprir cumpriu cunhada cunhado cura curado curar curiosa curiosidade curioso currículo curso curta curtindo curtir
curtis curto curva custa custar custo custos custou custódia cuzão cynthia cyrus cá cálculos cápsula câmara câmbio
câmera câmeras câncer cães cão célula células cérebro cérebros césar céu céus círculo círculos cócegas código
códigos cópia cópias cúmplice da dada dadas dado dados dai daisy dale dali dallas dalton dama damas damien damon
damos dan dana danar dance dando dane dane-se dani daniel danielle daniels danificado danny dano danos dante dança
dançando dançar dançarina daphne daquela daquelas daquele daqueles daqui daquilo dar dar-lhe darcy darei daremos
daria darren darwin dará darão das data datas dava dave david davis dawn dawson day daí dc de dean deb debaixo
debate debbie decente decepcionado decepcionar decepção decida decide decidi decidido decidimos decidir decidiram
decidiu decido decifrar decisão decisões declarar declaração declarações declaro declarou decolar decoração dedicado
dedicar dedo dedos dee deem defeito defeitos defende defendendo defender defesa defesas definir definitivamente
definição dei deitada deitado deitar deite-se deixa deixa-me deixado deixam deixamos deixando deixar deixaram
deixarei deixarem deixaremos deixaria deixarmos deixará deixarão deixasse deixava deixe deixe-a deixe-me deixe-nos
deixe-o deixe-os deixei deixem deixem-me deixo deixou deixá-la deixá-lo deixá-los del dela delas dele delegacia
delegado deles delicada delicado deliciosa delicioso delta delícia demais demasiado demissão demitida demitido
demitir demitiu democracia demonstrar demonstração demora demorando demorar demore demorou demos demônio demônios
denise dennis denny dente dentes dentista dentro denunciar denver denúncia departamento depende depender depoimento
depois depor depressa depressão deprimente deprimido deputado depósito der dera deram derek derem derramar derrame
derrota derrotado derrotar derrubar derrubou desafiar desafio desafios desagradável desaparece desaparecer
desapareceram desapareceu desaparecida desaparecidas desaparecido desaparecidos desaparecimento desapontado
desarmado desastre descansando descansar descanse descanso descarga desce descendo descer desceu descoberta
descobertas descoberto descobre descobri descobrimos descobrir descobriram descobrirem descobrirmos descobrirá
descobrisse descobriu desconfortável desconhecida desconhecido desconto descrever descreveu descrição descubra
desculpa desculpar desculpas desculpe desculpe-me desculpem desculpem-me desde deseja desejam desejar desejo desejos
desempenho desenhar desenho desenhos desenhou desenvolver desenvolveu desenvolvimento deserto desesperada
desesperadamente desesperado desesperados desespero desfazer desfile desfrutar desgraça desgraçado desgraçados
design desista desiste desisti desistindo desistir desistiu desisto desliga desligado desligar desligou desligue
desmaiar desmaiou desnecessário despedida despedido despedir desperdiçando desperdiçar desperdício despertar
despesas desprezo desprezível dessa dessas desse desses desta destas deste destes destinado destino destroços
destrua destruindo destruir destruiu destruição destruí-lo destruída destruído destruídos destruíram destrói
desvantagem desviar desvio desça detalhe detalhes detenção deter determinada determinado determinar determinação
detesto detetive detetives detido detonador detonar detroit detê-lo detê-los deu deus deusa deuses deva devagar deve
devem devemos devendo dever deveres deveria deveriam deverá deveríamos devesse devia deviam devido devo devolva
devolver devon devoção devêssemos devíamos dex dexter dez dezembro dezenas dia diabo diabos diagnóstico diamante
diamantes diana diane diante diariamente dias diaz dica dicas dick diego dieta diferente diferentes diferença
diferenças dificil dificuldade dificuldades difíceis difícil diga diga-lhe diga-lhes diga-me diga-nos digam digamos
digitais digital digna dignidade digno digo dimensão diminuir dinamite dinheiro dinossauro dinossauros diploma direi
direita direitinho direito direitos direta diretamente direto diretor diretora diretores diretoria direção direções
diria diriam dirige dirigia dirigindo dirigir dirigiu dirija dirijo dirá dirão disciplina disco discos discreto
discrição discurso discursos discussão discutimos discutindo discutir disfarce disfarçado disney disparar disparo
disparou dispensado disponíveis disponível dispositivo disposição disposta disposto dispostos disputa disse disse-me
dissemos disser disseram disseram-me dissesse disso distante distantes distintivo disto distrair distração distraído
distribuição distrito distância ditado dito diversas diversão diverti divertida divertido divertimos divertindo
divertir divertiu dividido dividir divina divino divirta-se divirtam-se divisão divorciar divulgar divórcio dixon
diz dizem dizemos dizendo dizer dizer-lhe dizia diziam diário dj dna do doador doar doação dobra dobrar dobro doc
docas doce doces docinho doctor documento documentos documentário doendo doente doentes doentio doença doenças doer
doeu doida doido dois doloroso dom dominar domingo domingos dominic doméstica domínio don dona donald dong donna
donnie donny dono donos donovan dor dores doris dorme dormem dormi dormia dormido dormimos dormindo dormir
dormitório dormiu dorothy dos dose doses dou doug douglas dourada dourado doutor doutora down doyle doze doçura dr
drag dragão dragões drake drama dramática dramático drew drink drinque drinques drive droga drogado drogas drone
drácula duas duelo duke duncan dupla duplo duque dura durante durar durma durmo duro durona duros durou durão dutch
duvidar duvido dvd dwight dylan dá dá-me dão década décadas dê dê-lhe dê-me dêem dívida dívidas dó dói dólar dólares
dúvida dúvidas dúzia earl east eca economia economizar ed eddie eddy edgar edifício edifícios edith editor editora
edição eduardo educada educado educação edward edwards efeito efeitos eficaz eficiente egito ego egoísta eh ei
einstein eis el ela elaine elas ele eleanor elefante elefantes elegante eleito eleição eleições elemento elementos
elena elenco eles eletricidade eletrônica eletrônico elevador eli elias elijah eliminado eliminar elise elite
elizabeth ella ellen ellie elliot ellis elogio elogios elsa elvis elétrica elétrico em embaixada embaixador embaixo
embaraçoso embarcar embora emboscada emergência emily emma emocional emocionalmente emocionante emoção emoções
empolgado empolgante empregada empregado empregados emprego empregos empresa empresas emprestado emprestar
empresário empréstimo empréstimos empurrando empurrar empurre empurrou encaixa encaixar encantado encantador
encantadora encanto encarando encarar encarregado encerrado encerrar enche enchendo encher encheu encobrir encomenda
encontra encontrada encontradas encontrado encontrados encontram encontramos encontrando encontrar encontraram
encontrarei encontrarem encontraremos encontraria encontrarmos encontrará encontrarão encontrasse encontre
encontre-me encontrei encontrem encontremos encontro encontros encontrou encontrá-la encontrá-lo encontrá-los
encostar encoste encrenca encrencado endereço energia enfermaria enfermeira enfermeiras enfiar enfim enforcado
enforcar enfrentando enfrentar engana enganada enganado enganados enganando enganar enganei engano enganou
engenharia engenheiro engenheiros engolir engravidar engraçada engraçado enigma enlouquecendo enlouquecer
enlouqueceu enorme enormes enquanto enrolar ensaiar ensaio ensina ensinando ensinar ensinaram ensine ensinei ensino
ensinou entanto entediada entediado entenda entende entendem entendemos entendendo entender entenderam entenderia
entenderá entendeu entendi entendia entendido entendimento entendo enterprise enterrada enterrado enterrados
enterrar enterro entra entrada entradas entrado entram entramos entrando entrar entraram entrarem entrarmos entrará
entre entrega entregando entregar entregas entrego entregou entregue entreguei entregá-lo entrei entrem entretanto
entretenimento entrevista entrevistar entrevistas entro entrou entusiasmo então envelhecer envelope envenenado
envergonhada envergonhado envergonhar envia enviada enviado enviados enviando enviar enviaram envie enviei enviou
envolva envolve envolvendo envolver envolveu envolvida envolvido envolvidos envolvimento enxergar epidemia episódio
episódios equilíbrio equipa equipamento equipamentos equipe equipes era eram eric erica erik erin ernie errada
erradas errado errados errar errei erro erros errou erva ervas escada escadas escala escalar escapar escapou
esclarecer escola escolar escolas escolha escolhas escolhe escolhemos escolher escolheram escolheria escolheu
escolhi escolhida escolhido escolhidos escolho escolta esconda esconde escondendo esconder esconderijo escondeu
escondi escondida escondidas escondido escondidos escotilha escova escrava escravidão escravo escravos escreva
escreve escrevendo escrever escreveu escrevi escrevo escrita escrito escritor escritora escritores escritório
escritórios escudo escudos escura escurecer escuridão escuro escuros escuta escutado escutando escutar escute
escute-me escutei escutem escuto escutou escândalo escócia escória esforçando esforçar esforço esforços esfregar
esfriar esgoto esmagar espaciais espacial espada espadas espalhando espalhar espalhou espanha espanhol espaço
especiais especial especialidade especialista especialistas especialmente especificamente específica específico
espelho espera esperado esperam esperamos esperando esperança esperanças esperar esperaria esperava espere esperei
esperem esperma espero esperou esperta espertinho esperto espertos esperávamos espetacular espetáculo espingarda
espinha espionagem espionando espiritual espiã espião espiões esporte esportes esposa esposas esposo espuma espécie
espécies espírito espíritos esquadrão esquece esquecemos esquecendo esquecer esqueceram esquecerei esqueceu esqueci
esquecido esquema esquentar esquerda esquerdo esqueça esqueçam esqueço esquilo esquina esquisita esquisito essa
essas esse essencial esses essência esta estabelecer estaca estacionamento estacionar estadia estado estados
estadual estamos estando estar estarei estarem estaremos estaria estariam estarmos estará estarão estaríamos estas
estava estavam estação estações este esteja estejam estejamos estelar estes esteve esther estibordo estilo estimação
estive estivemos estiver estiveram estiverem estivermos estivesse estivessem estivéssemos estoque estou estourar
estrada estradas estraga estragado estragando estragar estrago estragou estrague estraguei estrangeira estrangeiro
estrangeiros estranha estranhamente estranhas estranho estranhos estratégia estreia estrela estrelas estressado
estressante estresse estrutura estuda estudando estudante estudantes estudar estudei estudo estudos estudou
estupidez estuprada estupro estuprou está estábulo estádio estágio estás estátua estávamos estável estão estória
estômago estúdio estúpida estúpidas estúpido estúpidos etapa etc eterna eternamente eternidade eterno ethan ethel
etiqueta eu eua eugene eun europa euros eva evacuar evacuação evan evans eve evelyn evento eventos eventualmente
everything evidente evidência evidências evitando evitar evolução ewing ex ex-marido ex-mulher exagerado exagerando
exagero exame exames examinar exata exatamente exato exausta exausto excelente excelentes excelência excepcional
excesso exceto exceção excitado excitante exclusiva executado executar executivo execução exemplo exercício
exercícios exibir exibição exige exigente exigir exigências exista existe existem existia existir existiu existência
expandir expectativa expectativas expedição experiente experimentar experimente experimento experimentos experiência
experiências explica explicar explicação explicações explico explicou explique explode explodir explodiu explorar
exploração explosivo explosivos explosão explosões expor exposição exposto expressar expressão expulsa expulsar
expulso expulsou extensão exterior externa extinção extra extrair extraordinária extraordinário extras
extraterrestres extração extrema extremamente extremo exército exércitos ezra fabuloso faca facas face facebook
fachada facial facilitar facilmente faculdade fada fadas faixa fala falado falam falamos falando falar falaram
falarei falarem falaremos falaria falarmos falará falas falasse falava falavam fale fale-me faleceu falecido falei
falem falha falhar falhas falhei falhou falls falo falou falsa falsas falso falsos falta faltam faltando faltar
faltava falência fama familia familiar familiares faminta faminto famintos famosa famoso famosos família famílias
fanny fantasia fantasias fantasma fantasmas fantástica fantástico fardo farei faremos faria fariam farinha farmácia
farol farsa farta farto fará farão faríamos fascinante fase fatal fatia fato fator fatos favor favores favorita
favoritas favorito favoritos fax faz fazem fazemos fazenda fazendeiro fazendo fazer fazerem fazermos fazia faziam
fazê-la fazê-lo fazê-los fazíamos faça faça-me faça-o façam façamos faço fbi febre fecha fechada fechadas fechado
fechados fechadura fechando fechar feche fechem fecho fechou fede fedendo federais federal federação fedor feia
feias feijão feio feira feita feitas feitiço feito feitos felicidade felix feliz felizes felizmente feminina
feminino fenda feng fenômeno fera feriado ferida feridas ferido feridos ferimento ferimentos ferir feriu fernando
feroz ferrado ferrados ferramenta ferramentas ferrar ferrari ferro ferrou ferrovia festa festas festejar festival
fevereiro fez fiança fica ficado ficam ficamos ficando ficar ficaram ficarei ficarem ficaremos ficaria ficariam
ficarmos ficará ficarão ficasse ficava ficavam ficha fichas fico ficou ficção fiel figura figuras fila filadélfia
filha filhas filho filhos filhote filhotes filmagem filmagens filmando filmar filme filmes filosofia fim fina finais
final finalmente financeira financeiro financeiros financiamento finanças finch finge fingindo fingir fingiu finja
finn fino fins fio fiona fios fique fiquei fiquem firma firme fiscal fisher fisicamente fita fitas fitz fixo fiz
fizemos fizer fizeram fizerem fizermos fizesse flash flecha flechas fletcher flint flor florença flores floresta
florestas floyd flutuando fluxo flynn flórida focado focar foco foda foda-se fode fodendo foder fodeu fodido fofa
fofo fofoca foge fogo fogos fogueira foguete foguetes fogão foi folga folha folhas fome fomos font fonte fontes for
fora foram ford forem forense forma formal formam formando formar formas formato formatura formação formigas formos
formou formulário fornecedor fornecer forno fort fortaleza forte fortemente fortes fortuna força forçada forçado
forçados forçando forçar forças forçou fosse fossem foster foto fotografia fotografias fotos fotógrafo fox fraca
fracassado fracasso fraco fracos fragmentos fraldas fran francamente francesa franceses francis francisco franco
francos francês frango frank frankenstein frankie franklin franz frança françois fraqueza frasco frase frases
fraternidade fratura fraude fred freddie freddy freio freira frente frequentemente frequência freqüência fresca
fresco fria frio frita fritas frito frodo fronteira fronteiras frost frota frustrante fruta frutas fruto frutos
frágil fu fuder fuga fugi fugido fugindo fugir fugiram fugitivo fugitivos fugiu fui fuja fuma fumando fumar fumaça
fumo funciona funcionam funcionamento funcionando funcionar funcionará funcione funcionou funcionário funcionários
fundamental fundação fundo fundos funeral função funções furacão furado furiosa furioso fusão futebol futura futuro
futuros fuzileiros fábrica fábricas fáceis fácil fã fãs fé férias fêmea fígado física físico fórmula fósforo
fósforos fôlego fôssemos fúria führer gabar gabe gabinete gabriel gado gail gaiola galera galeria galho galinha
galinhas galo galpão galáxia gancho gandalf gangue gangues ganha ganham ganhamos ganhando ganhar ganharam ganharia
ganhará ganhe ganhei ganho ganhou ganância garagem garanhão garante garantia garantir garanto garcia gardner garfo
garganta garota garotas garotinha garotinho garoto garotos garotão garrafa garrafas garras garrett gary garçom
garçonete gases gasolina gasta gastar gastei gasto gastos gastou gata gates gatilho gatinha gatinho gato gatos
gaveta gavin gay gays gelada geladeira gelado gelo gemma gene general generosa generosidade generoso genes genial
genro gente gentil gentileza gentilmente gentis genética genético george georgia georgie gerador geral gerald
geralmente gerar geração gerações gerente gerry gesto get gibbs gibson gideon gigante gigantes gil gilbert gina
ginger ginásio gira girando girar girl glen glenn global gloria glorioso glória go goa gol gold gole golfe golpe
golpes gonna google gorda gordo gordon gordura gorjeta gosta gostado gostam gostamos gostando gostar gostaram
gostaria gostariam gostaríamos gostasse gostava goste gostei gostem gosto gostosa gostoso gostou got gota gotas
gotham governador governar governo gozar gps grace gracinha grade grades graham grama gramas grana granada grand
grande grandes grandeza grandão grant grata gratidão grato gratos grau graus gravado gravando gravar gravata
gravação gravações grave gravemente graves gravidade gravidez gravou gray grayson graça graças green greene greg
grego gregory gregos gretchen greve grey griffin gripe grita gritando gritar grite grito gritos gritou grossa
grosseiro grosso grupo grupos grátis grávida grã-bretanha grãos grécia gu guarda guarda-chuva guarda-costas guardado
guardando guardar guardas guarde guardei guardião guardo guardou guerra guerras guerreiro guerreiros guia guiar
guitarra gus guy gwen gás gêmea gêmeas gêmeos gênero gênio ha habilidade habilidades habitantes habitual hacker haja
hal haley hall halloween hambúrguer hamilton hammond han hank hanna hannah hans happy harley harmonia harold harper
harriet harris harrison harry hart harvard harvey hassan hastings havaí have havendo haver haveria haverá havia
haviam havido hawkins hayes hayley hd he heather hector hee hei heidi hein helen helena helicóptero helicópteros
hemorragia henderson henri henry herança herdeiro herman heroína herr herói heróis hey higgins high higiênico hill
hills hilário hipoteca hipócrita hipótese hipóteses história histórias histórico hitler hm hmm ho hobby hoje holden
holly hollywood holmes home homem homem-aranha homenagem homens homenzinho homer homicídio homicídios homossexual
honesta honestamente honestidade honesto honestos hong honra honrado honrar hood hope hora horas horizonte horror
horríveis horrível horário horários hospitais hospital hospitalidade hospício hostil hotel hotéis house houston
houve houver houvesse howard hudson hugh hughes hugo huh hulk hum humana humanas humanidade humano humanos humilde
humilhante humilhação humor hunt hunter hye hyun hyung há hábito hábitos hã hércules hóquei hóspede hóspedes ia iam
ian iate ida idade ideais ideal ideia ideias identidade identidades identificado identificar identificação
identificou idioma idiota idiotas idiotice ido idosos idéia idéias if ignorando ignorante ignorar ignorância igreja
iguais igual igualmente ihe ii ike ilegais ilegal ilha ilhas iluminação ilusão imagem imagens imagina imaginado
imaginando imaginar imaginava imaginação imagine imaginei imagino imaginou imbecil imbecis imediata imediatamente
imediato imensa imenso imigrantes imigração iminente imortal impaciente impacto impede impedi-lo impedir impediu
imperador imperial implorando implorar imploro impor importa importa-se importam importante importantes importar
importaria importava importe importo importou importância impossível imposto impostos imprensa impressionada
impressionado impressionante impressionar impressão impressões imprevisível improvável imprudente impulso império
imundo imunidade imóveis imóvel in inaceitável inacreditável inauguração incapaz incidente incidentes inclui
incluindo incluir inclusive incomoda incomodado incomodando incomodar incomode incomodá-lo incomum inconsciente
inconveniente incrivelmente incríveis incrível incêndio incêndios incômodo independente independência indiana indica
indicam indicar indicação indivíduo indivíduos indo industrial indústria inesperado inevitável infantil infarto
infectado infecção infeliz infelizes infelizmente inferior inferno infiltrado infinito influência informada
informado informados informante informar informação informações informe informou infância inglaterra inglesa
ingleses inglês ingredientes ingresso ingressos ingênuo iniciais inicial iniciar iniciativa iniciou inimiga inimigo
inimigos injeção injustiça injusto inocente inocentes inocência inofensivo insanidade insano inscrição insensível
inseto insetos insignificante insinuando insiste insistir insistiu insisto inspetor inspeção inspiração instagram
instalar instalação instalações instante instinto instintos instituição instituto instrumento instrumentos
instruções instável insubs insubstituível insulto insuportável integral integridade inteira inteiramente inteiro
intelectual inteligente inteligentes inteligência intensa intenso intenção intenções interessa interessada
interessado interessados interessante interessantes interessar interesse interesses interferir interferência
interior interna internacionais internacional internet interno internos interpretar interpretação interrogar
interrogatório interrompendo interromper intervalo intervenção intestino intimidade intrometer intuição invadindo
invadir invadiram invadiu invasão inveja inventado inventando inventar inventei inventou invenção inverno
investidores investigador investigando investigar investigação investigações investimento investimentos investir
invisível invés início inúteis inútil iorque ir ira iraque irei irem iremos irene iria iriam iris irlanda irlandês
irmandade irmos irmã irmão irmãos irmãozinho irmãs irmãzinha ironia irrelevante irresponsável irrita irritada
irritado irritante irritar irá irã irão iríamos irônico is isaac isabel isabella isabelle isca island isolado
isolamento isqueiro israel isso isto it italiana italiano italianos item itens itália ivan ivy izzy iá ja jack
jackie jackson jacob jacques jade jae jaime jake jamais jamal james jamie jan jane janeiro janela janelas janet jang
janice jantar japonesa japoneses japonês japão jaqueta jardim jardineiro jared jason jasper jato jaula javier jax
jay jazz jean jeannie jeans jedi jeff jefferson jeffrey jeito jen jenkins jenna jennifer jenny jeong jeremy jerome
jerry jersey jerusalém jess jesse jessica jessie jesus ji jill jim jimmy jin jj jo joan joanna joe joel joelho
joelhos joey joga jogada jogadas jogado jogador jogadores jogam jogamos jogando jogar jogaram jogava jogo jogos
jogou jogue joguei john johnny johnson joias jon jonah jonas jonathan jones jong joo joon jordan jorge jornada
jornais jornal jornalista jornalistas joseph josh joshua josie josé jovem jovens joy joyce joão jr juan judeu judeus
judia judicial judith judy juiz jules julgado julgamento julgando julgar julho julia julian julie julien julieta
juliette julio jun june jung junho junior junta juntando juntar juntas junte-se junto juntos juntou jura jurados
juramento jurar jurisdição juro juros jurou just justa justamente justificar justin justiça justo juventude juíza
juízes juízo já jóias júnior júpiter júri kai kane kang kansas kara karen karl kat kate katherine kathy katie kay
keith keller kelly ken kennedy kenneth kenny kent kev kevin kg khan ki kid kim king kira kirk kit kitty klaus km
know kong kramer kurt kyle la labirinto laboratório lacey lado lados ladra ladrão ladrões lady lago lagosta lake
lama lamentar lamento lamentável lana lance lanche lanchonete lane lanterna lança lançado lançamento lançar lançou
laptop lar lara laranja lareira larga largar largou largue larguem larry las laser lata latas lateral latim laura
laurel lauren laurie lava lavagem lavanderia lavar lawrence laço laços le leais leal lealdade lee legado legais
legal legalmente legenda legendado legendas legista legítima legítimo lei leia leilão leio leis leite leito leitura
leituras lema lembra lembra-se lembrado lembram lembrando lembrança lembranças lembrar lembrava lembre lembre-se
lembrei lembrem-se lembro lembro-me lembrou lembrá-lo lemon lena lenda lendas lendo lenha lenny lenta lentamente
lentes lento lenço lençóis leo leon leonard leonardo ler leslie leste lester lesão lesões let letal letra letras leu
leva levada levado levados levam levamos levando levanta levantar levante levante-se levantem levantou levar levaram
levarei levaremos levaria levará levarão levasse levava leve leve-a leve-me leve-o levei levem levem-no levo levou
levá-la levá-lo levá-los lewis lex leão leões lhe lhes li liam liberado liberar liberação liberdade libertado
libertar libertação libertou libras licença lida lidando lidar liderança liderar lido liga ligada ligado ligados
ligam ligamos ligando ligar ligaram ligarei ligaria ligava ligação ligações ligo ligou ligue ligue-me liguei like
lila lilly lily limitada limitado limite limites limpa limpando limpar limpas limpe limpeza limpo limpos limpou
limusine limão lin lincoln linda lindas lindo lindos lindsay ling linguagem linha linhagem linhas lionel lisa lista
literalmente literatura litros little liv livrar livraria livre livre-se livremente livres livro livros livrou
lixeira lixo liz lizzie lição lições ll lloyd lo lobisomem lobo lobos locais local localizar localização logan logo
loira lois loja lojas lola londres long longa longas longe longo longos lopez lord lorde lorenzo lori lorraine los
lotado lote loteria lou louca loucas louco loucos loucura louie louis louise louça love lsso lu lua luca lucas lucky
lucro lucros lucy lugar lugares luis luke luna lunático luta lutador lutam lutamos lutando lutar lutaram lutas lute
lutei luther luthor luto lutou luva luvas luxo luz luzes lydia lynn lá lábios lágrimas lápis lâmina lâmpada lésbica
lê líder líderes língua línguas líquido lógica lógico ma mac maca macaco macacos macarrão machado macho machuca
machucada machucado machucando machucar machucaria machucou machucá-la machucá-lo machuque machuquei macio mack
maconha madame maddie madeira madeline madison madrasta madre madrugada mae maggie magia magnífica magnífico mago
magoado magoar magra magro maio maior maiores maioria mais majestade major make mal mal-entendido mala malas malcolm
maldade maldita malditas maldito malditos maldição maleta maligno malik maluca maluco malucos malvada malvado mama
mamãe man mancha manchas manda mandado mandam mandamos mandando mandar mandaram mandarei mandato mande mandei mando
mandou mandy mandá-lo maneira maneiras maneiro manga mangueira manhattan manhã manhãs manipular manny mano manobra
mansão manteiga mantendo mantenha mantenham mantenho manter manteve mantido mantive mantém mantê-la mantê-lo
mantê-los mantêm manual manuel manutenção maníaco mapa mapas maquiagem mar maravilha maravilhas maravilhosa
maravilhosas maravilhoso maravilhosos marc marca marcada marcado marcar marcas marcel marcha marciais marcial marco
marcos marcou marcus mares margaret marge margem margot maria marianne maricas marido maridos marie marilyn marina
marinha marinheiro marinheiros mario marion marissa mark marketing marrom marshall marta marte martelo martha martin
marty marvin mary março maré mas masculina masculino mason massa massacre massagem mata matado matador matam matamos
matando matança matar mataram matarei matarem mataria matará matarão matasse mate mate-o matei matem matemática
mateo materiais material mato matou matt matthew matthews matty matá-la matá-lo matá-los matéria mau maurice maus
max may maya maçã maçãs mccoy mcgee me mecanismo mecânica mecânico medalha medicamento medicamentos medicação
medicina medida medidas medir medo medos meg megan mei meia meia-noite meias meio meio-dia meios mel melanie melhor
melhora melhorando melhorar melhores melhorou melissa melodia membro membros memória memórias mencionado mencionar
mencionei mencionou mendigo menina meninas menininha menino meninos menor menores menos mensageiro mensagem
mensagens mentais mental mentalmente mente mentem mentes menti mentido mentindo mentir mentira mentiras mentiria
mentirosa mentiroso mentiu mentor mentores menu mercado mercadoria mercedes merda merdas merdinha merece merecem
merecer mereceu merecia meredith mereço mergulhar mergulho meritíssima meritíssimo merlin mesa mesas meses mesma
mesmas mesmo mesmos mestre mestres meta metade metal mete metendo meter meteu metido metro metros metrô metáfora meu
meus mexa mexa-se mexam mexam-se mexe mexendo mexer mexeu mexicano mexicanos mi mia miami michael michel michelle
michigan mick mickey microfone miguel mijar mike mikey mil milagre milagres miles milhares milhas milho milhão
milhões milionário militar militares miller millie mills milo milton milão mim mimi min mina minas ming minha minhas
ministro ministério minta minuto minutos miolos mira miranda miriam misericórdia miserável miss missa missy missão
missões misteriosa misterioso mistura misturar mistério mistérios miséria mitch mitchell mito mm mm-hmm mmm mo
mochila mocinha moda modelo modelos moderna moderno modo modos moeda moedas moisés mole moleque moleza molhada
molhado molhar molho molly momento momentos mona monge monica monitor monk monroe monsieur monstro monstros montana
montando montanha montanhas montar monte montgomery monty moon moore mora moradores moral moram moramos morando
morango morar morava morcego morder mordeu mordida mordomo more morfina morgan moro morra morre morrem morremos
morrendo morrer morreram morrerem morreremos morreria morrerá morrerão morresse morreu morri morrido morris morro
morta mortais mortal mortas morte mortes morto mortos mosca moscas moscou mostra mostram mostrando mostrar
mostrar-lhe mostraram mostrarei mostre mostre-me mostrei mostro mostrou motel motivação motivo motivos moto motor
motores motorista mova move movendo mover movimento movimentos moça moças mr muda mudado mudam mudamos mudando
mudança mudanças mudar mudaram mudaria mudará mude mudei mudo mudou muita muitas muito muitos muitíssimo mula mulder
mulher mulheres multa multidão mundial mundo mundos munição muro muros murphy murray museu musical mutantes my má
máfia mágica mágico mágicos máquina máquinas más máscara máscaras máxima máximo mãe mães mão mãos média médica
médicas médico médicos médio método métodos méxico mês mídia mínima mínimo mísseis míssil módulo móveis mônica
músculo músculos música músicas músico músicos na nacional nada nadando nadar nadia nam namorada namoradas namorado
namorados namorando namorar namoro nancy nao naomi napoleão naquela naquele naqueles naquilo narcóticos nariz nas
nasa nasce nascer nasceram nasceu nasci nascido nascimento nash nat natal natalie natasha nate nathan nativos
naturais natural naturalmente natureza nave navegar navegação naves navio navios nazista nazistas nação nações ncis
neal necessariamente necessidade necessidades necessária necessárias necessário necessários necrotério ned nega
negar negativa negativo negociando negociar negociação negociações negou negra negras negro negros negócio negócios
neil nela nelas nele neles nell nelson nem nenhum nenhuma nerd nervos nervosa nervoso nervosos nessa nessas nesse
nesses nesta nestas neste nestes neta netflix neto netos nevada neve never new news newton nicholas nick nicky nico
nicole nigel nikki nina ninguém ninho ninja nisso nisto nixon no noah nobre nobres noel noite noites noiva noivado
noivo noivos nojenta nojento nojo nolan nome nomeado nomes nora norma normais normal normalmente norman norte north
nos nossa nossas nosso nossos not nota notado notar notas notei noticiário notou noturna noturno notável notícia
notícias nova novamente novas novato nove novembro novidade novidades novo novos now nozes noção nsa nu nua nuclear
nucleares num numa nunca nuvem nuvens ny nã não né névoa níveis nível nó nós núcleo número números oak obama
obcecada obcecado obedecer objetivo objetivos objeto objetos objeção obra obras obrigada obrigado obrigar obrigação
obrigações obrigou observando observar observação observe obsessão obstáculo obstáculos obter obteve obviamente
ocasião ocasiões oceano ocidental ocorre ocorrer ocorreu ocorrido ocupada ocupado ocupados ocupar ocupação odeia
odeiam odeio odiar odiaria odiava odiei oeste of ofender ofendido ofensa ofensas oferece oferecendo oferecer
ofereceram ofereceu ofereci ofereço oferta oficiais oficial oficialmente oficina oh ohh ohio oi oito ok okay
oklahoma ola olha olhada olham olhamos olhando olhar olhava olhe olhei olhem olho olhos olhou oliver olivia ollie
olá omar ombro ombros on on-line onda ondas onde one online ontem onu onze ooh opa operar operação operações opinião
opiniões oponente oportunidade oportunidades oposição oposto opção opções ora oral orar oração orações ordem ordeno
ordenou ordens orelha orelhas orfanato organismo organizado organizar organização orgulho orgulhosa orgulhoso
orgulhosos oriental orientação oriente origem originais original orleans orquestra orçamento os oscar osso ossos
oswald otimista otis otto otário ou ouro ousa ousado ouse out outono outra outras outro outros outubro ouve ouvem
ouvi ouvi-la ouvi-lo ouvia ouvido ouvidos ouvimos ouvindo ouvir ouviram ouviu ouça ouça-me ouçam ouço ova ovelha
ovelhas overdose ovo ovos ow owen oxford oxigênio oz pablo paciente pacientes paciência pacote pacotes pacto
pacífico padrasto padre padres padrinho padrão padrões paga pagam pagamento pagamentos pagamos pagando pagar pagaram
pagarei pagaria pagará pago pagos pagou pague paguei pai paige painel pais paisagem paixão palavra palavras palco
palestra palhaço palhaços palma palmas palmer palpite palácio pam pamela pan pancada panela pano panquecas papa
papai papel papelada papo papéis paquistão par para parabéns parada paradas paradeiro parado parados param paramos
paramédicos parando parar pararam pararem parasita parasse parava paraíso parceira parceiro parceiros parceria pare
parece parece-me parecem parecendo parecer pareceu parecia pareciam parecida parecido parecidos parede paredes parei
parem parente parentes pares pareça pareço paris pariu park parker paro parou parque parte partes participar
participação particular particulares particularmente partida partido partindo partir partiu parto partículas pará-lo
passa passada passadas passado passageiro passageiros passagem passagens passam passamos passando passaporte
passaportes passar passaram passarem passaria passarinho passará passava passe passear passei passeio passo passos
passou pasta pastor pat patas patente pato patricia patrick patrulha patrão patterson patty patética patético pau
paul paula paulie paulo paus pausa paz pazes país países pearl pecado pecados pedaço pedaços pede pedem pedi pedido
pedidos pedimos pedindo pedir pediram pedirei pediria pedisse pediu pedra pedras pedro pega pegada pegadas pegadinha
pegado pegam pegamos pegando pegar pegaram pegarei pegarem pegaremos pegaria pegarmos pegará peggy pego pegos pegou
pegue pegue-o peguei peguem peguem-no pegá-la pegá-lo pegá-los peito peitos peixe peixes pela pelado pelas pele
peles pelo pelos pelotão pena penas pendurado pendurar penhasco penny pensa pensado pensam pensamento pensamentos
pensamos pensando pensar pensaram pensaria pensasse pensava pense pensei pensem pensilvânia penso pensou pensávamos
pensão pentágono pequena pequenas pequeno pequenos perante peraí perca perceba percebe percebemos perceber percebeu
percebi percebido percebo percepção perco percy perda perdas perde perdedor perdedores perdem perdemos perdendo
perder perderam perderia perdermos perderá perdeu perdi perdida perdidas perdido perdidos perdoa perdoado perdoar
perdoe perdoe-me perdão perdê-la perdê-lo perfeita perfeitamente perfeitas perfeito perfeitos perfeição perfil
performance perfume pergunta perguntado perguntam perguntando perguntar perguntaram perguntas perguntava pergunte
perguntei pergunto perguntou perigo perigos perigosa perigosas perigoso perigosos perito permanece permanecer
permanente permissão permita permita-me permite permitem permitido permitir permitirei permitiu perna pernas
perpétua perry perseguindo perseguir perseguição personagem personagens personalidade perspectiva pertence pertencem
pertences pertencia pertenço perto perturbado perturbador perturbar peru peruca pervertido perícia perímetro período
pesa pesada pesadas pesadelo pesadelos pesado pesados pesar pesca pescar pescoço peso pesos pesquisa pesquisar
pesquisas pessoa pessoais pessoal pessoalmente pessoas peste pete peter peterson petição petróleo peyton peça peças
peço phil philip philippe phillip phillips phoebe phoenix pia piada piadas piano picante pico piedade pierce pierre
pijama pike pilha pilotar piloto pilotos pimenta pinta pintar pinto pintor pintou pintura pinturas pior piorando
piorar piores piorou piper pipoca piquenique piranha pirata piratas pirâmide pisa pisar piscar piscina piso pista
pistas pistola pizza placa placas planeja planejado planejamento planejamos planejando planejar planejava planejei
planejou planeta planetas plano planos planta plantar plantas plantação plantão plasma plataforma plateia plena
plástico pneu pneus po pobre pobres pobreza pode pode-se podem podemos poder poderei poderemos poderes poderia
poderiam podermos poderosa poderosas poderoso poderosos poderá poderão poderíamos podes podia podiam podre podíamos
poeira poema poemas poesia poeta point poirot pois policia policiais policial polly polícia política políticas
político políticos polônia pondo ponha ponham ponho ponta pontas ponte ponto pontos pontuação pop pope popular
populares população por porcaria porco porcos pornografia pornô porque porquê porra porrada porta porta-malas portal
portanto portas porteiro porter portland porto portão portões porão porção porém positiva positivo posição posições
possa possam possamos posse possibilidade possibilidades possivelmente posso possuem possui possuir possíveis
possível postal poste posto postos postura pote potencial potter potência pouca poucas pouco poucos poupar poupe
pouquinho pousar pouso povo povoado powell poxa poço poção pra praga praia prancha pras prata pratas prateleira
praticamente praticando praticar prato pratos prazer prazeres prazo praça precaução preciosa precioso precisa
precisam precisamente precisamos precisando precisar precisarei precisarem precisaremos precisaria precisará
precisasse precisava precisavam precise precisei preciso precisou precisávamos precisão preencher prefeito
prefeitura prefere preferem preferia preferida preferido preferir preferiria preferência prefiro preguiçoso
prejudicar prenda prendendo prender prenderam prendeu prendê-lo preocupa preocupada preocupado preocupados preocupam
preocupar preocupação preocupações preocupe preocupem preocupo prepara preparada preparado preparados preparando
preparar preparativos preparação prepare prepare-se preparei preparem preparem-se preparou presa presas presente
presentes presença preservar presidente presidência preso presos pressa pressentimento pressionando pressionar
pressão presta prestando prestar preste prestes preston presumo presunto preta pretende pretendia pretendo preto
pretos prevenir prever previsto previsão preço preços price prima primavera primeira primeiras primeiro
primeiro-ministro primeiros primo primos prince princesa principais principal principalmente princípio princípios
prioridade prisioneira prisioneiro prisioneiros prisão prisões privacidade privada privado privilégio pro
probabilidade problema problemas probleminha procedimento procedimentos processar processo processos procura
procurado procurador procuram procuramos procurando procurar procurava procure procurei procurem procuro procurou
procurá-lo produto produtor produtos produz produzir produção profecia professor professora professores profeta
profissionais profissional profissão profunda profundamente profundas profundezas profundidade profundo programa
programado programas programação progresso proibido projeto projetos promessa promessas prometa promete prometer
prometeu prometi prometido prometo promotor promotoria promover promovido promoção pronta prontas prontinho pronto
prontos propaganda propor proposta propriedade propriedades proprietário propósito pros prosseguir prossiga
prostituta prostitutas protege protegendo proteger protegida protegido protegê-la protegê-lo proteja protesto
protetor proteção protocolo protocolos protótipo prova provar provas provavelmente prove provocar provocou provou
provável prá prática prático prédio prédios prêmio prêmios príncipe própria próprias próprio próprios próxima
próximas próximo próximos psicologia psicológico psicopata psicólogo psiquiatra publicado publicamente publicar
publicidade pude pudemos puder puderam puderem pudermos pudesse pudessem pudim pudéssemos pula pulando pular pule
pulmão pulmões pulou pulseira pulso pulsos punho punido punir punição pura puro pus puta putas puto puxa puxando
puxar puxe puxou pá página páginas pára páscoa pássaro pássaros pátio pátria pânico pântano pão pé pés péssima
péssimo pênis pêsames pílula pílulas pó pólvora pôde pôquer pôr pôs põe pública públicas público públicos quadra
quadrado quadras quadril quadrinhos quadro quadros quais quaisquer qual qualidade qualidades qualificado quality
qualquer quando quanta quantas quantia quantidade quanto quantos quarenta quarentena quarta quarta-feira quarteirão
quarteirões quartel quarto quartos quase quatro que quebra quebra-cabeça quebrada quebradas quebrado quebrados
quebrando quebrar quebre quebrei quebrou queda queen queens queijo queima queimada queimado queimaduras queimando
queimar queimou queira queiram queixa queixas queixo quem quente quentes quentin quer querem queremos querendo
querer queres queria queriam querida querido queridos quero queríamos questionar questão questões quieta quieto
quietos quilo quilos quilômetros quinn quinta quinta-feira quintal quinto quinze quis quiser quiseram quiserem
quisermos quisesse quites quão quê química químico químicos ra rabo rachel racional racista radar radiação radical
rafael rainha raio raios raiva raiz raj ralph ramo ramon rancho rancor randall randy rap rapariga rapaz rapazes
rapidamente rapidinho raposa rara raramente raro rastreador rastreando rastrear rastro rastros rato ratos raven ray
raymond razoável razão razões raça raízes re reabilitação reagan reagir reagiu reais real realeza realidade realista
realizado realizar realmente reator reação rebanho rebecca rebelde rebeldes rebelião recado receba recebe recebem
recebemos recebendo receber receberam receberá recebeu recebi recebido recebo receio receita receitas recente
recentemente recentes recepção recibo reclamando reclamar reclamação reclamações recolher recomendação recomendo
recomeçar recompensa reconhece reconhecer reconheceu reconheci reconhecido reconhecimento reconheço reconstruir
recorde recorrer recuar recuperando recuperar recuperação recuperou recurso recursos recusa recusar recuso recusou
red reddington rede redes redor reduzir reed reese refazer refeitório refeição refeições refere referindo referência
referências refiro refletir reflexo reforma reforço reforços refrigerante refugiados refém reféns refúgio reggie
regime regimento regina registrada registrado registrar registro registros região regra regras regular rei reid
reino reis relacionado relacionamento relacionamentos relatar relatos relatório relatórios relaxa relaxar relaxe
relação relações relevante religiosa religioso religião relógio relógios remorso remoto remover remédio remédios
renda render reno renunciar reparar repente repetindo repetir repita repito reportagem reportar repouso representa
representante representar repugnante reputação repórter repórteres república requer reserva reservado reservas
resfriado resgatar resgate residente residência resistente resistir resistência resolva resolve resolvemos resolver
resolveu resolvi resolvido respeita respeitar respeito respeitável respira respirando respirar respiração respire
responda responde respondendo responder respondeu respondi responsabilidade responsabilidades responsáveis
responsável resposta respostas ressaca ressonância resta restam restante restantes restaurante restaurantes
restaurar resto restos restou resultado resultados resumo resync reta retardado retirada retirado retirar retiro
reto retomar retorna retornar retorno retornou retrato retribuir reunidos reunir reunião reuniões revela revelado
revelar revelação revelou rever reverendo reverter revista revistar revistas revisão revolta revolução revólver rex
reynolds rezando rezar ri ria riacho rica ricardo ricas rich richard richie rick ricky rico ricos ridícula ridículo
rifle right riley rim rindo ringue rins rio rios riqueza rir risada risadas risco riscos risos rita ritmo ritual riu
rival river road rob robbie robert roberto roberts robin robinson robô robôs rocha rochas rock rocky roda rodada
rodar rodas rodney rodovia roger rogers rola roland rolando rolar roll rolo roma roman romance romano romanos romeu
romper romântica romântico ron ronald ronnie roosevelt rory rosa rosas rose rosie ross rosto rostos rota roteiro
rotina rouba roubada roubado roubados roubando roubar roubaram roubei roubo roubos roubou round roupa roupas roxo
roy rua ruas ruby rude rudy ruim ruins ruiva rum rumo rumores russ russa russell russo russos rusty ruth ruído ruína
ruínas ryan rádio rápida rápido rápidos ré réu rígido rússia sabe sabedoria sabem sabemos sabendo saber saberei
saberem saberemos saberia sabermos saberá saberão sabes sabia sabiam sabor sabrina sabão sabíamos sacana sacanagem
sacerdote saco sacola sacos sacou sacrificar sacrifício sacrifícios sadie saem safado safar sagrada sagrado saguão
sai saia saiam saiba saibam saindo saint saio sair sairei sairemos sairia sairmos sairá saiu sal sala salada salas
sally salmão salsicha saltar salto saltos salva salva-vidas salvador salvando salvar salvação salve salvei salvo
salvos salvou salvá-la salvá-lo salário salão sam samantha sammy samuel san sanchez sandra sanduíche sanduíches
sandy sang sangramento sangrando sangrar sangue santa santiago santo santos santuário sapato sapatos sapo sara sarah
sargento sarro sasha satanás satisfazer satisfação satisfeita satisfeito satélite satélites saudade saudades
saudações saudáveis saudável saul sawyer say saí saía saída saídas saído saímos saíram saírem saísse saúde scarlett
schmidt scott scotty scully se sean seattle sebastian seca secar seco secreta secretamente secretas secreto secretos
secretária secretário seda sede see segredo segredos segue seguem segui segui-lo seguida seguido seguidores seguidos
seguimos seguindo seguinte seguintes seguir seguiram seguiu segunda segunda-feira segundo segundos segura segurando
segurança seguranças segurar seguras segure segure-se segurem segurem-se seguro seguros segurou segurá-lo sei seios
seis seja sejam sejamos seleção selo selva selvagem selvagens sem sem-teto semana semanas semelhante semelhantes
semelhança semente sementes semestre sempre senado senador sendo senha senhor senhora senhoras senhores senhorita
senhoritas sensacional sensato sensação senso sensores sensual sensível senta sentada sentado sentados sentar
sentar-se sente sente-se sentem sentem-se sentença senti sentia sentido sentidos sentimental sentimento sentimentos
sentimos sentindo sentir sentir-se sentirei sentiria sentirá sentisse sentiu sentou senão seo seok separadas
separado separados separamos separar separação sequer sequestrada sequestrado sequestro sequestrou sequência ser
serei serem seremos serena seres seria serial seriam seriamente sermos sermão serpente serra serve servem servido
servidor servindo servir servirá serviu serviço serviços servo será serão seríamos sessão sessões set sete setembro
seth setor seu seul seus sexo sexta sexta-feira sexto sexuais sexual sexualmente sexy seção shakespeare shane
shannon sharon shaun shaw shawn sheila shelby sheldon shelly shen shepherd sherlock sherman shh shin shirley
shopping show shows si sid sidney sido siga siga-me sigam sigam-me sigilo significa significado significam
significar significaria significava significou sigo silas silencioso silver silêncio sim similar simmons simon
simone simpatia simples simplesmente simpson simpática simpático simulação sinais sinal sincera sinceramente
sinceridade sincero sincronia sindicato singh sino sinos sinta sinto sinto-me sintomas sir sirva sirvo sistema
sistemas site situação situações skate smith sms snow so soa soar sob sobe sobra sobrando sobre sobremesa sobrenome
sobretudo sobrevivente sobreviventes sobreviver sobreviveram sobreviveu sobrevivido sobrevivência sobrinha sobrinho
sobrou sociais social sociedade soco socorro sofia sofisticado sofre sofrendo sofrer sofreu sofrido sofrimento
software sofá sogra sol solar soldado soldados solidão solitária solitário solo solta soltar solte solte-me solte-o
solteira solteiro soltem solto soltou solução som soma sombra sombras sombrio some somente somos sonda soneca song
sonha sonhando sonhar sonhei sonho sonhos sonhou sonia sonny sono sons soo sopa sophia sophie soro sorri sorria
sorrindo sorrir sorriso sorte sortuda sortudo sorvete sotaque sou soube soubemos souber souberem soubesse soubessem
south soviética sozinha sozinhas sozinho sozinhos spartacus spencer spike spock spray square sr sra srta ss st stacy
stan stanley star stark status stefan stella stephanie stephen steve steven stevens stevie stewart stone street
stripper stu stuart su sua suando suas suave suba subam subindo subir subiu submarino suborno subs subsolo
substituir substituto substância subterrâneo sucedido sucesso suco sue suficiente suficientemente suficientes sugere
sugerindo sugerir sugeriu sugestão sugiro suicida suicídio suja sujar sujas sujeira sujeito sujo sujos sul sullivan
suma sumido sumir sumiram sumiu summer sun sung suor super super-herói superar superficial superfície superior
superiores superman supermercado superou supervisor supervisão suponho supor suporta suportar suporte suporto
supostamente suposto suprema supremo suprimentos surdo surge surgir surgiu surpreende surpreendente surpreender
surpreendeu surpresa surpresas surpreso surra surto susan sushi susie suspeita suspeitar suspeitas suspeito
suspeitos suspensa suspenso suspensão suspira suspiro sustentar susto sutil sutiã suzanne suécia suéter suíte suíça
swat sydney sylvia sábado sábio são século séculos séria sérias série sério sérios sênior símbolo símbolos sítio só
sóbrio sócio sócios sólida sólido sós sótão ta tabaco taco tacos tae tais tal talento talentos talentosa talentoso
talvez tamanho também tammy tampa tampouco tanner tanque tanques tanta tantas tanto tantos tanya tapa tapete tara
tarde tarefa tarefas tartaruga tate tatuagem tatuagens tava taxa taxas taylor taça tchau te teal team teatro tecido
tecnicamente tecnologia ted teddy teimosa teimoso tela telefonar telefone telefonema telefonemas telefones telefonou
telefônica telegrama televisão telhado tem tema teme temer temia temo temos temperamento temperatura tempestade
tempestades tempinho templo tempo temporada temporal temporária temporário tempos tenda tendo tendência tenente
tenha tenham tenhamos tenho tens tensa tenso tensão tenta tentado tentam tentamos tentando tentar tentaram tentarei
tentaria tentará tentasse tentativa tentativas tentava tentação tente tentei tentem tento tentou teoria teorias
tequila ter terapeuta terapia terceira terceiro terei terem teremos teresa teria teriam termina terminado terminal
terminamos terminando terminar terminaram terminarmos termine terminei terminou termo termos terno terra terras
terraço terremoto terreno terrestre território terrivelmente terror terrorismo terrorista terroristas terry
terríveis terrível terá terão terça terça-feira terço teríamos tese tesoura tesouro tesouros tess testa testamento
testando testar teste testemunha testemunhar testemunhas testemunho testemunhou testes tesão tetas teto teu teus
teve texas texto that the theo there this thomas thompson thor ti tia tido tiffany tigela tigre tijolos tim time
times timmy tina tinha tinham tinta tio tipo tipos tira tirada tirado tiram tiramos tirando tirar tiraram tiras tire
tire-o tirei tirem tiro tiros tiroteio tirou tirá-la tirá-lo tirá-los tive tivemos tiver tiveram tiverem tivermos
tivesse tivessem tivéssemos to toa toalha toalhas tobias toby toca tocado tocam tocando tocar tocava toco tocou toda
todas todd todo todos tola tolerar tolice tolo tolos tom toma tomada tomadas tomado tomam tomamos tomando tomar
tomara tomaram tomate tomates tome tomei tomem tommy tomo tomografia tomou tona toneladas toni tonta tonto tony top
topo toque toquei toquem torcendo torcer torcida torna torna-se tornado tornam tornamos tornando tornar tornar-se
tornaram tornaria tornará torne tornei torneio torno tornou tornou-se tornozelo torná-lo torre torres torta tortas
tortura torturar tosse total totalmente tour touro tozz trabalha trabalhado trabalhador trabalhadores trabalham
trabalhamos trabalhando trabalhar trabalharam trabalhava trabalhe trabalhei trabalho trabalhos trabalhou tracy
tradicional tradição tradições tradução traficante traficantes traga traga-me traga-o tragam trago tragédia traidor
traidores trailer traindo trair traiu traição traje trajes tramando trancada trancado trancar trancou tranquila
tranquilo transa transando transar transferido transferir transferência transforma transformando transformar
transformação transformou transição transmissor transmissão transmitir transou transplante transportar transporte
trarei traria trará traseira traseiro trata trata-se tratada tratado tratam tratamento tratando tratar tratava trate
trato trator tratou trauma trava travesseiro travis traz trazem trazendo trazer trazido trazê-la trazê-lo trazê-los
traços traído treinado treinador treinados treinamento treinando treinar treino trem tremendo tremer trens trent
trepar trevas trevor trey tribo tribos tribunal trigo trilha trilhos trinta triplo tripulação trish triste tristes
tristeza troca trocado trocando trocar troco trocou troféu tronco trono tropa tropas trouxe trouxemos trouxeram troy
trump truque truques tráfego tráfico trágico trás trânsito trégua três tu tua tuas tubarão tubarões tubo tubos
tucker tudo tumba tumor turistas turma turner turno turnos turnê tv twitter ty tyler tá tática táticas táxi tão
técnica técnicas técnico técnicos tédio tê-la tê-lo tê-los têm tênis tímida tímido tínhamos típico título títulos
tóquio tóxico tô túmulo túneis túnel uau uh ultima ultimamente um uma umas unhas unidade unidades unidos uniforme
uniformes unir united universidade universo união uns up urgente urgência urina urso ursos us usa usada usadas usado
usados usam usamos usando usar usaram usaria usará usava usavam use usei uso usou usá-la usá-lo usá-los uti
utilidade uísque vaca vacas vacina vadia vadias vaga vagabunda vagabundo vagando vagas vagina vagão vai vais val
vale valem valente valentine valer valerie valeu valha valia valiosa valioso valley valor valores vamos vampiro
vampiros van vanessa vantagem vantagens vapor vara varanda variar vaso vaticano vazamento vazar vazia vazias vazio
vazios vc ve veado veem vega vegas vegetais veias veio veja vejam vejamos vejo vela velas velha velhas velho velhos
velhote velocidade vem vemos vence vencedor vencedora vencedores vencer venceu venci vencido venda vendas vende
vendedor vendem vendemos vendendo vender vendeu vendi vendido vendo veneno veneza venha venham venho ventilação
vento ventos ver vera verdade verdadeira verdadeiramente verdadeiras verdadeiro verdadeiros verde verdes veredicto
veredito verei verem veremos vergonha vergonhoso veria verificando verificar verificação verifique verifiquei verme
vermelha vermelhas vermelho vermelhos vermes vermos veronica versão verá verão veste vestida vestido vestidos
vestindo vestir vestiário vestígios veterano veteranos veterinário vez vezes veículo veículos vi via viagem viagens
viaja viajando viajante viajar viajou vic vice-presidente viciada viciado viciados vicky victor victoria vida vidas
vidente vidro viemos viena vier vieram vierem viesse vietnã vigia vigiando vigiar vigilância viktor vila vilarejo
vilão vilões vim vimos vince vincent vinda vindas vindo vindos vingança vingar vinha vinham vinho vinhos vinte
violação violenta violento violentos violet violino violão violência vip vir vira virada virado viram virando virar
viraram vire vire-se virei virem virgem virgil virgindade virginia virgínia viria viro virou virtual virtude virá
virão visita visitando visitante visitantes visitar visitas visitou visitá-lo visse vista vistas visto vistos visual
visão visível visões vitais vital vitória vitórias viu viva vivas vive vivem vivemos vivendo viver viverá viveu vivi
vivia viviam vivian vivido vivo vivos vizinha vizinhança vizinho vizinhos viúva voa voam voando voar voce você vocês
vodca voice volante volta voltado voltam voltamos voltando voltar voltaram voltarei voltarem voltaremos voltaria
voltarmos voltará voltarão voltas voltasse voltava volte voltei voltem volto voltou volume voluntário voluntários
vomitar von vontade voo voou vos vossa vosso votar votação voto votos vou vovó vovô voz vozes vulcão vulgar
vulnerável vá válvula várias vários vão véspera véu vê vê-la vê-las vê-lo vê-los vêem vêm vício vídeo vídeos vírus
vítima vítimas vó vós vômito vôo wade walker wall wallace wally walsh walt walter wanda wang want ward warren was
washington watson way wayne we wei wells wendy wes wesley west what wheeler when white whitney whoa will william
williams willie willy wilson winston with wolf won woo woody world wow wright wu wyatt xadrez xavier xerife xiao
xixi xícara yale yan yang ye yeah yeon yeong yi yo yoo yoon york you young your yu yuri zach zack zangada zangado
zelador zero zeus zoando zoe zoey zona zoológico zumbi zumbis àquela àquele às ácido áfrica água águas águia álbum
álcool álibi árabe área áreas árvore árvores ás ásia áudio âncora ângulo época éramos és ética êxito íamos índia
índio índios íntimo íntimos óbvia óbvio óculos ódio óleo ópera órbita órgão órgãos ótima ótimas ótimo ótimos ônibus
última últimas último últimos única únicas único únicos úteis útero útil
`,
};
