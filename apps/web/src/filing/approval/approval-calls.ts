import type { CallName } from '@statbook/contract';

/** The calls that say where an approval stands: to who asked, to who decides, on the page of the filing, and where its draft is named. */
export const approvalCalls = [
  'getFilingApproval',
  'getAwaitedApprovals',
  'getAskedApprovals',
  'getCompanyOverview',
  'getForms',
  'getDiaryDates',
  'getConfirmationStatementFacts',
] as const satisfies readonly CallName[];
