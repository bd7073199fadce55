import { getCodeByLink } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { addressedAs } from './asked-person.ts';
import type { CodeCase } from './code-case.ts';
import { markOpened } from './invitation-queries.ts';
import { throughCodeLink } from './through-code-link.ts';

/** What the holder of a link is asked for. That it was looked at is kept, for who asks. */
export const getCodeByLinkHandler = (needs: Pick<Platform, 'clock' | 'database'>) =>
  handle(getCodeByLink, async ({ body: { token } }) => {
    const shown = await throughCodeLink(needs, { token, keepsCode: false }, async (tx, found) => {
      if (found.state === 'open') await markOpened(tx, found.invitation.id, needs.clock.now());
      return present(found);
    });
    return shown === undefined ? refuse('not-found') : { entity: [shown] };
  });

function present({ state, asked, askedBy, accountName, invitation }: CodeCase) {
  return {
    state,
    personName: addressedAs(asked),
    askedBy,
    accountName,
    askedAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    // A letter that lies about says no more than that a code was asked for, and by whom.
    companies:
      state === 'open'
        ? asked.roles.map(({ companyName, companyNumber, detail }) => ({
            companyName,
            companyNumber,
            roleText: detail.role,
          }))
        : [],
  };
}
