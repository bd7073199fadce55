import { and, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { personApart, personDetail, personMatch, personRole } from '../../platform/database/schema.ts';
import { itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';
import { protectionOfRole } from '../../registry-snapshots/people/person-protection-queries.ts';
import { findOwnEntry, type OwnEntry } from './code-queries.ts';

interface SameCode {
  readonly accountId: string;
  /** For whom the code was given. */
  readonly personId: string;
  /** The entry's own person that has it already. */
  readonly heldWith: string;
  readonly at: Date;
}

/**
 * Puts up that two for whom one code was given may be one person, for somebody to decide. Never of somebody protected, of two who
 * are said to be apart, or of whom the registers give other months of birth. Asked in the account's own scope.
 */
export async function proposeSame(
  tx: Transaction,
  { accountId, personId, heldWith, at }: SameCode,
): Promise<void> {
  const [here, there] = [await findOwnEntry(tx, personId), await findOwnEntry(tx, heldWith)];
  if (here === undefined || there === undefined || here.personId === there.personId) return;
  const entries = await listEntriesOf(tx, [here, there]);
  const [one, other] = [here, there]
    .toSorted((a, b) => (a.ownPersonId < b.ownPersonId ? -1 : 1))
    .map(({ ownPersonId }) => entries.find(({ role }) => role.ownPersonId === ownPersonId));
  if (one === undefined || other === undefined || !mayBeOne(entries)) return;
  const ownIds = entries.map(({ role }) => role.ownPersonId);
  if (await areApart(tx, ownIds)) return;
  const proposal = {
    rule: 'same-personal-code',
    evidence: ['Same personal code', wordsOfNames(one.detail.name, other.detail.name)],
    foundAt: at,
    outcome: null,
    settledBy: null,
    settledAt: null,
  };
  await tx
    .insert(personMatch)
    .values({
      ...proposal,
      accountId,
      oneId: one.role.ownPersonId,
      otherId: other.role.ownPersonId,
      companyId: one.role.companyId,
      otherCompanyId: other.role.companyId,
    })
    .onConflictDoUpdate({
      target: [personMatch.oneId, personMatch.otherId],
      set: proposal,
      setWhere: sql`${personMatch.outcome} is null or ${personMatch.outcome} = 'lapsed'`,
    });
}

type Entry = Awaited<ReturnType<typeof listEntriesOf>>[number];

const listEntriesOf = (tx: Transaction, people: readonly OwnEntry[]) =>
  tx
    .select({ role: personRole, detail: personDetail, protection: protectionOfRole })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .where(
      and(
        isOneOf(
          personRole.personId,
          people.map(({ personId }) => personId),
        ),
        isNull(personRole.endedAt),
      ),
    );

function mayBeOne(entries: readonly Entry[]): boolean {
  const months = entries.flatMap(({ detail: { compared } }) =>
    compared.birthMonth === undefined ? [] : `${compared.birthMonth.year}-${compared.birthMonth.month}`,
  );
  return entries.every(({ protection }) => protection === 'none') && new Set(months).size < 2;
}

/** Whether somebody has said of any two of them that they are not the same. */
async function areApart(tx: Transaction, ownIds: readonly string[]): Promise<boolean> {
  const { oneId, otherId } = personApart;
  const said = await tx
    .select({ oneId })
    .from(personApart)
    .where(and(isOneOf(oneId, ownIds), isOneOf(otherId, ownIds)))
    .limit(1);
  return said.length > 0;
}

const wordsOfNames = (one: string | null, other: string | null): string =>
  one !== null && one === other
    ? `Same name: ${one}`
    : `The names differ: ${[one, other].filter(Boolean).join(' / ')}`;
