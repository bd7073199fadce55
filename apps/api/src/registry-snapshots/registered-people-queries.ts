import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import { registeredPerson } from '../platform/database/schema.ts';
import { type PeopleRegister, verificationDates } from './registered-people.ts';
import type { ReadingOwner } from './new-snapshot.ts';

/** Puts the people of these registers in the place of those who stood there. */
export async function replaceRegisteredPeople(
  tx: Transaction,
  owner: ReadingOwner,
  registers: readonly PeopleRegister[],
): Promise<void> {
  if (registers.length === 0) return;
  const sources = registers.map(({ source }) => source);
  await tx
    .delete(registeredPerson)
    .where(and(eq(registeredPerson.companyId, owner.companyId), inArray(registeredPerson.source, sources)));
  await insertRegisteredPeople(tx, [{ owner, registers }]);
}

/** The people of registers in whose place nobody stands. */
export async function insertRegisteredPeople(
  tx: Transaction,
  companies: readonly { owner: ReadingOwner; registers: readonly PeopleRegister[] }[],
): Promise<void> {
  const rows = companies.flatMap(({ owner, registers }) =>
    registers.flatMap(({ source, people }) =>
      people.map(({ name, role, registryId, verification }, position) => ({
        ...owner,
        source,
        position,
        name,
        role,
        registryId: registryId ?? null,
        ...verificationDates(verification),
      })),
    ),
  );
  await insertRows(tx, registeredPerson, rows);
}
