import type { CallName } from '@statbook/contract';
import { approvalCalls } from './approval/approval-calls.ts';

/** The calls by which pages show drafts, and what stands between them and their submission. */
export const draftCalls = [
  'getConfirmationStatementConfirmLaterDetails',
  'checkConfirmationStatement',
  'reviewConfirmationStatement',
  'getForm',
  'reviewForm',
  ...approvalCalls,
] as const satisfies readonly CallName[];
