import { createHmac } from 'node:crypto';
import { type ApprovalPicture, approvalOf, findPolicy } from '@statbook/domain/approvals';
import type { Platform } from '../../composition.ts';
import { canonicalJson } from '../../platform/activity/canonical-json.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hashContent } from '../attempt/freeze-attempt.ts';
import type { Filing } from '../filing-queries.ts';
import type { PreparedFiling } from '../form-preparer.ts';
import {
  type ApprovalDecisionRow,
  type ApprovalPolicy,
  type ApprovalRequest,
  approverIdOf,
  listDecisions,
  listLatestRequests,
  listPolicies,
} from './approval-queries.ts';
import type { ApprovedContent } from './approved-content.ts';

export type ApprovalDependencies = Pick<Platform, 'approvalKey'>;

/** Undefined while the filing is not ready. */
export function contentToApprove(
  { approvalKey }: ApprovalDependencies,
  filingId: string,
  prepared: PreparedFiling,
): ApprovedContent | undefined {
  if (!prepared.ok) return undefined;
  const { content, secrets } = prepared;
  const hasSecrets = Object.keys(secrets).length > 0;
  const sealed = () =>
    createHmac('sha256', approvalKey)
      .update(`${filingId}:${canonicalJson(secrets)}`)
      .digest('hex');
  return { contentSha256: hashContent(content), secretsMark: hasSecrets ? sealed() : '' };
}

/** Where a filing stands, with the rows that say so. */
export interface FilingApproval {
  readonly picture: ApprovalPicture;
  readonly request: ApprovalRequest | undefined;
  readonly decisions: readonly ApprovalDecisionRow[];
}

interface Question {
  readonly filing: Filing;
  readonly content: ApprovedContent | undefined;
  /** Who submits it now; who asked for the approval counts as well. */
  readonly submitter?: string;
}

/** Where a draft stands by the policies that are in force now. */
export async function readApproval(tx: Transaction, question: Question): Promise<FilingApproval> {
  const policies = await listPolicies(tx);
  const [request] = await listLatestRequests(tx, [question.filing.id]);
  const decisions = request === undefined ? [] : await listDecisions(tx, [request.id]);
  return judgeApproval({ ...question, policies, request, decisions });
}

interface Case extends Question {
  readonly policies: readonly ApprovalPolicy[];
  readonly request: ApprovalRequest | undefined;
  readonly decisions: readonly ApprovalDecisionRow[];
}

export function judgeApproval({
  filing,
  content,
  submitter,
  policies,
  request,
  decisions,
}: Case): FilingApproval {
  const rule = ruleOf(policies, filing);
  // Both parts together are what was asked about: a decision counts for the two.
  const asked = request && {
    contentSha256: keyOf(request),
    decisions: decisions.map((row) => ({
      userId: approverIdOf(row),
      decision: row.decision,
      contentSha256: keyOf(request),
    })),
  };
  const preparers = [request?.askedBy, submitter].filter((userId) => userId !== undefined);
  const contentSha256 = content === undefined ? null : keyOf(content);
  return { picture: approvalOf({ rule, asked, contentSha256, preparers }), request, decisions };
}

const keyOf = ({ contentSha256, secretsMark }: ApprovedContent) => `${contentSha256}:${secretsMark}`;

/** What the policies ask for a filing. */
export function ruleOf(
  policies: readonly ApprovalPolicy[],
  { companyId, form }: Pick<Filing, 'companyId' | 'form'>,
): ApprovalPolicy | undefined {
  return findPolicy(
    policies.filter(({ inForce }) => inForce),
    { companyId, form },
  );
}
