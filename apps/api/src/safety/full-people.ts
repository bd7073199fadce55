import { randomUUID } from 'node:crypto';
import type { Transaction } from '../platform/database/database.ts';
import {
  person,
  personApart,
  personCode,
  personChange,
  personChangeDraft,
  personDetail,
  personFilling,
  personMatch,
  personProtection,
  personRole,
} from '../platform/database/schema.ts';
import type { Owned } from './full-filings.ts';
import { insertIdentity } from './full-identity.ts';

/** Two people on a register, one of them with something sealed and a change, who are said to be apart and yet may be one. */
export async function insertPeople(tx: Transaction, owner: Owned & { filingId: string }): Promise<string[]> {
  const { accountId, companyId, userId, mark, sealed, filingId } = owner;
  const own = { accountId, companyId };
  const now = new Date();
  const [oneId = '', otherId = ''] = [randomUUID(), randomUUID()].toSorted();
  await tx.insert(person).values([oneId, otherId].map((id) => ({ id, accountId })));
  for (const id of [oneId, otherId]) {
    const entry = { ...own, register: 'officer' as const, registerKey: `${mark} ${id}` };
    await tx
      .insert(personRole)
      .values({ ...entry, personId: id, ownPersonId: id, rule: 'own', linkedAt: now });
    await tx.insert(personDetail).values({
      ...entry,
      version: 1,
      name: mark,
      kind: 'human',
      role: 'Director',
      particulars: [{ label: mark, value: mark }],
      compared: { name: { kind: 'human', surname: mark } },
      matchKeys: [mark],
      heldSealed: id === oneId ? sealed : null,
      recordedAt: now,
    });
  }
  const pair = { accountId, oneId, otherId };
  await tx.insert(personApart).values({ ...pair, saidBy: userId, saidAt: now });
  await tx.insert(personProtection).values({
    accountId,
    ownPersonId: oneId,
    protection: 'protected',
    why: mark,
    saidBy: userId,
    saidAt: now,
  });
  const match = randomUUID();
  await tx.insert(personMatch).values({
    ...pair,
    id: match,
    companyId,
    otherCompanyId: companyId,
    rule: 'same-address',
    evidence: [mark],
    foundAt: now,
  });
  const code = randomUUID();
  await tx.insert(personCode).values({
    id: code,
    accountId,
    personId: oneId,
    codeSealed: sealed,
    codeTag: mark,
    verifiedName: mark,
    nameReason: 'NOT_SAY',
    source: 'typed',
    givenBy: userId,
    givenAt: now,
  });
  // As if it had been done: the entries are in no book.
  await tx
    .insert(personFilling)
    .values({ ...own, filled: 1 })
    .onConflictDoUpdate({ target: personFilling.companyId, set: { asked: 1000, filled: 1000 } });
  const change = randomUUID();
  await tx.insert(personChange).values({
    id: change,
    accountId,
    personId: oneId,
    key: randomUUID(),
    what: [mark],
    begunBy: userId,
    begunAt: now,
  });
  await tx.insert(personChangeDraft).values({ ...own, filingId, changeId: change });
  return [oneId, otherId, match, code, change, ...(await insertIdentity(tx, owner, oneId))];
}
