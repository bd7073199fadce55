import type { CivilDate } from '../../dates/civil-date.ts';
import type { NameReason } from '../../identity/name-reasons.ts';
import type { FiledAddress } from './filed-address.ts';
import type { FiledName, FiledPreviousName } from './filed-officer.ts';

/** A human of whom the books say something already; what is left out is not known. */
export interface KnownHuman {
  readonly kind: 'human';
  readonly name: FiledName;
  readonly formerNames?: readonly FiledPreviousName[] | undefined;
  /** As registers write it, several in one text. */
  readonly nationality?: string | undefined;
  readonly countryOfResidence?: string | undefined;
  readonly serviceAddress?: FiledAddress | undefined;
  readonly dateOfBirth?: CivilDate | undefined;
  readonly residentialAddress?: FiledAddress | undefined;
  /** Of their verified identity, where it is held. */
  readonly personalCode?: string | undefined;
  /** Why it was verified under another name than this one, where that is kept with the code. */
  readonly nameReason?: NameReason | undefined;
}

/** A body of which the books say something already. */
export interface KnownBody {
  readonly kind: 'body';
  readonly name: string;
  readonly address?: FiledAddress | undefined;
  readonly legalForm?: string | undefined;
  readonly lawGoverned?: string | undefined;
  readonly placeRegistered?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly country?: string | undefined;
}

/** Somebody in the books, whom a form may be about although its company does not have them yet. */
export type KnownPerson = KnownHuman | KnownBody;

/** The same, with what they become in a form of several people: values of its question about roles. */
export type Newcomer = KnownPerson & { readonly roles?: readonly string[] | undefined };
