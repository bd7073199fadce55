import type { CallName } from '@statbook/contract';
import type { CallReply } from '#api/call-types.ts';
import { approvalCalls } from '#filing/approval/approval-calls.ts';

export type AwaitedApproval = CallReply<'getAwaitedApprovals'>['entity'][number];

/** What shows approvals, read again after a decision. */
export const decisionCalls = [...approvalCalls, 'getNotifications'] as const satisfies readonly CallName[];

/** "AD01 Change of registered office address: HARBOUR LIGHT BAKERY LIMITED". */
export const awaitedTitle = ({ form, formName, companyName }: AwaitedApproval) =>
  `${form} ${formName}: ${companyName}`;
