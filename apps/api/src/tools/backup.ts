import { resolve } from 'node:path';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { type Installation, runTool } from './run-tool.ts';

/** Writes a backup of the database and the documents to the named file, or to one named by the moment. */
export async function backUp({ config, database }: Installation, file: string | undefined): Promise<string> {
  const name = `statbook-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;
  const path = resolve(file ?? name);
  const { rows, documents } = await writeBackup({ database, file: path, documents: config.documentStoreUrl });
  return [
    `${path}: ${rows} rows and ${documents} documents.`,
    'SECRETS_KEY is not in it. Keep the key apart: without it the sealed codes cannot be read.',
  ].join('\n');
}

if (import.meta.main) await runTool((installation) => backUp(installation, process.argv[2]));
