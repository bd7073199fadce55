import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findUser } from '@statbook/postgres-server';
import { readSettings } from './supervisor/settings.ts';

// npm run demo:reset: forgets everything that a demo has stored.

function resetDemo(): string | undefined {
  const read = readSettings(process.env, process.argv.slice(2), join(import.meta.dirname, '..'));
  if (!read.ok) return read.reason;
  const { mode, dataDir, env } = read.settings;
  if (mode !== 'demo') return `MODE is ${mode}: only the data of a demo is removed.`;
  if (env['DATABASE_URL']) return 'DATABASE_URL is set: only the embedded database of a demo is removed.';
  const holder = findUser(dataDir);
  if (holder !== undefined) return `${dataDir} is in use by process ${holder}. End it first.`;
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(`${dataDir} is removed; the next start begins with an empty database.\n`);
  return undefined;
}

const refusal = resetDemo();
if (refusal !== undefined) {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
}
