import { parsePersonalCode } from '@statbook/domain/identity';
import type { Vault } from '../../platform/secrets/vault.ts';
import type { Filing } from '../filing-queries.ts';

/** The members of a filing that hold its draft. */
export type DraftColumns = Pick<Filing, 'draft' | 'draftSealed'>;

const binding = (filingId: string) => `filing.draft:${filingId}`;

/** What lies sealed in the draft of a filing; undefined where nothing does. */
export function unsealDraft(vault: Vault, { id, draftSealed }: Filing): unknown {
  return draftSealed === null ? undefined : JSON.parse(vault.unseal(draftSealed, binding(id)).reveal());
}

/** Parts a draft into what may lie open and its secrets, by what names them. */
export function toDraftColumns(
  vault: Vault,
  filingId: string,
  {
    draft,
    secrets,
  }: { draft: Readonly<Record<string, unknown>>; secrets: Readonly<Record<string, unknown>> },
): DraftColumns {
  const hasSecrets = Object.keys(secrets).length > 0;
  return {
    draft,
    draftSealed: hasSecrets ? vault.seal(JSON.stringify(secrets), binding(filingId)) : null,
  };
}

/** As much of a whole personal code as may be shown; what was typed wrong has to be typed again. */
export function maskPersonalCode(typed: string | undefined): string | undefined {
  const code = parsePersonalCode(typed ?? '');
  return code.ok ? code.masked : undefined;
}
