import { z } from 'zod';

/**
 * A backup is one gzip file of JSON, one value a line: a head, then each table with its rows, then each document, then
 * an end that says how much there was. Every value of a row is PostgreSQL's own text of it, so nothing is changed on the
 * way between two servers. The key of the secrets is not in it.
 */
export const backupLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('head'),
    format: z.literal('statbook-backup-1'),
    madeAt: z.iso.datetime(),
    migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  }),
  z.object({ kind: z.literal('table'), table: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('rows'), rows: z.array(z.array(z.string().nullable())) }),
  z.object({ kind: z.literal('document'), path: z.string(), base64: z.string() }),
  z.object({ kind: z.literal('end'), rows: z.int(), documents: z.int() }),
]);

export type BackupLine = z.infer<typeof backupLine>;
export type BackupHead = Extract<BackupLine, { kind: 'head' }>;

/** A backup that cannot be used, or a database that it cannot be put into; the message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The database holds books already. */
export class NotEmptyError extends BackupError {}
