/** Letters that do not fall into a plain one and a mark when a text is decomposed. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
};

/**
 * The words of a name as they are compared: without case, accents and apostrophes, divided at blanks, hyphens and stops.
 * "Seán O’Brien-Ward" and "SEAN OBRIEN WARD" are the same words.
 */
export function wordsOfName(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return text
    .replaceAll(/['’‘`´ʼ′＇]/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđðþßæœıħ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
