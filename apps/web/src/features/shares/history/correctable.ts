/** What cannot be corrected in a form: a reversal, and the balance that the books begin with. */
const others: ReadonlySet<string> = new Set(['reversal', 'opening-balance']);

/** Whether the form of a kind opens filled in with the entry that it corrects; any other is reversed and entered again. */
export const isCorrectable = (kind: string): boolean => !others.has(kind);
