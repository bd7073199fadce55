import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { storedKey } from '../database/schema.ts';
import type { Vault } from './vault.ts';

/** What binds a stored key to its row. */
export const storedKeyBinding = (name: string) => `stored_key.key:${name}`;

/**
 * A key that must outlive a change of `SECRETS_KEY`, because what was made with it cannot be made again: the chain of
 * activity. It is made once and lies sealed in the database; instances that start together agree on one.
 */
export function openStoredKey(database: Database, vault: Vault, name: string): Promise<Buffer> {
  return database.transaction({ as: 'maintenance' }, async (tx) => {
    const sealed = (await findSealed(tx, name)) ?? (await make(tx, vault, name));
    return Buffer.from(vault.unseal(sealed, storedKeyBinding(name)).reveal(), 'base64');
  });
}

async function findSealed(tx: Transaction, name: string): Promise<Uint8Array | undefined> {
  const [row] = await tx
    .select({ sealed: storedKey.keySealed })
    .from(storedKey)
    .where(eq(storedKey.name, name));
  return row?.sealed ?? undefined;
}

async function make(tx: Transaction, vault: Vault, name: string): Promise<Uint8Array> {
  const keySealed = vault.seal(randomBytes(32).toString('base64'), storedKeyBinding(name));
  await tx.insert(storedKey).values({ name, keySealed }).onConflictDoNothing();
  const sealed = await findSealed(tx, name);
  if (sealed === undefined) throw new Error(`The key ${name} was not stored.`);
  return sealed;
}
