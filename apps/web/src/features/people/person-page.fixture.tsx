import type { AccessFlag } from '@statbook/contract';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { PersonPage } from './person-page.tsx';

export const [maraId, otherId] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
];
export const [bakery, mills] = [
  '33333333-3333-4333-8333-333333333333',
  '44444444-4444-4444-8444-444444444444',
];

/** One of two who may be the same. */
export const side = (personId: string, companyId: string, companyName: string) => ({
  personId,
  name: 'QUILL, Mara',
  companyId,
  companyName,
  companyNumber: '09990002',
  register: 'officer',
  registerKey: `${companyId} director`,
  roleText: 'Director',
  particulars: [{ label: 'Nationality', value: 'British' }],
});

/** A role of Mara in a company. */
export const role = (companyId: string, companyName: string, more: object = {}) => ({
  ...side(maraId, companyId, companyName),
  heldFrom: '2024-01-15',
  heldUntil: null,
  isCurrent: true,
  verification: {
    state: 'overdue',
    opensOn: null,
    dueOn: '2026-11-01',
    startsOn: null,
    endsOn: null,
    verifiedBy: null,
    preferredName: null,
  },
  link: null,
  details: [
    {
      name: 'QUILL, Mara',
      recordedAt: '2026-11-20T09:30:00.000Z',
      replacedAt: null,
      particulars: [{ label: 'Nationality', value: 'British' }],
    },
  ],
  ...more,
});

const linked = {
  link: {
    rule: 'decided',
    evidence: ['Same postcode LS1 4AP'],
    linkedBy: 'Ada Baker',
    linkedAt: '2026-11-20T10:00:00.000Z',
  },
  details: [
    {
      name: 'QUILL, Mara',
      recordedAt: '2026-11-20T09:30:00.000Z',
      replacedAt: null,
      particulars: [{ label: 'Nationality', value: 'Irish' }],
    },
    {
      name: 'QUILL, Mara',
      recordedAt: '2026-11-10T09:30:00.000Z',
      replacedAt: '2026-11-20T09:30:00.000Z',
      particulars: [{ label: 'Nationality', value: 'British' }],
    },
  ],
};

/** Mara, as the server has her. */
export const person = {
  personId: maraId,
  name: 'QUILL, Mara',
  kind: 'human',
  protection: 'none',
  said: null,
  hasSecrets: false,
  roles: [role(bakery, 'HARBOUR LIGHT BAKERY LIMITED'), role(mills, 'NORTHERN MILLS LIMITED', linked)],
  codeHeld: null,
  companiesElsewhere: 3,
  filings: [
    {
      filingId: '66666666-6666-4666-8666-666666666666',
      form: 'CH01',
      formName: 'Change of a director’s details',
      state: 'draft',
      companyId: bakery,
      companyName: 'HARBOUR LIGHT BAKERY LIMITED',
    },
  ],
  changes: [
    {
      changeId: '77777777-7777-4777-8777-777777777777',
      what: ['Service address'],
      begunAt: '2026-11-20T10:00:00.000Z',
      begunBy: 'Ada Baker',
      filings: 7,
      drafts: 5,
      open: 7,
    },
  ],
};

export type Answers = Parameters<typeof serveAnswers>[0];
export const mayAll: readonly AccessFlag[] = ['viewCompany', 'editCompany'];

/** The page of Mara, by a server that answers as given. */
export async function showPerson(answers: Answers = {}, access = mayAll) {
  const received = serveAnswers({
    getPerson: { entity: [person] },
    getCodeInvitation: {
      entity: [{ personId: maraId, needsCode: true, hasCode: true, email: null, invitation: null }],
    },
    getPersonDocuments: { entity: [{ isWhole: true, documents: [] }] },
    endPersonRole: { entity: [{ personId: maraId }] },
    keepPersonalCodes: { entity: [{ personId: maraId, isKept: true, message: null }] },
    endPersonalCode: { entity: [{ personId: maraId }] },
    showPersonalCode: { entity: [{ personalCode: 'ABC12345678' }] },
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<PersonPage personId={maraId} />, { access });
  return { user: setUpUser(), toasts, received };
}
