import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import {
  collectToasts,
  givenTo,
  refuse,
  serveAnswers,
  setUpUser,
  tellLive,
} from '#testing/served-page.fixture.tsx';
import { ChangeReviewPage } from './change-review-page.tsx';

const personId = '11111111-1111-4111-8111-111111111111';
const changeId = '22222222-2222-4222-8222-222222222222';
const [bakery, mills, forge] = [
  '33333333-3333-4333-8333-333333333333',
  '44444444-4444-4444-8444-444444444444',
  '55555555-5555-4555-8555-555555555555',
];
const hash = 'a'.repeat(64);

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
  needsApproval: false,
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
  open: 3,
  all: [
    filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED'),
    filing(mills, 'NORTHERN MILLS LIMITED'),
    filing(forge, 'FORGE LIMITED', { approvalState: 'to-ask' }),
  ],
};

async function showReview(answers: Parameters<typeof serveAnswers>[0] = {}) {
  const received = serveAnswers({ getPersonChange: { entity: [change] }, ...answers });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(
    <main>
      <ChangeReviewPage changeId={changeId} />
    </main>,
    {
      access: ['viewCompany', 'editCompany', 'submitCompany'],
    },
  );
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

  it('is read again when a policy has changed', async () => {
    let approvalState = 'not-needed';
    const all = () => [filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED', { approvalState })];
    await showReview({ getPersonChange: () => ({ body: { entity: [{ ...change, all: all() }] } }) });
    expect(await screen.findByRole('button', { name: /^File/ })).toBeDefined();
    approvalState = 'to-ask';
    tellLive('approval-policy');
    expect(await screen.findByText('It has to be approved first')).toBeDefined();
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

  it('shows of one that is accepted what it changed, before and after', async () => {
    const accepted = { state: 'accepted', stateText: 'Accepted', isReady: false, contentSha256: null };
    const all = [filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED', accepted)];
    await showReview({ getPersonChange: { entity: [{ ...change, drafts: 0, open: 0, all }] } });
    const table = await screen.findByRole('table', {
      name: 'What CH01 of HARBOUR LIGHT BAKERY LIMITED changed',
    });
    const texts = (role: string) =>
      within(table)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(texts('columnheader')).toEqual(['What', 'Before this filing', 'After this filing']);
    expect(texts('cell')).toEqual(['England', 'Wales (changes)']);
  });

  it.each(['rejected', 'withdrawn'])('says of one that was %s what it would change', async (state) => {
    const ended = { state, stateText: state, isReady: false, contentSha256: null };
    const all = [filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED', ended)];
    await showReview({ getPersonChange: { entity: [{ ...change, drafts: 0, open: 0, all }] } });
    await screen.findByRole('table', { name: 'What CH01 of HARBOUR LIGHT BAKERY LIMITED changes' });
    expect(screen.queryByRole('columnheader', { name: 'Before this filing' })).toBeNull();
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

  it('leaves the focus at the title once the only draft is deleted', async () => {
    let isDeleted = false;
    const withdrawn = { state: 'withdrawn', stateText: 'Withdrawn', isReady: false, contentSha256: null };
    const { user, toasts } = await showReview({
      getPersonChange: () => {
        const all = [filing(bakery, 'HARBOUR LIGHT BAKERY LIMITED', isDeleted ? withdrawn : {})];
        return { body: { entity: [{ ...change, all, filings: 1, drafts: isDeleted ? 0 : 1, open: 0 }] } };
      },
      cancelPersonChange: () => {
        isDeleted = true;
        return { body: { entity: [{ deleted: 1, kept: 0 }] } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete all drafts' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    await expect.poll(() => toasts).toEqual(['A draft was deleted']);
    await expect.poll(() => document.activeElement?.textContent).toBe('Country of residence');
  });
});
