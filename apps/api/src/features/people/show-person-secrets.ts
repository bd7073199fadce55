import { showPersonSecrets } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { birthDateOf, homeOf } from '../../registry-snapshots/held-details.ts';
import { presentFormAddress } from '../../registry-snapshots/present-company.ts';
import { listRolesOf, type RoleOfPerson } from './person-queries.ts';
import { protectionOf } from './present-person.ts';

/** Shows what lies sealed of a person within reach. In the same transaction each company has it written down. */
export const showPersonSecretsHandler = ({ database, vault }: Pick<Platform, 'database' | 'vault'>) =>
  handle(showPersonSecrets, ({ person, body: { personId }, note }) =>
    database.transaction(person.scope, async (tx) => {
      const roles = await listRolesOf(tx, [personId]);
      if (roles.length === 0) return refuse('not-found');
      const protection = protectionOf(roles);
      // Nothing about somebody whose every particular is protected is shown here.
      const held = roles.filter(({ detail }) => detail.heldSealed !== null && protection !== 'super-secure');
      for (const [companyId, [first]] of Map.groupBy(held, ({ role }) => role.companyId))
        await note(tx, { companyId, subject: first?.companyName, details: { personId } });
      return { entity: held.map((role) => presentHeld(vault, role, protection === 'none')) };
    }),
  );

function presentHeld(vault: Vault, { detail, companyName }: RoleOfPerson, withHome: boolean) {
  const { companyId, register, registerKey, role } = detail;
  const home = withHome ? homeOf(vault, detail) : undefined;
  return {
    companyId,
    companyName,
    register,
    registerKey,
    roleText: role,
    dateOfBirth: birthDateOf(vault, detail),
    homeAddress: presentFormAddress(home?.address),
    homeSameAs: home?.sameAs,
  };
}
