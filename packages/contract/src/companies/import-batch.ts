import { z } from 'zod';
import { id, instant } from '../wire.ts';

/** How far an import by list has come. */
export const importBatch = z.object({
  BatchId: id,
  StartedAt: instant,
  /** Null while lines are waiting. */
  FinishedAt: instant.nullable(),
  Total: z.int(),
  Waiting: z.int(),
  Imported: z.int(),
  Refused: z.int(),
  Failed: z.int(),
});

/** One line of the list and what became of it. */
export const importLine = z.object({
  Position: z.int(),
  /** As it was typed, without the code. */
  Typed: z.string(),
  CompanyNumber: z.string().nullable(),
  State: z.enum(['waiting', 'running', 'imported', 'refused', 'failed']),
  /** A code of the error catalogue, and what it tells. `failed` lines may be tried again, `refused` ones stay so. */
  Reason: z.string().nullable(),
  Message: z.string().nullable(),
  CompanyId: id.nullable(),
  CompanyName: z.string().nullable(),
});
