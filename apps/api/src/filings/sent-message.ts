import { createHash } from 'node:crypto';
import { redact, type SealedSubmission } from '@statbook/registry-client';
import { z } from 'zod';
import type { Transaction } from '../platform/database/database.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { type FilingAttempt, updateAttempt } from './filing-queries.ts';

const storedMessage = z.object({
  submissionNumber: z.string(),
  transactionId: z.string(),
  className: z.string(),
  sha256: z.string(),
  xml: z.string(),
});

type AttemptKey = Pick<FilingAttempt, 'filingId' | 'ordinal'>;

const bindingOf = ({ filingId, ordinal }: AttemptKey) => `filing_attempt.sent:${filingId}:${ordinal}`;

/** Seals the exact bytes of a submission for the row of its attempt. */
export function sealMessage(vault: Vault, attempt: AttemptKey, submission: SealedSubmission): Uint8Array {
  const { bytes, ...rest } = submission;
  const message = { ...rest, xml: new TextDecoder().decode(bytes) };
  return vault.seal(JSON.stringify(message), bindingOf(attempt));
}

/** The bytes as they were sealed. Throws when they are gone or not the same. */
export function unsealMessage(vault: Vault, attempt: FilingAttempt): SealedSubmission {
  if (attempt.sentSealed === null) throw new Error('The attempt holds no sealed bytes.');
  const text = vault.unseal(attempt.sentSealed, bindingOf(attempt)).reveal();
  const { xml, ...rest } = storedMessage.parse(JSON.parse(text));
  const bytes = new TextEncoder().encode(xml);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== rest.sha256) throw new Error('The sealed bytes of the attempt have changed.');
  return { ...rest, bytes };
}

/** Ends the life of an attempt's secrets: from now on only the redacted copy of what was sent is kept. */
export async function closeAttempt(tx: Transaction, vault: Vault, attempt: FilingAttempt): Promise<void> {
  const sentRedacted =
    attempt.sentSealed === null
      ? attempt.sentRedacted
      : new TextDecoder().decode(redact(unsealMessage(vault, attempt).bytes));
  await updateAttempt(tx, attempt.id, {
    sentRedacted,
    sentSealed: null,
    secretsSealed: null,
    lookAt: null,
  });
}
