/** A name with the other ways in which people write it. */
export type FieldName = { name: string; aliases: readonly string[] };

/** A question that asks for names: the names, most frequent first, and the additions that people write to them. */
export type Field = {
  field: string;
  language: string;
  question: string;
  names: readonly FieldName[];
  additions: readonly string[];
  /** True if the field is not used while parameters are tuned. */
  heldOut: boolean;
};

export const FIELDS: readonly Field[] = [
  field(
    "insurers",
    "en",
    "Which insurance companies come to mind?",
    `State Farm; Geico; Progressive; Allstate; USAA; Liberty Mutual; Farmers; Nationwide; Travelers;
     American Family=AmFam; Allianz; AXA; Aviva; Direct Line; Admiral; Zurich; Prudential; MetLife=Met Life; Hiscox;
     Blue Cross Blue Shield=BCBS; The Hartford; Erie; Amica; Chubb; Generali; Churchill; Esurance; Aetna`,
    "insurance, Insurance, ins, Inc, insurance company",
  ),
  field(
    "supermarkets",
    "en",
    "Which supermarkets do you shop at?",
    `Tesco; Sainsbury's=Sainsburys; Asda; Aldi; Lidl; Morrisons=Morrison's; Waitrose; Marks and Spencer=M&S,Marks & Spencer,M & S;
     Co-op=Coop,Co op; Iceland; Ocado; Spar; Costco; Whole Foods; Farmfoods; Booths; Budgens; Londis; Trader Joe's=Trader Joes; 7-Eleven=7 Eleven,7eleven;
     B&M; Kroger; Target; Walmart=Wal-Mart; Publix; H-E-B=HEB; Wegmans; Safeway`,
    "supermarket, supermarkets, superstore, Ltd",
  ),
  field(
    "banks",
    "en",
    "Which banks do you know, even if only by name?",
    `Bank of America=BoA,BOA,B of A; Chase; Wells Fargo; Citibank=Citi Bank; HSBC; Barclays; Lloyds; NatWest=Nat West; Santander;
     Capital One; U.S. Bank=US Bank; PNC; TD Bank; Goldman Sachs; Morgan Stanley; Halifax; Monzo; Revolut; Starling; Nationwide;
     Royal Bank of Scotland=RBS; Visa; American Express=Amex; Deutsche Bank; Metro Bank; First Direct; Ally; Discover; Vista`,
    "bank, Bank, plc, banking",
  ),
  field(
    "car makers",
    "en",
    "What car brands would you consider?",
    `Toyota; Ford; Volkswagen=VW; BMW; Mercedes-Benz=Mercedes,Mercedes Benz; Audi; Honda; Hyundai; Kia; Nissan; Fiat; Renault; Peugeot;
     Citroën=Citroen; Škoda=Skoda; Seat; Volvo; Tesla; Mazda; Subaru; Suzuki; Land Rover; Range Rover; Jaguar; Porsche; Lexus; Mini; Dacia; Alfa Romeo;
     Rolls-Royce=Rolls Royce; Aston Martin; Chevrolet=Chevy; Jeep; Opel; Toyoda`,
    "cars, car, motors, Motor Company",
  ),
  field(
    "soft drinks",
    "en",
    "Please name all brands of soft drinks that you have heard of.",
    `Coca Cola=Coke,Coca-Cola; Pepsi Cola=Pepsi; Fanta; Sprite; 7up=7 up,7-Up; Dr Pepper=Dr. Pepper; Mountain Dew; Schweppes; Lipton; Red Bull; Monster; A&W=A & W; Mirinda;
     Canada Dry; Irn-Bru=Irn Bru; Tango; Lilt; Vimto; Oasis; Snapple; Gatorade; Lucozade; San Pellegrino; Club-Mate=Club Mate; Bionade; Perrier; Orangina; Fritz-Kola=Fritz Kola; Royal Crown Cola=RC Cola`,
    "soda, drinks, drink, Zero",
  ),
  field(
    "universities",
    "en",
    "Which universities did you apply to?",
    `University of Oxford=Oxford,Oxford University; University of Cambridge=Cambridge,Cambridge University; University of Leeds=Leeds; University of Reading; University of York; University of Bath; University of Bristol; University of Kent;
     King's College London=KCL; University College London=UCL; London School of Economics=LSE; Imperial College; University of Edinburgh; University of Exeter; Durham University; University of Essex; University of Sussex; University of Surrey; Lancaster University`,
    "uni, UK",
  ),
  field(
    "household brands",
    "en",
    "Which brands of personal care products do you buy?",
    `Johnson & Johnson=Johnson and Johnson,J&J; Dove; Nivea; Procter & Gamble=P&G,Procter and Gamble; L'Oréal=L'Oreal,Loreal; Head & Shoulders=Head and Shoulders; Colgate; Gillette; Garnier; Olay; Pantene; Herbal Essences; Old Spice; Axe; Sure; Sanex;
     Palmolive; Oral-B=Oral B; Sensodyne; Simple; Neutrogena; Aveeno; Clinique; Vaseline; TRESemmé=Tresemme; Lynx; Rexona; Arm & Hammer=Arm and Hammer; Burt's Bees`,
    "products, shampoo, brand",
  ),
  field(
    "Händler",
    "de",
    "In welchen Supermärkten kaufen Sie ein?",
    `Edeka; Rewe; Aldi; Lidl; Kaufland; Penny; Netto; Norma; Real; dm; Rossmann; Müller; Globus; Tegut; Alnatura; Metro; Denns; Famila; Combi; Hit; Marktkauf; Nahkauf; Tchibo; Dr. Oetker; Bofrost; Migros; Coop; Spar; Billa; Hofer`,
    "Markt, Supermarkt, GmbH",
  ),
  field(
    "Versicherungen",
    "de",
    "Welche Versicherungen kennen Sie?",
    `Allianz; HUK-Coburg=HUK Coburg,HUK; ERGO; AXA; Generali; Debeka; R+V=R + V,R und V; Signal Iduna; Gothaer; Techniker Krankenkasse=TK; AOK; Barmer; DAK; Zurich; Württembergische; Nürnberger; Continentale; HDI; LVM; DEVK; CosmosDirekt=Cosmos Direkt; VHV; Barmenia; Hannoversche; Provinzial; Provinzial Nord`,
    "Versicherung, AG, Versicherungen",
  ),
  field(
    "bancos",
    "es",
    "¿Qué bancos conoce?",
    `Santander; BBVA; CaixaBank=La Caixa; Sabadell; Bankinter; Bankia; ING; Unicaja; Kutxabank; Abanca; Ibercaja; Openbank; EVO; Cajamar; Deutsche Bank; Banco Popular; N26; Revolut; Triodos; Caja Rural; Laboral Kutxa; Liberbank; Pichincha`,
    "banco, S.A., bank",
  ),
  field(
    "enseignes",
    "fr",
    "Dans quels magasins faites-vous vos courses ?",
    `Carrefour; Leclerc=E.Leclerc; Auchan; Intermarché=Intermarche; Casino; Monoprix; Lidl; Aldi; Système U=Super U; Franprix; Picard; Cora; Biocoop; Naturalia; Match; Leader Price; Grand Frais; Métro; Décathlon=Decathlon; Fnac; Darty; Boulanger; Ikea; Castorama; Leroy Merlin; Galeries Lafayette`,
    "magasin, supermarché, SA",
  ),
  field(
    "operadoras",
    "pt",
    "Que marcas de telecomunicações conhece?",
    `Vodafone; MEO; NOS; Nowo; Vivo; Claro; TIM; Oi; Orange; Telefónica=Telefonica; Digi; Lycamobile; UZO; WTF; Altice; Nextel; Sercomtel; Algar; AT&T=AT & T; T-Mobile=T Mobile; Verizon; Movistar; Amigo; Embratel`,
    "telecom, S.A., telemóvel",
  ),
  field(
    "streaming",
    "en",
    "Which streaming services do you use?",
    `Netflix; Amazon Prime=Prime Video,Amazon Prime Video; Disney Plus=Disney+; Hulu; HBO Max=HBO; Apple TV=Apple TV+; Peacock; Paramount Plus=Paramount+; YouTube=You Tube; BBC iPlayer=iPlayer; ITVX; Now TV; Sky Go; Spotify; Crunchyroll; Discovery Plus=Discovery+; Britbox; Mubi; Tubi; Twitch; Dazn; Pluto TV; Rakuten; All 4; Starz; Shudder`,
    "subscription, app, streaming",
    true,
  ),
  field(
    "politicians",
    "en",
    "Which politicians do you trust most?",
    `Angela Merkel=Merkel; Barack Obama=Obama; Joe Biden=Biden; Donald Trump=Trump; Hillary Clinton; Bill Clinton; Bernie Sanders=Sanders; Kamala Harris; Elizabeth Warren; Boris Johnson; Lyndon Johnson; Keir Starmer; Theresa May; Tony Blair; Gordon Brown; Nigel Farage; Rishi Sunak; Emmanuel Macron=Macron; Justin Trudeau; Jacinda Ardern; George Bush; Mitt Romney; John McCain=McCain; John Major`,
    "president",
    true,
  ),
  field(
    "Städte",
    "de",
    "Welche Städte würden Sie gerne besuchen?",
    `Berlin; Hamburg; München=Muenchen; Köln=Koeln,Cologne; Frankfurt; Stuttgart; Düsseldorf; Dortmund; Essen; Leipzig; Bremen; Dresden; Hannover; Nürnberg; Bonn; Bern; Wien; Zürich; Basel; Paris; London; New York=NYC; Rom; Barcelona; Los Angeles=LA; San Francisco; Rio de Janeiro=Rio; Freiburg; Fribourg; Augsburg; Halle; Hagen`,
    "Stadt",
    true,
  ),
  field(
    "marcas de ropa",
    "es",
    "¿Qué marcas de ropa le gustan?",
    `Zara; Mango; H&M=H & M,HM,H y M; Nike; Adidas; Levi's=Levis; Pull & Bear=Pull and Bear,Pull&Bear; Bershka; Massimo Dutti; Desigual; Springfield; Cortefiel; El Corte Inglés=El Corte Ingles; Primark; Uniqlo; Lacoste; Tommy Hilfiger; Calvin Klein=CK; Dolce & Gabbana=Dolce y Gabbana,D&G; Mike; Reebok; Puma; Oysho; Stradivarius; Gucci; Guess; Diesel; Gap`,
    "ropa, tienda",
    true,
  ),
  field(
    "compagnies aériennes",
    "fr",
    "Quelles compagnies aériennes connaissez-vous ?",
    `Air France; easyJet=Easy Jet; Ryanair=Ryan Air; Lufthansa; British Airways=BA; KLM; Emirates; Transavia; Vueling; Air Canada; Air Caraïbes=Air Caraibes; Swiss; Iberia; TAP; Corsair; Turkish Airlines; Qatar Airways; Etihad; Delta; American Airlines; United; Brussels Airlines; Finnair; Volotea; Royal Air Maroc; Tunisair; Wizz Air=Wizzair`,
    "compagnie, airlines",
    true,
  ),
];

function field(
  name: string,
  language: string,
  question: string,
  names: string,
  additions: string,
  heldOut = false,
): Field {
  const parsed = names.split(";").map((entry) => {
    const [canonical = "", aliases = ""] = entry.trim().split("=");
    return { name: canonical.trim(), aliases: aliases.split(",").flatMap((alias) => alias.trim() || []) };
  });
  return { field: name, language, question, names: parsed, additions: additions.split(", "), heldOut };
}
