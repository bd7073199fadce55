import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { ChangePage } from './change-page.tsx';
import { ChangeReviewPage } from './change-review-page.tsx';

const personId = '11111111-1111-4111-8111-111111111111';
const changeId = '22222222-2222-4222-8222-222222222222';
const [bakery, mills, forge] = [
  '33333333-3333-4333-8333-333333333333',
  '44444444-4444-4444-8444-444444444444',
  '55555555-5555-4555-8555-555555555555',
];
const hash = 'a'.repeat(64);

const field = (path: string, label: string, more: object = {}) => ({
  path,
  label,
  kind: 'text',
  hint: null,
  isOptional: false,
  maxLength: 50,
  options: [],
  isSecret: false,
  decidesFields: false,
  currencyAt: null,
  autocomplete: null,
  ...more,
});

const role = (companyId: string, companyName: string, more: object = {}) => ({
  companyId,
  companyName,
  companyNumber: '09990001',
  register: 'officer',
  registerKey: 'mara',
  roleText: 'Director',
  form: 'CH01',
  formName: 'Change of a director’s details',
  likeness: 'same',
  whyNot: null,
  openFilingId: null,
  note: null,
  isPreselected: true,
  changes: [{ label: 'Country of residence', now: ['England'], after: ['Wales'] }],
  dueOn: '2026-12-03',
  ...more,
});

const plan = {
  sections: [
    { title: 'The change', hint: null, repeated: null, fields: [field('changedOn', 'Date of the change')] },
    {
      title: 'New home',
      hint: null,
      repeated: null,
      fields: [field('residentialAddress.premise', 'Building name or number', { isSecret: true })],
    },
  ],
  known: {},
  secretsHeld: [{ path: 'residentialAddress.premise', masked: 'Given' }],
  errors: [],
  roles: [
    role(bakery, 'HARBOUR LIGHT BAKERY LIMITED'),
    role(mills, 'NORTHERN MILLS LIMITED', { likeness: 'other', isPreselected: false }),
    role(forge, 'FORGE LIMITED', { isPreselected: false, whyNot: 'This role has ended.' }),
  ],
  companiesElsewhere: 2,
};

type Answers = Parameters<typeof serveAnswers>[0];

async function showChange(answers: Answers = {}) {
  const received = serveAnswers({
    getPerson: { entity: [] },
    planPersonChange: { entity: [plan] },
    beginPersonChange: { entity: [{ changeId, filings: [{ companyId: bakery, filingId: bakery }] }] },
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<ChangePage personId={personId} />, {
    access: ['viewCompany', 'editCompany'],
  });
  return { user: setUpUser(), toasts, received };
}

describe('a change of a person', () => {
  it('is begun in the companies that are chosen, under one key, however often it is sent', async () => {
    let isFirst = true;
    const answer = () => {
      if (!isFirst)
        return { body: { entity: [{ changeId, filings: [{ companyId: bakery, filingId: bakery }] }] } };
      isFirst = false;
      return refuse('No answer came', { status: 422 });
    };
    const { user, toasts, received } = await showChange({ beginPersonChange: answer });
    await user.type(await screen.findByLabelText('Date of the change'), '20 11 2026');
    expect(screen.getByLabelText('Building name or number')).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Choose the companies' }));

    const same = await screen.findByRole('checkbox', { name: /^HARBOUR LIGHT BAKERY LIMITED/ });
    expect(same).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: /^NORTHERN MILLS/ })).toHaveProperty('checked', false);
    expect(screen.queryByRole('checkbox', { name: /^FORGE/ })).toBeNull();
    expect(screen.getByText('This role has ended.')).toBeDefined();
    expect(screen.getByText('Also in 2 companies that you do not see.')).toBeDefined();
    expect(
      screen.getAllByText(/^Country of residence: now England; then Wales\. Last day .*2026\.$/),
    ).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Start the drafts' }));
    expect(await screen.findAllByText('No answer came')).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Start the drafts' }));
    await expect.poll(() => toasts).toEqual(['A draft was started']);
    const sent = givenTo(received, 'beginPersonChange') as { key: string; roles: object[] }[];
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[1]?.roles).toEqual([{ companyId: bakery, register: 'officer', registerKey: 'mara' }]);
  });

  it('asks before it is left while the companies are chosen, and on the way back: nothing is kept yet', async () => {
    const { user } = await showChange();
    await user.type(await screen.findByLabelText('Date of the change'), '20 11 2026');
    await user.click(screen.getByRole('button', { name: 'Choose the companies' }));
    await screen.findByRole('checkbox', { name: /^HARBOUR LIGHT BAKERY LIMITED/ });
    const leave = () => user.click(screen.getByRole('link', { name: 'Person' }));
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Leave without starting the drafts' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Date of the change')).toHaveProperty('value', '20 11 2026');
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Leave without starting the drafts' })).toBeDefined();
  });

  it('is gone on with by keyboard at the start of each of its pages', async () => {
    const { user } = await showChange();
    const hasFocus = (part: HTMLElement) => part.contains(document.activeElement);
    await user.click(await screen.findByRole('button', { name: 'Choose the companies' }));
    const companies = await screen.findByRole('region', { name: 'Companies' });
    expect(document.activeElement?.contains(companies) && !hasFocus(companies)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const date = await screen.findByLabelText('Date of the change');
    expect(document.activeElement?.contains(date)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says what is wrong at its question, and asks for one company at least', async () => {
    const errors = [{ path: 'changedOn', code: 'missing', message: 'Enter the date of the change' }];
    let isWrong = false;
    const planned = () => {
      const reply = { body: { entity: [{ ...plan, errors: isWrong ? errors : [] }] } };
      isWrong = !isWrong;
      return reply;
    };
    const { user } = await showChange({ planPersonChange: planned });
    await user.click(await screen.findByRole('button', { name: 'Choose the companies' }));
    expect(await screen.findAllByText('Enter the date of the change')).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Choose the companies' }));
    await user.click(await screen.findByRole('checkbox', { name: /^HARBOUR LIGHT BAKERY LIMITED/ }));
    await user.click(screen.getByRole('button', { name: 'Start the drafts' }));
    expect(await screen.findAllByText('Choose at least one company')).not.toEqual([]);
  });
});

const filing = (companyId: string, companyName: string, more: object = {}) => ({
  filingId: companyId,
  companyId,
  companyNumber: '09990001',
  companyName,
  form: 'CH01',
  formName: 'Change of a director’s details',
  way: 'software',
  state: 'draft',
  stateText: 'Draft',
  version: 1,
  isReady: true,
  errors: [],
  blockers: [],
  warnings: [],
  dueOn: '2026-12-03',
  roleText: 'Director',
  changes: [{ label: 'Country of residence', now: ['England'], after: ['Wales'] }],
  contentSha256: hash,
  approvalState: 'not-needed',
  ...more,
});

const change = {
  changeId,
  personId,
  personName: 'QUILL, Mara',
  what: ['Country of residence'],
  begunAt: '2026-11-20T10:00:00.000Z',
  begunBy: 'Ada Baker',
  filings: 3,
  drafts: 3,
  all: [
    filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED'),
    filing(mills, 'NORTHERN MILLS LIMITED'),
    filing(forge, 'FORGE LIMITED', { approvalState: 'to-ask' }),
  ],
};

async function showReview(answers: Answers = {}) {
  const received = serveAnswers({ getPersonChange: { entity: [change] }, ...answers });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<ChangeReviewPage changeId={changeId} />, {
    access: ['viewCompany', 'editCompany', 'submitCompany'],
  });
  return { user: setUpUser(), toasts, received };
}

describe('the one review of a change', () => {
  it('files what is ready as it stands, and says which was refused', async () => {
    const { user, toasts, received } = await showReview({
      submitFilings: {
        entity: [
          { filingId: bakery, state: 'queued', refusal: null },
          {
            filingId: mills,
            state: null,
            refusal: { code: 'changed-meanwhile', message: 'Changed meanwhile.' },
          },
        ],
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Country of residence' })).toBeDefined();
    expect(screen.getByText('It has to be approved first')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /authorised to file them/ }));
    await user.click(screen.getByRole('button', { name: 'File 2 notices with Companies House' }));
    expect(await screen.findByText('NORTHERN MILLS LIMITED, CH01: Changed meanwhile.')).toBeDefined();
    expect(toasts).toEqual(['One notice was filed']);
    expect(givenTo(received, 'submitFilings')).toEqual([
      {
        filings: [bakery, mills].map((filingId) => ({ filingId, draftVersion: 1, contentAccepted: hash })),
      },
    ]);
  });

  it.each([
    ['asked', 'Its approval is asked for', 'See who is to come'],
    ['refused', 'It was not approved', 'See why, and ask again'],
    ['lapsed', 'Its approval has lapsed', 'Ask for the approval again'],
  ])('says of one whose approval is %s what is next', async (approvalState, title, act) => {
    const all = [filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED', { approvalState })];
    await showReview({ getPersonChange: { entity: [{ ...change, all }] } });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByRole('link', { name: act }).getAttribute('href')).toMatch(/step=review$/);
    expect(screen.queryByRole('button', { name: /^File/ })).toBeNull();
  });

  it('asks for every approval that is missing in one act, and says what became of each', async () => {
    const all = [
      filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED', { approvalState: 'to-ask' }),
      filing(mills, 'NORTHERN MILLS LIMITED', { approvalState: 'lapsed' }),
      filing(forge, 'FORGE LIMITED', { approvalState: 'refused' }),
      filing(changeId, 'QUAY LIMITED', { approvalState: 'to-ask', isReady: false, contentSha256: null }),
    ];
    const asked = new Set<string>();
    const { user, received } = await showReview({
      getPersonChange: () => ({
        body: {
          entity: [
            {
              ...change,
              all: all.map((each) => (asked.has(each.filingId) ? { ...each, approvalState: 'asked' } : each)),
            },
          ],
        },
      }),
      askForApproval: ({ filingId }) => {
        if (filingId === mills) return refuse('Changed meanwhile.', { status: 409 });
        asked.add(filingId);
        return { body: { entity: [] } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for the approval of 2 notices' }));
    const outcome = await screen.findByRole('status');
    await expect.poll(() => outcome.isConnected && outcome.textContent).toContain('not asked for everywhere');
    const items = within(outcome).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'HARBOUR LIGHT BAKERY LIMITED, CH01: asked for.',
      'NORTHERN MILLS LIMITED, CH01: Changed meanwhile.',
    ]);
    expect(givenTo(received, 'askForApproval')).toEqual(
      [bakery, mills].map((filingId) => ({ filingId, draftVersion: 1, contentAccepted: hash })),
    );
    expect(screen.getByRole('button', { name: 'Ask for the approval of one notice' })).toBeDefined();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says of one that was rejected by when it is still due, and leads to the reason', async () => {
    const rejected = { state: 'rejected', stateText: 'Rejected', isReady: false, contentSha256: null };
    const all = [filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED', rejected)];
    await showReview({ getPersonChange: { entity: [{ ...change, drafts: 0, all }] } });
    expect(await screen.findByText('Companies House rejected it')).toBeDefined();
    expect(screen.getByText(/Last day to file/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See why, and correct it' }).getAttribute('href')).toBe(
      `/submissionstatus/status/${bakery}`,
    );
  });

  it('deletes all drafts once that was asked', async () => {
    const { user, toasts, received } = await showReview({
      cancelPersonChange: { entity: [{ deleted: 3, kept: 0 }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete all drafts' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the drafts' }));
    await expect.poll(() => toasts).toEqual(['3 drafts were deleted']);
    expect(givenTo(received, 'cancelPersonChange')).toEqual([{ changeId }]);
  });
});
