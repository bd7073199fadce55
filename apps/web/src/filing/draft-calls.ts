import type { CallName } from '@statbook/contract';

/** The calls by which pages show drafts, and what stands between them and their submission. */
export const draftCalls = [
  'getConfirmationStatementFacts',
  'getConfirmationStatementConfirmLaterDetails',
  'checkConfirmationStatement',
  'reviewConfirmationStatement',
  'getForms',
  'getForm',
  'reviewForm',
  'getFilingApproval',
] as const satisfies readonly CallName[];
