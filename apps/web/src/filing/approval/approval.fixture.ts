import { companyId } from '#testing/company-page.fixture.tsx';
import type { FilingApproval } from './use-filing-approval.ts';

type Approver = FilingApproval['levels'][number]['approvers'][number];

export const hash = 'a'.repeat(64);

const nell: Approver = {
  approverId: 'nell',
  fullName: 'Nell Ashby',
  isActive: true,
  mayDecide: true,
  decision: null,
  decidedAt: null,
  isAwaited: true,
  link: null,
};

/** An approval that one person is asked for. */
export const approval = (
  approver: Partial<Approver>,
  more: Partial<FilingApproval> = {},
): FilingApproval => ({
  filingId: companyId,
  form: 'AD01',
  formName: 'Change of registered office address',
  companyId,
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyNumber: '09990001',
  state: 'asked',
  contentSha256: hash,
  askedSha256: hash,
  askedBy: 'Idris Vane',
  askedAt: '2026-11-20T09:30:00.000Z',
  levels: [{ needed: 1, isComplete: false, approvers: [{ ...nell, ...approver }] }],
  canComplete: true,
  needsAnother: false,
  decisions: [],
  earlierDecisions: [],
  ...more,
});

export const refusal = {
  fullName: 'Nell Ashby',
  email: null,
  decision: 'refused' as const,
  words: 'Not our street.\nLook at the lease.',
  authority: null,
  decidedAt: '2026-11-19T10:00:00.000Z',
};
