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

/** The text in letters without marks, in the same case: "Zoë Łukasz" is "Zoe Lukasz". Other alphabets stay as they are. */
export function toPlainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđðþßæœıħ]/giu, (letter) => plainLetter(letter));
}

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = PLAIN_LETTERS[lower] ?? letter;
  return letter === lower ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
