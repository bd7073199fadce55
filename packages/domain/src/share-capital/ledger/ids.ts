import type { Brand } from '../../brand.ts';

/** Identifies a class of shares of one company, whatever its name on a day. */
export type ShareClassId = Brand<string, 'ShareClassId'>;

/** Identifies an account of the register of members: a person, a company or joint holders, with or without designation. */
export type HolderId = Brand<string, 'HolderId'>;

/** Identifies a person or company that holds shares; one person may be a member of several holders. */
export type PersonId = Brand<string, 'PersonId'>;

/** Identifies an event of the ledger. */
export type ShareEventId = Brand<string, 'ShareEventId'>;

/** Identifies a lot by the event that made it and its place there, `<event id>/<n>`, so that planning needs no random source. */
export type LotId = Brand<string, 'LotId'>;

function idOf<Id extends string>(text: string): Id {
  if (text === '') throw new RangeError('An id is not empty');
  // A brand exists only in the types: any text that is not empty can name something.
  return text as Id;
}

/** The id of a class. @throws RangeError when the text is empty. */
export function shareClassId(text: string): ShareClassId {
  return idOf(text);
}

/** The id of a holder. @throws RangeError when the text is empty. */
export function holderId(text: string): HolderId {
  return idOf(text);
}

/** The id of a person. @throws RangeError when the text is empty. */
export function personId(text: string): PersonId {
  return idOf(text);
}

/** The id of an event. @throws RangeError when the text is empty. */
export function shareEventId(text: string): ShareEventId {
  return idOf(text);
}

/** The id of a stored lot. @throws RangeError when the text is empty. */
export function lotId(text: string): LotId {
  return idOf(text);
}

/** The id of the `place`-th lot (from 1) that an event makes. */
export function lotIdOf(event: ShareEventId, place: number): LotId {
  return lotId(`${event}/${place}`);
}
