import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import type { AccountActivityAddress } from './account-activity-address.ts';
import { AccountActivityPage, UserActivityCard } from './account-activity-page.tsx';

const agentId = '44444444-1111-4111-8111-111111111111';
const act = {
  sequence: 7,
  at: '2026-11-20T09:30:00.000Z',
  kind: 'users',
  action: 'agent.invited',
  text: 'User invited',
  subject: 'Idris Vane',
  by: 'Mara Quill',
};
const found = { entity: [act], total: 1, isLimited: false };

async function show(start: AccountActivityAddress = {}, answer: object = found) {
  const received = serveAnswers({ getAccountActivity: answer });
  await new CompanyPageFixture().show(<WithAddress page={AccountActivityPage} start={start} />);
  return { user: setUpUser(), given: () => givenTo(received, 'getAccountActivity') };
}

describe('the activity of the account', () => {
  it('says what was done, to whom, by whom and when, and is narrowed by kind', async () => {
    const { user, given } = await show();
    const row = within(await screen.findByRole('row', { name: /User invited/ }));
    expect(row.getByText('Idris Vane')).toBeDefined();
    expect(row.getByText('Mara Quill')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign-ins' }));
    await expect.poll(given).toEqual([
      { page: '1', pageSize: '50' },
      { type: 'sign-ins', page: '1', pageSize: '50' },
    ]);
  });

  it('of one user is left by its chip', async () => {
    const { user, given } = await show({ agent: agentId });
    await user.click(await screen.findByRole('button', { name: 'One user only' }));
    await expect.poll(given).toMatchObject([{ agentId }, { page: '1' }]);
    expect(screen.queryByRole('button', { name: 'One user only' })).toBeNull();
  });

  it('is not shown to whoever sees chosen companies, and says so', async () => {
    await show({}, { entity: [], total: 0, isLimited: true });
    expect(await screen.findByText('Not for users of chosen companies')).toBeDefined();
  });
});

it('the card of a user who did nothing speaks of no kind', async () => {
  serveAnswers({ getAccountActivity: { ...found, entity: [], total: 0 } });
  await new CompanyPageFixture().show(<UserActivityCard agentId={agentId} />);
  expect(await screen.findByText('Nothing was done yet.')).toBeDefined();
});

it('the card of a user leads to all that they did', async () => {
  serveAnswers({ getAccountActivity: { ...found, total: 12 } });
  await new CompanyPageFixture().show(<UserActivityCard agentId={agentId} />);
  const link = await screen.findByRole('link', { name: 'All activity of this user' });
  expect(link.getAttribute('href')).toBe(`/setting/activity?agent=${agentId}`);
});
