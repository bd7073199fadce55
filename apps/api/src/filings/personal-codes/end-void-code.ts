import { saysCodeIsVoid } from '@statbook/domain/identity';
import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import type { Filing } from '../filing-queries.ts';
import { endCode, openCode } from './held-codes.ts';
import { listKnownPeople } from './known-people-queries.ts';

interface Rejected {
  readonly filing: Filing;
  /** What the filing was sent with. */
  readonly codes: readonly string[];
  /** As they are kept: without a code that they repeat. */
  readonly rejections: readonly { readonly text: string }[];
  readonly at: Date;
}

/**
 * Ends the code that the registrar rejected as unknown or expired, so that the person is asked for another. Where several codes were
 * sent it does not say which, and none is ended.
 */
export async function endVoidCode(
  tx: Transaction,
  vault: Vault,
  { filing, codes, rejections, at }: Rejected,
): Promise<void> {
  const said = rejections.find(({ text }) => saysCodeIsVoid(text));
  const [code] = codes;
  if (said === undefined || code === undefined || codes.length > 1) return;
  const people = await listKnownPeople(tx, filing.companyId);
  const holders = new Set(people.flatMap(({ personId, codeSince }) => (codeSince ? [personId] : [])));
  const why = `Companies House: ${said.text}`.slice(0, 1000);
  for (const personId of holders)
    if ((await openCode(tx, { vault }, personId))?.reveal() === code)
      await endCode(tx, personId, { by: null, at, why });
}
