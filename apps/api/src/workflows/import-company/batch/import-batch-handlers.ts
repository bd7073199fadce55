import {
  getImportBatch,
  getImportBatches,
  importCompanies,
  resumeImportBatch,
} from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { refuseConnectionType } from '../../../pipeline/connection-type.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  type BatchRow,
  countLines,
  findBatch,
  listBatches,
  listLines,
  reopenFailedLines,
  setBatchFinished,
} from './batch-queries.ts';
import { enqueueBatch, startBatch } from './import-batch.ts';
import { presentBatch, presentLine } from './present-batch.ts';
import { readImportLines } from './read-import-lines.ts';

const shownBatches = 50;

export const importCompaniesHandler = (platform: Platform) =>
  handle(importCompanies, async ({ body, person, tx, record }) => {
    const wrong = refuseConnectionType(platform.config, body.connectionType);
    if (wrong !== undefined) return wrong;
    const lines = readImportLines(body.lines);
    if (lines.length === 0) {
      return refuse('invalid-request', { errors: { lines: 'Enter at least one company number' } });
    }
    const { accountId, userId: createdBy } = person;
    const now = platform.clock.now();
    const batchId = await startBatch(platform, tx, { accountId, createdBy, lines, now });
    record({ details: { batchId, lines: lines.length } });
    return presentOne(tx, { id: batchId, accountId, createdBy, createdAt: now, finishedAt: null });
  });

export const getImportBatchesHandler = handle(getImportBatches, async ({ person, tx }) => {
  const batches = await listBatches(tx, person.isMainUser ? undefined : person.userId, shownBatches);
  const counts = await countLines(
    tx,
    batches.map(({ id }) => id),
  );
  return { entity: batches.map((batch) => presentBatch(batch, counts)) };
});

export const getImportBatchHandler = ({ database, registry }: Platform) =>
  handle(getImportBatch, async ({ query, person }) => {
    const shown = await database.transaction(person.scope, async (tx) => {
      const batch = await findOwnBatch(tx, person, query.batchId);
      if (batch === undefined) return undefined;
      const counts = await countLines(tx, [batch.id]);
      const lines = await listLines(tx, batch.id);
      return { ...presentBatch(batch, counts), lines: lines.map(presentLine) };
    });
    if (shown === undefined) return refuse('not-found');
    const isIdle = shown.waiting > 0 && shown.lines.every(({ state }) => state !== 'running');
    const held = isIdle ? await registry.heldUntil() : undefined;
    return { entity: [{ ...shown, heldUntil: held?.toISOString() ?? null }] };
  });

/** Puts the failed lines back; one that is at its end and has none stays as it is. */
export const resumeImportBatchHandler = (platform: Platform) =>
  handle(resumeImportBatch, async ({ body, person, tx, record }) => {
    const batch = await findOwnBatch(tx, person, body.batchId);
    if (batch === undefined) return refuse('not-found');
    const reopened = await reopenFailedLines(tx, batch.id);
    record({ details: { batchId: batch.id, reopened } });
    if (reopened === 0) return presentOne(tx, batch);
    await setBatchFinished(tx, batch.id, null);
    await enqueueBatch(platform.jobs, tx, { accountId: person.accountId, batchId: batch.id });
    return presentOne(tx, { ...batch, finishedAt: null });
  });

/** A batch that the person started; a main user sees those of the whole account. */
async function findOwnBatch(
  tx: Transaction,
  { isMainUser, userId }: Person,
  batchId: string,
): Promise<BatchRow | undefined> {
  const batch = await findBatch(tx, batchId);
  return isMainUser || batch?.createdBy === userId ? batch : undefined;
}

async function presentOne(tx: Transaction, batch: BatchRow) {
  return { entity: [presentBatch(batch, await countLines(tx, [batch.id]))] };
}
