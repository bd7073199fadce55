import { randomUUID } from 'node:crypto';
import { gather } from '../../../clients/gather.ts';
import type { Platform } from '../../../composition.ts';
import type { Scope, Transaction } from '../../../platform/database/database.ts';
import {
  type BatchRow,
  countLines,
  findBatch,
  listLeftBatches,
  setBatchFinished,
  type TakenLine,
  takeLines,
} from './batch-queries.ts';
import { publishBatch, batchQueue, enqueueBatch } from './import-batch.ts';
import { listKnownNumbers } from '../import-queries.ts';
import { type AddedLine, addLines } from './add-lines.ts';
import { importLine, type LineWork } from './import-line.ts';
import { findImporterScope } from './importer-queries.ts';
import { notifyImportDone } from './notify-import-done.ts';

/**
 * Lines worked at together, within the registry's rate limit. What was read while the database is at work is added to the
 * list in one transaction: with 10 these held 3 companies, with 30 they hold about 10, and a list is done in two thirds of the time.
 */
const workers = 30;
/**
 * A job does so many lines, then queues the next behind what waits: beside a list of ten thousand a short one has its
 * turn within seconds, and within each of the registry's windows.
 */
const linesInTurn = 60;
/** No job works longer, however slow the registry is: one that runs for ever is taken for lost. */
const jobMs = 45_000;
/** How often is looked for batches that a stopped server left behind. */
const pollSeconds = 20;

/** What a worker needs to know of its batch. */
interface BatchWork extends Pick<LineWork, 'batch' | 'importer' | 'signal' | 'add'> {
  take: (line: undefined) => Promise<Taken | undefined>;
  /** What is left of the turn, for all workers together. */
  turn: { lines: number; until: number };
}

/** A line, and whether nobody in the account has a company of its number. */
interface Taken {
  line: TakenLine;
  isUnknown: boolean;
}

/** How a worker ended: nothing to take, turn over, or the registry takes no more for a while. */
type WorkerEnd = { end: 'empty' | 'turn' } | { end: 'pause'; seconds: number };

export function registerImportJobs(platform: Platform): void {
  platform.jobs.work(
    batchQueue,
    ({ accountId, batchId }, signal) =>
      batchId === undefined
        ? takeUpLeftBatches(platform)
        : runImportBatch(platform, { accountId: String(accountId), batchId: String(batchId), signal }),
    { concurrency: 2, everySeconds: pollSeconds },
  );
}

/** Works at the lines of a batch that wait. It may be stopped anywhere and done again: each line counts once. */
export async function runImportBatch(
  platform: Platform,
  { accountId, batchId, signal }: { accountId: string; batchId: string; signal: AbortSignal },
): Promise<void> {
  const scope: Scope = { as: 'account', accountId };
  const { database, jobs } = platform;
  const batch = await database.transaction(scope, (tx) => findBatch(tx, batchId));
  if (batch === undefined || batch.finishedAt !== null) return;
  const importerScope = await database.transaction(scope, (tx) => findImporterScope(tx, batch));
  const importer = { userId: batch.createdBy, scope: importerScope, actor: 'job:import-batch' as const };
  const turn = { lines: linesInTurn, until: Date.now() + jobMs };
  const work = {
    batch,
    importer,
    signal,
    turn,
    take: gather((wanted: readonly undefined[]) => take(platform, batch, wanted.length)),
    add: gather((lines: readonly AddedLine[]) => addLines(platform, batch, lines)),
  };
  const ends = await Promise.all(Array.from({ length: workers }, () => workAtLines(platform, work)));
  const pause = Math.max(...ends.map((end) => (end.end === 'pause' ? end.seconds : 0)));
  await database.transaction(scope, async (tx) => {
    if (await finishBatch(platform, tx, batch)) return;
    // Lines that a lost worker still holds are found by the look-after.
    if (pause > 0 || ends.some(({ end }) => end === 'turn')) {
      await enqueueBatch(jobs, tx, { accountId, batchId }, pause);
    }
  });
}

/** Lines for as many workers; undefined for those that there is none for. */
function take(
  { database }: Platform,
  { id: batchId, accountId }: BatchRow,
  wanted: number,
): Promise<(Taken | undefined)[]> {
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    const lines = await takeLines(tx, batchId, { lease: randomUUID(), most: wanted });
    const known = await listKnownNumbers(
      tx,
      lines.map(({ number }) => number),
    );
    const taken = lines.map((line) => ({ line, isUnknown: !known.has(line.number) }));
    return Array.from({ length: wanted }, (_, index) => taken[index]);
  });
}

async function workAtLines(platform: Platform, work: BatchWork): Promise<WorkerEnd> {
  const { signal, turn } = work;
  while (turn.lines > 0 && Date.now() < turn.until) {
    if (signal.aborted) return { end: 'turn' };
    turn.lines -= 1;
    const taken = await work.take(undefined);
    if (taken === undefined) return { end: 'empty' };
    const seconds = await importLine(platform, { ...work, ...taken });
    if (seconds !== undefined) return { end: 'pause', seconds };
  }
  return { end: 'turn' };
}

async function finishBatch(platform: Platform, tx: Transaction, batch: BatchRow): Promise<boolean> {
  const counts = await countLines(tx, [batch.id]);
  if (counts.some(({ state }) => state === 'waiting' || state === 'running')) return false;
  await setBatchFinished(tx, batch.id, platform.clock.now());
  await publishBatch(platform, tx, batch);
  await notifyImportDone(platform, tx, { batch, counts });
  return true;
}

/** After a stop or a crash: batches that nobody is at are taken up again. */
async function takeUpLeftBatches({ database, jobs }: Platform): Promise<void> {
  const batches = await database.transaction({ as: 'worker' }, listLeftBatches);
  for (const { id: batchId, accountId } of batches) {
    await database.transaction({ as: 'account', accountId }, (tx) =>
      enqueueBatch(jobs, tx, { accountId, batchId }),
    );
  }
}
