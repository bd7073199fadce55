import { type CompanyNumber, parseCompanyNumber } from '@statbook/domain/companies';
import { Secret } from '@statbook/domain/secret';

/** A line of an import list as it was understood. */
export interface ImportLineText {
  /** What was typed for the number; never the code. */
  typed: string;
  number: CompanyNumber | undefined;
  code: Secret | undefined;
  /** Why the line cannot be imported: it is no number, its code cannot be one, or it repeats an earlier line. */
  fault: LineFault | undefined;
}

export type LineFault = 'not-a-company-number' | 'not-an-authentication-code' | 'line-repeated';

const codeForm = /^[A-Z0-9]{6,8}$/;

/** A whole number, which may be typed in parts, and what may be a code after a blank. */
const besideBlank = /^(?<number>\S.*\S)\s+(?<code>[A-Za-z0-9]{6,8})$/;

/** Reads `number[,code]` lines, as pasted or taken from a spreadsheet. Blank lines and a heading are passed over. */
export function readImportLines(lines: readonly string[]): ImportLineText[] {
  const seen = new Set<string>();
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  return filled.filter((line, index) => index > 0 || /\d/.test(cellsOf(line)[0])).map(readLine);

  function readLine(line: string): ImportLineText {
    const [typed, codeText] = cellsOf(line);
    const parsed = parseCompanyNumber(typed);
    const read = { typed, code: codeText === '' ? undefined : new Secret(codeText) };
    if (!parsed.ok) return { ...read, number: undefined, fault: 'not-a-company-number' };
    const { number } = parsed;
    const isRepeated = seen.has(number);
    seen.add(number);
    if (isRepeated) return { ...read, number, fault: 'line-repeated' };
    const isCode = codeText === '' || codeForm.test(codeText);
    return { ...read, number, fault: isCode ? undefined : 'not-an-authentication-code' };
  }
}

/** Spreadsheets write `="01234567"` to keep the zero. */
function cellsOf(line: string): [number: string, code: string] {
  const [first = '', second = ''] = line
    .split(/[,;\t]/)
    .map((cell) => cell.trim().replaceAll('"', '').replace(/^=/, ''));
  const [number, code] = second === '' ? partsOf(first) : [first, second];
  return [number.slice(0, 40), code.toUpperCase()];
}

/** A number and a code with no more than a blank between them; "09 990001" is one number. */
function partsOf(cell: string): [number: string, code: string] {
  const { number = cell, code = '' } = besideBlank.exec(cell)?.groups ?? {};
  const isWhole = number.replaceAll(/\s/g, '').length >= 6 && parseCompanyNumber(number).ok;
  return isWhole ? [number, code] : [cell, ''];
}
