import { z } from 'zod';
import type { Vault } from '../../platform/secrets/vault.ts';
import { attemptSecretsBinding } from '../attempt/freeze-attempt.ts';
import type { FilingAttempt } from '../filing-queries.ts';

const sentSecrets = z.record(z.string(), z.string());

/** The personal codes that an attempt goes with; none once it is closed. */
export function sentCodesOf(
  vault: Vault,
  { filingId, ordinal, secretsSealed }: Pick<FilingAttempt, 'filingId' | 'ordinal' | 'secretsSealed'>,
): readonly string[] {
  if (secretsSealed === null) return [];
  const secrets = vault.unseal(secretsSealed, attemptSecretsBinding(filingId, ordinal));
  return Object.entries(sentSecrets.parse(JSON.parse(secrets.reveal()))).flatMap(([key, value]) =>
    /(?:^|\W)personalCode$/.test(key) && value !== '' ? [value] : [],
  );
}

/** What the registrar said, where it repeats a code: without it, however it is spaced. */
export function withoutCodes(text: string, codes: readonly string[]): string {
  return codes.reduce((words, code) => {
    // Letters and digits alone: nothing of them means anything else in a pattern.
    const spaced = code
      .replaceAll(/[^a-z0-9]/gi, '')
      .split('')
      .join(String.raw`[\s\-‐–]*`);
    return words.replaceAll(new RegExp(spaced, 'gi'), '•••');
  }, text);
}
