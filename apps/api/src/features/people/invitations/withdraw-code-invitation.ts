import { withdrawCodeInvitation } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { lockPeople } from '../person-role-queries.ts';
import { readAskedPerson } from './asked-person.ts';
import { findLatestInvitation, voidInvitations } from './invitation-queries.ts';
import { presentCodeRequest, stateOf } from './present-code-request.ts';

/** Nobody waits for the code any more: the link says so. */
export const withdrawCodeInvitationHandler = (needs: Pick<Platform, 'clock' | 'vault'>) =>
  handle(withdrawCodeInvitation, async ({ tx, person, body: { personId }, record }) => {
    await lockPeople(tx, person.accountId);
    const now = needs.clock.now();
    const asked = await readAskedPerson(tx, personId, needs.clock.today());
    if (asked === undefined) return refuse('not-found');
    const latest = await findLatestInvitation(tx, asked.ids);
    if (latest === undefined || stateOf(latest.invitation, now) !== 'open')
      return refuse('no-open-invitation');
    await voidInvitations(tx, asked.ids, { as: 'withdrawn', at: now });
    record({
      companyId: latest.invitation.companyIds[0],
      subject: asked.name,
      details: { personId: asked.personId },
    });
    return { entity: [await presentCodeRequest(tx, needs, asked)] };
  });
