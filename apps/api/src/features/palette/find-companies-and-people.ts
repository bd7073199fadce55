import { findCompaniesAndPeople } from '@statbook/contract/calls';
import { describeOfficerRole } from '@statbook/registry-client';
import { lowerFirst } from '@statbook/domain/lower-first';
import { handle } from '../../pipeline/handler.ts';
import { listMatchingCompanies, listMatchingPeople } from './match-queries.ts';
import { joinPeople } from './join-people.ts';

/** What the palette offers for a few letters. */
export const findCompaniesAndPeopleHandler = handle(
  findCompaniesAndPeople,
  async ({ tx, query: { text, rows } }) => {
    // A person stands in as many rows as there are registers.
    const people = joinPeople(await listMatchingPeople(tx, text, rows * registers.length)).slice(0, rows);
    return {
      entity: [
        {
          companies: await listMatchingCompanies(tx, text, rows),
          people: people.map(({ roles, sources, ...row }) => ({
            ...row,
            registers: registers.filter(({ source }) => sources.includes(source)).map(({ name }) => name),
            roleText: toRoleText(roles),
          })),
        },
      ],
    };
  },
);

/** The readings in which people stand, by the registers that show them; the first is where a person is looked up. */
const registers = [
  { source: 'officers', name: 'officers' },
  { source: 'pscs', name: 'pscs' },
  { source: 'company-data', name: 'shareholders' },
] as const;

const otherRoles: Readonly<Record<string, string>> = {
  psc: 'Person with significant control',
  shareholder: 'Shareholder',
};

/** Offices come first, then control, then shares. */
const rankOf = (role: string): number => Object.keys(otherRoles).indexOf(role);

/** "Director, shareholder". */
function toRoleText(roles: readonly string[]): string {
  const ordered = roles.toSorted((one, other) => rankOf(one) - rankOf(other));
  const texts = ordered.map((role) => otherRoles[role] ?? describeOfficerRole(role));
  return texts.map((text, place) => (place === 0 ? text : lowerFirst(text))).join(', ');
}
