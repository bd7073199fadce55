import { z } from 'zod';
import { id, instant } from '../../wire/shapes.ts';

/** How far an import by list has come. */
export const importBatch = z
  .object({
    batchId: id,
    startedAt: instant,
    /** Null while lines are waiting. */
    finishedAt: instant.nullable(),
    total: z.int(),
    waiting: z.int(),
    imported: z.int(),
    refused: z.int(),
    failed: z.int(),
  })
  .meta({ title: 'ImportBatch' });

/** One line of the list and what became of it. */
export const importLine = z
  .object({
    position: z.int(),
    /** As it was typed, without the code. */
    typed: z.string(),
    companyNumber: z.string().nullable(),
    state: z.enum(['waiting', 'running', 'imported', 'refused', 'failed']),
    /** A code of the error catalogue, and what it tells. `failed` lines may be tried again, `refused` ones stay so. */
    reason: z.string().nullable(),
    message: z.string().nullable(),
    companyId: id.nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ title: 'ImportLine' });
