import { canComplete } from '@statbook/domain/approvals';
import { formNameOf } from '@statbook/domain/filing';
import type { Platform } from '../../composition.ts';
import {
  type ApprovalDecisionRow,
  approverIdOf,
  listEarlierDecisions,
} from '../../filings/approval/approval-queries.ts';
import { type Approver, listApprovers, listDeciders } from '../../filings/approval/approver-queries.ts';
import type { FilingApproval } from '../../filings/approval/filing-approval.ts';
import type { Filing } from '../../filings/filing-queries.ts';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type ApprovalLink, listLinks } from './links/link-queries.ts';

interface Shown {
  readonly filing: Filing;
  readonly company: CompanyInReach;
  readonly approval: FilingApproval;
  /** Of what would be sent, or was; undefined while it is not ready. */
  readonly contentSha256: string | undefined;
}

/** What is filed, and of which company. */
export const presentFiling = (filing: Filing, company: CompanyInReach) => ({
  filingId: filing.id,
  form: filing.form,
  formName: formNameOf(filing.form, company.number, company.type),
  companyId: company.id,
  companyName: company.name,
  companyNumber: company.number,
});

export async function presentApproval(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  { filing, company, approval, contentSha256 }: Shown,
) {
  const { picture, request, decisions } = approval;
  const levelIds = picture.levels.flatMap((level) => level.approvers);
  const requests = request === undefined ? [] : [request];
  const earlier = (await listEarlierDecisions(tx, requests)).map(({ decision }) => decision);
  const approvers = await listApprovers(tx, [
    ...levelIds,
    ...earlier.map(approverIdOf),
    ...decisions.map(approverIdOf),
    ...requests.map(({ askedBy }) => askedBy),
  ]);
  const deciders = await listDeciders(tx, { ids: levelIds, companyId: company.id });
  const approver = (id: string) => approvers.find(({ approverId }) => approverId === id);
  const links = request === undefined ? [] : await listLinks(tx, request.id);
  const now = clock.now();
  // What was decided before a change stays readable, and counts for nothing.
  const counted = picture.state === 'lapsed' ? [] : decisions;
  return {
    ...presentFiling(filing, company),
    state: picture.state,
    contentSha256,
    askedSha256: request?.contentSha256,
    askedBy: request && approver(request.askedBy)?.fullName,
    askedAt: request?.askedAt.toISOString(),
    levels: picture.levels.map(({ needed, isComplete, approvers: ids }) => ({
      needed,
      isComplete,
      approvers: ids.map((approverId) => {
        const who = approver(approverId);
        const decision = counted.find((each) => approverIdOf(each) === approverId);
        const link = links.find(({ signatoryId }) => signatoryId === approverId);
        return {
          approverId,
          fullName: who?.fullName ?? '',
          isActive: who?.isActive ?? false,
          mayDecide: deciders.has(approverId),
          decision: decision?.decision,
          decidedAt: decision?.decidedAt.toISOString(),
          isAwaited: picture.awaited.includes(approverId),
          link: who && presentLink(who, { link, now }),
        };
      }),
    })),
    canComplete: canComplete(picture, deciders),
    needsAnother: picture.needsAnother,
    decisions: decisions.map((decision) => presentDecision(decision, approver(approverIdOf(decision)))),
    earlierDecisions: earlier.map((decision) => presentDecision(decision, approver(approverIdOf(decision)))),
  };
}

/** Undefined for a user. */
function presentLink(
  { approverId, email }: Approver,
  { link, now }: { link: ApprovalLink | undefined; now: Date },
) {
  if (email === undefined) return undefined;
  return {
    signatoryId: approverId,
    email,
    state: linkStateOf(link, now),
    sentAt: link?.sentAt?.toISOString(),
    expiresAt: link?.expiresAt.toISOString(),
  };
}

type LinkState = 'none' | 'sending' | 'sent' | 'expired' | 'used';

function linkStateOf(link: ApprovalLink | undefined, now: Date): LinkState {
  if (link === undefined) return 'none';
  if (link.usedAt !== null) return 'used';
  if (link.expiresAt <= now) return 'expired';
  return link.sentAt === null ? 'sending' : 'sent';
}

export const presentDecision = (
  { decision, words, authority, decidedAt }: ApprovalDecisionRow,
  by: Approver | undefined,
) => ({
  fullName: by?.fullName ?? '',
  email: by?.email,
  decision,
  words,
  authority,
  decidedAt: decidedAt.toISOString(),
});
