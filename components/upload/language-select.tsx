import { languageWords } from "@/lib/language/language-words";
import { Select } from "../ui/select";

const OFFERED =
  "ar bg bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms mt nl no pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh".split(
    " ",
  );

type LanguageSelectProps = { value: string; onChange: (language: string) => void };

/** The language of a project: short answers are read in it, and a model writes its codebook and translations in it. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const languages = [...new Set([...OFFERED, value])].map((code) => ({ code, words: languageWords(code) }));
  return (
    <Select
      id="project-language"
      label="Language of most answers"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {languages
        .toSorted((one, other) => one.words.localeCompare(other.words, "en"))
        .map(({ code, words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
    </Select>
  );
}
