import {
  type ApprovalRequest,
  insertDecision,
  type ApprovalDecisionRow,
} from '../../filings/approval/approval-queries.ts';
import { readApproval } from '../../filings/approval/filing-approval.ts';
import type { Caller } from '../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import type { Dependencies, DraftApproval } from './read-filing-approval.ts';
import { tellAsker, tellAwaited, tellScreens } from './tell-approval.ts';

/** What is said with a decision. */
export interface DecisionWords {
  readonly decision: ApprovalDecisionRow['decision'];
  readonly words?: string | undefined;
  readonly authority?: string | undefined;
}

/** A user, or a signatory by their link. */
type Decider =
  | { readonly userId: string; readonly fullName: string }
  | {
      readonly signatoryId: string;
      readonly fullName: string;
      readonly email: string;
      /** From where it came: nobody has signed in there. */
      readonly from: Pick<Caller, 'ip' | 'userAgent'>;
    };

/** A refusal wants its reason, an approval its authority. */
export function refuseWords({ decision, words, authority }: DecisionWords): Refusal | undefined {
  if (decision === 'refused' && !words)
    return refuse('invalid-request', { errors: { words: 'Say why you do not approve' } });
  if (decision === 'approved' && !authority)
    return refuse('invalid-request', {
      errors: { authority: 'Say under which authority you approve, such as director' },
    });
  return undefined;
}

/** What is decided on, and what was asked about it. */
export interface Decided extends DraftApproval {
  readonly request: ApprovalRequest;
}

interface Decision {
  readonly by: Decider;
  readonly words: DecisionWords;
  readonly requestId: string;
}

/** Stores what somebody has decided, and tells whom it concerns. */
export async function recordDecision(
  tx: Transaction,
  needs: Dependencies,
  { filing, company, request }: Decided,
  { by, words: { decision, words, authority }, requestId }: Decision,
): Promise<void> {
  const { accountId } = filing;
  const { contentSha256, secretsMark } = request;
  const given = { decision, words: words || null, authority: authority || null };
  const isUser = 'userId' in by;
  await insertDecision(tx, {
    accountId,
    companyId: company.id,
    requestId: request.id,
    contentSha256,
    ...(isUser ? { userId: by.userId } : ofSignatory(by)),
    ...given,
  });
  await needs.activity.record(tx, {
    accountId,
    actor: isUser ? `person:${by.userId}` : `signatory:${by.signatoryId}`,
    action: decision === 'approved' ? 'approval.given' : 'approval.refused',
    companyId: company.id,
    subject: `${filing.form} ${company.number}`,
    details: {
      filingId: filing.id,
      sha256: contentSha256,
      ...given,
      ...(!isUser && {
        by: by.fullName,
        email: by.email,
        byLink: true,
        ip: by.from.ip,
        device: describeDevice(by.from.userAgent),
      }),
    },
    requestId,
  });
  const approval = await readApproval(tx, { filing, content: { contentSha256, secretsMark } });
  await tellAwaited(tx, needs, { filing, approval });
  const decider = { id: isUser ? by.userId : by.signatoryId, fullName: by.fullName };
  await tellAsker(tx, needs.live, { filing, approval, by: decider });
  await tellScreens(tx, needs.live, filing);
}

/** As much of what a browser calls itself as a session keeps of it. */
const userAgentLength = 300;

const ofSignatory = ({ signatoryId, from }: Extract<Decider, { signatoryId: string }>) => ({
  signatoryId,
  givenIp: from.ip,
  givenUserAgent: from.userAgent.slice(0, userAgentLength),
});
