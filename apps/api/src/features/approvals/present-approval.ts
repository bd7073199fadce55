import { formNameOf } from '@statbook/domain/filing';
import type { ApprovalDecisionRow } from '../../filings/approval/approval-queries.ts';
import { listPeople } from '../../filings/approval/approval-queries.ts';
import type { FilingApproval } from '../../filings/approval/filing-approval.ts';
import type { Filing } from '../../filings/filing-queries.ts';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';

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
  formName: formNameOf(filing.form, company.number),
  companyId: company.id,
  companyName: company.name,
  companyNumber: company.number,
});

export async function presentApproval(tx: Transaction, { filing, company, approval, contentSha256 }: Shown) {
  const { picture, request, decisions } = approval;
  const people = await listPeople(tx, [
    ...picture.levels.flatMap(({ approvers }) => approvers),
    ...decisions.map(({ userId }) => userId),
    ...(request === undefined ? [] : [request.askedBy]),
  ]);
  const person = (id: string) => people.find(({ userId }) => userId === id);
  // What was decided before a change stays readable, and counts for nothing.
  const counted = picture.state === 'lapsed' ? [] : decisions;
  return {
    ...presentFiling(filing, company),
    state: picture.state,
    contentSha256,
    askedSha256: request?.contentSha256,
    askedBy: request && person(request.askedBy)?.fullName,
    askedAt: request?.askedAt.toISOString(),
    levels: picture.levels.map(({ needed, isComplete, approvers }) => ({
      needed,
      isComplete,
      approvers: approvers.map((userId) => {
        const decision = counted.find((each) => each.userId === userId);
        return {
          userId,
          fullName: person(userId)?.fullName ?? '',
          isActive: person(userId)?.status === 'active',
          decision: decision?.decision,
          decidedAt: decision?.decidedAt.toISOString(),
          isAwaited: picture.awaited.includes(userId),
        };
      }),
    })),
    needsAnother: picture.needsAnother,
    decisions: decisions.map((decision) => presentDecision(decision, person(decision.userId)?.fullName)),
  };
}

const presentDecision = (
  { decision, words, authority, decidedAt }: ApprovalDecisionRow,
  fullName: string | undefined,
) => ({ fullName: fullName ?? '', decision, words, authority, decidedAt: decidedAt.toISOString() });
