/**
 * The characters that the gateway takes in names, addresses and other data (`nameAddressString` and
 * `otherDataString` of baseTypes v3-7). Of the accented letters the schema lists capitals, and only the
 * few small ones at the end of this table.
 */
const PUNCTUATION = `-,.:; &@$£¥€'"«»‘’“”?!/\\()[]{}<>*=#%+`;
const PLAIN = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED =
  'ÀÁÂÃÄÅĀĂĄÆǼÇĆĈĊČÞĎÐÈÉÊËĒĔĖĘĚĜĞĠĢĤĦÌÍÎÏĨĪĬĮİĴĶĹĻĽĿŁÑŃŅŇŊÒÓÔÕÖØŌŎŐǾŒŔŖŘŚŜŞŠŢŤŦÙÚÛÜŨŪŬŮŰŲŴẀẂẄỲÝŶŸŹŻŽſƒǺǿẅỳ';

const ALLOWED: ReadonlySet<string> = new Set(PUNCTUATION + PLAIN + ACCENTED);

/** Typing that means an allowed character: dashes, primes, fancy spaces, small letters without a capital. */
const EQUIVALENTS: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '`': "'",
  '´': "'",
  '′': "'",
  ʼ: "'",
  '‚': ',',
  '„': '"',
  '″': '"',
  '…': '...',
  '×': 'x',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  ı: 'i',
  ĸ: 'k',
  đ: 'd',
  Đ: 'D',
};

/** A text brought into the gateway's character set, or the characters that cannot be. */
export type FittedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly unknown: readonly string[] };

/**
 * Brings a text into the character set without losing a letter: first by equivalent typing, then by writing
 * it in capitals (the register keeps names in capitals, and only capitals may carry accents), then by
 * taking accents off the letters that even then are not in the set. What is still outside is reported.
 */
export function fitToCharacterSet(text: string): FittedText {
  const typed = Array.from(text.normalize('NFC').replaceAll(/\s+/gu, ' '), toEquivalent).join('').trim();
  if (isAllowed(typed)) return { ok: true, text: typed };
  const capitals = typed.toUpperCase();
  if (isAllowed(capitals)) return { ok: true, text: capitals };
  const plain = Array.from(capitals, withoutAccent).join('');
  if (isAllowed(plain)) return { ok: true, text: plain };
  return { ok: false, unknown: [...new Set(Array.from(plain).filter((each) => !ALLOWED.has(each)))] };
}

function isAllowed(text: string): boolean {
  return Array.from(text).every((character) => ALLOWED.has(character));
}

function toEquivalent(character: string): string {
  return ALLOWED.has(character) ? character : (EQUIVALENTS[character] ?? character);
}

function withoutAccent(character: string): string {
  return ALLOWED.has(character) ? character : character.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
}
