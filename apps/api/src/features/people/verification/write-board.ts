import type { ReplyOf } from '@statbook/contract';
import type { getVerificationBoard } from '@statbook/contract/calls';
import { translatorOf } from '@statbook/contract/wire';

export type Board = ReplyOf<typeof getVerificationBoard>;
type Person = Board['entity'][number];
type Role = Person['roles'][number];

const names = translatorOf(undefined);

/** Writes these members of a row as they go out: to translate and check twenty thousand rows would take most of a second. */
function writer<Row>(members: readonly (keyof Row & string)[]) {
  const heads = members.map((name) => [name, `${JSON.stringify(names.wireName(name))}:`] as const);
  return (row: Row): string => heads.map(([name, head]) => head + JSON.stringify(row[name])).join(',');
}

const writeRole = writer<Role>([
  'companyId',
  'register',
  'registerKey',
  'roleText',
  'standing',
  'urgency',
  'opensOn',
  'dueOn',
  'givenOn',
  'form',
  'canFile',
  'filingId',
  'filingState',
]);
const writePerson = writer<Person>(['personId', 'name', 'kind', 'hasCode']);
const writeCompany = writer<Board['companies'][number]>(['companyId', 'companyName', 'companyNumber']);
const [entity, companies, roles] = ['entity', 'companies', 'roles'].map((name) =>
  JSON.stringify(names.wireName(name)),
);

/** The reply in the names of the wire. */
export function writeBoard(board: Board): string {
  const people = board.entity.map(
    (person) =>
      `{${writePerson(person)},${roles}:[${person.roles.map((role) => `{${writeRole(role)}}`).join(',')}]}`,
  );
  const places = board.companies.map((company) => `{${writeCompany(company)}}`);
  return `{${entity}:[${people.join(',')}],${companies}:[${places.join(',')}]}`;
}
