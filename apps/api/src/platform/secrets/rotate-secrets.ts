import { type Database, sessionOf, type Transaction } from '../database/database.ts';
import { sealedColumns } from './sealed-columns.ts';
import type { Vault } from './vault.ts';

const atOnce = 200;

/**
 * Seals again, under the current key, whatever an earlier one sealed; afterwards the earlier key can be thrown away.
 * Short transactions, so that the product goes on meanwhile; started again after a break, it goes on where it was.
 * Returns how many values were sealed again.
 */
export async function rotateSecrets(database: Database, vault: Vault): Promise<number> {
  let total = 0;
  for (const sealed of sealedColumns) {
    for (;;) {
      const done = await database.transaction({ as: 'maintenance' }, (tx) => sealSome(tx, vault, sealed));
      total += done;
      if (done < atOnce) break;
    }
  }
  return total;
}

async function sealSome(
  tx: Transaction,
  vault: Vault,
  { table, column, binding }: (typeof sealedColumns)[number],
): Promise<number> {
  const session = sessionOf(tx);
  // The second to fifth byte name the key.
  const rows = await session.query(
    `select ctid::text, ${binding}, encode(${column}, 'hex') from ${table}
      where ${column} is not null and substring(${column} from 2 for 4) <> decode($1, 'hex')
      limit ${atOnce} for no key update`,
    [Buffer.from(vault.currentKeyId).toString('hex')],
  );
  for (const [row, bound, hex] of rows.map((values) => values.map(String))) {
    if (bound === undefined || hex === undefined) continue;
    const again = vault.seal(vault.unseal(Buffer.from(hex, 'hex'), bound).reveal(), bound);
    await session.query(`update ${table} set ${column} = decode($1, 'hex') where ctid = $2::tid`, [
      Buffer.from(again).toString('hex'),
      row,
    ]);
  }
  return rows.length;
}
