import type { Config } from '../config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { openConfiguredEngine } from './open-engine.ts';
import { createVault, type Vault } from './secrets.ts';

export async function openConfiguredDatabase(config: Config): Promise<Database> {
  return openDatabase(await openConfiguredEngine(config));
}

export function openConfiguredVault({ secretsKeys: [first, ...others] }: Config): Vault {
  return createVault([first.reveal(), ...others.map((key) => key.reveal())]);
}
