import { z } from 'zod';
import { canonicalJson } from '../../platform/activity/canonical-json.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import type { PersonDetail } from './entry-queries.ts';
import type { HeldDetails } from './register-entry.ts';

type Version = Pick<PersonDetail, 'companyId' | 'register' | 'registerKey' | 'version'>;

/** What binds the sealed part of a version to its entry. */
export const heldBinding = ({ companyId, register, registerKey, version }: Version) =>
  `person_detail.held:${companyId}:${register}:${registerKey}:${version}`;

export const sealHeld = (vault: Vault, version: Version, held: HeldDetails | undefined) =>
  held === undefined ? null : vault.seal(canonicalJson(held), heldBinding(version));

/** The sealed part as it was sealed; undefined where there is none. */
export const unsealHeld = (vault: Vault, detail: PersonDetail): string | undefined =>
  detail.heldSealed === null ? undefined : vault.unseal(detail.heldSealed, heldBinding(detail)).reveal();

const withDate = z.object({ dateOfBirth: z.iso.date().optional().catch(undefined) });

/** The whole date of birth, where it is known. */
export function birthDateOf(vault: Vault, detail: PersonDetail): string | undefined {
  const held = unsealHeld(vault, detail);
  return held === undefined ? undefined : withDate.parse(JSON.parse(held)).dateOfBirth;
}
