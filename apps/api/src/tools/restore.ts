import { resolve } from 'node:path';
import { BackupError } from '../platform/backup/backup-line.ts';
import { restoreBackup } from '../platform/backup/read-backup.ts';
import type { SqlSession } from '../platform/database/sql-session.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { storedKeyBinding } from '../platform/secrets/stored-key.ts';
import { type Installation, runTool, ToolError } from './run-tool.ts';

/** Puts a backup into the empty database and document store that the configuration names. */
export async function restore(installation: Installation, file: string | undefined): Promise<string> {
  if (file === undefined)
    throw new ToolError('Name the backup: npm run restore -- statbook-2026-11-20.backup');
  const { config, database, vault } = installation;
  const { rows, documents } = await restoreBackup({
    database,
    file: resolve(file),
    documents: config.documentStoreUrl,
    check: (session) => assertKeyFits(session, vault),
  });
  return `${rows} rows and ${documents} documents are back. Work that was under way is taken up at the next start.`;
}

/** Better to hear it now than at the first filing. */
async function assertKeyFits(session: SqlSession, vault: Vault): Promise<void> {
  const rows = await session.query("select name, encode(key_sealed, 'hex') from stored_key");
  for (const [name, hex] of rows.map((row) => row.map(String))) {
    try {
      vault.unseal(Buffer.from(hex ?? '', 'hex'), storedKeyBinding(name ?? ''));
    } catch (error) {
      throw new BackupError('The backup was sealed under another SECRETS_KEY. Set that one and try again.', {
        cause: error,
      });
    }
  }
}

if (import.meta.main) {
  await runTool((installation) => restore(installation, process.argv[2]), { migrated: false });
}
