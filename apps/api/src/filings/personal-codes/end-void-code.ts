import { saysCodeIsVoid } from '@statbook/domain/identity';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { attemptSecretsBinding } from '../attempt/freeze-attempt.ts';
import type { Filing, FilingAttempt } from '../filing-queries.ts';
import { endCode, openCode } from './held-codes.ts';
import { listKnownPeople } from './known-people-queries.ts';

interface Rejected {
  readonly filing: Filing;
  /** Before it is closed: what was sent is thrown away then. */
  readonly attempt: FilingAttempt;
  readonly rejections: readonly { readonly text: string }[];
  readonly at: Date;
}

const sentSecrets = z.record(z.string(), z.string());

/**
 * Ends the code that the registrar rejected as unknown or expired, so that the person is asked for another. Where several codes were
 * sent it does not say which, and none is ended.
 */
export async function endVoidCode(
  tx: Transaction,
  vault: Vault,
  { filing, attempt, rejections, at }: Rejected,
): Promise<void> {
  const said = rejections.find(({ text }) => saysCodeIsVoid(text));
  if (said === undefined || attempt.secretsSealed === null) return;
  const secrets = vault.unseal(attempt.secretsSealed, attemptSecretsBinding(filing.id, attempt.ordinal));
  const sent = Object.entries(sentSecrets.parse(JSON.parse(secrets.reveal()))).flatMap(([key, value]) =>
    /(?:^|\W)personalCode$/.test(key) ? [value] : [],
  );
  const [code] = sent;
  if (code === undefined || sent.length > 1) return;
  const people = await listKnownPeople(tx, filing.companyId);
  const holders = new Set(people.flatMap(({ personId, codeSince }) => (codeSince ? [personId] : [])));
  for (const personId of holders)
    if ((await openCode(tx, { vault }, personId))?.reveal() === code)
      await endCode(tx, personId, { by: null, at, why: wordsWithoutCode(said.text) });
}

/** What Companies House said; a code that it repeats is left out. */
const wordsWithoutCode = (text: string): string =>
  `Companies House: ${text.replaceAll(/[A-Z0-9]{3}-?[A-Z0-9]{4}-?[A-Z0-9]{4}/g, '•••')}`.slice(0, 1000);
