import { getCodeHolders } from '@statbook/contract/calls';
import { findCodesOf } from '../../../filings/personal-codes/held-codes.ts';
import { handle } from '../../../pipeline/handler.ts';
import { HIDDEN_NAME, nameOfPerson, protectionOf } from '../present-person.ts';
import { listVerifiedRoles, type RoleOfPerson } from '../person-queries.ts';

/** By name; whom every register hides stands at the end. */
export const getCodeHoldersHandler = handle(getCodeHolders, async ({ tx }) => {
  const people = Map.groupBy(await listVerifiedRoles(tx), ({ role }) => role.personId);
  const codes = await findCodesOf(tx, [...people.keys()]);
  const entity = [...people].map(([personId, roles]) => ({
    personId,
    name: nameOfPerson(roles),
    born: roles.find(({ detail }) => detail.compared.birthMonth !== undefined)?.detail.compared.birthMonth,
    companies: [
      ...new Map(
        roles.map(({ companyName, companyNumber }) => [companyNumber, { companyName, companyNumber }]),
      ).values(),
    ],
    entries: protectionOf(roles) === 'super-secure' ? [] : roles.flatMap(presentEntry),
    codeHeldSince: codes.get(personId)?.since.toISOString(),
  }));
  const rankOf = ({ name }: { name: string }) => (name === HIDDEN_NAME ? '\uffff' : name.toLowerCase());
  return { entity: entity.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1)) };
});

/** Where the name of somebody changes, and by which form. Secretaries and bodies are verified nowhere. */
function presentEntry({ role: { companyId, register, registerKey }, companyName }: RoleOfPerson) {
  if (register === 'holder') return [];
  const form = register === 'officer' ? ('CH01' as const) : ('PSC04' as const);
  return [{ companyId, companyName, register, registerKey, form }];
}
