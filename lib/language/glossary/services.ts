/** Services, shops, travel, food and housing: English | German | Spanish | French | Portuguese | Italian | Dutch. */
export const SERVICES = `
service|service bedienung dienst dienstleistung|servicio|service|serviço atendimento|servizio|service dienst bediening
staff|personal belegschaft|personal plantilla|personnel|funcionários pessoal|personale|personeel
employee|mitarbeiter mitarbeiterin mitarbeitende angestellte|empleado trabajador|employé salarié|funcionário empregado|dipendente impiegato|medewerker werknemer
team|mannschaft||équipe|equipe time|squadra|ploeg
waiter|kellner kellnerin|camarero camarera mesero mesera|serveur serveuse|garçom garçonete|cameriere cameriera|ober serveerster
receptionist|rezeptionist|recepcionista|réceptionniste|recepcionista|receptionist|receptioniste
reception|rezeption empfang|recepción|réception accueil|recepção|reception accoglienza|receptie
manager|geschäftsführer leiter leitung chef vorgesetzte|gerente jefe encargado|gérant responsable chef patron|gerente chefe|direttore responsabile capo|baas leidinggevende
owner|besitzer inhaber eigentümer|dueño propietario|propriétaire|dono proprietário|proprietario|eigenaar
seller|verkäufer verkäuferin händler|vendedor|vendeur|vendedor|venditore|verkoper
driver|fahrer busfahrer|conductor chofer|chauffeur conducteur|motorista|autista conducente|chauffeur bestuurder
guide|reiseführer führung|guía|guide|guia|guida|gids
host|gastgeber gastfreundschaft|anfitrión hospitalidad|hôte hospitalité|anfitrião hospitalidade|ospite ospitalità|gastheer gastvrijheid gastvrij
customer|kunde kunden kundin|cliente|client|cliente|cliente|klant
guest|gast gäste|huésped invitado|invité|hóspede convidado|ospite|gast gasten
company|firma unternehmen betrieb|empresa compañía|entreprise société|empresa companhia|azienda ditta impresa|bedrijf
brand|marke|marca|marque|marca|marca|merk
shop|laden geschäft|tienda|magasin boutique|loja|negozio|winkel
supermarket|supermarkt|supermercado|supermarché|supermercado|supermercato|supermarkt
shopping|einkaufen einkauf|compras compra|achats courses shopping|compras|spesa shopping acquisti|winkelen boodschappen
product|produkt ware artikel|producto artículo|produit article|produto artigo|prodotto articolo|product artikel
offer|angebot angebote|oferta|offre|oferta|offerta|aanbod aanbieding
selection|auswahl sortiment|selección surtido|sélection assortiment|seleção sortimento|selezione assortimento|assortiment keuze
choice|wahl|elección opción opciones|choix option|escolha opção opções|scelta opzione|optie
quality|qualität|calidad|qualité|qualidade|qualità|kwaliteit
quantity|menge anzahl|cantidad|quantité|quantidade|quantità|hoeveelheid aantal
price|preis preise|precio precios|prix tarif|preço preços|prezzo|prijs prijzen
cost|kosten kostet|coste costo cuesta|coût coûte|custo custa|costo costa|kost
value|wert|valor vale|valeur rapport|valor vale|valore|waarde
money|geld|dinero|argent|dinheiro|denaro soldi|geld
fee|gebühr gebühren|tarifa tasa comisión|frais|taxa tarifa|tariffa commissione|tarief
bill|rechnung|factura|facture addition|fatura|conto fattura bolletta|rekening factuur
pay|zahlen bezahlen bezahlt zahlung|pagar pago pagué|payer paiement payé|pagar pagamento paguei|pagare pagamento|betalen betaling betaald
discount|rabatt ermäßigung|descuento rebaja|réduction remise|desconto|sconto|korting
refund|rückerstattung erstattung|reembolso devolución|remboursement|reembolso|rimborso|terugbetaling
buy|kaufen kauf gekauft|comprar compré comprado|acheter achat acheté|comprar comprei comprado|comprare comprato acquistare acquisto|kopen gekocht aankoop
order|bestellung bestellen bestellt|pedido pedir encargo|commande commander commandé|pedido encomenda|ordine ordinare|bestelling bestellen besteld
delivery|lieferung liefern geliefert zustellung|entrega entregar reparto|livraison livrer livré|entrega entregar|consegna|levering bezorging geleverd
shipping|versand|envío envíos|expédition envoi|envio frete|spedizione|verzending
package|paket verpackung verpackt|paquete embalaje empaque|colis emballage|pacote embalagem|pacco imballaggio confezione|pakket verpakking
return|rückgabe umtausch retoure|devolver|retour échange|devolver devolução troca|reso restituzione|retour ruilen
warranty|garantie gewährleistung|garantía|garantie|garantia|garanzia|garantie
complaint|beschwerde reklamation beschweren|queja reclamación quejarse|plainte réclamation|reclamação queixa|reclamo lamentela|klacht klagen
problem|problem probleme schwierigkeiten|problema|problème souci|problema|problema|probleem problemen
error|fehler irrtum|error fallo|erreur faute|erro falha|errore|fout
solution|lösung lösen gelöst|solución resolver|solution résoudre|solução resolver|soluzione risolvere|oplossing oplossen
help|hilfe helfen hilft geholfen|ayuda ayudar ayudó|aide aider aidé|ajuda ajudar ajudou|aiuto aiutare|hulp helpen geholpen
support|unterstützung unterstützen support|apoyo soporte asistencia|soutien assistance|apoio suporte assistência|supporto sostegno assistenza|ondersteuning steun
advice|beratung rat beraten|consejo asesoramiento|conseil|conselho orientação|consiglio consulenza|advies
information|information informationen auskunft info|información informar|information renseignement|informação informações|informazione|informatie inlichting
answer|antwort antworten|respuesta responder|réponse répondre|resposta responder|risposta rispondere|antwoord
question|frage fragen|pregunta|question|pergunta|domanda|vraag
contact|kontakt ansprechpartner|contacto|contact contacter|contato|contatto|contact
communication|kommunikation|comunicación|communication|comunicação|comunicazione|communicatie
call|anruf anrufen telefonat|llamada llamar|appel appeler|ligação ligar chamada|chiamata chiamare|bellen telefoontje
mail|post|correo|courrier courriel|correio|posta|brief
waiting|warten gewartet wartezeit|espera esperar esperando|attente attendre|espera esperar demora|attesa aspettare|wachten wachttijd gewacht
queue|warteschlange schlange|cola fila|queue file|fila|coda|rij wachtrij
appointment|termin termine|cita|rendez|agendamento|appuntamento|afspraak
booking|buchung reservierung gebucht|reserva reservar reservación|réservation réserver|reserva reservar|prenotazione prenotare|boeking reservering
cancel|stornieren kündigen absage|cancelar cancelación|annuler annulation|cancelar cancelamento|cancellare annullare|annuleren opzeggen
time|zeit|tiempo|temps|tempo|tempo|tijd
hour|stunde stunden|hora|heure|hora|ora|uur
minute|minute|minuto|minute|minuto|minuto|minuut
day|tag tage|día|jour journée|dia|giorno|dag dagen
week|woche|semana|semaine|semana|settimana|week
month|monat|mes|mois|mês|mese|maand
year|jahr jahre|año|année|ano|anno|jaar
night|nacht nächte|noche|nuit|noite|notte|nacht
morning|morgens vormittag|mañana|matin|manhã|mattina|ochtend
evening|abend||soir soirée||sera|avond
weekend|wochenende||||weekend|weekend
food|essen nahrung lebensmittel speisen|comida alimento|nourriture aliment|comida alimento|cibo|eten voedsel voeding
meal|mahlzeit gericht mahl|plato|repas plat|refeição prato|pasto piatto|maaltijd gerecht
breakfast|frühstück frühstücken|desayuno desayunar|||colazione|ontbijt
lunch|mittagessen|almuerzo almorzar|déjeuner|almoço almoçar|pranzo|lunch middageten
dinner|abendessen|cena cenar|dîner|jantar|cena|avondeten diner
kitchen|küche|cocina|cuisine|cozinha|cucina|keuken
cook|koch kochen gekocht|cocinero cocinar cocinado|cuisinier cuire|cozinheiro cozinhar|cuoco cucinare|kok koken
menu|speisekarte menü|menú carta|menu|cardápio menu ementa|menù menu|menukaart
dish|speise|platillo|mets|iguaria|pietanza|schotel
portion|portion portionen|porción ración|portion|porção|porzione|portie
taste|geschmack schmeckt schmecken schmeckte geschmeckt|sabor sabe gusto|goût saveur|sabor|gusto sapore|smaak smaakt
delicious|lecker köstlich schmackhaft|delicioso exquisito rico sabroso|délicieux savoureux succulent|delicioso gostoso saboroso|delizioso squisito buonissimo|heerlijk lekker smakelijk
tasteless|geschmacklos fade|insípido soso|fade insipide|insípido|insipido|smakeloos flauw
sweet|süß süßigkeiten|dulce|sucré doux|doce|dolce|zoet
salty|salzig versalzen salz|salado sal|salé sel|salgado sal|salato sale|zout
spicy|scharf gewürz würzig|picante especia|épicé piquant|picante apimentado tempero|piccante speziato|pikant kruidig
bitter|bitter|amargo|amer|amargo|amaro|bitter
drink|getränk getränke trinken|bebida beber|boisson boire|bebida beber|bevanda bere|drank drankje drinken
water|wasser|agua|eau|água|acqua|water
coffee|kaffee|café|café|café|caffè|koffie
tea|tee|té|thé|chá|tè|thee
beer|bier|cerveza|bière|cerveja|birra|bier
wine|wein|vino|vin|vinho|vino|wijn
juice|saft|jugo zumo|jus|suco sumo|succo|sap
milk|milch|leche|lait|leite|latte|melk
bread|brot brötchen|pan|pain|pão|pane|brood
cheese|käse|queso|fromage|queijo|formaggio|kaas
meat|fleisch|carne|viande|carne|carne|vlees
fish|fisch|pescado|poisson|peixe|pesce|vis
chicken|huhn hähnchen hühnchen|pollo|poulet|frango|pollo|kip
egg|ei eier|huevo|œuf oeuf|ovo|uovo|eieren
rice|reis|arroz|riz|arroz|riso|rijst
noodle|nudeln|fideos|nouilles pâtes|macarrão massa|pasta|noedels
soup|suppe|sopa|soupe|sopa|zuppa|soep
salad|salat|ensalada|salade|salada|insalata|salade
vegetable|gemüse|verdura vegetal|légume|legume verdura vegetal|verdura|groente
fruit|obst frucht|fruta|fruit|fruta|frutta|fruit
dessert|nachtisch nachspeise dessert|postre|dessert|sobremesa||toetje nagerecht
cake|kuchen torte|pastel tarta torta|gâteau|bolo|torta|taart gebak
chocolate|schokolade|chocolate|chocolat|chocolate|cioccolato|chocolade
sugar|zucker|azúcar|sucre|açúcar|zucchero|suiker
sauce|soße sauce|salsa|sauce|molho|salsa|saus
pizza|pizza|pizza|pizza|pizza|pizza|pizza
ingredient|zutat zutaten|ingrediente|ingrédient|ingrediente|ingrediente|ingrediënt
snack|imbiss|merienda bocadillo|collation|lanche|spuntino|tussendoortje
restaurant|gaststätte restaurant|restaurante|restaurant|restaurante|ristorante|restaurant
bar|kneipe|bar taberna|bar|bar|bar|kroeg
cafe||cafetería|cafétéria|cafeteria lanchonete|caffetteria|koffiehuis
canteen|kantine mensa|comedor cantina|cantine|refeitório cantina|mensa|kantine
table|tisch|mesa|table|mesa|tavolo|tafel
atmosphere|atmosphäre stimmung ambiente|ambiente atmósfera|ambiance atmosphère|ambiente atmosfera|atmosfera ambiente|sfeer
decor|dekoration einrichtung|decoración|décor décoration|decoração|arredamento|inrichting
music|musik|música|musique|música|musica|muziek
hotel|hotel|hotel|hôtel|hotel|albergo hotel|hotel
room|zimmer raum räume|habitación cuarto|chambre pièce|quarto|camera stanza|kamer
bed|bett betten|cama|lit|cama|letto|bed
mattress|matratze|colchón|matelas|colchão|materasso|matras
pillow|kissen|almohada|oreiller|travesseiro|cuscino|kussen
towel|handtuch handtücher|toalla|serviette|toalha|asciugamano|handdoek
sleep|schlafen schlaf geschlafen|dormir sueño|dormir sommeil|dormir sono|dormire sonno|slapen slaap
bathroom|badezimmer bad|baño|bain|banheiro|bagno|badkamer
shower|dusche duschen|ducha|douche|chuveiro ducha|doccia|douche
toilet|toilette toiletten klo wc|inodoro aseo|toilettes|sanitário vaso|gabinetto|toilet wc
pool|schwimmbad|piscina|piscine|piscina|piscina|zwembad
gym|fitnessstudio fitnessraum|gimnasio|gym|academia ginásio|palestra|sportschool
garden|garten|jardín|jardin|jardim|giardino|tuin
balcony|balkon|balcón terraza|balcon terrasse|varanda terraço|balcone terrazza|balkon terras
view|aussicht ausblick blick|vista vistas|vue|vista|vista|uitzicht
window|fenster|ventana|fenêtre|janela|finestra|raam
door|tür türen|puerta|porte|porta|porta|deur
lift|aufzug fahrstuhl|ascensor|ascenseur|elevador|ascensore|lift
stairs|treppe|escalera|escalier|escada|scala|trap
floor|boden etage stockwerk|suelo piso|sol étage|chão andar|pavimento|vloer verdieping
air conditioning|klimaanlage|acondicionado|climatisation|condicionado|condizionata|airco
heating|heizung|calefacción|chauffage|aquecimento|riscaldamento|verwarming
furniture|möbel|mueble|meuble|móveis|mobili|meubels
amenity|ausstattung annehmlichkeit|comodidades|équipement commodité|comodidades||voorziening
facility|anlage einrichtungen|instalación instalaciones|installation|instalações|struttura|faciliteit
building|gebäude|edificio|bâtiment immeuble|edifício prédio|edificio|gebouw
location|lage standort|ubicación localización|emplacement situation|localização|posizione ubicazione|ligging locatie
place|ort platz|lugar sitio|lieu endroit|lugar local|luogo posto|plek plaats
city|stadt|ciudad|ville|cidade|città|stad
village|dorf||village|vila aldeia|paese villaggio|dorp
area|gegend umgebung viertel|zona barrio alrededores|quartier environs zone|bairro região área|zona quartiere|buurt omgeving
street|straße|calle|rue|rua|strada via|straat
park|park|parque|parc|parque|parco|park
beach|strand|playa|plage|praia|spiaggia|strand
sea|meer|mar|mer|mar|mare|zee
parking|parkplatz parken parkplätze|aparcamiento estacionamiento aparcar|parking stationnement|estacionamento|parcheggio|parkeren parkeerplaats
transport|verkehr verkehrsmittel|transporte|transport|transporte|trasporto|vervoer
traffic|stau verkehrsaufkommen|tráfico atasco|circulation embouteillage|trânsito engarrafamento|traffico|file verkeer
bus|bus busse|autobús bus|bus autobus|ônibus autocarro|autobus|bus
train|zug züge bahn|tren|train|trem comboio|treno|trein
tram|straßenbahn|tranvía|tramway|bonde|tram|tram
subway||metro|métro|metrô metro|metropolitana|metro
station|bahnhof haltestelle|estación parada|gare arrêt|estação|stazione fermata|halte
airport|flughafen|aeropuerto|aéroport|aeroporto|aeroporto|luchthaven
flight|flug|vuelo|vol|voo|volo|vlucht
airline|fluggesellschaft|aerolínea||||luchtvaartmaatschappij
ticket|fahrkarte eintrittskarte|billete entrada boleto|billet|bilhete ingresso passagem|biglietto|kaartje
luggage|gepäck koffer|equipaje maleta|bagage valise|bagagem mala|bagaglio valigia|bagage koffer
seat|sitz sitzplatz|asiento|siège|assento|sedile|stoel zitplaats
car|auto autos wagen|coche carro auto|voiture|carro|auto macchina|auto
bike|fahrrad rad fahrräder|bicicleta bici|vélo bicyclette|bicicleta|bicicletta|fiets
walk|spaziergang laufen|caminar paseo|marche promenade marcher|caminhar caminhada|camminare passeggiata|lopen wandelen
trip|reise ausflug reisen|viaje excursión viajar|voyage excursion voyager|viagem passeio viajar|viaggio gita viaggiare|reis uitstapje
holiday|urlaub ferien|vacaciones|vacances|férias|vacanza ferie|vakantie
stay|aufenthalt übernachtung|estancia estadía|séjour|estadia|soggiorno|verblijf
museum|museum|museo|musée|museu|museo|museum
house|haus wohnhaus|casa|maison|casa|casa|huis
flat|wohnung|apartamento|appartement|apartamento|appartamento|appartement
rent|miete mieten|alquiler alquilar arriendo renta|loyer louer|aluguel alugar|affitto affittare|huur huren
housing|wohnen wohnraum|vivienda|logement|moradia habitação|abitazione|woning huisvesting
accommodation|unterkunft unterkünfte|alojamiento|hébergement|alojamento hospedagem|alloggio|accommodatie
neighbour|nachbar nachbarschaft|vecino vecindario|voisin voisinage|vizinho vizinhança|vicinato|buren buurman
home|zuhause heim|hogar|chez|lar||thuis
event|veranstaltung|evento|événement|evento|evento|evenement
party|feier fest|fiesta|fête|festa|festa|feest
child|kind kinder|niño niña|enfant|criança|bambino|kind kinderen
family|familie familien|familia familiar|famille|família|famiglia|familie gezin
friend|freund freunde freundin|amigo amiga|ami amie|amigo amiga|amico amica|vriend vrienden
dog|hund|perro|chien|cachorro cão|cane|hond
pet|haustier|mascota||||huisdier
insect|insekten ungeziefer|insecto bicho|insecte|inseto bicho|insetto|insect
smell|geruch gestank riecht stinkt|olor|odeur|cheiro|odore puzza|geur stank
smoke|rauch rauchen|humo fumar|fumée fumer|fumaça fumar|fumo fumare|rook roken
recommend|empfehlen empfehlung weiterempfehlen|recomendar recomiendo recomendación|recommander recommande recommandation conseiller|recomendar recomendo recomendação|consigliare raccomandare|aanbevelen aanraden
visit|besuch besuchen besucht|visita visitar visité|visite visiter|visita visitar visitei|visita visitare|bezoek bezoeken
experience|erfahrung erlebnis erfahrungen|experiencia|expérience|experiência|esperienza|ervaring
`;
