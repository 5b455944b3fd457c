const QUIET_NAME =
  /^(?:nothing|none|no (?:answer|comments?|opinion|response|reply)|(?:do not|don'?t|does not) know|dk|n\/?a|refused|nichts|keine (?:angabe|antwort|meinung)|weiß nicht|nada|ning[uú]n[oa]?|no sabe|ns|rien|aucun[e]?|ne sait pas|nsp|nenhum[a]?|não sabe|niente|non sa|niets|weet niet|nic|nie wiem|inget|vet ej|intet|ved ikke|ingenting|vet ikke|hiçbir şey|bilmiyor|ничего|не знаю|没有|不知道|特になし|わからない|لا شيء|لا أعرف)(?: ?[/,] ?(?:.+)| at all| in particular| to say| or .+)?$/iu;

/** True for a code that names answers without content ("Nothing / don't know"). */
export function isQuietName(name: string): boolean {
  return QUIET_NAME.test(name.trim());
}
