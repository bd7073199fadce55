import { type ActivityLog, createActivityLog } from '../platform/activity/activity.ts';
import { type Database, sessionOf } from '../platform/database/database.ts';
import { openStoredKey } from '../platform/secrets/stored-key.ts';
import { type Installation, runTool, ToolError } from './run-tool.ts';

/** Checks the chain of activity of every account; throws a ToolError that names each account whose chain is broken. */
export async function verifyActivity({ database, vault }: Installation): Promise<string> {
  const log = createActivityLog(await openStoredKey(database, vault, 'activity'));
  const accounts = await listAccounts(database);
  const broken: string[] = [];
  let rows = 0;
  for (const account of accounts) {
    const chain = await verify({ database, log }, account.id);
    rows += chain.rows;
    if (chain.brokenAt !== undefined)
      broken.push(`${account.name}: the chain is broken at row ${chain.brokenAt}.`);
  }
  if (broken.length > 0) throw new ToolError(broken.join('\n'));
  return `${rows} rows of activity in ${accounts.length} accounts: every chain is whole.`;
}

function verify({ database, log }: { database: Database; log: ActivityLog }, accountId: string) {
  return database.transaction({ as: 'maintenance' }, (tx) => log.verify(tx, accountId));
}

function listAccounts(database: Database): Promise<{ id: string; name: string }[]> {
  return database.transaction({ as: 'maintenance' }, async (tx) => {
    const rows = await sessionOf(tx).query('select id::text, name from account order by name');
    return rows.map(([id, name]) => ({ id: String(id), name: String(name) }));
  });
}

if (import.meta.main) await runTool(verifyActivity);
