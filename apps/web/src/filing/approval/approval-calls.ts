import type { CallName } from '@statbook/contract';

/** The calls that say where an approval stands: to who asked, to who decides, and on the page of the filing. */
export const approvalCalls = [
  'getFilingApproval',
  'getAwaitedApprovals',
  'getAskedApprovals',
] as const satisfies readonly CallName[];
