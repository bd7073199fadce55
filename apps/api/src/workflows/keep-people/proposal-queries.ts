import { and, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { personMatch } from '../../platform/database/schema.ts';
import type { Proposal } from './to-proposals.ts';

interface Looked {
  readonly proposals: readonly Proposal[];
  /** The own people of the entries that were looked at: of them nothing else is proposed any more. */
  readonly lookedAt: readonly string[];
  readonly now: Date;
}

/** Keeps what is proposed, once; what was decided stays decided, and what nothing speaks for any more lapses. */
export async function keepProposals(tx: Transaction, { proposals, lookedAt, now }: Looked): Promise<void> {
  const kept: string[] = [];
  for (const proposal of proposals) {
    const { oneId, otherId } = personMatch;
    const [row] = await tx
      .insert(personMatch)
      .values({ ...proposal, evidence: [...proposal.evidence], foundAt: now })
      .onConflictDoUpdate({
        target: [oneId, otherId],
        set: {
          rule: sql`excluded.rule`,
          evidence: sql`excluded.evidence`,
          outcome: null,
          settledBy: null,
          settledAt: null,
        },
        setWhere: sql`${personMatch.outcome} is null or ${personMatch.outcome} = 'lapsed'`,
      })
      .returning({ id: personMatch.id });
    if (row !== undefined) kept.push(row.id);
  }
  if (lookedAt.length === 0) return;
  await tx
    .update(personMatch)
    .set({ outcome: 'lapsed', settledAt: now })
    .where(
      and(
        isNull(personMatch.outcome),
        // Somebody gave one code for both: no register says so, nor takes it back.
        ne(personMatch.rule, 'same-personal-code'),
        or(isOneOf(personMatch.oneId, lookedAt), isOneOf(personMatch.otherId, lookedAt)),
        kept.length === 0 ? undefined : notInArray(personMatch.id, kept),
      ),
    );
}
