import { getApprovalByLink } from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Dependencies } from '../read-filing-approval.ts';
import { type LinkCase, readLinkCase, throughLink } from './link-case.ts';
import { findDecisionBy } from './link-queries.ts';

export const getApprovalByLinkHandler = (needs: Dependencies) =>
  handle(getApprovalByLink, async ({ body }) => {
    const shown = await throughLink(needs.database, body.token, async (tx, linkId) => {
      const linkCase = await readLinkCase(tx, needs, linkId);
      return linkCase && (await present(tx, linkCase, needs.clock.now()));
    });
    return shown === undefined ? refuse('not-found') : { entity: [shown] };
  });

const nothing = { hasSecrets: false, rows: [], changes: [] };

async function present(tx: Transaction, { state, link, request, signatory, ...facts }: LinkCase, now: Date) {
  const { form, contentSha256, secretsMark, lines, changes } = request;
  const given = state === 'used' ? await findDecisionBy(tx, link) : undefined;
  const content = {
    hasSecrets: secretsMark !== '',
    rows: lines.map(({ section, label, value }) => ({ section, label, value })),
    changes,
  };
  return {
    state,
    signatoryName: signatory.fullName,
    askedBy: facts.askedBy,
    accountName: facts.accountName,
    askedAt: request.askedAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    form,
    formName: formNameOf(form, facts.companyNumber, facts.companyType),
    companyName: facts.companyName,
    companyNumber: facts.companyNumber,
    contentSha256,
    // Who has decided sees on what, until the last day of the link. Nothing else is left lying behind one.
    ...(state === 'open' || (state === 'used' && now < link.expiresAt) ? content : nothing),
    decision: given && {
      decision: given.decision,
      words: given.words,
      authority: given.authority,
      decidedAt: given.decidedAt.toISOString(),
    },
  };
}
