import { getPerson } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { formNameOf } from '@statbook/domain/filing';
import type { Platform } from '../../composition.ts';
import { findCodesOf, type HeldCode } from '../../filings/personal-codes/held-codes.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listProtection } from '../../registry-snapshots/people/person-protection-queries.ts';
import { listUserNames } from '../../registry-snapshots/user-name-queries.ts';
import {
  countCompaniesOf,
  listFilingsAbout,
  listRolesOf,
  listVersionsOf,
  type RoleOfPerson,
} from './person-queries.ts';
import { listChangesOf } from './change-queries.ts';
import { kindOf, nameOfPerson, presentChange, presentRole, protectionOf } from './present-person.ts';

/** A person as far as their companies are within reach; of the others it is said how many there are. */
export const getPersonHandler = ({ clock, database }: Pick<Platform, 'clock' | 'database'>) =>
  handle(getPerson, async ({ person, query: { personId } }) => {
    const today = clock.today();
    const found = await database.transaction(person.scope, (tx) => readPerson(tx, personId, today));
    if (found === undefined) return refuse('not-found');
    return { entity: [{ ...found, companiesElsewhere: await countElsewhere(found, { database, person }) }] };
  });

type Found = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

async function readPerson(tx: Transaction, personId: string, today: CivilDate) {
  const roles = await listRolesOf(tx, [personId]);
  if (roles.length === 0) return undefined;
  const versions = Map.groupBy(await listVersionsOf(tx, personId), ({ detail }) => entryOf(detail));
  const code = (await findCodesOf(tx, [personId])).get(personId);
  const changes = await listChangesOf(tx, personId);
  const names = await listUserNames(tx, [
    ...roles.flatMap(({ role }) => role.linkedBy ?? []),
    ...(code?.givenBy ? [code.givenBy] : []),
    ...changes.map(({ begunBy }) => begunBy),
  ]);
  return {
    personId,
    name: nameOfPerson(roles),
    kind: kindOf(roles),
    protection: protectionOf(roles),
    said: await readSaid(tx, roles),
    hasSecrets: roles.some(({ detail }) => detail.heldSealed !== null),
    codeHeld: code && { ...code, since: code.since.toISOString(), givenBy: nameOfGiver(code, names) },
    roles: roles.map((role) =>
      presentRole(role, {
        today,
        names,
        versions: (versions.get(entryOf(role.role)) ?? []).map(({ detail }) => detail),
      }),
    ),
    filings: (await listFilingsAbout(tx, roles)).map(({ filing, companyName, companyNumber }) => ({
      filingId: filing.id,
      form: filing.form,
      formName: formNameOf(filing.form, companyNumber),
      state: filing.state,
      companyId: filing.companyId,
      companyName,
    })),
    changes: changes.map((each) => presentChange(each, names)),
  };
}

const nameOfGiver = ({ givenBy }: HeldCode, names: ReadonlyMap<string, string>) =>
  givenBy === null ? null : (names.get(givenBy) ?? null);

/** Who has said that the person is protected, and why; the latest that is said of any of their entries. */
async function readSaid(tx: Transaction, roles: readonly RoleOfPerson[]) {
  const said = (
    await listProtection(
      tx,
      roles.map(({ role }) => role.ownPersonId),
    )
  ).at(-1);
  if (said === undefined) return null;
  const names = await listUserNames(tx, [said.saidBy]);
  return {
    protection: said.protection,
    why: said.why,
    saidBy: names.get(said.saidBy),
    saidAt: said.saidAt.toISOString(),
  };
}

const entryOf = ({ companyId, register, registerKey }: RoleOfPerson['role'] | RoleOfPerson['detail']) =>
  `${companyId} ${register} ${registerKey}`;

/** Of companies out of reach nobody is told more than how many there are. */
async function countElsewhere(
  { personId, roles }: Found,
  { database, person }: Pick<Platform, 'database'> & { person: Person },
): Promise<number> {
  const { accountId, agentId } = person.scope;
  if (agentId === undefined) return 0;
  const all = await database.transaction({ as: 'account', accountId }, (tx) =>
    countCompaniesOf(tx, personId),
  );
  return Math.max(0, all - new Set(roles.map(({ companyId }) => companyId)).size);
}
