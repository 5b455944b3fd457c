/** What people do and what happens: English | German | Spanish | French | Portuguese | Italian | Dutch. */
export const ACTIONS = `
arrive|ankommen angekommen ankunft eingetroffen|llegar llegada llegó|arriver arrivée|chegar chegada chegou|arrivare arrivo arrivato|aankomen aangekomen aankomst
receive|erhalten bekommen erhielt bekam empfangen|recibir recibido recibí|recevoir reçu|receber recebi|ricevere ricevuto|ontvangen kregen krijgen gekregen
take|nehmen genommen nimmt|tomar tomado|prendre pris|tomar pegar|prendere preso|nemen genomen neemt
start|beginnen anfangen begonnen angefangen starten|empezar comenzar iniciar empieza comienza|commencer démarrer débuter|começar iniciar|iniziare cominciare avviare|beginnen begonnen starten
finish|beenden abschließen|terminar acabar|finir terminer|terminar acabar|finire terminare|afmaken afronden
stop|aufhören anhalten stoppen|parar detener|arrêter cesser|parar|fermare smettere|stoppen ophouden
continue|fortsetzen weitermachen fortfahren|continuar seguir|continuer poursuivre|continuar seguir|continuare|doorgaan voortzetten
leave|verlassen abreise abreisen|salir irse marcharse|partir quitter départ|sair partir|partire lasciare uscire|vertrekken verlaten vertrek
move|bewegen bewegung umziehen umzug|mover moverse mudanza mudarse|bouger déplacer déménager|mover mudar mudança|muovere spostare trasloco|bewegen verhuizen
happen|passieren passiert geschehen|ocurrir suceder pasó|arriver passer|acontecer aconteceu|succedere accadere|gebeuren gebeurd
show|zeigen gezeigt|mostrar enseñar|montrer|mostrar|mostrare|tonen
tell|erzählen erzählt|contar|raconter|contar|raccontare|vertellen verteld
ask|gefragt nachfragen bitten gebeten|preguntar pedir|demander|perguntar pedir|chiedere chiesto|vragen gevraagd
discuss|diskutieren besprechen diskussion besprochen|discutir debatir discusión|discuter|discutir discussão|discutere discussione|bespreken discussie
choose|wählen aussuchen auswählen|elegir escoger|choisir|escolher|scegliere scelto|kiezen gekozen
try|versuchen probieren versucht probiert ausprobieren ausprobiert versuch|probar intentar probado intenté|essayer essayé tenter|tentar experimentar provar|provare provato tentare|proberen geprobeerd
want|wollen möchten|querer quiero desear|vouloir veux|querer quero|volere voglio|willen wens
wish|wünschen wunsch wünschte|deseo desear ojalá|souhaiter souhait|desejo desejar|desiderare desiderio|wensen
believe|glauben glaube|creer creo|croire|acreditar|credere credo|geloven
feel|fühlen gefühl fühlt gefühlt|sentir siento sentimiento|sentir ressentir sentiment|sentir sinto sentimento|sentire sento sentimento|voelen gevoel voelde
remember|erinnern erinnerung|recordar recuerdo|souvenir rappeler|lembrar lembrança|ricordare ricordo|herinneren
notice|bemerken aufgefallen bemerkt|notar darse|remarquer|notar perceber|notare accorgersi|merken opgevallen
enjoy|genießen genossen genuss|disfrutar disfruté disfrutado|profiter apprécier|desfrutar aproveitar curtir|godere divertirsi|genieten genoten
prefer|bevorzugen vorziehen|preferir prefiero preferido|préférer préféré|preferir preferido|preferire preferito|verkiezen
deserve|verdienen verdient|merecer merece|mériter|merecer|meritare|verdienen
earn|verdienst|ganar gano|gagner|ganhar|guadagnare|verdien
spend|ausgeben ausgegeben ausgaben|gastar gasto gastos|dépenser dépense dépenses|gastar gasto gastos|spendere speso spesa|uitgeven uitgaven
save|sparen ersparnis gespart|ahorrar ahorro|économiser épargne|economizar poupar|risparmiare risparmio|besparen sparen
invest|investieren investition|invertir inversión|investir investissement|investir investimento|investire investimento|investeren investering
afford|leisten bezahlbar erschwinglich|permitirse asequible|abordable|acessível|permettersi abbordabile|betaalbaar veroorloven
share|teilen geteilt|compartir|partager|compartilhar partilhar|condividere|delen
exchange|tauschen austauschen|cambiar intercambio|échanger|trocar troca|scambiare cambio|ruilen wisselen
replace|ersetzen ersatz ersetzt austausch|reemplazar sustituir reemplazo|remplacer remplacement|substituir substituição|sostituire sostituzione|vervangen vervanging
waste|verschwendung verschwenden verschwendet|desperdicio desperdiciar|gaspillage gaspiller|desperdício desperdiçar|spreco sprecare|verspilling verspillen
break|kaputtgehen brechen zerbrochen gebrochen|romper rompió rompe roto|casser cassé rompre|quebrar quebrou|rompere rotto|breken gebroken
damage|schaden beschädigung schäden|daño dañar daños|dommage endommager dégât|dano danificar danos|danno danneggiare|schade beschadigen
destroy|zerstören zerstört zerstörung|destruir destrucción|détruire destruction|destruir destruição|distruggere distruzione|vernietigen vernield
wash|waschen gewaschen|lavar lavado|laver lavage linge|lavar lavagem|lavare lavaggio|wassen
eat|essen gegessen isst|comer comí comido|manger mangé|comer comi|mangiare mangiato|eten gegeten
serve|servieren serviert bedienen bedient|servir servido sirven sirvieron atender|servir servi|servir serviu atender|servire servito|serveren bedienen
sit|sitzen gesessen setzen|sentarse sentado sentar|asseoir assis|sentar|sedere seduto|zitten
run|laufen läuft rennen|correr|courir|correr|correre|rennen lopen
drive|fahren gefahren|conducir manejar|conduire|dirigir conduzir|guidare|rijden
fly|fliegen geflogen|volar|voler|voar|volare|vliegen
travel|reisen reise|viajar viaje|voyager voyage|viajar viagem|viaggiare viaggio|reizen reis
carry|tragen getragen|llevar cargar|porter transporter|carregar levar|portare trasportare|dragen
press|drücken gedrückt|presionar apretar|appuyer|apertar pressionar|premere|drukken
touch|berühren anfassen|tocar|toucher|tocar|toccare|aanraken
connect|verbinden verbunden anschließen|conectar|connecter brancher|conectar ligar|collegare connettere|verbinden aansluiten
download|herunterladen heruntergeladen|descargar descarga|télécharger téléchargement|baixar transferir|scaricare|downloaden
search|suchen gesucht|buscar búsqueda|chercher recherche|procurar buscar busca|cercare ricerca|zoeken gezocht
register|registrieren anmelden anmeldung registrierung|registrar registrarse inscribirse registro|inscrire inscription enregistrer|registrar cadastro inscrição|registrare iscrizione iscriversi|registreren aanmelden inschrijven
add|hinzufügen ergänzen|añadir agregar|ajouter|adicionar acrescentar|aggiungere|toevoegen
remove|entfernen entfernt|quitar eliminar|enlever retirer supprimer|remover retirar|rimuovere togliere|verwijderen
reduce|reduzieren verringern senken kürzen|reducir bajar disminuir|réduire diminuer baisser|reduzir diminuir baixar|ridurre diminuire|verminderen verlagen
increase|erhöhen erhöhung steigen gestiegen steigern|aumentar aumento subir|augmenter augmentation hausse|aumentar aumento subir|aumentare aumento|verhogen verhoging stijgen toename
grow|wachsen gewachsen wachstum|crecer crecimiento|grandir croissance pousser|crescer crescimento|crescere crescita|groeien groei
fall|fallen gefallen sturz|caer caída|tomber chute|cair queda|cadere caduta|vallen gevallen
win|gewinnen gewonnen|ganar victoria|gagner victoire|vencer vitória|vincere vittoria|winnen gewonnen
play|spielen gespielt|jugar|jouer|jogar brincar|giocare|spelen gespeeld
dance|tanzen tanz|bailar baile|danser danse|dançar dança|ballare ballo|dansen
sing|singen gesang|cantar canto|chanter chant|cantar|cantare|zingen
laugh|lachen gelacht|reír risa|rire|rir riso|ridere|lachen
die|sterben gestorben|morir murió|mourir mort|morrer morreu|morire morto|sterven gestorven
death|tod|muerte|décès|morte|morte|dood overlijden
kill|töten getötet ermorden mord|matar asesinar asesinato|tuer meurtre|matar assassinato|uccidere omicidio|doden vermoorden moord
hurt|verletzen wehtun|herir duele lastimar|blesser|machucar ferir|ferire|kwetsen bezeren
fight|kämpfen kampf|luchar lucha pelea|combattre lutte|lutar luta briga|combattere lotta|vechten strijd
protect|schützen schutz|proteger protección|protéger protection|proteger proteção|proteggere protezione|beschermen bescherming
attack|angriff angreifen anschlag|ataque atacar atentado|attaque attaquer attentat|ataque atacar atentado|attacco attaccare attentato|aanval aanslag
threat|bedrohung drohen drohung|amenaza amenazar|menace menacer|ameaça ameaçar|minaccia minacciare|dreiging bedreiging
steal|stehlen gestohlen diebstahl|robar robo robaron hurto|voler vol volé|roubar roubo furto|rubare furto|stelen gestolen diefstal
fraud|betrug betrogen betrüger abzocke|fraude estafa timo engaño|fraude arnaque escroquerie|fraude golpe burla|frode truffa|fraude oplichting bedrog
lie|lüge lügen gelogen|mentira mentir|mensonge mentir|mentira mentir|bugia mentire|leugen liegen
punish|bestrafen strafe|castigar castigo|punir punition|punir punição|punire punizione|straffen straf
vote|wählen abstimmung|votar voto|voter vote|votar voto|votare voto|stemmen
allow|erlauben erlaubt zulassen|permitir permite|permettre autoriser|permitir|permettere consentire|toestaan toelaten
ban|verbieten verbot verboten|prohibir prohibición prohibido|interdire interdiction|proibir proibição proibido|vietare divieto|verbieden verbod verboden
force|zwingen gezwungen zwang|obligar forzar|forcer contraindre|obrigar forçar|costringere obbligare|dwingen
prevent|verhindern vorbeugen|prevenir evitar impedir|empêcher prévenir|prevenir impedir|prevenire impedire|voorkomen
avoid|vermeiden|evitar|éviter|evitar|evitare|vermijden
suffer|leiden leidet gelitten|sufrir sufrimiento|souffrir souffrance|sofrer sofrimento|soffrire sofferenza|lijden
use|verwenden verwendet verwendung genutzt nutzung gebraucht|uso usando usado utilizando|utilisation usage|uso usando utilização|uso utilizzo usato|gebruiken gebruikt
provide|bieten bietet geboten bereitstellen|ofrecer proporcionar brindar|fournir offrir proposer|oferecer fornecer|fornire offrire|bieden verstrekken
contain|enthalten enthält|contener contiene|contenir contient|conter contém|contenere contiene|bevatten bevat
create|schaffen erstellen erstellt|crear creado|créer|criar|creare|creëren
build|bauen gebaut aufbau|construir|construire|construir|costruire|bouwen gebouwd
consider|berücksichtigen betrachten|considerar|considérer tenir|considerar|considerare|overwegen
appreciate|schätzen geschätzt wertschätzung anerkennung|apreciar valorar reconocimiento|apprécier reconnaissance|apreciar valorizar reconhecimento|apprezzare apprezzamento riconoscimento|waarderen waardering
disappoint|enttäuschen enttäuschend enttäuschung|decepcionar decepcionante decepción|décevoir décevant déception|decepcionar decepcionante decepção|deludere deludente delusione|teleurstellen teleurstelling
impress|beeindrucken beeindruckt|impresionar impresionado|impressionner|impressionar|impressionare|indruk
confuse|verwirren verwirrung|confundir confusión|confondre|confundir confusão|confondere|verwarren
complain|beklagen|reclamar|plaindre râler|queixar|lamentarsi|mopperen
apologise|entschuldigen entschuldigung|disculparse disculpa|excuser excuses|desculpar desculpa|scusarsi scuse|excuses verontschuldiging
greet|begrüßen begrüßung|saludar saludo|saluer salutation|cumprimentar|salutare saluto|begroeten
welcome|willkommen|bienvenida bienvenido|bienvenue bienvenu|bem-vindo acolhimento|benvenuto|welkom
thank|danke danken dank|gracias agradecer|merci remercier|obrigado obrigada agradecer|grazie ringraziare|bedankt bedanken dank
solve|beheben behoben|solucionar solucionado|régler|solucionar|risolto|opgelost
check|prüfen überprüfen kontrollieren|revisar comprobar verificar|vérifier contrôler|verificar conferir|controllare verificare|controleren nakijken
compare|vergleichen vergleich verglichen|comparar comparación|comparer comparaison|comparar comparação|confrontare confronto|vergelijken vergelijking
measure|messen maßnahme maßnahmen|medir medida medidas|mesurer mesure mesures|medir medida medidas|misurare misura misure|meten maatregel maatregelen
calculate|rechnen berechnen berechnung|calcular cálculo|calculer calcul|calcular cálculo|calcolare calcolo|rekenen berekenen
combine|kombinieren kombination|combinar combinación|combiner combinaison|combinar combinação|combinare combinazione|combineren
separate|trennen getrennt|separar separado|séparer séparé|separar separado|separare separato|scheiden apart
develop|entwickeln entwicklung|desarrollar desarrollo|développer développement|desenvolver desenvolvimento|sviluppare sviluppo|ontwikkelen ontwikkeling
encourage|ermutigen ermutigung|animar alentar|encourager|incentivar encorajar|incoraggiare|aanmoedigen
inspire|inspirieren inspirierend|inspirar inspirador|inspirer inspirant|inspirar inspirador|ispirare|inspireren
motivate|motivieren motivation motiviert|motivar motivación motivado|motiver motivation|motivar motivação motivado|motivare motivazione|motiveren motivatie
participate|teilnehmen teilnahme beteiligung|participar participación|participer participation|participar participação|partecipare partecipazione|deelnemen deelname
meet|treffen getroffen|conocer encontrarse|rencontrer rencontre|encontrar conhecer|incontrare incontro|ontmoeten
celebrate|feiern|celebrar|célébrer fêter|celebrar comemorar|festeggiare|vieren
walk|gehen spazieren laufen|caminar andar|marcher|caminhar andar|camminare|wandelen lopen
return|zurückkehren zurückkommen wiederkommen zurückschicken|volver regresar volveré|revenir retourner reviendrai|voltar retornar|tornare ritornare|terugkomen terugkeren
`;
