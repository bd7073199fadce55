import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#api/api-problem.ts';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { SessionContext, useSessionPort } from '../../session-port.ts';
import { AccountList } from './account-list.tsx';

const harbour = { accountId: '1', accountName: 'Harbour', isInvitation: false, isCurrent: true };
const elsewhere = { accountId: '2', accountName: 'Elsewhere', isInvitation: true, isCurrent: false };

/** The list of somebody whose way into another account is refused by the server. */
function RefusedList() {
  const refused = new ApiProblem(404, { code: 'not-found', detail: 'There is no such record.' });
  const session = { ...useSessionPort(), workIn: () => Promise.reject(refused) };
  return (
    <SessionContext value={session}>
      <AccountList />
    </SessionContext>
  );
}

describe('the accounts of a person', () => {
  it('lose an invitation that was withdrawn meanwhile, and say so', async () => {
    const answers = [[harbour, elsewhere], [harbour]];
    serveAnswers({ getAccounts: () => ({ body: { entity: answers.shift() ?? [] } }) });
    await new CompanyPageFixture().show(<RefusedList />);
    await setUpUser().click(await screen.findByRole('button', { name: /^Accept and open/ }));
    expect(await screen.findByText(/or the invitation was withdrawn/)).toBeDefined();
    await expect.poll(() => screen.queryByText('Elsewhere')).toBeNull();
    expect(screen.getByText('Harbour')).toBeDefined();
  });
});
