/** More of how things and people are: English | German | Spanish | French | Portuguese | Italian | Dutch. */
export const TRAITS = `
outstanding|herausragend überragend|sobresaliente destacado excepcional|remarquable exceptionnel|excepcional|eccezionale|uitmuntend
superb|grandios erstklassig|soberbio|superbe|soberbo|superbo|subliem
brilliant|brillant genial|brillante|brillant|brilhante|brillante|briljant
fabulous|fabelhaft|fabuloso|fabuleux|fabuloso|favoloso|fabelachtig
awesome|mega hammer|alucinante|génialissime||fantastica|gaaf
favourite|liebling lieblings|favorito|favori préféré|favorito preferido|preferito|favoriet
delicious|lecker köstlich schmackhaft|riquísimo rico sabroso|savoureux goûteux|saboroso gostoso|gustoso squisito|smakelijk
decent|anständig ordentlich|decente|correct|decente|discreto|degelijk
superior|überlegen|superior|supérieur|superior|superiore|superieur
inferior|minderwertig|inferior|inférieur|inferior|scarsa|inferieur
ridiculous|lächerlich|ridículo|ridicule|ridículo|ridicolo|belachelijk
rubbish|schrott mist müll|basura porquería|camelote nul|porcaria lixo|schifo porcheria|rommel troep
unbearable|unerträglich|insoportable|insupportable|insuportável|insopportabile|ondraaglijk
unacceptable|inakzeptabel unmöglich|inaceptable|inacceptable inadmissible|inaceitável|inaccettabile|onacceptabel
shame|schade schande|lástima vergüenza|honte dommage|vergonha pena|vergogna peccato|schande jammer
delighted|begeistert erfreut|encantado encantada|ravi enchanté|encantado|entusiasta|verheugd
enthusiastic|begeistert begeisterung engagiert|entusiasta|enthousiaste|entusiasmado|entusiasta|enthousiast
proud|stolz|orgulloso|fier|orgulhoso|orgoglioso|trots
nervous|nervös|nervioso|nerveux|nervoso|nervoso|zenuwachtig
lonely|einsam einsamkeit|soledad|solitude|sozinho solidão|solitudine|eenzaam eenzaamheid
arrogant|arrogant überheblich herablassend|arrogante|arrogant hautain|arrogante|arrogante|arrogant
aggressive|aggressiv|agresivo|agressif|agressivo|aggressivo|agressief
lazy|faul|perezoso vago|paresseux|preguiçoso|pigro|lui
stupid|dumm blöd|estúpido tonto|stupide bête|estúpido burro|stupido|dom stom
clever|klug schlau intelligent|inteligente listo|intelligent malin|inteligente esperto|intelligente furbo|slim intelligent
committed|engagiert engagement|comprometido compromiso|engagé engagement dévoué|comprometido dedicado|impegnato impegno|betrokken toegewijd
indifferent|gleichgültig desinteressiert|indiferente|indifférent|indiferente|indifferente|onverschillig
impersonal|unpersönlich|impersonal|impersonnel|impessoal|impersonale|onpersoonlijk
impatient|ungeduldig|impaciente|impatient|impaciente|impaziente|ongeduldig
discreet|diskret|discreto|discret|discreto|discreto|discreet
transparent|transparent transparenz|transparente transparencia|transparent transparence|transparente transparência|trasparente trasparenza|transparant transparantie
simple|einfach schlicht|sencillo simple|simple|simples|semplice|eenvoudig simpel
intuitive|intuitiv|intuitivo|intuitif|intuitivo|intuitivo|intuïtief
practical|praktisch zweckmäßig|práctico|pratique|prático|pratico|praktisch
handy|handlich|manejable|maniable|prático|maneggevole|handzaam
portable|tragbar|portátil|portable|portátil|portatile|draagbaar
compact|kompakt|compacto|compact|compacto|compatto|compact
robust|robust stabil solide|robusto resistente|robuste solide résistant|robusto resistente|robusto resistente|stevig
fragile|zerbrechlich empfindlich|frágil|fragile|frágil|fragile|breekbaar
waterproof|wasserdicht|impermeable|étanche imperméable|impermeável|impermeabile|waterdicht
elegant|elegant edel|elegante|élégant|elegante|elegante|elegant
luxurious|luxuriös luxus|lujoso lujo|luxueux luxe|luxuoso luxo|lussuoso lusso|luxe luxueus
cosy|gemütlich behaglich heimelig|acogedor|cosy douillet|aconchegante|accogliente|knus gezellig
romantic|romantisch|romántico|romantique|romântico|romantico|romantisch
traditional|traditionell|tradicional|traditionnel|tradicional|tradizionale|traditioneel
typical|typisch|típico|typique|típico|tipico|typisch
regional|regional regionale|regional|régional|regional|regionale|regionaal
international|international|internacional|international|internacional|internazionale|internationaal
generous|großzügig reichlich|generoso abundante|généreux copieux|generoso farto|generoso abbondante|royaal
sufficient|ausreichend genügend|suficiente|suffisant|suficiente|sufficiente|voldoende
insufficient|unzureichend ungenügend|insuficiente|insuffisant|insuficiente|insufficiente|onvoldoende
excessive|übermäßig übertrieben|excesivo|excessif|excessivo|eccessivo|overdreven buitensporig
lack|mangel fehlt fehlen fehlende mangelnde|falta carencia escasez|manque|falta carência|mancanza carenza|gebrek tekort
additional|zusätzlich zusätzliche|adicional|supplémentaire|adicional|aggiuntivo|extra aanvullend
detailed|ausführlich detailliert|detallado|détaillé|detalhado|dettagliato|uitgebreid gedetailleerd
understandable|verständlich nachvollziehbar|comprensible|compréhensible|compreensível|comprensibile|begrijpelijk
theoretical|theoretisch|teórico|théorique|teórico|teorico|theoretisch
technical|technisch|técnico|technique|técnico|tecnico|technisch
advanced|fortgeschritten|avanzado|avancé|avançado|avanzato|gevorderd
automatic|automatisch|automático|automatique|automático|automatico|automatisch
electronic|elektronisch|electrónico|électronique|eletrônico eletrónico|elettronico|elektronisch
innovative|innovativ|innovador|innovant|inovador|innovativo|innovatief
diverse|vielseitig vielfältig|diverso|divers|diverso|diverso|divers
flexible|flexibel flexibilität|flexibilidad|flexibilité souple|flexibilidade|flessibilità|flexibiliteit
independent|unabhängig selbstständig|independiente autónomo|indépendant autonome|independente autônomo|indipendente autonomo|onafhankelijk zelfstandig
autonomy|eigenverantwortung selbstständigkeit|autonomía|autonomie|autonomia|autonomia|zelfstandigheid
legal|legal rechtlich gesetzlich|legal|légal|legal|legale|wettelijk
illegal|illegal|ilegal|illégal|ilegal|illegale|illegaal
guilty|schuldig|culpable|coupable|culpado|colpevole|schuldig
impression|eindruck|impresión|impression|impressão|impressione|indruk
appropriate|angemessen passend|adecuado apropiado|approprié adapté|adequado apropriado|adeguato appropriato|passend geschikt
rare|selten|raro escaso|rare|raro|raro|zeldzaam
frequent|häufig|frecuente|fréquent|frequente|frequente|regelmatig
regular|regelmäßig|regular|régulier|regular|regolare|regelmatig
quick|flott zügig rasch prompt|rápido rápida ágil pronto|rapide vite rapidement|rápido rápida ágil|rapido veloce presto|vlot vlug
immediate|sofort umgehend|inmediato enseguida|immédiat immédiatement|imediato imediatamente|immediato subito|onmiddellijk meteen direct
delayed|verspätet verspätung verzögerung verspätungen|retraso retrasado demora tardanza|retard retardé|atraso atrasado|ritardo|vertraging vertraagd
delay|verspätung verzögerung verspätungen|retraso demora|retard|atraso demora|ritardo|vertraging
reachable|erreichbar erreichbarkeit|localizable|joignable|acessível|raggiungibile|bereikbaar bereikbaarheid
accessible|barrierefrei|accesibilidad|accessibilité|acessibilidade|accessibilità|toegankelijkheid
dark|finster dunkelheit|oscuridad|sombre|escuridão|buio|donker
colourful|bunt|colorido|coloré|colorido|colorato|kleurrijk
smelly|stinkt stinkend|apestoso apesta|puant pue|fedorento fede|puzzolente puzza|stinkt stinkend
sticky|klebrig|pegajoso|collant|pegajoso|appiccicoso|plakkerig
sharp|scharf|afilado nítido|net tranchant|afiado nítido|nitido affilato|scherp
rusty|rost rostig|óxido oxidado|rouillé rouille|ferrugem enferrujado|ruggine arrugginito|roest
used|gebraucht|usado|occasion|usado|usato|tweedehands
genuine|echtes|genuino auténtico|véritable|genuíno|genuino|echt
fake|fälschung gefälscht|falso falsificado|faux contrefaçon|falso falsificado|falso contraffatto|nep vals
young|jung jüngere|joven jóvenes|jeune jeunes|jovem jovens|giovane giovani|jonge jongeren
adult|erwachsene|adulto|adulte|adulto|adulto|volwassene
married|verheiratet|casado|marié|casado|sposato|getrouwd
current|aktuell aktuelle|actual actualmente|actuel actuellement|atual atualmente|attuale attualmente|actueel
dirty|schmutzige|sucia sucias|sales salissant|suja sujas|sporca sporche|smerige
dead|tote|muerto|morts|morto|morti|dode
`;
