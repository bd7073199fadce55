import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { ApprovalsPage } from './approvals-page.tsx';
import { askedApproval, awaitedApproval } from './approvals.fixture.ts';

type Answers = Parameters<typeof serveAnswers>[0];

async function show(answers: Answers, access: readonly AccessFlag[] = ['viewCompany']) {
  const received = serveAnswers(answers);
  await new CompanyPageFixture().show(<ApprovalsPage />, { access });
  return { user: setUpUser(), given: (name: keyof Answers) => givenTo(received, name) };
}

const refusal = {
  fullName: 'Nell Ashby',
  email: null,
  decision: 'refused',
  words: 'Not our street',
  authority: null,
  decidedAt: '2026-11-21T10:00:00.000Z',
} as const;

describe('what awaits one', () => {
  it('says why it was refused before', async () => {
    const awaited = { ...awaitedApproval, earlierDecisions: [refusal] };
    await show({ getAwaitedApprovals: { entity: [awaited] } }, ['viewCompany']);
    expect(await screen.findByText('Refused before')).toBeDefined();
    expect(screen.getByText('Not our street')).toBeDefined();
  });
});

describe('a decision', () => {
  it.each([
    ['that is no longer asked for has the page read again', 409, 2],
    ['without an answer leaves the page as it was', 503, 1],
  ])('%s', async (_, status, readings) => {
    const { user, given } = await show(
      {
        getAwaitedApprovals: { entity: [awaitedApproval] },
        decideApprovals: () => refuse('It was not taken.', { status }),
      },
      ['viewCompany'],
    );
    await user.click(await screen.findByRole('button', { name: /^Refuse/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Not our street');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText(/It was not taken\./)).toBeDefined();
    await expect.poll(() => given('getAwaitedApprovals')).toHaveLength(readings);
  });
});

describe('what one asked to have approved', () => {
  const inLines = { ...refusal, words: 'Not our street.\nLook at the lease.' };
  const nell = { fullName: 'Nell Ashby', mayDecide: true };

  it.each([
    ['asked', { awaited: [nell] }, 'To come', 'Still to decide: Nell Ashby.'],
    ['asked', { awaited: [nell], canComplete: false }, 'Too few can approve', /^Too few of those/],
    ['lapsed', { canComplete: false }, 'Lapsed', /Too few of those who are named/],
    ['refused', { decisions: [refusal] }, 'Refused', 'Nell Ashby:Not our street'],
    ['refused', { decisions: [inLines] }, 'Refused', 'Nell Ashby:Not our street.Look at the lease.'],
    ['lapsed', {}, 'Lapsed', /ask again\.$/],
    ['approved', {}, 'Approved', 'It can be filed as it is.'],
    ['not-needed', {}, 'Not needed', /it can be filed\.$/],
  ] as const)(
    'says of what is %s, with %j, where it stands and what is next',
    async (state, more, badge, next) => {
      const asked = { ...askedApproval, state, ...more };
      await show({ getAwaitedApprovals: { entity: [] }, getAskedApprovals: { entity: [asked] } }, [
        'viewCompany',
        'submitCompany',
      ]);
      const list = within(await screen.findByRole('region', { name: 'What you asked to have approved' }));
      expect(await list.findByText(badge)).toBeDefined();
      const item = list.getByRole('listitem').textContent;
      expect(item).toContain('AD01 Change of registered office address');
      if (typeof next === 'string') expect(item).toContain(next);
      else expect(item.replace(badge, '')).toMatch(new RegExp(next.source.replace('^', '')));
      expect(list.getByRole('link').getAttribute('href')).toMatch(/step=review$/);
    },
  );

  it('is not asked of who may ask nobody', async () => {
    const { given } = await show({ getAwaitedApprovals: { entity: [] } }, ['viewCompany']);
    expect(await screen.findByText('Nothing to approve')).toBeDefined();
    expect(given('getAskedApprovals')).toEqual([]);
  });
});
