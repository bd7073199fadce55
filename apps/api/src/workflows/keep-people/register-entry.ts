import type { BodyName, DetailsProtection, HumanName, RegisterRole } from '@statbook/domain/people';
import type { IdentityVerification } from '@statbook/registry-client';
import type { ComparedEntry, Particular } from '../../platform/database/schema.ts';
import type { HeldDetails } from '../../registry-snapshots/held-details.ts';
import type { ProtectedPerson } from '../../registry-snapshots/protected-company-data.ts';

/** An entry of a register of a company, as the books have it now. */
export interface BookedEntry {
  readonly register: RegisterRole;
  readonly registerKey: string;
  /** In words. */
  readonly role: string;
  readonly heldFrom: string | null;
  readonly heldUntil: string | null;
  readonly particulars: readonly Particular[];
  readonly compared: ComparedEntry;
  /** Null where nobody has to be verified. */
  readonly verification: Partial<IdentityVerification> | null;
  readonly protection: DetailsProtection;
  readonly held: HeldDetails | undefined;
}

/** "HALE, Tobias Edwin", as lists are ordered; null where the register hides it. */
export function listedName(name: HumanName | BodyName): string | null {
  if (name.kind === 'body') return name.name || null;
  const forenames = joined(name.forename, name.otherForenames);
  return [name.surname.toUpperCase(), forenames].filter(Boolean).join(', ') || null;
}

export const joined = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined;

/** What is kept sealed beside an entry; undefined where there is nothing. */
export function toHeld(person: ProtectedPerson | undefined): HeldDetails | undefined {
  if (person === undefined) return undefined;
  const { dateOfBirth, residentialAddress } = person;
  return dateOfBirth === undefined && residentialAddress === undefined
    ? undefined
    : { dateOfBirth, residentialAddress };
}

/** The parts of a register's entry as they are shown, one under the other. */
export const toParticulars = (particulars: Readonly<Record<string, string>>): Particular[] =>
  Object.entries(particulars).map(([label, value]) => ({ label, value }));
