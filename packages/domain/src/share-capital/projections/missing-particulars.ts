import type { RegisterEntry } from './register-of-members.ts';

/** What the register of members has to say of each of them besides the name and the shares (s.113). */
export type Particular = 'address' | 'date of entry' | 'amount paid';

/** What is known of a member. */
interface KnownParticulars {
  readonly hasAddress: boolean;
  readonly isEntryKnown: boolean;
  /** Of all the shares that the member holds. */
  readonly isPaidKnown: boolean;
}

/** The particulars that nobody has entered yet. A register may stand so, but it has to be completed. */
export function missingParticulars(known: KnownParticulars): readonly Particular[] {
  return [
    ...(known.hasAddress ? [] : (['address'] as const)),
    ...(known.isEntryKnown ? [] : (['date of entry'] as const)),
    ...(known.isPaidKnown ? [] : (['amount paid'] as const)),
  ];
}

/** The same of an entry of the register; a former member is complete. */
export function missingOfEntry({
  holder,
  enteredOn,
  ceasedOn,
  holdings,
}: RegisterEntry): readonly Particular[] {
  if (ceasedOn !== undefined) return [];
  return missingParticulars({
    hasAddress: Object.values(holder?.address ?? {}).some((part) => part !== undefined && part !== ''),
    isEntryKnown: enteredOn !== undefined,
    isPaidKnown: holdings.every(({ paid }) => paid !== undefined),
  });
}
