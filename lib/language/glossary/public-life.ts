/** Work, study, health, politics and time: English | German | Spanish | French | Portuguese | Italian | Dutch. */
export const PUBLIC_LIFE = `
boss|chefin vorgesetzter vorgesetzten|jefa superior|supérieur|superior|superiore|leidinggevenden
supervisor|vorgesetzte vorgesetzten teamleiter|supervisor jefe|superviseur supérieur|supervisor chefe|supervisore responsabile|leidinggevende
leadership|führung führungskräfte führungsstil|liderazgo|direction|liderança|leadership dirigenza|leiderschap
feedback|rückmeldung|comentarios retroalimentación|retour|retorno|riscontro|terugkoppeling
bonus|bonus prämie|bono prima|prime|bônus prêmio|premio|bonus
wage|lohn löhne|sueldo|salaire|salário|stipendio|loon lonen
pay|gehalt bezahlung vergütung entlohnung|paga salario|rémunération paie|remuneração|retribuzione paga|beloning
benefit|vorteil vorteile leistungen|beneficio beneficios ventaja|avantage avantages bénéfice|benefício benefícios vantagem|beneficio vantaggio|voordeel voordelen
advantage|vorteil|ventaja|avantage|vantagem|vantaggio|voordeel
disadvantage|nachteil|desventaja inconveniente|inconvénient|desvantagem|svantaggio|nadeel
remote|homeoffice|teletrabajo remoto|télétravail distance|teletrabalho remoto|smartworking telelavoro|thuiswerken
schedule|arbeitszeit arbeitszeiten stundenplan dienstplan zeitplan|horario horarios|horaire planning|horário agenda|orario turni|rooster werktijden
shift|schicht schichten|turno|poste|turno|turno|ploegendienst
pressure|druck|presión|pression|pressão|pressione|druk
stress|stress|estrés|stress|estresse stress|stress|stress werkdruk
balance|vereinbarkeit gleichgewicht|conciliación equilibrio|équilibre conciliation|equilíbrio conciliação|equilibrio conciliazione|balans evenwicht
family|vereinbarkeit|conciliación|conciliation|conciliação|conciliazione|gezinsleven
hierarchy|hierarchie|jerarquía|hiérarchie|hierarquia|gerarchia|hiërarchie
bureaucracy|bürokratie papierkram|burocracia papeleo|bureaucratie paperasse|burocracia|burocrazia|bureaucratie
process|prozess prozesse ablauf abläufe|proceso procesos procedimiento|processus procédure|processo processos|processo procedura|proces procedure
organisation|organisation organisieren|organización organizar|organisation organiser|organização organizar|organizzazione organizzare|organisatie organiseren
structure|struktur aufbau|estructura|structure|estrutura|struttura|structuur
equipment|ausstattung ausrüstung|equipamiento equipo|équipement matériel|equipamento|attrezzatura dotazione|uitrusting apparatuur
teamwork|zusammenarbeit teamarbeit|colaboración|collaboration|colaboração|collaborazione|samenwerking
cooperation|zusammenarbeit kooperation|cooperación|coopération|cooperação|cooperazione|samenwerking
conflict|konflikt streit|conflicto|conflit|conflito|conflitto|conflict ruzie
bullying|mobbing|acoso|harcèlement|assédio bullying|mobbing|pesten
discrimination|diskriminierung benachteiligung|discriminación|discrimination|discriminação|discriminazione|discriminatie
racism|rassismus|racismo|racisme|racismo|razzismo|racisme
respect|wertschätzung|consideración|considération|consideração|considerazione|waardering
dismissal|entlassung kündigung|despido|licenciement|demissão despedimento|licenziamento|ontslag
security|sicherheit arbeitsplatzsicherheit|estabilidad seguridad|sécurité stabilité|estabilidade segurança|stabilità sicurezza|zekerheid
stability|stabilität|estabilidad|stabilité|estabilidade|stabilità|stabiliteit
contract|vertrag|contrato|contrat|contrato|contratto|contract
strategy|strategie|estrategia|stratégie|estratégia|strategia|strategie
innovation|neuerung|innovación|innovation|inovação|innovazione|innovatie vernieuwing
sales|verkauf vertrieb|ventas venta|ventes vente|vendas venda|vendite vendita|verkoop
class|klasse unterrichtsstunde|clase|classe cours|aula classe turma|classe lezione|klas
homework|hausaufgaben hausaufgabe|deberes|devoirs|dever lição|compiti|huiswerk
textbook|lehrbuch schulbuch|manual libro|manuel|apostila manual|manuale|leerboek
test|prüfung klausur|prueba test|épreuve test|prova teste|prova verifica|toets proef
certificate|zertifikat zeugnis|certificado diploma|certificat diplôme|certificado diploma|certificato diploma|certificaat diploma
degree|abschluss studienabschluss|título titulación grado|licence diplôme|grau licenciatura|laurea|graad
thesis|abschlussarbeit doktorarbeit|tesis|thèse mémoire|tese|tesi|scriptie
library|bibliothek bücherei|biblioteca|bibliothèque|biblioteca|biblioteca|bibliotheek
online|internet|línea virtual|ligne|online virtual|online|online
professor|dozent dozentin|catedrático|enseignant|docente|docente|docent
pupil|schüler schülerin|alumno|élève|aluno|alunno allievo|leerling
kindergarten|kita kindergarten|guardería|crèche maternelle|creche|asilo nido|kinderopvang crèche
difficulty|schwierigkeit schwierigkeitsgrad|dificultad|difficulté|dificuldade|difficoltà|moeilijkheid
basic|grundlage grundlagen|básico base|base bases|básico base|base basi|basis
proof|beweis nachweis|demostración evidencia|preuve démonstration|demonstração evidência|dimostrazione prova|bewijs
diagram|diagramm grafik abbildung|gráfico figura|schéma graphique|gráfico figura|grafico schema|grafiek figuur
blackboard|tafel|pizarra|tableau|quadro lousa|lavagna|schoolbord
subtitle|untertitel|subtítulo|sous-titre|legenda|sottotitolo|ondertitel
surgery|operation eingriff|cirugía|chirurgie|cirurgia|chirurgia|operatie
ward|krankenstation|||enfermaria|reparto|verpleegafdeling
pharmacy|apotheke|farmacia|pharmacie|farmácia|farmacia|apotheek
prescription|rezept verschreibung|receta|ordonnance|receita|ricetta|recept voorschrift
vaccine|impfung impfstoff|vacuna|vaccin vaccination|vacina|vaccino|vaccin
infection|infektion|infección|infection|infecção|infezione|infectie
cancer|krebs|cáncer|cancer|câncer cancro|cancro tumore|kanker
heart|herz|corazón|cœur coeur|coração|cuore|hart
blood|blut|sangre|sang|sangue|sangue|bloed
therapy|therapie|terapia|thérapie|terapia|terapia|therapie
mental|psychisch seelisch|psicológica mental|mentale psychique|mental|mentale psichica|psychisch mentale
anxiety|angst ängste|ansiedad angustia|anxiété angoisse|ansiedade|ansia|angst
depression|depression|depresión|dépression|depressão|depressione|depressie
pregnancy|schwangerschaft schwanger|embarazo embarazada|grossesse enceinte|gravidez grávida|gravidanza incinta|zwangerschap
birth|geburt entbindung|nacimiento parto|naissance accouchement|nascimento parto|nascita parto|geboorte bevalling
baby|säugling|bebé|bébé|bebê bebé|neonato|baby
elderly|senioren älteren|ancianos|âgées aînés|idosos idoso|anziani anziano|ouderen bejaarden
caregiver|pfleger pflegerin pflegekraft pflegekräfte|cuidador|soignant|cuidador|badante|verzorger
nurse|pflegekräfte krankenpfleger pflegepersonal|enfermería|soignants|enfermagem|infermieri|verpleging
nursing|pflege|cuidados|soins|enfermagem|assistenza|verpleging
ambulance|rettungsdienst krankenwagen notarzt|ambulancia|ambulance|ambulância|ambulanza|ambulance
accident|unfall unfälle|accidente|accident|acidente|incidente|ongeluk ongeval
injury|verletzung|lesión herida|blessure|ferimento lesão|ferita lesione|letsel blessure
symptom|symptom beschwerden|síntoma|symptôme|sintoma|sintomo|
examination|untersuchung untersucht untersuchen|examen exploración|examen|exame|visita esame|onderzoek
compassion|mitgefühl empathie|compasión empatía|compassion empathie|compaixão empatia|compassione empatia|medeleven empathie
empathy|einfühlungsvermögen|empatía|empathie|empatia|empatia|inlevingsvermogen
dignity|würde|dignidad|dignité|dignidade|dignità|waardigheid
citizen|bürger bürgerinnen|ciudadano|citoyen|cidadão cidadãos|cittadino|burger burgers
society|gesellschaft|sociedad|société|sociedade|società|maatschappij samenleving
parliament|bundestag parlament|parlamento congreso|parlement|parlamento congresso|parlamento|parlement
minister|minister kanzler|ministro|ministre|ministro|ministro|minister
reform|reform|reforma|réforme|reforma|riforma|hervorming
budget|haushalt etat|presupuesto|budget|orçamento|bilancio|begroting
debt|schulden verschuldung|deuda|dette|dívida|debito|schuld schulden
subsidy|subvention förderung|subsidio subvención|subvention|subsídio|sussidio|subsidie
welfare|sozialleistungen sozialhilfe bürgergeld|bienestar ayudas|aides|bem-estar|assistenza|uitkering bijstand
inequality|ungleichheit|desigualdad|inégalité|desigualdade|disuguaglianza|ongelijkheid
energy|energie|energía|énergie|energia|energia|energie
nuclear|atomkraft kernkraft|nuclear|nucléaire|nuclear|nucleare|kernenergie
renewable|erneuerbare|renovable|renouvelable|renovável|rinnovabile|hernieuwbare
pollution|verschmutzung luftverschmutzung|contaminación polución|pollution|poluição|inquinamento|vervuiling
terrorism|terror terroristen|terrorista|terroriste|terrorista|terrorista|terreur
army|armee bundeswehr militär|ejército militar|armée militaire|exército militar|esercito militare|leger militair
soldier|soldat|soldado|soldat|soldado|soldato|soldaat
weapon|waffe waffen|arma armas|arme armes|arma armas|arma armi|wapen wapens
border|grenze grenzen|frontera|frontière|fronteira|confine|grens grenzen
foreign|ausland ausländisch|extranjero exterior|étranger|estrangeiro|estero straniero|buitenland
foreigner|ausländer migranten|inmigrante migrante|immigré migrant|imigrante migrante|immigrato migrante|buitenlander migrant
immigrant|einwanderer zuwanderer migranten|inmigrante|immigré|imigrante|immigrato|immigrant
immigration|zuwanderung einwanderung migration|inmigración migración|migration|imigração migração|immigrazione migrazione|migratie
europe|europa|europa|europe|europa|europa|europa
trade|handel|comercio|commerce|comércio|commercio|handel
industry|industrie|industria|industrie|indústria|industria|industrie
business|wirtschaft geschäfte|negocio negocios|affaires|negócio negócios|affari|zaken
agriculture|landwirtschaft bauern|agricultura|agriculture|agricultura|agricoltura|landbouw boeren
factory|fabrik|fábrica|usine|fábrica|fabbrica|fabriek
drug|drogen droge rauschgift|droga drogas|drogue|droga drogas|droga|drugs
abortion|abtreibung|aborto|avortement|aborto|aborto|abortus
marriage|ehe heirat|matrimonio|mariage|casamento|matrimonio|huwelijk
gender|geschlecht gleichstellung|género|genre|gênero género|genere|geslacht
minority|minderheit|minoría|minorité|minoria|minoranza|minderheid
right|rechte menschenrechte|derecho derechos|droit droits|direito direitos|diritto diritti|recht rechten
justice|gerechtigkeit justiz|justicia|justice|justiça|giustizia|rechtvaardigheid justitie
judge|richter gericht|juez|juge tribunal|juiz|giudice|rechter
prison|gefängnis|cárcel prisión|prison|prisão cadeia|carcere prigione|gevangenis
church|kirche|iglesia|église|igreja|chiesa|kerk
god|gott|dios|dieu|deus|dio|god
moral|moral moralisch|moral valores|morale valeurs|moral valores|morale valori|moraal waarden
tradition|brauch|tradición|tradition|tradição|tradizione|traditie
integration|eingliederung|integración|intégration|integração|integrazione|integratie
youth|jugend jugendliche jugendlichen|juventud jóvenes|jeunesse jeunes|juventude jovens|gioventù giovani|jeugd jongeren
digital|digitalisierung|digitalización|numérique numérisation|digitalização|digitalizzazione|digitalisering
infrastructure|verkehrswege|infraestructura|infrastructure|infraestrutura|infrastruttura|infrastructuur
road|straßen autobahn|carretera camino|route|estrada rodovia|strada|wegen
bridge|brücke|puente|pont|ponte|ponte|brug
path|radweg fußweg gehweg|acera sendero|trottoir piste|calçada ciclovia|marciapiede pista|pad fietspad stoep
square|marktplatz|plaza|place|praça|piazza|plein
construction|baustelle bauarbeiten|obras construcción|travaux chantier|obras construção|cantiere|bouw werkzaamheden
waste|müll abfall|basura residuos|déchets ordures|lixo resíduos|rifiuti spazzatura|afval vuilnis
recycling|mülltrennung|reciclaje|recyclage|reciclagem|riciclaggio|recyclen
forest|wald wälder|bosque|forêt|floresta|bosco foresta|bos bossen
river|fluss|río|rivière fleuve|rio|fiume|rivier
mountain|gebirge|montaña|montagne|montanha|montagna|bergen
drought|dürre trockenheit|sequía|sécheresse|seca|siccità|droogte
flood|hochwasser überschwemmung|inundación|inondation|enchente inundação|alluvione|overstroming
daycare|kinderbetreuung|guardería|garde|creche|asilo|kinderopvang
poor|arme armen|pobre pobres|pauvre pauvres|pobre pobres|povero poveri|arme armen
science|wissenschaft forschung|ciencia investigación|science recherche|ciência pesquisa|scienza ricerca|wetenschap onderzoek
research|forschung recherche|investigación|recherche|pesquisa investigação|ricerca|onderzoek
medium|medien|medios|médias|mídia|media|media
newspaper|zeitung|periódico diario|journal|jornal|giornale|krant
minimum|mindestlohn|mínimo|minimum|mínimo|minimo|minimumloon
chance|möglichkeit aufstiegschancen|oportunidad|occasion chance|chance oportunidade|opportunità occasione|kans kansen
opportunity|gelegenheit möglichkeiten chancen|oportunidad oportunidades|opportunité possibilités|oportunidade oportunidades|opportunità|mogelijkheden kansen
risk|risiko gefahren|riesgo|risque|risco|rischio|risico
condition|zustand bedingungen|condición condiciones|état conditions|condição condições|condizione condizioni|toestand voorwaarden omstandigheden
situation||situación|situation|situação|situazione|situatie
`;
