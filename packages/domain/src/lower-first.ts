/** Names that a text may begin with. */
const name = /^(?:Companies (?:House|Act)|England|Scotland|Wales|Northern Ireland|United Kingdom)\b/;

/** A text within a sentence: "Date of birth" goes on as "date of birth"; an abbreviation ("PSC", "SIC code") and a name keep their capitals. */
export const lowerFirst = (text: string): string =>
  name.test(text) ? text : text.replace(/^\p{Lu}(?![\p{Lu}\p{N}])/u, (letter) => letter.toLowerCase());
