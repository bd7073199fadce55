import { type CivilDate, civilDate, isAfter, isBefore, isCivilDate } from '@statbook/domain/dates';
import { isVerified } from '@statbook/domain/identity';
import type {
  IdentityVerification,
  PartialBirthDate,
  PublicAddress,
  PublicIdentification,
  RegisteredAddress,
} from '@statbook/registry-client';

type WithNulls<T> = { [K in keyof T]: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };

/** Members that are not known as `null`: our replies list every member, and JSON has no `undefined`. */
export function withNulls<T extends object>(members: T): WithNulls<T> {
  const entries: [string, unknown][] = Object.entries(members);
  // The same keys, and of the values only `undefined` has become `null`, as the type says.
  return Object.fromEntries(entries.map(([key, value]) => [key, value ?? null])) as WithNulls<T>;
}

/** An address of the public register as our calls give it. */
export function presentAddress(address: PublicAddress | undefined) {
  if (address === undefined) return null;
  return withNulls({
    careOf: address.careOf,
    poBox: address.poBox,
    premises: address.premises,
    addressLine1: address.line1,
    addressLine2: address.line2,
    locality: address.locality,
    region: address.region,
    postalCode: address.postalCode,
    country: address.country,
  });
}

/** An address in the words of the gateway's forms, in those of the public register. */
export function presentFormAddress(address: Partial<RegisteredAddress> | undefined) {
  if (address === undefined) return null;
  const { premise, street, thoroughfare, postTown, county, postcode, country, careOf, poBox } = address;
  return presentAddress({
    careOf,
    poBox,
    premises: premise,
    line1: street,
    line2: thoroughfare,
    locality: postTown,
    region: county,
    postalCode: postcode,
    country,
  });
}

export function presentBirthMonth(born: PartialBirthDate | undefined) {
  return born === undefined ? null : { month: born.month, year: born.year };
}

export function presentIdentity(identification: PublicIdentification | undefined) {
  if (identification === undefined) return null;
  return withNulls({
    legalForm: identification.legalForm,
    legalAuthority: identification.legalAuthority,
    placeRegistered: identification.placeRegistered,
    countryRegistered: identification.countryRegistered,
    registrationNumber: identification.registrationNumber,
  });
}

/** How far an identity verification has come today; the register's own word grows old, so it is reckoned anew. */
export function presentVerification(verification: IdentityVerification | undefined, today: CivilDate) {
  const { statementFrom, statementDueOn, startsOn, endsOn, verifiedBy, preferredName } = verification ?? {};
  return withNulls({
    state: verificationState(verification, today),
    opensOn: statementFrom,
    dueOn: statementDueOn,
    startsOn,
    endsOn,
    verifiedBy,
    preferredName,
  });
}

export type VerificationState = 'verified' | 'due' | 'overdue' | 'not-yet-due' | 'not-verified';

export function verificationState(
  verification: IdentityVerification | undefined,
  today: CivilDate,
): VerificationState {
  const dueOn = toCivilDate(verification?.statementDueOn);
  const opensOn = toCivilDate(verification?.statementFrom);
  const dates = { startsOn: toCivilDate(verification?.startsOn), endsOn: toCivilDate(verification?.endsOn) };
  if (isVerified(dates, today)) return 'verified';
  if (dueOn !== undefined && isBefore(dueOn, today)) return 'overdue';
  if (opensOn !== undefined && isAfter(opensOn, today)) return 'not-yet-due';
  return dueOn === undefined ? 'not-verified' : 'due';
}

/** The registry's dates are checked before they are reckoned with. */
export function toCivilDate(text: string | null | undefined): CivilDate | undefined {
  return typeof text === 'string' && isCivilDate(text) ? civilDate(text) : undefined;
}

/** The registry's own id: the end of a link; where it gives none, the place in the list stands for it. */
export function idOfLink(link: string | undefined, place: number): string {
  const last = link
    ?.split('/')
    .filter((part) => part !== '')
    .pop();
  return last ?? `place-${place + 1}`;
}
