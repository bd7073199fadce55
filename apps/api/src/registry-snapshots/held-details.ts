import { z } from 'zod';
import { canonicalJson } from '../platform/activity/canonical-json.ts';
import type { personDetail } from '../platform/database/schema.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { type ProtectedPerson, residence } from './protected-company-data.ts';

type PersonDetail = typeof personDetail.$inferSelect;

/** What is sealed of a person: the registry opens it to those who hold the authentication code, and nobody else. */
export type HeldDetails = Partial<Pick<ProtectedPerson, 'dateOfBirth' | 'residentialAddress'>>;

type Version = Pick<PersonDetail, 'companyId' | 'register' | 'registerKey' | 'version'>;
type SealedVersion = Version & Pick<PersonDetail, 'heldSealed'>;

/** What binds the sealed part of a version to its entry. */
const heldBinding = ({ companyId, register, registerKey, version }: Version) =>
  `person_detail.held:${companyId}:${register}:${registerKey}:${version}`;

export const sealHeld = (vault: Vault, version: Version, held: HeldDetails | undefined) =>
  held === undefined ? null : vault.seal(canonicalJson(held), heldBinding(version));

/** The sealed part as it was sealed; undefined where there is none. */
export const unsealHeld = (vault: Vault, detail: SealedVersion): string | undefined =>
  detail.heldSealed === null ? undefined : vault.unseal(detail.heldSealed, heldBinding(detail)).reveal();

const withDate = z.object({ dateOfBirth: z.iso.date().optional().catch(undefined) });

/** The whole date of birth, where it is known. */
export function birthDateOf(vault: Vault, detail: SealedVersion): string | undefined {
  const held = unsealHeld(vault, detail);
  return held === undefined ? undefined : withDate.parse(JSON.parse(held)).dateOfBirth;
}

const withHome = z.object({ residentialAddress: residence.catch(undefined) });

/** Where somebody lives, or which public address that is, where it is known. */
export function homeOf(vault: Vault, detail: SealedVersion): HeldDetails['residentialAddress'] {
  const held = unsealHeld(vault, detail);
  return held === undefined ? undefined : withHome.parse(JSON.parse(held)).residentialAddress;
}
