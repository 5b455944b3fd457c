/** Qualities and feelings: English | German | Spanish | French | Portuguese | Italian | Dutch. */
export const QUALITIES = `
good|gut gute guter gutes guten besser|bueno buena buen bien mejor|bon bonne bien meilleur mieux|bom boa bem melhor|buono buona bene migliore meglio|goed goede beter
best|beste bester bestes besten|||||beste
great|toll großartig super klasse prima spitze|genial estupendo magnífico súper|super génial formidable magnifique|ótimo otimo genial legal|ottimo splendido grandioso|geweldig prima
excellent|hervorragend ausgezeichnet exzellent vorzüglich|excelente inmejorable|excellent excellente|excelente|eccellente|uitstekend voortreffelijk
perfect|perfekt tadellos einwandfrei makellos|perfecto impecable|parfait impeccable|perfeito impecável|perfetto impeccabile|perfect vlekkeloos
wonderful|wunderbar herrlich traumhaft|maravilloso|merveilleux|maravilhoso|meraviglioso|heerlijk prachtig
fantastic|fantastisch|fantástico|fantastique|fantástico|fantastico|fantastisch
amazing|erstaunlich unglaublich beeindruckend|increíble asombroso impresionante espectacular|incroyable étonnant impressionnant|incrível impressionante espetacular|incredibile sorprendente|ongelooflijk indrukwekkend
nice|nett schön schöne hübsch|agradable lindo majo|gentil agréable sympa|agradável legal|carino gradevole simpatico|leuk mooi aardig fijn
beautiful|wunderschön schönheit|hermoso bonito precioso bello|beau belle joli jolie|bonito lindo belo|bello bella|prachtig schitterend
pretty|||||grazioso|
bad|schlecht schlimm übel mies|malo mala mal peor|mauvais mauvaise mal pire|ruim mau má pior|cattivo male brutto peggio|slecht slechte
worst|schlechteste schlimmste|pésimo|pire|péssimo|pessimo|slechtste
terrible|schrecklich furchtbar grauenhaft katastrophal|terrible fatal espantoso|terrible affreux catastrophique|terrível|terribile|verschrikkelijk vreselijk
horrible|entsetzlich|horrible horroroso|horrible|horrível|orribile|afschuwelijk
awful|scheußlich miserabel|nefasto|atroce|pavoroso|orrendo|belabberd
disgusting|ekelhaft eklig widerlich|asqueroso repugnante|dégoûtant|nojento|disgustoso|walgelijk smerig
poor|mangelhaft dürftig armselig|deficiente|médiocre|deficiente|scarso scadente|matig
average|durchschnittlich mittelmäßig|mediocre promedio|moyen moyenne|medíocre médio|mediocre medio|middelmatig gemiddeld
ok|okay akzeptabel|aceptable|acceptable|aceitável|accettabile|acceptabel oké
friendly|freundlich freundlichkeit herzlich liebenswürdig|amable amabilidad amistoso cordial|aimable amical chaleureux amabilité|amigável simpático simpatia cordial|cordiale amichevole gentile gentilezza|vriendelijk vriendelijkheid hartelijk
kind|gütig liebenswert|bondadoso gentil|bienveillant|gentil bondoso gentileza amável|gentile|lief
unfriendly|unfreundlich|antipático|antipathique|antipático|scortese antipatico|onvriendelijk
rude|unhöflich frech unverschämt grob|grosero maleducado|impoli grossier malpoli|grosseiro rude|maleducato sgarbato|onbeleefd grof
polite|höflich höflichkeit|educado cortés|poli courtois politesse|educado cortês|educato cortese|beleefd
helpful|hilfsbereit hilfreich zuvorkommend|servicial útil|serviable|prestativo atencioso|disponibile|behulpzaam
attentive|aufmerksam aufmerksamkeit|atento atención|attentif attentionné|atento|attento premuroso|attent
caring|fürsorglich liebevoll einfühlsam|cariñoso|prévenant|cuidadoso|premura|zorgzaam
patient|geduldig geduld|paciencia|patience|paciência|pazienza|geduldig
respectful|respektvoll respekt|respetuoso respeto|respectueux respect|respeitoso respeito|rispettoso rispetto|respectvol respect
professional|professionell|profesional profesionalidad|professionnel professionnelle professionnalisme|profissional profissionalismo|professionale professionalità|professioneel
competent|kompetent kompetenz fachkundig fähig|competente|compétent compétence|competente competência|competente competenza|bekwaam deskundig competent
incompetent|inkompetent unfähig|incompetente|incompétent|incompetente|incompetente|onbekwaam
knowledgeable|sachkundig kenntnisreich|conocedor entendido|connaisseur|conhecedor|preparato|kundig
experienced|erfahren|experimentado|expérimenté|experiente|esperto|ervaren
honest|ehrlich ehrlichkeit aufrichtig|honesto honestidad sincero|honnête honnêteté sincère|honesto honestidade sincero|onesto onestà sincero|eerlijk eerlijkheid
dishonest|unehrlich|deshonesto|malhonnête|desonesto|disonesto|oneerlijk
reliable|zuverlässig verlässlich zuverlässigkeit|fiable confiable fiabilidad|fiable fiabilité|confiável confiabilidade|affidabile affidabilità|betrouwbaar betrouwbaarheid
unreliable|unzuverlässig|||inconfiável|inaffidabile|onbetrouwbaar
trust|vertrauen|confianza confiar|confiance|confiança confiar|fiducia|vertrouwen
fair|fair gerecht|justo|juste équitable|justo|equo giusto|eerlijk
unfair|unfair ungerecht|injusto|injuste|injusto|ingiusto|oneerlijk
safe|sicher sicherheit|seguro seguridad|sûr sécurité|seguro segurança|sicuro sicurezza|veilig veiligheid
dangerous|gefährlich gefahr unsicher|peligroso peligro inseguro|dangereux danger|perigoso perigo inseguro|pericoloso pericolo|gevaarlijk gevaar onveilig
clean|sauber sauberkeit rein gepflegt|limpio limpieza limpia|propre propreté|limpo limpeza|pulito pulizia|schoon netjes schoonmaak
dirty|schmutzig dreckig unsauber schmutz dreck|sucio suciedad|sale saleté|sujo sujeira|sporco sporcizia|vies vuil
hygienic|hygienisch hygiene|higiénico higiene|hygiénique hygiène|higiênico higiene|igienico igiene|hygiënisch hygiëne
tidy|ordentlich aufgeräumt ordnung|ordenado orden|rangé ordonné|arrumado organizado|ordinato ordine|opgeruimd
quiet|ruhig leise ruhe still|tranquilo silencioso tranquilidad silencio|calme tranquille silencieux|tranquilo silencioso sossego|tranquillo silenzioso|rustig stil
noisy|laut lärmend|ruidoso|bruyant|barulhento|rumoroso|lawaaierig luidruchtig
noise|lärm geräusch geräusche krach|ruido|bruit|barulho ruído|rumore|lawaai geluid herrie
loud|lautstark|||||luid
comfortable|bequem komfortabel gemütlich komfort|cómodo comodidad confortable acogedor|confortable confort|confortável conforto cômodo aconchegante|comodo confortevole comodità|comfortabel gezellig comfort
uncomfortable|unbequem ungemütlich|incómodo|inconfortable|desconfortável|scomodo|oncomfortabel ongemakkelijk
relaxing|entspannend erholsam entspannt erholung|relajante relajado|relaxant détendu reposant|relaxante descanso|rilassante|ontspannend ontspannen
spacious|geräumig großzügig weiträumig|espacioso amplio|spacieux vaste|espaçoso amplo|spazioso ampio|ruim
small|klein kleine winzig|pequeño diminuto|petit petite|pequeno|piccolo|klein kleine
narrow|eng schmal|estrecho|étroit exigu|estreito apertado|stretto|smal krap
big|groß große riesig|grande gran enorme|grand grande énorme|grande enorme|grande enorme|groot grote enorm
long|lang lange länger|largo larga|long longue|longo comprido|lungo|lang lange
short|kurz kurze|corto breve|court bref|curto breve|corto breve|kort korte
high|hoch hohe höher|alto elevado|haut élevé|alto elevado|alto elevato|hoog hoge
low|niedrig tief gering|bajo|bas faible|baixo|basso|laag lage
new|neu neue neues|nuevo|nouveau nouvelle neuf|novo nova|nuovo|nieuw nieuwe
old|alt alte altes|viejo antiguo|vieux vieille ancien|velho antigo|vecchio antico|oud oude
outdated|veraltet altmodisch abgenutzt|anticuado obsoleto desactualizado|vétuste démodé dépassé|ultrapassado desatualizado obsoleto|antiquato obsoleto|verouderd ouderwets
modern|modern zeitgemäß|moderno|moderne|moderno|moderno|modern
fresh|frisch frische|fresco frescura|frais fraîche fraîcheur|fresco frescor|fresco|vers
warm|warm wärme|cálido caliente calor|chaud chaleur|quente calor|caldo|warm
hot|heiß hitze|ardiente|brûlant|ardente|bollente|heet
cold|kalt kälte|frío|froid froide|frio|freddo|koud
wet|nass feucht|mojado húmedo|mouillé humide|molhado úmido|bagnato umido|nat vochtig
dry|trocken|seco|sec sèche|seco|secco|droog
fast|schnell rasch zügig flott geschwindigkeit|rápido rapidez veloz rápidamente|rapide vite rapidité rapidement|rápido rapidez depressa rapidamente|veloce rapido rapidità|snel vlot
speed|tempo|velocidad|vitesse|velocidade|velocità|snelheid
slow|langsam träge|lento lentitud|lent lente lenteur|lento devagar lentidão|lento lentezza|langzaam traag
late|spät verspätet verspätung|tarde retraso tardío|tard retard|tarde atraso atrasado|tardi ritardo|laat vertraging
early|früh früher|temprano|tôt|cedo|presto|vroeg
punctual|pünktlich pünktlichkeit rechtzeitig|puntual puntualidad|ponctuel ponctualité|pontual pontualidade|puntuale puntualità|stipt tijdig punctueel
expensive|teuer teure|caro cara costoso|cher chère coûteux onéreux|caro cara|caro costoso|duur dure
overpriced|überteuert wucher|sobrevalorado carísimo|surfacturé surestimé|superfaturado caríssimo|sopravvalutato|overpriced
cheap|billig günstig preiswert preisgünstig|barato económico asequible|abordable économique|barato econômico acessível|economico conveniente|goedkoop voordelig
free|kostenlos gratis umsonst|gratis gratuito|gratuit|grátis gratuito|gratuito|kosteloos
easy|einfach leicht mühelos|fácil fácilmente sencillo|facile simple facilement|fácil simples facilmente|facile semplice|makkelijk gemakkelijk eenvoudig
difficult|schwierig schwer schwierigkeit|difícil dificultad|difficile difficulté dur|difícil dificuldade|difficile difficoltà|moeilijk lastig
complicated|kompliziert umständlich|complicado complejo|compliqué complexe|complicado complexo|complicato complesso|ingewikkeld
convenient|praktisch|práctico conveniente|pratique commode|prático conveniente|pratico|handig praktisch
useful|nützlich brauchbar nutzen|utilidad|utile utilité|útil utilidade|utile|nuttig bruikbaar
useless|nutzlos unbrauchbar sinnlos|inútil|inutile|inútil|inutile|nutteloos
important|wichtig bedeutend|importante importancia|important importance|importante importância|importante importanza|belangrijk
necessary|notwendig nötig|necesario|nécessaire|necessário|necessario|nodig noodzakelijk
clear|klar verständlich deutlich übersichtlich|claro clara claridad comprensible|clair claire clarté compréhensible|claro clareza compreensível|chiaro chiarezza comprensibile|duidelijk helder begrijpelijk
confusing|verwirrend unübersichtlich unklar|confuso confusión|confus déroutant|confuso confusão|confuso|verwarrend onduidelijk
interesting|interessant spannend|interesante interés|intéressant intérêt|interessante interesse|interessante interesse|interessant boeiend
boring|langweilig langeweile eintönig|aburrido|ennuyeux|chato entediante monótono|noioso|saai
fun|spaß lustig vergnügen|diversión divertido|amusant plaisir drôle|divertido diversão|divertente divertimento|leuk plezier
exciting|aufregend|emocionante|passionnant excitant|emocionante empolgante|emozionante|spannend opwindend
creative|kreativ einfallsreich|creativo|créatif|criativo|creativo|creatief
original|originell|original|original|original|originale|origineel
authentic|authentisch echt|auténtico|authentique|autêntico|autentico|authentiek
special|besonders|especial|spécial particulier|especial|speciale|bijzonder
unique|einzigartig einmalig|único|unique|único|unico|uniek
normal|normal gewöhnlich|normal|normal|normal|normale|normaal gewoon
varied|abwechslungsreich vielfältig vielfalt|variado variedad|varié variété|variado variedade|vario varietà|gevarieerd afwisselend
full|voll|lleno|plein|cheio|pieno|vol
empty|leer|vacío|vide|vazio|vuoto|leeg
crowded|überfüllt überlaufen gedränge|abarrotado masificado multitud|bondé foule|lotado superlotado multidão|affollato folla|druk overvol
busy|beschäftigt|ocupado|occupé|ocupado|occupato|bezet
open|offen geöffnet öffnung|abierto|ouvert|aberto|aperto|open
closed|geschlossen|cerrado|fermé|fechado|chiuso|gesloten dicht
available|verfügbar verfügbarkeit|disponible disponibilidad|disponible disponibilité|disponível disponibilidade|disponibilità|beschikbaar beschikbaarheid
accessible|zugänglich barrierefrei barrierefreiheit|accesible accesibilidad|accessible accessibilité|acessibilidade|accessibile accessibilità|toegankelijk toegankelijkheid
central|zentral zentrum|céntrico central centro|central centre|central centro|centrale centro|centraal centrum
near|nah nahe nähe|cerca cercano|près proche|perto próximo|vicino|dichtbij nabij
far|weit entfernt|lejos lejano|loin éloigné|longe distante|lontano|ver
strong|stark kräftig|fuerte|fort forte|forte|forte|sterk
weak|schwach|débil|faible|fraco|debole|zwak
hard|hart|duro|dur dure|duro|duro|hard
soft|weich|suave blando|doux mou|macio suave|morbido|zacht
heavy|gewicht|pesado|lourd|pesado|pesante|zwaar
light|leichtgewicht|ligero liviano|léger|leve|leggero|licht
thin|dünn|delgado fino|mince fin|fino|sottile|dun
thick|dick|grueso espeso|épais|grosso espesso|spesso|dik
bright|hell|luminoso brillante|lumineux brillant|brilhante iluminado|luminoso|licht
dark|dunkel|oscuro|sombre obscur|escuro|scuro buio|donker
broken|kaputt defekt gebrochen beschädigt|roto estropeado averiado|cassé abîmé brisé|quebrado estragado danificado|rotto guasto|kapot defect
faulty|fehlerhaft|defectuoso|défectueux|defeituoso|difettoso|gebrekkig
damaged|beschädigung|dañado|endommagé|danificado|danneggiato|beschadigd
durable|langlebig haltbar robust stabil|duradero resistente|durable solide robuste|durável resistente|durevole resistente|duurzaam stevig
smooth|reibungslos glatt|fluido liso|fluide lisse|fluido liso suave|fluido liscio|soepel glad
flexible|flexibel flexibilität|flexible flexibilidad|flexible souple flexibilité|flexível flexibilidade|flessibile flessibilità|flexibel flexibiliteit
happy|glücklich froh fröhlich|feliz contento alegre felicidad|heureux content joyeux|feliz contente alegre|felice contento|blij gelukkig
sad|traurig|triste tristeza|triste|triste|triste|verdrietig
satisfied|zufrieden zufriedenheit|satisfecho satisfacción|satisfait satisfaction|satisfeito satisfação|soddisfatto soddisfazione|tevreden tevredenheid
unsatisfied|unzufrieden|insatisfecho|insatisfait mécontent|insatisfeito|insoddisfatto|ontevreden
disappointed|enttäuscht enttäuschend enttäuschung|decepcionado decepcionante decepción|déçu décevant déception|decepcionado decepcionante decepção|deluso deludente delusione|teleurgesteld teleurstellend teleurstelling
angry|wütend verärgert ärger sauer|enfadado enojado enojo|fâché colère énervé|bravo irritado raiva|arrabbiato rabbia|boos
annoying|nervig ärgerlich lästig|molesto irritante fastidioso|agaçant énervant pénible|irritante incômodo|fastidioso irritante|vervelend irritant
frustrating|frustrierend frustriert|frustrante frustrado|frustrant|frustrante frustrado|frustrante|frustrerend
stressful|stressig stress hektisch|estresante estrés|stressant stress|estressante estresse|stressante stress|stressvol stress
afraid|angst ängstlich|miedo temor|peur crainte|medo|paura|bang angst
worried|besorgt sorge sorgen|preocupado preocupación|inquiet inquiétude souci|preocupado preocupação|preoccupato preoccupazione|bezorgd zorgen
surprised|überrascht überraschung|sorprendido sorpresa|surpris surprise|surpreso surpresa|sorpreso sorpresa|verrast verrassing
grateful|dankbar danke dank|agradecido gracias|reconnaissant merci|grato obrigado gratidão|grato grazie|dankbaar bedankt
love|liebe lieben geliebt|amor encanta encantar encantó amar|amour adore adorer aimer|amor adoro adorei amei amar|amore adoro amare|liefde houden
like|gefällt gefallen mögen mochte|gusta gustar gustó|plaît plaire|gosto gostar gostei|piace piacere piaciuto|
hate|hassen hass|odiar odio|détester haine|odiar ódio|odiare odio|haten haat
hope|hoffnung hoffen hoffentlich|esperanza ojalá|espoir espérer|esperança|speranza sperare|hoop hopen
peaceful|friedlich friedvoll|pacífico apacible|paisible|pacífico|pacifico|vredig
pleasant|angenehm|placentero ameno|plaisant|prazeroso|piacevole|aangenaam prettig
unpleasant|unangenehm|desagradable|désagréable|desagradável|sgradevole spiacevole|onaangenaam
ugly|hässlich|feo|laid moche|feio|brutto|lelijk
stylish|stilvoll elegant schick|elegante estilo|élégant chic|elegante estiloso|elegante|stijlvol
serious|ernst ernsthaft|serio|sérieux|sério|serio|serieus
possible|möglich möglichkeit|posible posibilidad|possible possibilité|possível possibilidade|possibile possibilità|mogelijk mogelijkheid
correct|richtig korrekt|correcto|correct exact|correto certo|corretto|juist correct
wrong|falsch fehlerhaften|equivocado incorrecto|faux incorrect|errado incorreto|sbagliato errato|fout verkeerd
different|anders unterschiedlich verschieden unterschied|diferente distinto diferencia|différent différence|diferente diferença|diverso differenza|verschillend anders verschil
recommended|empfehlenswert|recomendable|recommandable|recomendável|consigliato|aanrader
exaggerated|übertrieben|exagerado|exagéré|exagerado|esagerato|overdreven
local|lokal örtlich einheimisch|local|local|local|locale|lokaal plaatselijk
public|öffentlich|público|public|público|pubblico|openbaar
private|privat|privado|privé|privado privativo|privato|privé
social|sozial|social|social|social|sociale|sociaal
personal|persönlich|||||persoonlijk
healthy|gesund|saludable sano|sain|saudável|sano salutare|gezond
ill|krank|enfermo|malade|doente|malato|ziek
tired|müde erschöpft|cansado agotado|fatigué épuisé|cansado exausto|stanco|moe
young|jung junge|joven|jeune|jovem|giovane|jong
rich|reich reichtum|riqueza|riche|rico riqueza|ricco|rijk
efficient|effizient effektiv|eficiente eficaz eficiencia|efficace efficacité|eficiente eficaz eficiência|efficiente efficace|efficiënt doeltreffend
organised|organisiert strukturiert|organizado estructurado|organisé structuré|organizado estruturado|organizzato|georganiseerd
disorganised|unorganisiert chaotisch chaos|desorganizado caos caótico|désorganisé chaos|desorganizado caos|disorganizzato caos|ongeorganiseerd chaotisch
complete|vollständig komplett|completo|complet|completo|completo|volledig compleet
missing|fehlt fehlen fehlte fehlend|falta faltan faltaba|manque manquait|falta faltam faltou|manca mancano|ontbreekt ontbreken mist
sustainable|nachhaltig nachhaltigkeit umweltfreundlich|sostenible sostenibilidad ecológico|durabilité écologique|sustentável sustentabilidade ecológico|sostenibile sostenibilità ecologico|milieuvriendelijk
`;
