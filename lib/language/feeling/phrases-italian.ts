import type { PhraseLists } from "./phrases";

export const ITALIAN: PhraseLists = {
  quiet: `
    non (?:solo|soltanto)
    nient'altro|nulla di più|niente di particolare
    nessun(?:a)? (?:suggerimento|opinione|commento|idea)
    non saprei`,
  contentment: `
    (?:[89]|10|dieci) su (?:10|dieci)
    (?:niente|nulla) (?:da (?:ridire|dire|migliorare|segnalare|obiettare|criticare|cambiare)|di meglio)
    non (?:cambierei|cambieremmo|cambio|migliorerei) (?:assolutamente )?(?:nulla|niente)
    non (?:potrebbe|può|poteva|potevo) (?:essere|andare) (?:meglio|migliore|più)
    (?:nessun|nessuna|senza|mai) (?:alcun )?(?:problem[ai]|lamentel[ae]|difett[oi]|intopp[oi])
    tutto (?:molto )?(?:bene|perfetto|ok|a posto|ottimo|bello)
    (?:lo|la|li|le|vi) (?:consiglio|consiglierei|raccomando)
    (?:consiglio|consigliat\\p{L}+) (?:a tutti|vivamente|assolutamente)
    (?:ci )?(?:torner(?:ò|emo)|ritorner(?:ò|emo)|tornerei)
    (?:trovat|sentit)[aoie] (?:molto |davvero )?(?:bene|benissimo)
    ne vale la pena|vale la pena
    (?:5|cinque) stelle
    (?:prende|prendono|preso|presi) (?:\\p{L}+ )?(?:il tempo|tempo)
    (?:mantiene|mantengono|mantenuto) (?:le|la) (?:promesse?|parola)
    continuate così`,
  subjects: `
    (?:rapporto )?qualità[- /]?prezzo`,
  turned: `
    non (?:posso|possiamo|potrei|si può|direi) (?:dire|affermare)?(?: che)?(?= )
    (?:prima|una volta) (?:era|erano|c'era|funzionava|andava)
    era(?= (?:il |la )?(?:mio|mia|nostro|nostra) )`,
  wishes: `
    (?<=^\\s*)(?:migliorate|correggete|mettete|riparate|aggiungete|abbassate|aumentate|assumete|rispondete)(?= )
    per favore(?<=^\\s*(?:\\p{L}+ ){1,4}[\\p{L}' ]{3,12})(?=\\s*[.!]*$)
    potrebbe(?:ro)?|dovrebbe(?:ro)?
    (?:vorrei|vorremmo|mi piacerebbe|ci piacerebbe|desidererei)
    sarebbe (?:bello|meglio|utile|bene|opportuno|ideale)
    (?:manca|mancano|mancava|mancavano)
    mancanza di
    servir(?:ebbe|ebbero) (?:più|meno)
    (?:c'è|molto|tanto) (?:\\p{L}+ )?da migliorare|da migliorare
    magari (?:ci fosse|avesse)
    mi aspettavo (?:di più|di meglio|qualcosa)
    lascia(?:no)? (?:molto |un po' )?a desiderare
    (?<=^\\s*)(?:più|meno) (?!di|che)\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)`,
  over: `
    non (?:è|sono) più (?:quell[oaie]|l[ao] stess[oa]|come)(?: di| prima| una volta)*
    (?:è|sono) (?:molto )?(?:peggiorat|calat)[oaie]`,
  blame: `
    (?:lunghe|troppe|tante) (?:code|file)
    non (?:mi|ti|vi|ci)? ?(?:richiam|rispond|chiam)\\p{L}+(?: mai)?
    (?:bene|buon[oa]|ottim[oa]|perfett[oa]|content[oa]),? finché
    invece (?:di|che)
    non (?:ne )?vale la pena
    mai più
    non (?:lo |la |li |le |ci |vi )?(?:consiglio|consiglierei|raccomando|torner\\p{L}+|ritorner\\p{L}+|ricomprerei)
    non (?:\\p{L}+ )?(?:funziona|funzionano|funzionava|va|vanno)(?: bene| più| quasi mai| mai)?
    (?:trovat|sentit)[aoie] (?:molto |davvero )?male
    perdita di (?:tempo|soldi|denaro)
    tutto (?:tranne|fuorché) (?:che )?\\p{L}+
    (?:niente|nulla) di (?:che|speciale)
    (?:ottimo|fantastico|bene|bravi),? (?:un altro|un'altra|ancora)
    (?:concorrenza|altri) (?:è|sono) (?:molto )?(?:migliore?i?|meglio|più economic\\p{L}+)
    nemmeno una volta
    pensano solo (?:a|ai) (?:loro|sé|soldi|se stessi)
    non (?:è )?(?:così|tanto) \\p{L}+ come
    (?:sono|è) (?:aumentat|peggiorat)\\p{L}+`,
  troubles: `
    (?:ha richiesto|hanno richiesto|ci (?:ha|hanno) messo|ci vogliono) (?:\\p{L}+ |\\d+ ){0,2}(?:settimane|mesi|ore|giorni|anni)
    (?<=^\\s*)(?:e |ma )?perch[eé] (?:devo|dobbiamo|non|è|sono|ci|bisogna|i|le|il|la|tutto)
    (?:ho|abbiamo|ha) dovuto (?:aspettare|chiamare|tornare|ripetere|pagare|insistere|rifare|cambiare)`,
  better: `
    il giorno (?:dopo|stesso|seguente)
    con calma
    (?:non|mica) (?:è |era |sono )?(?:affatto |poi )?(?:male|cattiv[oaie])
    meglio (?:di|che|del|della|rispetto)
    (?:è|sono) (?:molto )?migliorat[oaie]`,
};
