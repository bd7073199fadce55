/** Endings that say what a company is, longest first; SI 2015/17 Sch 3. Full stops in them are ignored. */
const TYPE_ENDINGS = [
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

/** Words that count as one another when they stand alone, before the last word. */
const EQUAL_WORDS: readonly (readonly string[])[] = [
  ['&', 'AND'],
  ['PLUS', '+'],
  ['0', 'ZERO', 'O'],
  ['1', 'ONE'],
  ['2', 'TWO', 'TO', 'TOO'],
  ['3', 'THREE'],
  ['4', 'FOUR', 'FOR'],
  ['5', 'FIVE'],
  ['6', 'SIX'],
  ['7', 'SEVEN'],
  ['8', 'EIGHT'],
  ['9', 'NINE'],
  ['£', 'POUND'],
  ['€', 'EURO'],
  ['$', 'DOLLAR'],
  ['¥', 'YEN'],
  ['%', 'PERCENT', 'PERCENTUM'],
  ['@', 'AT'],
];

/** Words and phrases that make no difference at the end of a name. */
const WEAK_ENDINGS = [
  'Y DEYRNAS UNEDIG',
  'NORTHERN IRELAND',
  'UNITED KINGDOM',
  'GREAT BRITAIN',
  'PRYDAIN FAWR',
  "A'R CWMNI",
  '& COMPANY',
  'AND COMPANY',
  '& CWMNI',
  'COMPANY',
  'AND CO',
  'CO UK',
  'CO.UK',
  'ORG UK',
  'ORG.UK',
  'CYMRU',
  'CWMNI',
  'WALES',
  '& CO',
  'BIZ',
  'COM',
  'CYM',
  'NET',
  'ORG',
  'CO',
  'DU',
  'EU',
  'GB',
  'NI',
  'PF',
  'UK',
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

/** A name counts only to this length, ending and punctuation gone. */
const COMPARED_LENGTH = 60;

/** Whether two names are the same in the eyes of the registrar, who refuses the second (s.66; SI 2015/17 Sch 3). */
export function isSameCompanyName(a: string, b: string): boolean {
  return comparedName(a) === comparedName(b);
}

/** What is left of a name when all that the test ignores is gone, in the order of the schedule. */
export function comparedName(name: string): string {
  const folded = foldLetters(name);
  const words = equateWords(stripTypeEnding(folded));
  const bare = stripWeakEndings(words).replaceAll(/[*=#.,:;\-'’‘"“”«»()[\]{}<>!?/\\]/g, '');
  const cut = bare.trim().replace(/S$/, '').slice(0, COMPARED_LENGTH);
  return cut.replace(/^(@|THE |WWW)/, '').replaceAll(/\s/g, '');
}

function foldLetters(name: string): string {
  const upper = name.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const folded = LOOK_ALIKES.reduce((text, [from, to]) => text.replaceAll(from, to), upper);
  return folded.trim().replaceAll(/\s+/g, ' ');
}

function stripTypeEnding(name: string): string {
  const withoutStops = stripStops(name);
  const ending = endingOf(withoutStops);
  return ending ? withoutStops.slice(0, -ending.length).trim() : name;
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

function equateWords(name: string): string {
  const words = name.replaceAll(/\bPER (?=CENT|CENTUM)/g, 'PER').split(' ');
  return words.map((word, index) => (index === words.length - 1 ? word : equalWord(word))).join(' ');
}

function equalWord(word: string): string {
  return EQUAL_WORDS.find((group) => group.includes(word))?.[0] ?? word;
}

function stripWeakEndings(name: string): string {
  for (const ending of WEAK_ENDINGS) {
    for (const tail of [ending, `(${ending})`, `[${ending}]`, `{${ending}}`, `<${ending}>`]) {
      if (name.endsWith(tail) && /[ .@]$/.test(name.slice(0, -tail.length))) {
        return stripWeakEndings(name.slice(0, -tail.length).replace(/[ .@]+$/, ''));
      }
    }
  }
  return name;
}
