import type { NameReason, PersonalCode } from '@statbook/domain/identity';
import type { Transaction } from '../../platform/database/database.ts';
import type { CodeSource } from '../../platform/database/schema.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { type CodeEnding, endCodes, listOpenCodes } from './code-queries.ts';

/** What binds a sealed code to its row. */
export const personCodeBinding = (id: string) => `person_code.code:${id}`;

/** That a code is held for somebody, and nothing of the code itself. */
export interface HeldCode {
  readonly since: Date;
  readonly source: CodeSource;
  /** Null where the person gave it by a link. */
  readonly givenBy: string | null;
  readonly verifiedName: string | null;
  /** Why it is another than the register has, where somebody has said so. */
  readonly nameReason: NameReason | null;
}

/**
 * For whom of these people a code is held, as entries name their people now (`person_role.person_id`). Somebody who is joined has
 * the code of any of their entries, of several the last that was given; the transaction's reach decides who is told.
 */
export async function findCodesOf(
  tx: Transaction,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, HeldCode>> {
  const found = new Map<string, HeldCode>();
  for (const { personId, code } of await listOpenCodes(tx, personIds))
    if (!found.has(personId))
      found.set(personId, {
        since: code.givenAt,
        source: code.source,
        givenBy: code.givenBy,
        verifiedName: code.verifiedName,
        nameReason: code.nameReason,
      });
  return found;
}

/** The code itself, to be sent or to be shown to somebody who asks: whoever opens it writes that down. */
export async function openCode(
  tx: Transaction,
  { vault }: { vault: Vault },
  personId: string,
): Promise<PersonalCode | undefined> {
  const [last] = await listOpenCodes(tx, [personId]);
  return last && vault.unseal(last.code.codeSealed, personCodeBinding(last.code.id));
}

/** Ends what is held for somebody; whether anything was. */
export async function endCode(tx: Transaction, personId: string, ending: CodeEnding): Promise<boolean> {
  const open = await listOpenCodes(tx, [personId]);
  const ended = await endCodes(
    tx,
    open.map(({ code }) => code.id),
    ending,
  );
  return ended > 0;
}
