import {
  entryKeyOf,
  type MatchedPerson,
  matchPeople,
  type PersonOnBooks,
  type RegisterEntry,
} from '@statbook/domain/people';
import { type Joining, joinPeople } from '../../features/people/join-people.ts';
import { listApart, ownIdsOf, type PersonRole } from '../../features/people/person-role-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { birthDateOf } from '../../registry-snapshots/held-details.ts';
import { toCivilDate } from '../../registry-snapshots/present-company.ts';
import { listEntriesOf, listPeopleByKeys, type NewPersonDetail, type PersonDetail } from './entry-queries.ts';
import { keepProposals } from './proposal-queries.ts';
import { type KnownEntry, toProposals } from './to-proposals.ts';

interface Needs {
  readonly vault: Vault;
  readonly now: Date;
}

/**
 * Links entries of which something is new to the people that they are, by the rules; what is only likely is kept for somebody to
 * decide.
 */
export async function matchEntries(
  tx: Transaction,
  { vault, now }: Needs,
  changed: readonly NewPersonDetail[],
): Promise<void> {
  const keys = new Set(changed.flatMap(({ matchKeys }) => matchKeys));
  const found: readonly KnownEntry[] = await listEntriesOf(tx, await listPeopleByKeys(tx, [...keys]));
  const known = new Map(found.map((each) => [keyOf(each.detail), each]));
  const { persons, proposals } = matchPeople({
    persons: toPersons(vault, found),
    entries: [],
    apart: await listApartPeople(
      tx,
      found.map(({ role }) => role),
    ),
  });
  await joinPeople(tx, persons.flatMap(toJoinings), { by: null, at: now });
  await keepProposals(tx, {
    proposals: toProposals(proposals, known),
    lookedAt: changed.flatMap((detail) => known.get(keyOf(detail))?.role.ownPersonId ?? []),
    now,
  });
}

/** People on the books who are one: into the first of them, each by what links it. */
function toJoinings({ personIds: [into, ...from], links }: MatchedPerson): Joining[] {
  if (into === undefined) return [];
  return from.map((personId) => {
    const link = links.find(({ linked }) => 'personId' in linked && linked.personId === personId);
    const rule = link?.rule ?? links[0]?.rule ?? '';
    return { into, from: [personId], rule, evidence: link?.words ?? [] };
  });
}

/** Who are not the same, by the people that they are now. */
async function listApartPeople(tx: Transaction, roles: readonly PersonRole[]) {
  const personOf = new Map(roles.map(({ ownPersonId, personId }) => [ownPersonId, personId]));
  return (await listApart(tx, ownIdsOf(roles))).flatMap(([one, other]) => {
    const [here, there] = [personOf.get(one), personOf.get(other)];
    return here && there ? [[{ personId: here }, { personId: there }] as const] : [];
  });
}

function toPersons(vault: Vault, known: readonly KnownEntry[]): PersonOnBooks[] {
  return [...Map.groupBy(known, ({ role }) => role.personId)].map(([personId, entries]) => ({
    personId,
    entries: entries.map(({ detail }) => toRegisterEntry(vault, detail)),
  }));
}

const toRegisterEntry = (vault: Vault, detail: PersonDetail): RegisterEntry => ({
  ...detail.compared,
  companyId: detail.companyId,
  role: detail.register,
  registerKey: detail.registerKey,
  birthDate: toCivilDate(birthDateOf(vault, detail)),
  protection: detail.protection,
});

const keyOf = ({
  companyId,
  register,
  registerKey,
}: Pick<PersonDetail, 'companyId' | 'register' | 'registerKey'>) =>
  entryKeyOf({ companyId, role: register, registerKey });
