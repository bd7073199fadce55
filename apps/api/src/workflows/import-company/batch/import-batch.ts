import { randomUUID } from 'node:crypto';
import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type BatchRow, insertBatch, insertLines } from './batch-queries.ts';
import type { ImportLineText } from './read-import-lines.ts';

export const batchQueue = 'import-batch';

/** What binds the sealed code of a line to it. */
export const lineCodeBinding = (batchId: string, position: number) =>
  `import_line.authentication_code:${batchId}:${position}`;

export interface NewBatch {
  accountId: string;
  createdBy: string;
  lines: readonly ImportLineText[];
  now: Date;
}

/** Keeps a list to be imported, and has the work begun when the transaction commits. */
export async function startBatch(
  { vault, jobs }: Pick<Platform, 'vault' | 'jobs'>,
  tx: Transaction,
  { accountId, createdBy, lines, now }: NewBatch,
): Promise<string> {
  const batchId = randomUUID();
  await insertBatch(tx, { id: batchId, accountId, createdBy, createdAt: now });
  await insertLines(
    tx,
    lines.map(({ typed, number, code, fault }, index) => ({
      batchId,
      accountId,
      position: index + 1,
      typed,
      number: number ?? null,
      state: fault === undefined ? ('waiting' as const) : ('refused' as const),
      reason: fault ?? null,
      authenticationCodeSealed:
        code === undefined || fault !== undefined
          ? null
          : vault.seal(code.reveal(), lineCodeBinding(batchId, index + 1)),
    })),
  );
  await enqueueBatch(jobs, tx, { accountId, batchId });
  return batchId;
}

/** Has the work at a batch begun or taken up again. */
export function enqueueBatch(
  jobs: Jobs,
  tx: Transaction,
  { accountId, batchId }: { accountId: string; batchId: string },
  afterSeconds = 0,
): Promise<void> {
  return jobs.enqueue(tx, batchQueue, { accountId, batchId }, { key: batchId, afterSeconds });
}

/** Tells who started a batch that something of it has changed. */
export function publishBatch(
  { live }: Pick<Platform, 'live'>,
  tx: Transaction,
  { accountId, createdBy, id }: BatchRow,
): Promise<void> {
  return live.publish(tx, { accountId, userId: createdBy, topic: 'import', payload: { batchId: id } });
}
