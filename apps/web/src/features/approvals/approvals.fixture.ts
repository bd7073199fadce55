import type { CallReply } from '#api/call-types.ts';

type Linked = CallReply<'getApprovalByLink'>['entity'][number];

/** What a link that is open leads to. */
export const openLink: Linked = {
  state: 'open',
  signatoryName: 'Ada Fenwick',
  askedBy: 'Mara Quill',
  accountName: 'Harbour Company Secretaries',
  askedAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-12-04T09:30:00.000Z',
  form: 'AD01',
  formName: 'Change of registered office address',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyNumber: '09990001',
  contentSha256: '0123456789abcdef'.repeat(4),
  hasSecrets: true,
  rows: [{ section: 'Address', label: 'Postcode', value: 'LS1 4DY' }],
  changes: [{ label: 'Registered office', now: ['1 Quay Street'], after: ['4 Park Row'] }],
  decision: null,
};

/** The same once it can no longer be used. */
export const closedLink = (state: Exclude<Linked['state'], 'open'>, more: Partial<Linked> = {}): Linked => ({
  ...openLink,
  state,
  hasSecrets: false,
  rows: [],
  changes: [],
  ...more,
});

export const policies: CallReply<'getApprovalPolicies'> = {
  entity: [
    {
      policyId: '22222222-2222-4222-8222-222222222222',
      companyId: null,
      companyName: null,
      companyNumber: null,
      form: null,
      version: 1,
      levels: [{ approvers: ['ada', 'idris'], needed: 1 }],
      mayApproveAlone: [],
      savedBy: 'Mara Quill',
      savedAt: '2026-11-20T09:30:00.000Z',
    },
  ],
  people: [{ userId: 'idris', fullName: 'Idris Vane', isActive: true }],
  signatories: [{ signatoryId: 'ada', fullName: 'Ada Fenwick', email: 'ada@bakery.example' }],
};

const asked = {
  requestId: '33333333-3333-4333-8333-333333333333',
  filingId: '44444444-4444-4444-8444-444444444444',
  form: 'AD01',
  formName: 'Change of registered office address',
  companyId: '11111111-1111-4111-8111-111111111111',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyNumber: '09990001',
  askedAt: '2026-11-20T09:30:00.000Z',
} as const;

/** Something that awaits the reader's decision. */
export const awaitedApproval: CallReply<'getAwaitedApprovals'>['entity'][number] = {
  ...asked,
  contentSha256: openLink.contentSha256,
  askedBy: 'Mara Quill',
  level: 1,
  levels: 1,
  hasSecrets: false,
  rows: openLink.rows,
  changes: openLink.changes,
  earlierDecisions: [],
};

/** Something that was asked for, whose decision is to come. */
export const askedApproval: CallReply<'getAskedApprovals'>['entity'][number] = {
  ...asked,
  state: 'asked',
  awaited: [],
  canComplete: true,
  decisions: [],
};
