import { sendApprovalLink } from '@statbook/contract/calls';
import { listSignatoriesByIds } from '../../../filings/approval/approver-queries.ts';
import { lockFiling } from '../../../filings/filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { presentApproval } from '../present-approval.ts';
import { type Dependencies, readDraftApproval } from '../read-filing-approval.ts';
import { tellScreens } from '../tell-approval.ts';
import { sendLink } from './send-links.ts';

/** Sends a signatory whose decision is asked for their link again: the one before is void. */
export const sendApprovalLinkHandler = (needs: Dependencies) =>
  handle(sendApprovalLink, async ({ tx, body, record }) => {
    const draft = await readDraftApproval(tx, needs, await lockFiling(tx, body.filingId));
    if (draft === undefined) return refuse('not-found');
    const { filing, company, content, approval } = draft;
    const { request, picture } = approval;
    const [signatory] = await listSignatoriesByIds(tx, [body.signatoryId]);
    const isAwaited = signatory !== undefined && picture.awaited.includes(signatory.id);
    if (filing.state !== 'draft' || request === undefined || !isAwaited)
      return refuse('approval-not-awaited');
    await sendLink(tx, needs, { request, signatoryId: signatory.id });
    record({
      companyId: company.id,
      subject: `${filing.form} ${company.number}`,
      details: { filingId: filing.id, sha256: request.contentSha256, signatory: signatory.email },
    });
    await tellScreens(tx, needs.live, filing);
    const shown = { filing, company, approval, contentSha256: content?.contentSha256 };
    return { entity: [await presentApproval(tx, needs, shown)] };
  });
