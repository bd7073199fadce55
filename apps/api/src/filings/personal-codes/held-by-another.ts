import type { Transaction } from '../../platform/database/database.ts';
import { findNamed } from './code-queries.ts';

/** What is said of a code that is somebody else's: by name where they are within the transaction's reach. */
export async function sayHeldByAnother(tx: Transaction, holderId: string): Promise<string> {
  const named = await findNamed(tx, holderId);
  const whose =
    named === undefined ? 'another person' : `${named.name ?? 'a protected person'} (${named.companyName})`;
  return `This code is held for ${whose}. A code belongs to one person. If they are one person, say so under People first.`;
}
