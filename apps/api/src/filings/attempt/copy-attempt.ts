import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import type { Filing, FilingAttempt } from '../filing-queries.ts';
import { attemptSecretsBinding, freezeAttempt } from './freeze-attempt.ts';
import { closeAttempt } from '../sent-message.ts';

const frozenContent = z.record(z.string(), z.unknown());
const frozenSecrets = z.record(z.string(), z.string());

/** The same content as a further attempt, for a number of its own; the secrets go with it, the earlier one is closed. */
export async function copyAttempt(
  tx: Transaction,
  { vault, clock }: { readonly vault: Vault; readonly clock: Clock },
  filing: Filing,
  attempt: FilingAttempt,
): Promise<FilingAttempt> {
  const binding = attemptSecretsBinding(filing.id, attempt.ordinal);
  const secrets =
    attempt.secretsSealed === null
      ? {}
      : frozenSecrets.parse(JSON.parse(vault.unseal(attempt.secretsSealed, binding).reveal()));
  const content = frozenContent.parse(attempt.content);
  const { approvedBy, channel, changes } = attempt;
  if (approvedBy === null) throw new Error('Nobody has approved the attempt.');
  const frozen = { content, secrets, changes, approvedBy, channel };
  const copy = await freezeAttempt(tx, { vault, clock }, filing, frozen);
  await closeAttempt(tx, vault, attempt);
  return copy;
}
