import { VERIFICATION_STANDINGS, type VerificationStanding } from '@statbook/domain/identity';
import type { CallReply } from '#api/call-types.ts';
import { daysBetween } from '#kit/value/format.ts';
import type { VerificationAddress } from './verification-address.ts';

type Board = CallReply<'getVerificationBoard'>;
type Person = Board['entity'][number];
type BoardCompany = Board['companies'][number];

/** A role with its company: one cell of a row. */
export type BoardRole = Person['roles'][number] & Omit<BoardCompany, 'companyId'>;

/** A person, with what the filter searches and the order sorts by worked out once: thousands are looked through at each key. */
export interface BoardPerson extends Omit<Person, 'roles'> {
  readonly roles: readonly BoardRole[];
  /** Names of the person and of the companies, in lower case. */
  readonly searchText: string;
  /** Its place by name: comparing texts by the rules of a language takes far longer. */
  readonly nameOrder: number;
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

export function toBoardPeople({ entity, companies }: Board): readonly BoardPerson[] {
  const byId = new Map(companies.map((company) => [company.companyId, company]));
  const byName = entity.toSorted((one, other) => collator.compare(one.name, other.name));
  return byName.map((person, nameOrder) => {
    const roles = person.roles.map((role) => ({
      ...role,
      companyName: byId.get(role.companyId)?.companyName ?? '',
      companyNumber: byId.get(role.companyId)?.companyNumber ?? '',
    }));
    const places = new Set(roles.map((role) => `${role.companyName} ${role.companyNumber}`));
    return {
      ...person,
      roles,
      nameOrder,
      searchText: [person.name, ...places].join(' ').toLowerCase(),
    };
  });
}

/** What narrows the roles, beside their standing. */
type RoleFilter = Pick<VerificationAddress, 'only' | 'role' | 'due'> & { readonly today: string };

/** The people who have such a role, each with those roles alone. Who keeps all of them stays the same object. */
export function narrowRoles(
  people: readonly BoardPerson[],
  includes: (role: BoardRole) => boolean,
): readonly BoardPerson[] {
  return people.flatMap((person) => {
    const roles = person.roles.filter(includes);
    if (roles.length === 0) return [];
    return [roles.length === person.roles.length ? person : { ...person, roles }];
  });
}

/** Whether a role passes the filters but that of its standing; undefined where nothing is filtered. */
export function roleFilter({
  only,
  role,
  due,
  today,
}: RoleFilter): ((role: BoardRole) => boolean) | undefined {
  const within = dueFilters.find((each) => each === due);
  const register = roleFilters.find((each) => each === role);
  if (only === undefined && within === undefined && register === undefined) return undefined;
  return (each) =>
    (only === undefined || each.companyId === only) &&
    (register === undefined || each.register === register) &&
    (within === undefined ||
      // What is given or sent is due no more.
      (each.urgency !== null && each.dueOn !== null && daysBetween(today, each.dueOn) <= Number(within)));
}

/** So many days ahead a statement may be due. */
export const dueFilters = ['7', '14', '30'] as const;
export const roleFilters = ['officer', 'psc'] as const;

export const findStanding = (text: string | undefined): VerificationStanding | undefined =>
  VERIFICATION_STANDINGS.find((each) => each === text);

/** The address of those who were asked for their code and have not given it. */
export const INVITED = 'invited';

export const isInvited = ({ invitation }: BoardPerson): boolean => invitation !== null;

/** How many people have a role of each standing. */
export function countStandings(people: readonly BoardPerson[]): ReadonlyMap<VerificationStanding, number> {
  const counts = new Map<VerificationStanding, number>();
  for (const { roles } of people)
    for (const standing of new Set(roles.map((role) => role.standing)))
      counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return counts;
}

/** The role whose last day comes first of those that wait. */
export function nextDue({ roles }: Pick<BoardPerson, 'roles'>): BoardRole | undefined {
  let next: BoardRole | undefined;
  for (const role of roles)
    if (role.urgency !== null && (next === undefined || (role.dueOn ?? '') < (next.dueOn ?? ''))) next = role;
  return next;
}

/** The standing that presses most: the roles come in that order. */
export const pressingOrder = ({ roles: [first] }: BoardPerson): number =>
  first === undefined ? VERIFICATION_STANDINGS.length : VERIFICATION_STANDINGS.indexOf(first.standing);
