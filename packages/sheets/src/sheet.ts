/** A cell: text, a civil date, or an exact decimal; undefined where nothing is known. */
export type SheetCell =
  | { readonly text: string }
  | { readonly date: string }
  | { readonly number: string }
  | undefined;

/** Rows under column heads. */
export interface Sheet {
  /** "Register of members". */
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

type Value = string | null | undefined;

const isBlank = (value: Value): value is null | undefined | '' => value == null || value === '';

/** A cell with text. */
export const text = (value: Value): SheetCell => (isBlank(value) ? undefined : { text: value });

/** A cell with a date, `YYYY-MM-DD`. */
export const date = (value: Value): SheetCell => (isBlank(value) ? undefined : { date: value });

/** A cell with an exact decimal. */
export const number = (value: Value): SheetCell => (isBlank(value) ? undefined : { number: value });

/** A cell with a sum of money: two decimal places, or more where the value has them. */
export function money(value: Value): SheetCell {
  if (isBlank(value)) return undefined;
  const [whole = '', decimals = ''] = value.split('.');
  return { number: `${whole}.${decimals.padEnd(2, '0')}` };
}
