import { decideByLink } from '@statbook/contract/calls';
import { lockFiling } from '../../../filings/filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Dependencies } from '../read-filing-approval.ts';
import { recordDecision, refuseWords } from '../record-decision.ts';
import { type LinkState, readLinkCase, throughLink } from './link-case.ts';
import { markUsed } from './link-queries.ts';

/** A signatory decides on what they were shown, once. */
export const decideByLinkHandler = (needs: Dependencies) =>
  handle(decideByLink, async ({ body, requestId, caller }) => {
    const { token, contentSha256, ...words } = body;
    const done = await throughLink(needs.database, token, async (tx, linkId) => {
      const linkCase = await readLinkCase(tx, needs, linkId, lockFiling);
      if (linkCase === undefined) return undefined;
      const { state, link, request, signatory, draft } = linkCase;
      const isShown = contentSha256 === request.contentSha256;
      const refusal = refuseState(state, isShown) ?? refuseWords(words);
      if (refusal !== undefined) return refusal;
      await markUsed(tx, link.id, needs.clock.now());
      await recordDecision(
        tx,
        needs,
        { ...draft, request },
        {
          by: {
            signatoryId: signatory.id,
            fullName: signatory.fullName,
            email: signatory.email,
            from: caller,
          },
          words,
          requestId,
        },
      );
      return { done: true as const };
    });
    return done ?? refuse('not-found');
  });

const closed: Readonly<Record<Exclude<LinkState, 'open' | 'lapsed'>, string>> = {
  used: 'It was used already: your decision is recorded.',
  replaced: 'It was sent again. Use the link in the latest email.',
  expired: 'It has expired. Ask whoever sent it to send it again.',
  closed: 'Your decision is no longer asked for.',
};

/** What stands against a link: it decides no more, or on something else than was shown. */
export function refuseState(state: LinkState, isShown = true): Refusal | undefined {
  if (state === 'lapsed' || (state === 'open' && !isShown))
    return refuse('approval-lapsed', {
      detail: 'What would be sent has changed since you were asked. Nothing was decided.',
    });
  return state === 'open'
    ? undefined
    : refuse('approval-link-closed', { facts: { state }, detail: closed[state] });
}
