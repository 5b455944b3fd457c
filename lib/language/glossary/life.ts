/** Products, technology, work, study, care and society: English | German | Spanish | French | Portuguese | Italian | Dutch. */
export const LIFE = `
phone|telefon handy smartphone|teléfono celular móvil|téléphone portable|telefone celular telemóvel|telefono cellulare|telefoon mobiel
computer|computer rechner|ordenador computadora computador|ordinateur|computador|computer|computer
laptop|laptop notebook|portátil laptop||notebook portátil|portatile|laptop
tablet|tablet|tableta|tablette|tablet|tablet|tablet
screen|bildschirm display|pantalla|écran|tela ecrã|schermo|scherm beeldscherm
keyboard|tastatur tasten|teclado tecla|clavier touche|teclado tecla|tastiera tasto|toetsenbord toets
mouse|maus|ratón|souris|rato|mouse topo|muis
battery|akku batterie|batería pila|batterie pile|bateria pilha|batteria|batterij accu
charger|ladegerät ladekabel|cargador|chargeur|carregador|caricabatterie|oplader
charge|aufladen laden geladen|cargar|charger recharger|carregar|caricare|opladen
cable|kabel|cable|câble|cabo|cavo|kabel
plug|stecker steckdose|enchufe|prise|tomada|presa spina|stekker
power|strom energie|energía electricidad|énergie électricité|energia eletricidade|energia elettricità|stroom energie
memory|speicher arbeitsspeicher|memoria|mémoire|memória|memoria|geheugen
disc|festplatte|disco|disque|disco|disco|schijf
processor|prozessor|procesador|processeur|processador|processore|processor
graphics|grafik grafikkarte|gráficos gráfica|graphique|gráficos|grafica|grafisch
fan|lüfter ventilator|ventilador|ventilateur|ventilador ventoinha|ventola|ventilator
cooling|kühlung überhitzt|refrigeración enfriamiento|refroidissement|refrigeração|raffreddamento|koeling
port|anschluss anschlüsse|puerto|connectique|||poort
camera|kamera|cámara|caméra|câmera|fotocamera|camera
photo|foto fotos bild bilder|foto fotografía imagen|photo image|foto fotografia imagem|foto fotografia immagine|foto
video|video videos|vídeo video|vidéo|vídeo|video|video
sound|ton klang|sonido audio|son audio|som áudio|suono audio|geluid
speaker|lautsprecher|altavoz parlante|enceinte||altoparlante|luidspreker
headphones|kopfhörer|auriculares|casque écouteurs|fone auscultadores|cuffie auricolari|koptelefoon
volume|lautstärke|volumen|volume|volume|volume|volume
software|software programm|software programa|logiciel programme|software programa|software programma|software
app|app anwendung|aplicación app|appli application|aplicativo aplicação|app applicazione|app toepassing
system|system betriebssystem|sistema|système|sistema|sistema|systeem
website|webseite internetseite|web||site página|sito|website
internet|internet netz wlan wifi|internet wifi red|internet wifi réseau|internet wifi rede|internet wifi rete|internet wifi
connection|verbindung|conexión|connexion|conexão ligação|connessione|verbinding
signal|signal|señal cobertura|signal|sinal|segnale|signaal
data|daten datenschutz|datos|données|dados|dati|gegevens
privacy|privatsphäre|privacidad|confidentialité|privacidade|riservatezza|privacy
update|aktualisierung aktualisieren|actualización actualizar||atualização atualizar|aggiornamento|bijwerken
install|installieren installation|instalar|installer|instalar|installare|installeren
crash|absturz abgestürzt abstürzt|bloquea colgar|plante planter|trava travar|bloccarsi|vastgelopen crasht
function|funktion funktionen|función|fonction fonctionnalité|função|funzione|functie
work|funktioniert funktionieren|funciona funcionar funcionó|marche fonctionne fonctionner|funciona funcionar funcionou|funziona funzionare|werkt
performance|leistung|rendimiento desempeño|performance|desempenho|prestazione|prestatie
design|design gestaltung aussehen|diseño apariencia|conception design apparence|design aparência|design aspetto|ontwerp vormgeving
size|größe|tamaño talla|taille dimension|tamanho|dimensione taglia|grootte maat
weight|gewicht|peso|poids|peso|peso|gewicht
colour|farbe farben|color|couleur|cor cores|colore|kleur
shape|form|forma|forme|forma|forma|vorm
material|material|material|matière matériau|material|materiale|materiaal
plastic|plastik kunststoff|plástico|plastique|plástico|plastica|plastic
metal|metall|metal|métal|metal|metallo|metaal
wood|holz|madera|bois|madeira|legno|hout
leather|leder|cuero|cuir|couro|pelle cuoio|leer
glass|glas|vidrio cristal|verre|vidro|vetro|glas
paper|papier|papel|papier|papel|carta|papier
device|gerät geräte|dispositivo aparato|appareil dispositif|dispositivo aparelho|dispositivo apparecchio|apparaat
machine|maschine|máquina|machine|máquina||machine
tool|werkzeug|herramienta|outil|ferramenta|strumento|gereedschap
part|teil teile|parte pieza|partie|parte peça|parte pezzo|deel onderdeel
accessory|zubehör|accesorio|accessoire|acessório|accessorio|accessoire
manual|anleitung bedienungsanleitung|instrucciones|notice|instruções|istruzioni|handleiding
use|benutzen verwenden nutzen gebrauch nutzung verwendung|usar uso utilizar|utiliser utilisation|usar uso utilizar|usare uso utilizzare|gebruiken gebruik
repair|reparatur reparieren repariert|reparar reparación arreglar|réparer réparation|consertar reparar conserto|riparare riparazione|reparatie repareren
clothes|kleidung kleider kleid|ropa vestido|vêtement robe|roupa vestido|vestiti abbigliamento|kleding kleren
shoe|schuh schuhe|zapato|chaussure|sapato|scarpa|schoen schoenen
bag|tasche tüte|bolsa bolso|sac|bolsa saco|borsa sacchetto|tas
book|buch bücher|libro|livre|livro|libro|boek
game|spiel spiele|juego|jeu|jogo|gioco|spel
film|film|película|film|filme|film|film
television|fernseher fernsehen|televisión televisor|télévision télé|televisão|televisione|televisie
news|nachrichten|noticias|actualités nouvelles|notícias|notizie|nieuws
advertising|werbung|publicidad anuncio|publicité pub|publicidade propaganda anúncio|pubblicità|reclame
course|kurs lehrgang|curso|cours formation|curso|corso|cursus
lesson|unterricht lektion|lección clase|leçon|aula lição|lezione|les
lecture|vorlesung vortrag|conferencia ponencia|conférence|palestra|conferenza|lezing
teacher|lehrer lehrerin|profesor maestro docente|professeur enseignant prof|professor docente|insegnante professore docente|leraar docent
instructor|dozent kursleiter ausbilder|instructor|instructeur formateur|instrutor|istruttore|instructeur
student|student schüler studierende studenten|estudiante alumno|étudiant élève|estudante aluno|studente alunno|leerling
school|schule schulen|escuela colegio|école|escola|scuola|school
university|universität hochschule uni|universidad|université|universidade faculdade|università|universiteit
study|studium studieren|estudio estudiar|étude étudier|estudo estudar|studio studiare|studie studeren
learn|lernen gelernt lerne|aprender aprendí aprendizaje|apprendre appris apprentissage|aprender aprendi aprendizagem|imparare imparato|leren geleerd
teach|lehren unterrichten|enseñar enseñanza|enseigner enseignement|ensinar ensino|insegnare insegnamento|lesgeven onderwijzen
explain|erklären erklärt erklärung|explicar explicación explica|expliquer explication|explicar explicação explica|spiegare spiegazione|uitleggen uitleg
understand|verstehen verstanden verständnis|entender comprender comprensión|comprendre compris compréhension|entender compreender|capire comprensione|begrijpen
knowledge|wissen kenntnisse|conocimiento|connaissance savoir|conhecimento|conoscenza|kennis
skill|fähigkeit fertigkeit|habilidad destreza|habileté|habilidade|abilità|vaardigheid
education|bildung ausbildung erziehung|educación formación|éducation|educação formação|istruzione formazione|onderwijs opleiding
exam|prüfung klausur|examen|examen|exame prova|esame|examen
grade|note noten|nota calificación|notation|nota|voto|cijfer
assignment|aufgabe aufgaben hausaufgabe|tarea deberes asignación|devoir exercice|tarefa|compito|opdracht huiswerk
exercise|übung übungen|ejercicio||exercício|esercizio|oefening
project|projekt|proyecto|projet|projeto|progetto|project
content|inhalt inhalte|contenido|contenu|conteúdo|contenuto|inhoud
topic|thema themen|tema|sujet thème|tema assunto|tema argomento|onderwerp thema
example|beispiel beispiele|ejemplo|exemple|exemplo|esempio|voorbeeld
presentation|präsentation darstellung|presentación|présentation|apresentação|presentazione|presentatie
material|lehrmaterial unterlagen|apuntes|||dispense|lesmateriaal
beginner|anfänger einsteiger|principiante|débutant|iniciante principiante|principiante|beginner
detail|einzelheit ausführlich detailliert|detalle detallado|détail détaillé|detalhe detalhado|dettaglio dettagliato|gedetailleerd
introduction|einführung einleitung|introducción|introduction|introdução|introduzione|inleiding
practice|praxis praxisnah|práctica||prática|pratica|praktijk
theory|theorie|teoría|théorie|teoria|teoria|theorie
mathematics|mathematik mathe|matemáticas|mathématiques|matemática|matematica|wiskunde
language|sprache sprachen|idioma lengua lenguaje|langue langage|língua idioma linguagem|lingua linguaggio|taal
english|englisch|inglés|anglais|inglês|inglese|engels
accent|akzent aussprache|acento pronunciación|accent prononciation|sotaque pronúncia|accento pronuncia|accent uitspraak
voice|stimme|voz|voix|voz|voce|stem
word|wort wörter|palabra|mot|palavra|parola|woord
read|lesen gelesen|leer leído|lire lu|ler lido|leggere letto|lezen gelezen
write|schreiben geschrieben|escribir escrito|écrire écrit|escrever escrito|scrivere scritto|schrijven geschreven
work|arbeit arbeiten gearbeitet|trabajo trabajar|travail travailler|trabalho trabalhar|lavoro lavorare|werk werken
job|beruf arbeitsplatz stelle|empleo puesto|emploi métier poste|emprego|impiego|baan
workload|arbeitsbelastung pensum|||||werkdruk
salary|gehalt lohn bezahlung vergütung|salario sueldo|salaire|salário|stipendio salario|salaris loon
career|karriere aufstieg laufbahn|carrera|carrière|carreira|carriera|carrière loopbaan
promotion|beförderung|ascenso promoción|promotion|promoção|promozione|promotie
colleague|kollege kollegen kollegin|compañero colega|collègue|colega|collega|collega
meeting|besprechung sitzung meeting|reunión|réunion|reunião|riunione|vergadering
office|büro|oficina despacho|bureau|escritório|ufficio|kantoor
management|führung geschäftsführung vorstand|dirección gestión gerencia|direction gestion|gestão direção|gestione direzione|leiding beheer
overtime|überstunden||||straordinario|overwerk
training|schulung fortbildung weiterbildung|capacitación entrenamiento|entraînement|treinamento capacitação|addestramento|training scholing
unemployment|arbeitslosigkeit arbeitslos|desempleo paro|chômage|desemprego|disoccupazione|werkloosheid
pension|rente pension|pensión jubilación|retraite|aposentadoria pensão|pensione|pensioen
doctor|arzt ärztin ärzte|médico doctor|médecin docteur|médico doutor|medico dottore|arts dokter
nurse|krankenschwester pfleger pflegekraft|enfermera enfermero|infirmière infirmier|enfermeira enfermeiro|infermiera infermiere|verpleegkundige
hospital|krankenhaus klinik spital|hospital clínica|hôpital clinique|hospital clínica|ospedale clinica|ziekenhuis
patient|patienten|paciente|patiente|paciente|paziente|patiënt
care|pflege fürsorge versorgung betreuung|cuidado cuidar|soins soin|cuidado cuidados|cura|zorg verzorging
health|gesundheit|salud sanidad|santé|saúde|salute sanità|gezondheid
treatment|behandlung therapie behandelt|tratamiento terapia|traitement thérapie|tratamento terapia|trattamento terapia|behandeling therapie
medicine|medizin medikament medikamente|medicina medicamento|médicament|remédio medicamento|medicina farmaco|medicijn
pain|schmerz schmerzen|dolor|douleur|dor|dolore|pijn
operation|eingriff op|cirugía operación|chirurgie opération|cirurgia operação|operazione intervento|operatie
diagnosis|diagnose|diagnóstico|diagnostic|diagnóstico|diagnosi|diagnose
emergency|notfall notaufnahme|emergencia urgencia|urgence urgences|emergência urgência|emergenza|spoed noodgeval
dentist|zahnarzt|dentista|dentiste|dentista|dentista|tandarts
disease|krankheit|enfermedad|maladie|doença|malattia|ziekte
disability|behinderung behindert|discapacidad|handicap||disabilità|handicap beperking
insurance|versicherung krankenversicherung|aseguradora|assurance|seguradora|assicurazione|verzekering
bank|bank|banco|banque|banco|banca|bank
account|konto|cuenta|compte|conta||
card|karte|tarjeta|carte|cartão|tessera|kaart
loan|kredit darlehen|préstamo crédito|prêt crédit|empréstimo crédito|prestito credito|lening
tax|steuer steuern|impuesto|impôt taxe|imposto|tassa imposta|belasting
economy|wirtschaft|economía|économie|economia|economia|economie
inflation|inflation teuerung|inflación|inflation|inflação|inflazione|inflatie
poverty|armut|pobreza|pauvreté|pobreza|povertà|armoede
crime|kriminalität verbrechen|delincuencia crimen delito|criminalité crime délinquance|crime criminalidade|criminalità crimine|misdaad criminaliteit
violence|gewalt|violencia|violence|violência|violenza|geweld
police|polizei|policía|police|polícia|polizia|politie
war|krieg|guerra|guerre|guerra|guerra|oorlog
peace|frieden|paz|paix|paz|pace|vrede
government|regierung|gobierno|gouvernement|governo|governo|regering overheid
state|staat|estado|état|estado|stato|staat
politics|politik politiker|política político|politique politicien|política político|politica politico|politiek
president|präsident|presidente|président|presidente|presidente|president
election|wahlen|elecciones|élection|eleições eleição|elezioni|verkiezingen
law|gesetz recht gesetze|ley|loi droit|lei|legge|wet
democracy|demokratie|democracia|démocratie|democracia|democrazia|democratie
corruption|korruption|corrupción|corruption|corrupção|corruzione|corruptie
immigration|einwanderung migration zuwanderung|inmigración|immigration|imigração|immigrazione|immigratie
refugee|flüchtling flüchtlinge|refugiado|réfugié|refugiado|rifugiato|vluchteling
freedom|freiheit|libertad|liberté|liberdade|libertà|vrijheid
equality|gleichheit gleichberechtigung|igualdad|égalité|igualdade|uguaglianza|gelijkheid
climate|klima klimawandel|clima|climat|clima|clima|klimaat
environment|umwelt umweltschutz|medioambiente|environnement|||milieu
weather|wetter||météo||meteo|weer
nature|natur|naturaleza|nature|natureza|natura|natuur
air|luft|aire|air|ar|aria|lucht
rain|regen|lluvia|pluie|chuva|pioggia|regen
tree|baum bäume|árbol|arbre|árvore|albero|boom bomen
rubbish|müll abfall|basura|déchets ordures poubelle|lixo|spazzatura rifiuti|afval vuilnis
country|land länder|país|pays|país||land
world|welt|mundo|monde|mundo|mondo|wereld
people|leute menschen|gente personas|gens personnes|gente pessoas|gente persone|mensen
person|person mensch|persona|personne|pessoa|persona|persoon
man|mann männer|hombre|homme|homem|uomo|man mannen
woman|frau frauen|mujer|femme|mulher|donna|vrouw
community|gemeinschaft gemeinde|comunidad|communauté|comunidade|comunità|gemeenschap
culture|kultur|cultura|culture|cultura|cultura|cultuur
history|geschichte|historia|histoire|história|storia|geschiedenis
religion|religion glaube|religión fe|religion foi|religião fé|religione fede|godsdienst geloof
life|leben|vida|vie|vida|vita|leven
future|zukunft|futuro|avenir futur|futuro|futuro|toekomst
change|veränderung ändern veränderungen|cambio cambiar|changement changer|mudança mudar|cambiamento cambiare|verandering veranderen
improve|verbessern verbesserung verbessert|mejorar mejora|améliorer amélioration|melhorar melhoria|migliorare miglioramento|verbeteren verbetering
idea|idee ideen|idea|idée|ideia|idea|idee
opinion|meinung|opinión|opinion avis|opinião|opinione|mening
reason|grund gründe|razón motivo|raison|razão motivo|ragione motivo|reden
decision|entscheidung|decisión|décision|decisão|decisione|beslissing
goal|ziel ziele|objetivo meta|objectif but|objetivo meta|obiettivo|doel
plan|plan planung|plan|plan|plano|piano|plan
result|ergebnis ergebnisse|resultado|résultat|resultado|risultato|resultaat
success|erfolg erfolgreich|éxito|succès réussite|sucesso|successo|succes
effort|mühe anstrengung|esfuerzo|effort|esforço|sforzo|moeite
need|brauchen bedarf bedürfnis|necesitar necesidad|besoin|precisar necessidade|bisogno|behoefte
expectation|erwartung erwartungen|expectativa||expectativa|aspettativa|verwachting
rule|regel regeln|norma regla|règle|regra|regola|regel
responsibility|verantwortung zuständig|responsabilidad|responsabilité|responsabilidade|responsabilità|verantwoordelijkheid
attitude|haltung einstellung verhalten|actitud|attitude comportement|atitude comportamento|atteggiamento|houding gedrag
smile|lächeln|sonrisa|sourire|sorriso|sorriso|glimlach
listen|zuhören hören|escuchar|écouter|ouvir escutar|ascoltare|luisteren
see|sehen gesehen|visto|voir vu|ver visto|vedere visto|zien gezien
speak|sprechen reden|hablar|parler|falar|parlare|praten spreken
think|denken|pensar|penser|pensar|pensare|denken
know|kennen|conocer saber|connaître|conhecer saber|conoscere sapere|kennen weten
find|finden gefunden|encontrar|trouver|encontrar achar|trovare|vinden gevonden
give|geben gegeben|dar|donner|dar|dare|geven
offer|anbieten|ofrecer|offrir proposer|oferecer|offrire|aanbieden
bring|bringen gebracht|traer|apporter|trazer|portare|brengen
send|senden schicken geschickt|enviar mandar|envoyer|enviar mandar|inviare mandare|sturen
open|öffnen|abrir|ouvrir|abrir|aprire|openen
lose|verlieren verloren|perder perdido|perdre perdu|perder perdido|perdere perso|verliezen kwijt
forget|vergessen|olvidar|oublier|esquecer|dimenticare|vergeten
ignore|ignoriert ignorieren|ignorar|ignorer|ignorar|ignorare|negeren
control|kontrolle|control|contrôle|controle|controllo|controle
access|zugang zugriff|acceso|accès|acesso|accesso|toegang
age|alter|edad|âge|idade|età|leeftijd
body|körper|cuerpo|corps|corpo|corpo|lichaam
back|rücken|espalda|dos|costas|schiena|rug
hand|hand hände|mano|main|mão|mano|hand
eye|auge augen|ojo|œil yeux|olho|occhio|oog
skin|haut|piel|peau|pele||huid
hair|haar haare|pelo cabello|cheveux|cabelo|capelli|haar
sport|sport|deporte|sport|esporte desporto|sport|sport
fashion|mode|moda|mode|moda|moda|mode
gift|geschenk|regalo|cadeau|presente|regalo|cadeau
fire|feuer brand|fuego incendio|feu incendie|fogo incêndio|fuoco incendio|brand vuur
number|nummer zahl|número|numéro nombre|número|numero|nummer
name|name|nombre|nom|nome|nome|naam
letter|brief||lettre|carta|lettera|brief
`;
