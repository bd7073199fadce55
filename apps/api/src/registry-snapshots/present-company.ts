import { type CivilDate, civilDate, isAfter, isBefore, isCivilDate } from '@statbook/domain/dates';
import { isVerified } from '@statbook/domain/identity';
import type { IdentityVerification, PublicAddress, RegisteredAddress } from '@statbook/registry-client';

/** An address of the public register as our calls give it. */
export const presentAddress = (address: PublicAddress | undefined) =>
  address && { ...address, addressLine1: address.line1, addressLine2: address.line2 };

/** An address in the words of the gateway's forms, in those of the public register. */
export function presentFormAddress(address: Partial<RegisteredAddress> | undefined) {
  if (address === undefined) return undefined;
  const { premise, street, thoroughfare, postTown, county, postcode, careOf, poBox, country } = address;
  return {
    careOf,
    poBox,
    country,
    premises: premise,
    addressLine1: street,
    addressLine2: thoroughfare,
    locality: postTown,
    region: county,
    postalCode: postcode,
  };
}

/** How far an identity verification has come today; the register's own word grows old, so it is reckoned anew. */
export function presentVerification(
  verification: Partial<IdentityVerification> | undefined,
  today: CivilDate,
) {
  const { statementFrom, statementDueOn, startsOn, endsOn, verifiedBy, preferredName } = verification ?? {};
  return {
    state: verificationState(verification, today),
    opensOn: statementFrom,
    dueOn: statementDueOn,
    startsOn,
    endsOn,
    verifiedBy,
    preferredName,
  };
}

export type VerificationState = 'verified' | 'due' | 'overdue' | 'not-yet-due' | 'not-verified';

export function verificationState(
  verification: Partial<IdentityVerification> | undefined,
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
