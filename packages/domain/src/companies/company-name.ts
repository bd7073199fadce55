/** Endings that say what a company is, longest first; SI 2015/17 Sch 3. Full stops in them are ignored. */
const TYPE_ENDINGS = [
  'CWMNI BUDDIANT CYMUNEDOL CYHOEDDUS CYFYNGEDIG',
  'CWMNI BUDDIANT CYMUNEDOL CCC',
  'COMMUNITY INTEREST PUBLIC LIMITED COMPANY',
  'COMMUNITY INTEREST COMPANY',
  'PUBLIC LIMITED COMPANY',
  'LIMITED LIABILITY PARTNERSHIP',
  'LIMITED PARTNERSHIP',
  'CWMNI CYFYNGEDIG CYHOEDDUS',
  'CWMNI BUDDIANT CYMUNEDOL',
  'PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG',
  'PARTNERIAETH CYFYNGEDIG',
  'COMMUNITY INTEREST PLC',
  'UNLIMITED',
  'ANGHYFYNGEDIG',
  'CYFYNGEDIG',
  'LIMITED',
  'LTD',
  'CYF',
  'PLC',
  'CCC',
  'CIC',
  'CBC',
  'LLP',
  'PAC',
  'LP',
  'PC',
];

/** Letters that do not fall apart into a base letter and an accent. */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['Æ', 'AE'],
  ['Œ', 'OE'],
  ['Ø', 'O'],
  ['Ł', 'L'],
  ['Đ', 'D'],
  ['Þ', 'TH'],
  ['ß', 'SS'],
  ['ẞ', 'SS'],
];

/** In capitals, without accents, one blank between words. */
export function foldLetters(name: string): string {
  const upper = name.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const folded = LOOK_ALIKES.reduce((text, [from, to]) => text.replaceAll(from, to), upper);
  return folded.trim().replaceAll(/\s+/g, ' ');
}

function stripStops(name: string): string {
  return name.replaceAll(/\b([A-Z])\.(?=[A-Z]\b)/g, '$1').replace(/\.$/, '');
}

function endingOf(name: string): string | undefined {
  return TYPE_ENDINGS.find((words) => name.endsWith(` ${words}`));
}

/** The words at the end of a name that say what a company is, in capitals; undefined where it has none. */
export function findTypeEnding(name: string): string | undefined {
  return endingOf(stripStops(foldLetters(name)));
}

/** A name in capitals without the words at its end that say what a company is. */
export function stripTypeEnding(name: string): string {
  const text = stripStops(foldLetters(name));
  const ending = endingOf(text);
  return ending === undefined ? text : text.slice(0, -ending.length - 1).trim();
}
