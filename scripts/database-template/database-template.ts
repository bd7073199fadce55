import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNode } from '../process/run-command.ts';

// To make an empty database takes the embedded engine longer than all the rest of a start. So it is made once for a
// schema, and every new installation begins with a copy.

const cache = 'node_modules/.cache/statbook';

/**
 * Makes the database that new installations of this checkout begin with, unless it is there.
 * What fails here fails nobody: an installation without it makes its own.
 */
export async function bringTemplateUpToDate(checkout: string): Promise<void> {
  const template = templateOf(checkout);
  if (existsSync(template)) return;
  const draft = `${template}.${process.pid}`;
  try {
    mkdirSync(dirname(template), { recursive: true });
    const code = await runNode(['apps/api/src/tools/create-database.ts', draft], { cwd: checkout });
    if (code === 0) renameSync(draft, template);
    forgetOthers(checkout, template);
  } catch {
    // Another start was quicker, or nothing may be written there.
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Gives a data folder without an embedded database a copy of the template, whole or not at all. */
export function layDatabase(checkout: string, dataDir: string): void {
  const database = join(dataDir, 'database');
  const template = templateOf(checkout);
  if (existsSync(database) || !existsSync(template)) return;
  const copy = `${database}.copy`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(template, copy, { recursive: true });
  renameSync(copy, database);
}

/** Where the template of this schema and engine lies, made or not. */
function templateOf(checkout: string): string {
  const migrations = join(checkout, 'apps/api/migrations');
  const hash = createHash('sha256');
  // A database knows its migrations by their names: one that is renamed makes another template.
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(join(migrations, name)));
  hash.update(readFileSync(join(checkout, 'node_modules/@electric-sql/pglite/package.json')));
  return join(checkout, cache, `database-${hash.digest('hex').slice(0, 16)}`);
}

function forgetOthers(checkout: string, template: string): void {
  for (const name of readdirSync(join(checkout, cache))) {
    const path = join(checkout, cache, name);
    // With a dot in its name it is being made this moment.
    if (name.startsWith('database-') && !name.includes('.') && path !== template)
      rmSync(path, { recursive: true, force: true });
  }
}
