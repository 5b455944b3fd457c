import type { PhraseLists } from "./phrases";

export const DUTCH: PhraseLists = {
  quiet: `
    niet (?:alleen|enkel)
    geen (?:idee|mening|opmerkingen|suggesties|commentaar|voorkeur)
    niets (?:anders|meer|bijzonders)
    niet echt`,
  contentment: `
    (?:[89]|10|tien) (?:van de|op|uit) (?:10|tien)
    (?:niets|niks) (?:op aan te merken|aan te merken|te klagen|mis mee|te verbeteren|op tegen|negatiefs|slechts|te wensen)
    (?:zou|wil|ga) (?:ik |er |echt )*(?:niets|niks) (?:aan )?(?:veranderen|anders doen|verbeteren)
    (?:geen|zonder|nooit|geen enkele?) (?:enkele? )?(?:problemen|probleem|klachten|klacht|gedoe|moeite|wachttijd|vertraging)
    kan (?:echt |gewoon )?niet (?:klagen|beter|mooier|anders dan positief)
    (?:kon|kan|had) (?:echt |gewoon )?niet beter(?: zijn| gekund| kunnen)?
    (?:alles|allemaal) (?:is |was |ging |gaat |verliep )?(?:prima|goed|perfect|top|super|oké|in orde)
    (?:een )?aanrader
    (?:zeker|graag|absoluut|ten zeerste) (?:\\p{L}+ )?(?:aan te raden|aanbevelen|aanbevolen|weer|terug)
    (?:kom|komen|ga|gaan) (?:\\p{L}+ ){0,3}(?:zeker|graag|vaker) (?:\\p{L}+ )?(?:terug|weer)
    ga zo door
    (?:neemt|nemen|nam|namen) (?:\\p{L}+ )?(?:de|alle|ruim de) tijd|tijd genomen
    (?:komt|komen|kwam) (?:zijn|haar|hun|de) (?:beloftes?|afspraken|woord) na
    op tijd
    (?:5|vijf) sterren`,
  subjects: `
    prijs[- /]?kwaliteit(?:s?verhouding)?`,
  turned: `
    noch(?= (?:\\p{L}+ ){1,5}noch )
    (?:kan|kon|zou|wil) (?:ik |je |men |echt )*niet (?:zeggen|beweren)(?: dat)?
    niet (?:bepaald|echt wat ik)
    (?:was|waren|vroeger|eerst) (?:\\p{L}+ )?(?:vroeger|ooit|eens)
    (?:vroeger|voorheen) (?:was|waren|ging|had)`,
  wishes: `
    (?:zou|zouden) (?:\\p{L}+ ){0,3}(?:fijn|mooi|goed|beter|handig|leuk|prettig|geweldig|super) zijn
    (?:graag|alsjeblieft|alstublieft|aub)(?<=^\\s*(?:\\p{L}+ ){1,4}[\\p{L}' ]{3,12})(?=\\s*[.!]*$)
    (?:zou|zouden|mag|mogen|kan|kunnen|kon|konden|moet|moeten) (?:\\p{L}+ ){0,2}?(?:beter|sneller|goedkoper|vriendelijker|schoner|groter|meer|vaker|korter|langer|eerder|duidelijker|makkelijker|wel wat)
    (?:het )?zou (?:fijn|mooi|goed|beter|handig|leuk|prettig) zijn
    (?:graag|liever) (?:meer|minder|betere|snellere)
    (?:meer|minder|betere?) (?:\\p{L}+ ){1,2}(?:graag|nodig|gewenst)
    (?:ik )?(?:wou|wilde|wens) dat
    gebrek aan
    had (?:meer|beter) verwacht
    voor verbetering vatbaar|verbeterpunt\\p{L}*|ruimte voor verbetering
    (?:laat|laten|liet) te wensen over
    valt (?:er )?(?:veel |nog veel |nog wat )?te verbeteren|veel te verbeteren
    (?<=^\\s*)(?:meer|minder) (?!dan)\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)`,
  over: `
    (?:is|zijn) niet meer (?:wat|zoals|hetzelfde|zo)(?: het| hij| ze)?(?: was| waren)?
    (?:is|zijn) (?:flink |erg |sterk )?(?:achteruitgegaan|verslechterd|gedaald|afgenomen)`,
  blame: `
    (?:lange|te veel|veel) rijen
    (?:goed|prima|top|tevreden|perfect),? tot(?:dat)?
    in plaats van
    werk(?:t|te|en|ten) (?:\\p{L}+ ){0,2}(?:niet|nooit)
    nooit (?:meer|weer)
    (?:niet|nooit) (?:meer )?(?:terug|aan te raden|aanbevelen)
    (?:geldverspilling|tijdverspilling|verspilling van)
    (?:het )?geld niet waard
    allesbehalve \\p{L}+
    (?:leuk|fijn|geweldig|mooi|super),? (?:weer|alweer) (?:een)?
    (?:concurrentie|anderen|andere \\p{L}+) (?:is|zijn) (?:veel )?(?:beter|goedkoper|sneller)
    (?:duurt|duurde) (?:\\p{L}+ )?(?:te lang|lang|eeuwen|eindeloos)
    geen enkele keer
    denken alleen aan (?:zichzelf|geld|hun)
    niet zo \\p{L}+ als
    (?:slechter|trager|duurder|vuiler|onvriendelijker) dan`,
  troubles: `
    (?:duurt|duurde|duurden|kostte) (?:\\p{L}+ |\\d+ ){0,2}(?:weken|maanden|uren|uur|dagen|jaren)
    (?:maar|slechts) een nummer
    (?<=^\\s*)(?:en |maar )?waarom (?:moet|moeten|is|zijn|kan|kunnen|duurt|wordt|heeft|hebben|staat|niet|krijg)
    (?:moest|moesten|moeten|heb|hebben) (?:\\p{L}+ ){0,4}(?:moeten )?(?:wachten|terugbellen|nabellen|herhalen|bijbetalen)
    in de wacht`,
  better: `
    (?:de|dezelfde|de volgende|volgende) (?:volgende )?dag (?:al |geleverd|binnen|in huis)
    (?:niet|zeker niet|helemaal niet) (?:zo )?(?:slecht|verkeerd|gek|erg)
    (?:beter|sneller|goedkoper|vriendelijker|schoner|mooier) dan
    (?:veel|flink|erg) (?:beter geworden|verbeterd)`,
};
