import { and, asc, count, desc, eq, isNotNull, isNull, not, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { company, importBatch, importLine } from '../../../platform/database/schema.ts';

export type BatchRow = typeof importBatch.$inferSelect;
export type LineState = (typeof importLine.$inferSelect)['state'];

/** A line taken by a worker. */
export interface TakenLine {
  batchId: string;
  position: number;
  number: string;
  authenticationCodeSealed: Uint8Array | null;
  lease: string;
}

/** A worker that has not settled its line by then is given up, and the line is taken again. */
const leaseSeconds = 90;
const isHeld = sql`${importLine.updatedAt} >= now() - make_interval(secs => ${leaseSeconds})`;

export async function insertBatch(tx: Transaction, batch: typeof importBatch.$inferInsert): Promise<void> {
  await tx.insert(importBatch).values(batch);
}

export async function insertLines(tx: Transaction, lines: (typeof importLine.$inferInsert)[]): Promise<void> {
  await tx.insert(importLine).values(lines);
}

/** Takes the next lines that wait, or that a worker was lost with. Workers pass each other's lines by. */
export async function takeLines(
  tx: Transaction,
  batchId: string,
  { lease, most }: { lease: string; most: number },
): Promise<TakenLine[]> {
  const next = tx
    .select({ position: importLine.position })
    .from(importLine)
    .where(
      and(
        eq(importLine.batchId, batchId),
        isNotNull(importLine.number),
        or(eq(importLine.state, 'waiting'), and(eq(importLine.state, 'running'), not(isHeld))),
      ),
    )
    .orderBy(importLine.position)
    .limit(most)
    .for('no key update', { skipLocked: true });
  const rows = await tx
    .update(importLine)
    .set({ state: 'running', lease, updatedAt: sql`now()` })
    // An array is made once: as a list the lines could be looked for again, and others taken.
    .where(and(eq(importLine.batchId, batchId), sql`${importLine.position} = any(array(${next}))`))
    .returning();
  return rows
    .toSorted((a, b) => a.position - b.position)
    .flatMap((row) => (row.number === null ? [] : [{ ...row, number: row.number, lease }]));
}

export interface Settlement {
  state: LineState;
  reason?: string | null;
  companyId?: string | null;
}

/** Writes what became of a line; false when the worker has lost it to another. Codes go when they have served. */
export async function settleLine(
  tx: Transaction,
  { batchId, position, lease }: TakenLine,
  { state, reason = null, companyId = null }: Settlement,
): Promise<boolean> {
  const isDone = state === 'imported' || state === 'refused';
  const rows = await tx
    .update(importLine)
    .set({
      state,
      reason,
      companyId,
      lease: null,
      updatedAt: sql`now()`,
      ...(isDone && { authenticationCodeSealed: null }),
    })
    .where(and(lineOf(batchId, position), eq(importLine.lease, lease)))
    .returning({ position: importLine.position });
  return rows.length === 1;
}

/** Writes that lines were imported; gives how many of them: a worker may have lost some to another. Codes go, they have served. */
export async function settleImported(
  tx: Transaction,
  batchId: string,
  lines: readonly { position: number; lease: string; companyId: string }[],
): Promise<number> {
  const imported = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as imported (position integer, lease uuid, "companyId" uuid)`;
  const rows = await tx
    .update(importLine)
    .set({
      state: 'imported',
      reason: null,
      companyId: sql`imported."companyId"`,
      lease: null,
      updatedAt: sql`now()`,
      authenticationCodeSealed: null,
    })
    .from(imported)
    .where(
      and(
        eq(importLine.batchId, batchId),
        sql`${importLine.position} = imported.position and ${importLine.lease} = imported.lease`,
      ),
    )
    .returning({ position: importLine.position });
  return rows.length;
}

/** Puts the lines that failed back; gives how many. */
export async function reopenFailedLines(tx: Transaction, batchId: string): Promise<number> {
  const rows = await tx
    .update(importLine)
    .set({ state: 'waiting', reason: null, updatedAt: sql`now()` })
    .where(and(eq(importLine.batchId, batchId), eq(importLine.state, 'failed')))
    .returning({ position: importLine.position });
  return rows.length;
}

export async function setBatchFinished(tx: Transaction, batchId: string, at: Date | null): Promise<void> {
  await tx.update(importBatch).set({ finishedAt: at }).where(eq(importBatch.id, batchId));
}

/** The account's latest batches, or those that one user started. */
export function listBatches(tx: Transaction, startedBy: string | undefined, limit: number) {
  return tx
    .select()
    .from(importBatch)
    .where(startedBy === undefined ? undefined : eq(importBatch.createdBy, startedBy))
    .orderBy(desc(importBatch.createdAt))
    .limit(limit);
}

export async function findBatch(tx: Transaction, batchId: string): Promise<BatchRow | undefined> {
  const [row] = await tx.select().from(importBatch).where(eq(importBatch.id, batchId));
  return row;
}

/** How many lines of each state the batches have. */
export function countLines(tx: Transaction, batchIds: readonly string[]) {
  return tx
    .select({ batchId: importLine.batchId, state: importLine.state, lines: count() })
    .from(importLine)
    .where(isOneOf(importLine.batchId, batchIds))
    .groupBy(importLine.batchId, importLine.state);
}

/** The lines of a batch in order, with the names of what was imported as far as it is within reach. */
export function listLines(tx: Transaction, batchId: string) {
  return tx
    .select({
      position: importLine.position,
      typed: importLine.typed,
      number: importLine.number,
      state: importLine.state,
      reason: importLine.reason,
      companyId: company.id,
      companyName: company.name,
      companyType: company.type,
      companyStatus: company.status,
    })
    .from(importLine)
    .leftJoin(company, eq(company.id, importLine.companyId))
    .where(eq(importLine.batchId, batchId))
    .orderBy(asc(importLine.position));
}

/** Batches of all accounts that are not at their end and that no worker is at. */
export function listLeftBatches(tx: Transaction) {
  const { batchId, state } = importLine;
  const held = tx
    .select({ batchId })
    .from(importLine)
    .where(and(eq(batchId, importBatch.id), eq(state, 'running'), isHeld));
  return tx
    .select({ id: importBatch.id, accountId: importBatch.accountId })
    .from(importBatch)
    .where(and(isNull(importBatch.finishedAt), notExists(held)));
}

const lineOf = (batchId: string, position: number) =>
  and(eq(importLine.batchId, batchId), eq(importLine.position, position));
