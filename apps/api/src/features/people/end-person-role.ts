import { endPersonRole } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { partRole } from './join-people.ts';
import { findOpenRole, listOpenRoles, lockPeople } from './person-role-queries.ts';

/** Takes a role out of a person; both are then as if they had never been joined, and are not joined again by the rules. */
export const endPersonRoleHandler = ({ clock, database }: Pick<Platform, 'clock' | 'database'>) =>
  handle(endPersonRole, async ({ person, company, body, note }) => {
    const { accountId, userId } = person;
    const { personId, register, registerKey, why } = body;
    return database.transaction({ as: 'account', accountId }, async (tx) => {
      await lockPeople(tx, accountId);
      const role = await findOpenRole(tx, { companyId: company.id, register, registerKey });
      if (role?.personId !== personId) return refuse('not-found');
      const others = (await listOpenRoles(tx, [personId])).filter(({ id }) => id !== role.id);
      if (others.length === 0) return refuse('changed-meanwhile');
      await partRole(tx, { role, others }, { by: userId, at: clock.now(), why });
      await note(tx, {
        companyId: company.id,
        subject: company.name,
        details: { personId, register, registerKey, why },
      });
      return { entity: [{ personId: role.ownPersonId }] };
    });
  });
