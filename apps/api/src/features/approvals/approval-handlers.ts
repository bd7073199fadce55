import { askForApprovalHandler, getFilingApprovalHandler } from './ask-for-approval.ts';
import { decideApprovalsHandler } from './decide-approvals.ts';
import { getAwaitedApprovalsHandler } from './get-awaited-approvals.ts';
import { getApprovalPoliciesHandler, saveApprovalPolicyHandler } from './policies.ts';
import { printApprovalHandler } from './print-approval.ts';
import type { Dependencies } from './read-filing-approval.ts';

/** The calls by which what is sent is approved. */
export function approvalHandlers(needs: Dependencies) {
  return {
    getApprovalPolicies: getApprovalPoliciesHandler,
    saveApprovalPolicy: saveApprovalPolicyHandler,
    getFilingApproval: getFilingApprovalHandler(needs),
    askForApproval: askForApprovalHandler(needs),
    getAwaitedApprovals: getAwaitedApprovalsHandler(needs),
    decideApprovals: decideApprovalsHandler(needs),
    printApproval: printApprovalHandler(needs),
  };
}
