import type { Mask } from './mask.ts';

interface TextRule {
  /** Every character that cannot stand in the field. */
  readonly strange: RegExp;
  /** How many characters may stand in it. A code is cut there; of a text more is let in, for whoever enters it to shorten. */
  readonly most: number;
  readonly isCode?: boolean;
  readonly isUpper?: boolean;
  /** Groups what is typed, as the blanks of a number: it goes without a word. */
  readonly grouping?: RegExp;
}

const withoutLeadingSpace = (text: string) => text.replace(/^\s+/, '');

/** Lets in what a rule allows, and says what it left out. */
export function textMask({ strange, most, isCode = false, isUpper = false, grouping }: TextRule): Mask {
  const written = (text: string) => asTyped(isUpper ? text.toUpperCase() : text, strange);
  const allowed = (text: string) => withoutLeadingSpace(written(text)).replaceAll(strange, '');
  const lossOf = (text: string) => {
    const lost = written(grouping ? text.replaceAll(grouping, '') : text.trim()).match(strange) ?? [];
    const said = [
      ...(lost.length > 0 ? [`Left out: ${namesOf(lost)}`] : []),
      ...(isCode && allowed(text).trimEnd().length > most ? [`Cut to ${most} characters`] : []),
    ];
    return said.length > 0 ? said.join('. ') : undefined;
  };
  if (!isCode) return Object.assign(allowed, { lossOf, most });
  return Object.assign((text: string) => allowed(text).slice(0, most), { lossOf });
}

/** Word processors curl quotes and lengthen dashes: a field that takes only the plain ones has these. */
function asTyped(text: string, strange: RegExp): string {
  const plain = (typed: string) => (mark: string) => mark.replace(strange, typed);
  return text
    .replaceAll(/[‘’]/g, plain("'"))
    .replaceAll(/[“”]/g, plain('"'))
    .replaceAll(/[‐‑‒–—−]/g, plain('-'));
}

/** Each character once, a blank by its name. */
function namesOf(characters: readonly string[]): string {
  const names = characters.map((character) => (/\s/.test(character) ? 'spaces' : character));
  return [...new Set(names)].slice(0, 8).join(' ');
}

/** Any text of one line: it does not begin with a blank. */
export const plainMask: Mask = withoutLeadingSpace;

/** Forenames and surnames: letters with spaces, apostrophes and hyphens (specification, section 5). */
export const personNameMask = textMask({ strange: /[^\p{L}\p{M} '-]/gu, most: 160 });

/** Names of companies, firms and classes: without what no register writes. */
export const freeNameMask = textMask({ strange: /[<>{}[\]|\\^~`]/g, most: 160 });

export const emailMask = textMask({ strange: /\s/g, most: 256 });

export const telephoneMask = textMask({ strange: /[^\d +().-]/g, most: 20, isCode: true });

/** Capital letters and digits, as codes of the registry are. */
export const codeMask = (most: number) =>
  textMask({ strange: /[^A-Z0-9]/g, most, isCode: true, isUpper: true });

/** Of a company; the blanks by which people group it are left out. */
export const registrationNumberMask = textMask({
  strange: /[^A-Z0-9]/g,
  most: 8,
  isCode: true,
  isUpper: true,
  grouping: /\s/g,
});

/** Eleven letters and digits, grouped by hyphens. */
export const personalCodeMask = textMask({
  strange: /[^A-Z0-9-]/g,
  most: 13,
  isCode: true,
  isUpper: true,
  grouping: /\s/g,
});

const longestCodes = 23;
const codesIn = (text: string) => withoutLeadingSpace(text.replaceAll(/\D+/g, ' '));

/** Up to four SIC codes: digits, with one blank between two codes. */
export const sicCodesMask: Mask = Object.assign((text: string) => codesIn(text).slice(0, longestCodes), {
  lossOf: (text: string) => (codesIn(text).trimEnd().length > longestCodes ? 'Cut to four codes' : undefined),
});

/** So many digits. One that counts something does not begin with a nought. */
export function digitsMask(most: number, { isCount = false } = {}): Mask {
  const digitsOf = (text: string) => text.replaceAll(/\D/g, '').replace(isCount ? /^0+/ : /^$/, '');
  const lossOf = (text: string) =>
    digitsOf(text).length > most ? `Cut to ${most} ${most === 1 ? 'digit' : 'digits'}` : undefined;
  return Object.assign((text: string) => digitsOf(text).slice(0, most), { lossOf });
}
