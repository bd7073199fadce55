import type { ReplyOf } from '@statbook/contract';
import type { getVerificationBoard } from '@statbook/contract/calls';
import { translatorOf } from '@statbook/contract/wire';
import type { RoleStanding } from './judge-role.ts';

type Reply = ReplyOf<typeof getVerificationBoard>;
type Person = Omit<Reply['entity'][number], 'roles'>;
type Company = Reply['companies'][number];
type PlacedRole = Pick<Reply['entity'][number]['roles'][number], 'companyId' | 'registerKey' | 'roleText'> & {
  readonly register: 'officer' | 'psc';
};

interface BoardRole {
  readonly place: PlacedRole;
  readonly standing: RoleStanding;
}

export interface Board {
  readonly people: readonly (Person & { readonly roles: readonly BoardRole[] })[];
  readonly companies: readonly Company[];
}

const names = translatorOf(undefined);

/** Writes these members of a row as they go out: to translate and check twenty thousand rows would take most of a second. */
function writer<Row>(members: readonly (keyof Row & string)[]) {
  const heads = members.map((name) => [name, `${JSON.stringify(names.wireName(name))}:`] as const);
  return (row: Row): string => heads.map(([name, head]) => head + JSON.stringify(row[name])).join(',');
}

/** Writes each value once, however often it comes. */
function onceEach<Value>(write: (value: Value) => string): (value: Value) => string {
  const written = new Map<Value, string>();
  return (value) => {
    const known = written.get(value) ?? write(value);
    written.set(value, known);
    return known;
  };
}

const writePerson = writer<Omit<Person, 'invitation'>>(['personId', 'name', 'kind', 'hasCode']);
const writeInvitation = writer<NonNullable<Person['invitation']>>(['askedOn', 'goodUntil']);
const writeCompany = writer<Company>(['companyId', 'companyName', 'companyNumber']);
const writeStanding = writer<RoleStanding>([
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
const head = (name: string) => `${JSON.stringify(names.wireName(name))}:`;
const [companyId, register, registerKey, roleText, roles, entity, companies, invitation] = [
  'companyId',
  'register',
  'registerKey',
  'roleText',
  'roles',
  'entity',
  'companies',
  'invitation',
].map(head);

const invitationOf = ({ invitation: invited }: Person) =>
  invited === null ? 'null' : `{${writeInvitation(invited)}}`;

/** The reply in the names of the wire. */
export function writeBoard(board: Board): string {
  const textOf = onceEach<string>((text) => JSON.stringify(text));
  const standingOf = onceEach(writeStanding);
  const writeRole = ({ place, standing }: BoardRole) =>
    // What the database made names itself: an id has nothing to be escaped.
    `{${companyId}"${place.companyId}",${register}"${place.register}",${registerKey}${JSON.stringify(place.registerKey)},${roleText}${textOf(place.roleText)},${standingOf(standing)}}`;
  const people = board.people.map(
    (person) =>
      `{${writePerson(person)},${invitation}${invitationOf(person)},${roles}[${person.roles.map(writeRole).join(',')}]}`,
  );
  const places = board.companies.map((company) => `{${writeCompany(company)}}`);
  return `{${entity}[${people.join(',')}],${companies}[${places.join(',')}]}`;
}
