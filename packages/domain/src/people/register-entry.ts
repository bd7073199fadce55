import type { CivilDate } from '../dates/civil-date.ts';

/** On which register of a company somebody stands. */
export const REGISTER_ROLES = ['officer', 'psc', 'holder'] as const;
export type RegisterRole = (typeof REGISTER_ROLES)[number];

/** The name of a human, in the parts that registers and forms have. */
export interface HumanName {
  readonly kind: 'human';
  readonly title?: string | undefined;
  /** The first forename; all of them where a register does not divide them. */
  readonly forename?: string | undefined;
  readonly otherForenames?: string | undefined;
  readonly surname: string;
}

/** The name of a company, firm, authority or other body. */
export interface BodyName {
  readonly kind: 'body';
  readonly name: string;
}

/** Month (1 to 12) and year of a birth: all that the public register shows of it. */
export interface BirthMonth {
  readonly month: number;
  readonly year: number;
}

/** Where and under which number a body is registered, as its entry says. */
export interface BodyRegistration {
  readonly number: string;
  /** A country or a part of one: `England & Wales`, `GB-SCT`, `Germany`. */
  readonly country?: string | undefined;
  /** The register, where a country has several: `Companies House`, `Amtsgericht München`. */
  readonly register?: string | undefined;
}

/**
 * How far details are kept from others. `protected`: s.243 or s.790ZF; `super-secure`: the register shows a placeholder.
 * Nothing about either is ever matched.
 */
export type DetailsProtection = 'none' | 'protected' | 'super-secure';

/** What is known of somebody, by which they can be told from others. */
export interface PersonDetails {
  readonly name: HumanName | BodyName;
  /** Names that they had before, as the registry lists them. */
  readonly formerNames?: readonly HumanName[] | undefined;
  readonly birthMonth?: BirthMonth | undefined;
  /** The whole date of birth, from a protected reading or as typed. Month and year need not be given again. */
  readonly birthDate?: CivilDate | undefined;
  /** The postcode of the service address, in any spelling. */
  readonly postcode?: string | undefined;
  /** The officer in the registry's link to appointments; one human may have several. */
  readonly officerId?: string | undefined;
  /** Tells that two personal codes are equal and nothing else about them. */
  readonly personalCodeTag?: string | undefined;
  readonly registration?: BodyRegistration | undefined;
  readonly protection: DetailsProtection;
}

/** Which entry of which register, within an account. */
export interface EntryPlace {
  readonly companyId: string;
  readonly role: RegisterRole;
  /** Names the entry within the company's register: an appointment, a PSC, a holder. */
  readonly registerKey: string;
}

/** One person's entry on one register of one company. */
export interface RegisterEntry extends EntryPlace, PersonDetails {}

/** An entry's place in one word, the same for the same entry always. */
export type EntryKey = string;

/** The key of an entry's place: `company officer 4f2…`. */
export function entryKeyOf({ companyId, role, registerKey }: EntryPlace): EntryKey {
  return `${companyId} ${role} ${registerKey}`;
}
