import { foldLetters, stripTypeEnding } from './company-name.ts';

/** Words and signs that are one in law; SI 2015/17 Sch 3. */
const EQUALS: Readonly<Record<string, readonly string[]>> = {
  AND: ['&'],
  PLUS: ['+'],
  '0': ['ZERO', 'O'],
  '1': ['ONE'],
  '2': ['TWO', 'TO', 'TOO'],
  '3': ['THREE'],
  '4': ['FOUR', 'FOR'],
  '5': ['FIVE'],
  '6': ['SIX'],
  '7': ['SEVEN'],
  '8': ['EIGHT'],
  '9': ['NINE'],
  POUND: ['£'],
  EURO: ['€'],
  DOLLAR: ['$'],
  YEN: ['¥'],
  PERCENT: ['PER CENTUM', 'PERCENTUM', 'PER CENT', '%'],
  AT: ['@'],
};

/** What makes no difference at the end of a name, longest first; SI 2015/17 Sch 3. */
const IDLE_ENDINGS = [
  'Y DEYRNAS UNEDIG',
  'NORTHERN IRELAND',
  'UNITED KINGDOM',
  'GREAT BRITAIN',
  'PRYDAIN FAWR',
  'AND COMPANY',
  '& COMPANY',
  "A'R CWMNI",
  'A’R CWMNI',
  '& CWMNI',
  'AND CWMNI',
  'COMPANY',
  'AND CO',
  'ORG UK',
  'ORG.UK',
  'CO UK',
  'CO.UK',
  'CWMNI',
  'CYMRU',
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

const escape = (text: string) => text.replaceAll(/[$+.*?()[\]{}|\\^]/g, String.raw`\$&`);

const ANY_IDLE = IDLE_ENDINGS.map(escape).join('|');
const IDLE_AT_END = new RegExp(String.raw`(?<=[^ .@])[ .@]+(?:${ANY_IDLE}|[([{](?:${ANY_IDLE})[)\]}])$`, 'u');

const SAME_AS = new Map(Object.entries(EQUALS).flatMap(([same, all]) => all.map((each) => [each, same])));
const ANY_EQUAL = [...SAME_AS.keys()].map(escape).join('|');

/** Between blanks, or the first word: the wording does not reach a last one. */
const EQUATED = new RegExp(`(?:^|(?<= ))(?:${ANY_EQUAL})(?= )|^(?:${ANY_EQUAL})$`, 'gu');

const PUNCTUATION = /[.,:;'’‘“”"«»()[\]{}<>!?/\\*=#–—-]/gu;
/** Only so many characters are compared. */
const COMPARED_LENGTH = 60;

/** A name that is the same in law as another (Companies Act 2006 s. 66). */
export interface SameName {
  readonly name: string;
  /** It differs by an ending such as UK or COMPANY, so that the other body may consent if both are of one group (SI 2015/17 reg. 8). */
  readonly isFreeByConsent: boolean;
}

/** The first of other names that is the same in law as a new one; undefined where none is. */
export function findSameName(proposed: string, others: readonly string[]): SameName | undefined {
  const key = toSameAsKey(proposed);
  const name = others.find((other) => toSameAsKey(other) === key);
  if (name === undefined) return undefined;
  return { name, isFreeByConsent: toKeyWithEndings(name) !== toKeyWithEndings(proposed) };
}

/** Whether two names are the same in law. */
export function isSameName(one: string, other: string): boolean {
  return toSameAsKey(one) === toSameAsKey(other);
}

const toSameAsKey = (name: string) => toKey(stripIdleEndings(equate(stripTypeEnding(name))));
const toKeyWithEndings = (name: string) => toKey(equate(stripTypeEnding(name)));

function equate(name: string): string {
  return name.replaceAll(EQUATED, (found) => SAME_AS.get(found) ?? found);
}

function stripIdleEndings(name: string): string {
  const shorter = name.replace(IDLE_AT_END, '');
  return shorter === name ? name : stripIdleEndings(shorter);
}

function toKey(name: string): string {
  const key = name
    .replaceAll(PUNCTUATION, '')
    .trim()
    .replace(/S$/, '')
    .slice(0, COMPARED_LENGTH)
    .replace(/^(?:@|THE |WWW)/, '')
    .replaceAll(' ', '');
  // A name of nothing else is itself.
  return key === '' ? foldLetters(name).replaceAll(' ', '') : key;
}
