import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { personContact } from '../../../platform/database/schema.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';

/** What binds a sealed address to its row. */
export const contactBinding = (id: string) => `person_contact.email:${id}`;

/** Where somebody gets mail. */
export interface Contact {
  readonly id: string;
  readonly email: string;
  readonly keptBy: string;
}

type Row = typeof personContact.$inferSelect;

const open = ({ id, emailSealed, keptBy }: Row, vault: Vault): Contact => ({
  id,
  email: vault.unseal(emailSealed, contactBinding(id)).reveal(),
  keptBy,
});

/** Where they were written to last, by any of the ids that they have gone under. */
export async function findContact(
  tx: Transaction,
  vault: Vault,
  personIds: readonly string[],
): Promise<Contact | undefined> {
  const [row] = await tx
    .select()
    .from(personContact)
    .where(isOneOf(personContact.personId, personIds))
    .orderBy(desc(personContact.keptAt), personContact.id)
    .limit(1);
  return row && open(row, vault);
}

export async function getContact(tx: Transaction, vault: Vault, id: string): Promise<Contact> {
  const [row] = await tx.select().from(personContact).where(eq(personContact.id, id));
  if (row === undefined) throw new Error('There is no such contact.');
  return open(row, vault);
}

interface NewContact {
  readonly accountId: string;
  readonly personId: string;
  readonly email: string;
  readonly keptBy: string;
  readonly keptAt: Date;
}

export async function insertContact(
  tx: Transaction,
  vault: Vault,
  { email, ...whose }: NewContact,
): Promise<Contact> {
  const id = randomUUID();
  await tx.insert(personContact).values({ ...whose, id, emailSealed: vault.seal(email, contactBinding(id)) });
  return { id, email, keptBy: whose.keptBy };
}
