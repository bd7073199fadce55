import { getCodeInvitation } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { readAskedPerson } from './asked-person.ts';
import { presentCodeRequest } from './present-code-request.ts';

/** Whether somebody was asked for their personal code, and what became of it. */
export const getCodeInvitationHandler = (needs: Pick<Platform, 'clock' | 'vault'>) =>
  handle(getCodeInvitation, async ({ tx, query: { personId } }) => {
    const asked = await readAskedPerson(tx, personId, needs.clock.today());
    return asked === undefined
      ? refuse('not-found')
      : { entity: [await presentCodeRequest(tx, needs, asked)] };
  });
