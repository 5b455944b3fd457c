/** Things of the house, the table and the shop: English | German | Spanish | French | Portuguese | Italian | Dutch. */
export const THINGS = `
ambience|ambiente atmosphäre stimmung flair|ambiente atmósfera|ambiance atmosphère|ambiente atmosfera|ambiente atmosfera|ambiance sfeer
style|stil|estilo|style|estilo|stile|stijl
interior|einrichtung innenraum innenausstattung|interior|intérieur|interior|interni|interieur inrichting
pasta|nudelgericht spaghetti|pasta|pâtes|massa|pasta|pasta
potato|kartoffel kartoffeln|patata papa|pommes|batata|patata|aardappel
fries|pommes fritten|patatas|frites|fritas|patatine|friet patat
sandwich|brötchen stulle|bocadillo sándwich|sandwich|sanduíche|panino|broodje
hamburger|burger|hamburguesa|hamburger|hambúrguer|hamburger|hamburger
pork|schweinefleisch schwein|cerdo|porc|porco|maiale|varkensvlees
beef|rindfleisch|ternera res|bœuf boeuf|bovina|manzo|rundvlees
seafood|meeresfrüchte|mariscos marisco|crustacés|marisco||zeevruchten
oil|öl|aceite petróleo|huile pétrole|óleo azeite petróleo|olio petrolio|olie
butter|butter|mantequilla|beurre|manteiga|burro|boter
spice|gewürz gewürze|especia|épice|tempero especiaria|spezia|kruiden specerij
garlic|knoblauch|ajo|ail|alho|aglio|knoflook
onion|zwiebel|cebolla|oignon|cebola|cipolla|ui
tomato|tomate|tomate|tomate|tomate|pomodoro|tomaat
nut|nuss nüsse|nuez frutos|noix|noz nozes|noce|noot noten
honey|honig|miel|miel|mel|miele|honing
ice|eis|hielo helado|glace glaçon|gelo sorvete|ghiaccio gelato|ijs
cookie|keks kekse plätzchen|galleta|biscuit|biscoito bolacha|biscotto|koekje
candy|bonbon bonbons süßigkeiten|caramelo dulces golosina|bonbon|bala|caramella|snoep
starter|vorspeise vorspeisen|entrante aperitivo entrada|entrée|entrada|antipasto|voorgerecht
appetizer|vorspeise|aperitivo|apéritif|aperitivo|aperitivo|voorgerecht
buffet|büffet buffet|bufé buffet|buffet|bufê buffet|buffet|buffet
vegetarian|vegetarisch|vegetariano|végétarien|vegetariano|vegetariano|vegetarisch
vegan|vegan|vegano|végétalien|vegano|vegano|veganistisch
organic|bio|ecológico orgánico|bio biologique|orgânico biológico|biologico|biologisch
allergy|allergie allergisch|alergia alérgico|allergie|alergia|allergia|allergie
raw|roh|crudo|cru|cru|crudo|rauw
burnt|verbrannt angebrannt|quemado|brûlé|queimado|bruciato|aangebrand verbrand
crispy|knusprig|crujiente|croustillant|crocante|croccante|knapperig
greasy|fettig|grasiento|gras|gorduroso|unto|vettig
fat|fett|grasa|graisse|gordura|grasso|vet
flavour|aroma geschmack geschmacksrichtung|sabor|saveur arôme|sabor aroma|sapore aroma|smaak
flavor|geschmack aroma|sabor|saveur|sabor|sapore|smaak
texture|konsistenz textur|textura|texture|textura|consistenza|textuur structuur
recipe|rezept|receta|recette|receita|ricetta|recept
calorie|kalorien|caloría|calorie|caloria|caloria|calorieën
alcohol|alkohol|alcohol|alcool|álcool|alcol|alcohol
cocktail|cocktail|cóctel|cocktail|coquetel|cocktail|cocktail
bottle|flasche|botella|bouteille|garrafa|bottiglia|fles
cup|tasse becher|taza vaso|tasse gobelet|xícara copo chávena|tazza|kopje beker
plate|teller|plato|assiette|prato|piatto|bord
cutlery|besteck|cubiertos|couverts|talheres|posate|bestek
container|dose dosen behälter|lata recipiente envase|boîte récipient|lata recipiente|barattolo contenitore|blik doos
box|schachtel karton kiste|caja|boîte carton|caixa|scatola|doos
blanket|bettdecke|manta|couverture|cobertor manta|coperta|deken
sheet|bettwäsche laken|sábana|drap|lençol|lenzuolo|laken beddengoed
sink|waschbecken spüle|lavabo fregadero|lavabo évier|pia|lavandino|wastafel gootsteen
mirror|spiegel|espejo|miroir|espelho|specchio|spiegel
bathtub|badewanne|bañera|baignoire|banheira|vasca|badkuip
soap|seife|jabón|savon|sabonete sabão|sapone|zeep
shampoo|shampoo|champú|shampooing|xampu champô|shampoo|shampoo
fridge|kühlschrank|nevera refrigerador frigorífico|frigo réfrigérateur|geladeira frigorífico|frigorifero|koelkast
oven|backofen|horno|four|forno|forno|oven
stove|herd|estufa fogones|cuisinière|fogão|fornello|fornuis
microwave|mikrowelle|microondas|micro-ondes|microondas|microonde|magnetron
wardrobe|kleiderschrank|armario|armoire placard|armário|armadio|kast
carpet|teppich|alfombra|tapis moquette|tapete carpete|tappeto moquette|tapijt vloerkleed
wall|wände|pared|mur|parede|parete muro|muur
ceiling|zimmerdecke|techo|plafond|teto|soffitto|plafond
roof|dach|tejado|toit|telhado|tetto|dak
lobby|lobby eingangshalle|vestíbulo|hall|saguão|atrio|lobby hal
terrace|terrasse|terraza|terrasse|terraço varanda|terrazza|terras
sauna|sauna|sauna|sauna|sauna|sauna|sauna
playground|spielplatz|||parquinho||speeltuin
renovation|renovierung renovieren renoviert|renovación reforma reformar|rénovation rénover|renovação reforma|ristrutturazione rinnovare|renovatie renoveren
mould|schimmel|moho|moisissure|mofo bolor|muffa|schimmel
heat|hitze überhitzt überhitzung|calor calienta|chaleur surchauffe|calor aquece|calore surriscalda|hitte oververhit
chair|stuhl|silla|chaise|cadeira|sedia|stoel
desk|schreibtisch|escritorio|bureau|escrivaninha|scrivania|bureau
sofa|sofa couch|sofá|canapé|sofá|divano|
shelf|regal|estante estantería|étagère|prateleira|scaffale|plank
lamp|lampe|lámpara|lampe|lâmpada abajur|lampada|lamp
lighting|beleuchtung|iluminación|éclairage|iluminação|illuminazione|verlichting
key|schlüssel|llave|clé clef|chave|chiave|sleutel
lock|schloss sperren gesperrt|cerradura bloquear bloqueado|serrure verrouiller|fechadura bloquear|serratura bloccare|slot vergrendelen
button|taste tasten knopf|botón|bouton|botão|pulsante bottone|knop
remote|fernbedienung|mando|télécommande|controle|telecomando|afstandsbediening
adapter|adapter netzteil|adaptador|adaptateur|adaptador|adattatore alimentatore|adapter
case|hülle etui schutzhülle|funda estuche|étui housse coque|capa capinha|custodia|hoesje
scratch|kratzer zerkratzt|rasguño arañazo rayado|rayure rayé|arranhão|graffio graffiato|kras krassen
fingerprint|fingerabdruck fingerabdrücke|huella dactilar|empreinte||impronta|vingerafdruk
sensor|sensor|sensor|capteur|sensor|sensore|sensor
touch|touchscreen|táctil|tactile|touch|touch|aanraakscherm
resolution|auflösung|resolución|résolution|resolução|risoluzione|resolutie
brightness|helligkeit|brillo luminosidad|luminosité|brilho|luminosità|helderheid
microphone|mikrofon|micrófono|microphone micro|microfone|microfono|microfoon
wireless|drahtlos kabellos|inalámbrico|sans-fil|sem-fio|wireless|draadloos
setting|einstellung einstellungen|configuración ajustes|réglage paramètres|configuração ajustes|impostazione impostazioni|instelling instellingen
feature|merkmal eigenschaft ausstattungsmerkmal|característica|caractéristique|característica recurso|caratteristica|kenmerk
storage|speicherplatz|almacenamiento|stockage|armazenamento|archiviazione|opslag
password|passwort kennwort|contraseña|mot-de-passe|senha|password|wachtwoord
address|adresse anschrift|dirección|adresse|endereço|indirizzo|adres
page|seite seiten|página|page|página|pagina|pagina
subscription|abonnement abo|suscripción|abonnement|assinatura|abbonamento|abonnement
courier|kurier zusteller paketbote|mensajero repartidor|livreur coursier|entregador|corriere|koerier bezorger
defect|defekt mangel|defecto|défaut|defeito|difetto|defect gebrek
instruction|anweisung anleitung bedienungsanleitung|instrucciones instrucción|consigne mode|instrução instruções|istruzioni|instructie handleiding
engine|motor|motor|moteur|motor|motore|motor
fuel|kraftstoff benzin|combustible gasolina|carburant essence|combustível gasolina|carburante benzina|brandstof benzine
gas|gas|gas|gaz|gás|gas|gas
electricity|elektrizität stromversorgung|electricidad|électricité|eletricidade|elettricità|elektriciteit
fabric|stoff|tela|tissu|tecido|tessuto|stof
cotton|baumwolle|algodón|coton|algodão|cotone|katoen
cream|creme sahne|crema nata|crème|creme nata|crema panna|crème
perfume|parfüm|perfume|parfum|perfume|profumo|parfum
makeup|schminke|maquillaje|maquillage|maquiagem|trucco|make-up
toy|spielzeug|juguete|jouet|brinquedo|giocattolo|speelgoed
plant|pflanze|planta|plante|planta|pianta|plant
flower|blume|flor|fleur|flor|fiore|bloem
animal|tiere|animal|animal|animal|animale|dier dieren
cat|katze|gato|chat|gato|gatto|kat
tip|trinkgeld|propina|pourboire|gorjeta|mancia|fooi
bargain|schnäppchen|ganga chollo|affaire|pechincha|affare|koopje
variety|vielfalt vielfältig abwechslung abwechslungsreich|variedad variado|variété varié|variedade variado|varietà vario|variatie gevarieerd afwisseling
option|möglichkeit möglichkeiten alternative|alternativa|possibilité|alternativa|alternativa|mogelijkheid
model|modell|modelo|modèle|modelo|modello|model
version|version ausführung|versión|version|versão|versione|versie
piece|stück stücke|pieza trozo|morceau|pedaço|pezzo|stuk
edge|kante|borde|bord|borda|bordo|rand
stain|fleck flecken|mancha|tache|mancha|macchia|vlek
`;
