import { toCsvLine } from './csv.ts';

/** A cell of a register in a file: text, a civil date, or an exact decimal. Nothing where it is not known. */
export type SheetCell =
  | { readonly text: string }
  | { readonly date: string }
  | { readonly number: string }
  | undefined;

/** A register as rows under heads. */
export interface Sheet {
  /** "Register of members". */
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

export const text = (value: string | null | undefined): SheetCell =>
  value === null || value === undefined || value === '' ? undefined : { text: value };
export const date = (value: string | null | undefined): SheetCell =>
  value === null || value === undefined ? undefined : { date: value };
export const number = (value: string | null | undefined): SheetCell =>
  value === null || value === undefined || value === '' ? undefined : { number: value };
/** Money with its pence, and with more decimals where it has them. */
export function money(value: string | null | undefined): SheetCell {
  if (value === null || value === undefined || value === '') return undefined;
  const [whole = '', decimals = ''] = value.split('.');
  return { number: `${whole}.${decimals.padEnd(2, '0')}` };
}

/** A sheet as CSV (RFC 4180): dates as `YYYY-MM-DD`, numbers exact, nothing that a spreadsheet takes for a formula. */
export function writeCsv({ heads, rows }: Sheet): string {
  // A spreadsheet reads the file as UTF-8 by the mark at its beginning.
  return `\uFEFF${[heads, ...rows.map((row) => row.map(plain))].map((cells) => toCsvLine(cells)).join('')}`;
}

function plain(cell: SheetCell): string {
  if (cell === undefined) return '';
  if ('date' in cell) return cell.date;
  return 'number' in cell ? cell.number : cell.text;
}
