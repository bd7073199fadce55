import { askForApprovalHandler, getFilingApprovalHandler } from './ask-for-approval.ts';
import { decideApprovalsHandler } from './decide-approvals.ts';
import { getAskedApprovalsHandler } from './get-asked-approvals.ts';
import { getAwaitedApprovalsHandler } from './get-awaited-approvals.ts';
import { getApprovalPoliciesHandler, saveApprovalPolicyHandler } from './policies.ts';
import { decideByLinkHandler } from './links/decide-by-link.ts';
import { getApprovalByLinkHandler } from './links/get-approval-by-link.ts';
import { printByLinkHandler } from './links/print-by-link.ts';
import { sendApprovalLinkHandler } from './links/send-approval-link.ts';
import { printApprovalHandler } from './print-approval.ts';
import type { Dependencies } from './read-filing-approval.ts';
import { addSignatoryHandler } from './signatories.ts';

/** The calls by which what is sent is approved. */
export function approvalHandlers(needs: Dependencies) {
  return {
    getApprovalPolicies: getApprovalPoliciesHandler,
    saveApprovalPolicy: saveApprovalPolicyHandler(needs),
    getFilingApproval: getFilingApprovalHandler(needs),
    askForApproval: askForApprovalHandler(needs),
    getAskedApprovals: getAskedApprovalsHandler(needs),
    getAwaitedApprovals: getAwaitedApprovalsHandler(needs),
    decideApprovals: decideApprovalsHandler(needs),
    printApproval: printApprovalHandler(needs),
    addSignatory: addSignatoryHandler,
    sendApprovalLink: sendApprovalLinkHandler(needs),
    getApprovalByLink: getApprovalByLinkHandler(needs),
    decideByLink: decideByLinkHandler(needs),
    printByLink: printByLinkHandler(needs),
  };
}
