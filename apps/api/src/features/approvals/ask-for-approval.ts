import type { BodyOf } from '@statbook/contract';
import { askForApproval, getFilingApproval } from '@statbook/contract/calls';
import { insertRequest } from '../../filings/approval/approval-queries.ts';
import { readApproval } from '../../filings/approval/filing-approval.ts';
import { findFilingCompany } from '../../filings/filing-company-queries.ts';
import { type Filing, findFiling, lockFiling } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { presentApproval } from './present-approval.ts';
import {
  type Dependencies,
  type DraftApproval,
  readDraftApproval,
  readSentApproval,
} from './read-filing-approval.ts';
import { tellAwaited, tellScreens } from './tell-approval.ts';

export const getFilingApprovalHandler = (needs: Dependencies) =>
  handle(getFilingApproval, async ({ tx, query }) => {
    const shown = await readShown(tx, needs, await findFiling(tx, query.filingId));
    return shown instanceof Refusal ? shown : { entity: [await presentApproval(tx, needs, shown)] };
  });

/**
 * A draft with what would be sent now, and anything else with what was. Where no policy asks for an approval it is not put
 * together: the pages of a form ask after every step.
 */
export async function readShown(tx: Transaction, needs: Dependencies, filing: Filing | undefined) {
  const company = filing && (await findFilingCompany(tx, filing.companyId));
  if (filing === undefined || company === undefined) return refuse('not-found');
  if (filing.state !== 'draft') return { filing, company, ...(await readSentApproval(tx, filing)) };
  const approval = await readApproval(tx, { filing, content: undefined });
  if (approval.picture.state === 'not-needed') return { filing, company, approval, contentSha256: undefined };
  const draft = await readDraftApproval(tx, needs, filing);
  if (draft === undefined) return refuse('not-found');
  return { ...draft, contentSha256: draft.content?.contentSha256 };
}

/** What stands against asking: it is not what the person has seen, not ready, or nobody has to be asked. */
function refuseRequest(
  { filing, prepared, content, approval }: DraftApproval,
  { draftVersion, contentAccepted }: BodyOf<typeof askForApproval>,
): Refusal | undefined {
  if (filing.state !== 'draft' || prepared === undefined)
    return refuse('filing-not-submittable', { facts: { state: filing.state } });
  if (filing.draftVersion !== draftVersion) return refuse('changed-meanwhile');
  if (!prepared.ok) {
    const { errors, blockers } = prepared;
    return refuse('filing-incomplete', { errors, facts: { blockers }, detail: blockers[0]?.message });
  }
  if (content?.contentSha256 !== contentAccepted) return refuse('changed-meanwhile');
  const { state } = approval.picture;
  if (state === 'not-needed') return refuse('approval-not-needed');
  return state === 'asked' || state === 'approved' ? refuse('approval-asked-already') : undefined;
}

/** What is sent, line by line, as the receipt will show it. */
function linesOf({ forms }: Dependencies, { form }: Filing, content: unknown) {
  const lines = forms[form]?.describe(content) ?? [];
  return lines.map(({ section, label, value }) => ({ section, label, value }));
}

/** Stores what is shown as it is asked about, and tells who decides first. */
export const askForApprovalHandler = (needs: Dependencies) =>
  handle(askForApproval, async ({ tx, body, person, record }) => {
    const draft = await readDraftApproval(tx, needs, await lockFiling(tx, body.filingId));
    if (draft === undefined) return refuse('not-found');
    const { filing, company, prepared, content, approval } = draft;
    const refusal = refuseRequest(draft, body);
    if (refusal !== undefined) return refusal;
    if (!prepared?.ok || content === undefined) throw new Error('What is not ready was not refused.');
    await insertRequest(tx, {
      accountId: filing.accountId,
      companyId: company.id,
      filingId: filing.id,
      ordinal: (approval.request?.ordinal ?? 0) + 1,
      form: filing.form,
      ...content,
      lines: linesOf(needs, filing, prepared.content),
      changes: prepared.changes,
      askedBy: person.userId,
    });
    record({
      companyId: company.id,
      subject: `${filing.form} ${company.number}`,
      details: { filingId: filing.id, sha256: content.contentSha256 },
    });
    const asked = await readDraftApproval(tx, needs, filing);
    if (asked === undefined) throw new Error('The request was not stored.');
    await tellAwaited(tx, needs, { filing, approval: asked.approval });
    await tellScreens(tx, needs.live, filing);
    const shown = { filing, company, approval: asked.approval, contentSha256: content.contentSha256 };
    return { entity: [await presentApproval(tx, needs, shown)] };
  });
