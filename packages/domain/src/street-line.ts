/** A number, or a range of them, as houses have: "31", "12A", "3-5", "12/3". */
export const HOUSE_NUMBER = /^\d+[a-z]?(?:[-–/]\d+[a-z]?)?$/i;

/** The first line of an address: "31 Lantern Yard", but "Harbour House, Quay Street". Empty where neither part is known. */
export function streetLine(premises: string | null | undefined, street: string | null | undefined): string {
  const mark = HOUSE_NUMBER.test(premises?.trim() ?? '') ? ' ' : ', ';
  return [premises, street].filter(Boolean).join(mark);
}
