import { createHash } from 'node:crypto';
import type { FilingChannel } from '@statbook/domain/filing';
import type { Clock } from '../../platform/clock.ts';
import { canonicalJson } from '../../platform/activity/canonical-json.ts';
import { filingAttempt } from '../../platform/database/schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { findFilingCompany } from '../filing-company-queries.ts';
import { type Filing, type FilingAttempt, findLatestAttempt } from '../filing-queries.ts';
import type { PreparedChange } from '../form-preparer.ts';

export interface FrozenContent {
  /** The canonical form, without header and without secrets. */
  content: Readonly<Record<string, unknown>>;
  /** Personal codes and the like that the form needs when it is sent; sealed. */
  secrets: Readonly<Record<string, string>>;
  /** What it changes on the register, as that stands now: afterwards the register says only what is new. */
  changes?: readonly PreparedChange[] | null;
  approvedBy: string;
  /** How it will go to the registrar, whatever is set afterwards. */
  channel?: FilingChannel;
}

/** SHA-256 of content in its canonical text, in hexadecimal: what a review page showed is known by it again. */
export function hashContent(content: object): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** What binds the sealed secrets of an attempt to it. */
export const attemptSecretsBinding = (filingId: string, ordinal: number) =>
  `filing_attempt.secrets:${filingId}:${ordinal}`;

/** Freezes what will be sent as the next attempt of the filing, with its SHA-256: approval and submission point to it. */
export async function freezeAttempt(
  tx: Transaction,
  { vault, clock }: { readonly vault: Vault; readonly clock: Clock },
  filing: Filing,
  { content, secrets, changes, approvedBy, channel = 'gateway' }: FrozenContent,
): Promise<FilingAttempt> {
  const previous = await findLatestAttempt(tx, filing.id);
  const ordinal = (previous?.ordinal ?? 0) + 1;
  const hasSecrets = Object.keys(secrets).length > 0;
  const [row] = await tx
    .insert(filingAttempt)
    .values({
      accountId: filing.accountId,
      filingId: filing.id,
      ordinal,
      channel,
      content,
      contentSha256: hashContent(content),
      changes,
      companyName: (await findFilingCompany(tx, filing.companyId))?.name,
      secretsSealed: hasSecrets
        ? vault.seal(JSON.stringify(secrets), attemptSecretsBinding(filing.id, ordinal))
        : null,
      approvedBy,
      approvedAt: clock.now(),
    })
    .returning();
  if (row === undefined) throw new Error('The attempt was not stored.');
  return row;
}
