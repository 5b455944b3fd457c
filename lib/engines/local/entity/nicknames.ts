import { tightKey } from "./name-key";

/** What people call well-known names where letters do not tell: short name, then the full one. */
const NICKNAMES = `
vw|volkswagen
merc|mercedes
chevy|chevrolet
beemer|bmw
bimmer|bmw
landie|land rover
bud|budweiser
coke|coca cola
jd|jack daniels
mcd|mcdonalds
mcds|mcdonalds
maccies|mcdonalds
maccas|mcdonalds
mcdo|mcdonalds
dunkin|dunkin donuts
fb|facebook
insta|instagram
ig|instagram
yt|youtube
amex|american express
boa|bank of america
m&s|marks and spencer
m&s|marks & spencer
marks and sparks|marks and spencer
marks & sparks|marks & spencer
sainsbos|sainsburys
jlp|john lewis
wapo|washington post
wsj|wall street journal
ft|financial times
nyt|new york times
sz|suddeutsche zeitung
faz|frankfurter allgemeine
barca|barcelona
man u|manchester united
man utd|manchester united
man city|manchester city
spurs|tottenham
philly|philadelphia
nyc|new york city
us|usa
us|united states
usa|united states
uk|united kingdom
uae|united arab emirates
`;

const byKey = new Map<string, Set<string>>();
for (const line of NICKNAMES.trim().split("\n")) {
  const [short = "", full = ""] = line.split("|").map(tightKey);
  for (const [from, to] of [
    [short, full],
    [full, short],
  ] as const)
    byKey.set(from, (byKey.get(from) ?? new Set()).add(to));
}

/** Other tight keys under which a name is known, from its short to its full name and back. */
export function knownAs(key: string): readonly string[] {
  return [...(byKey.get(tightKey(key)) ?? [])];
}
