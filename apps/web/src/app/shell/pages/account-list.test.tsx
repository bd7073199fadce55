import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#api/api-problem.ts';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { SessionContext, useSessionPort } from '../../session-port.ts';
import { AccountList } from './account-list.tsx';
import { PlainPage } from './plain-page.tsx';

const harbour = { accountId: '1', accountName: 'Harbour', isInvitation: false, isCurrent: true };
const elsewhere = { accountId: '2', accountName: 'Elsewhere', isInvitation: true, isCurrent: false };

/** The list of somebody whose way into another account is refused by the server. */
function RefusedList({ refused }: { readonly refused: ApiProblem }) {
  const session = { ...useSessionPort(), workIn: () => Promise.reject(refused) };
  return (
    <SessionContext value={session}>
      <PlainPage>
        <PageHeader title="Your accounts" />
        <AccountList />
      </PlainPage>
    </SessionContext>
  );
}

describe('the accounts of a person', () => {
  it('lose an invitation that was withdrawn meanwhile, and say so', async () => {
    const answers = [[harbour, elsewhere], [harbour]];
    serveAnswers({ getAccounts: () => ({ body: { entity: answers.shift() ?? [] } }) });
    const refused = new ApiProblem(404, { code: 'not-found', detail: 'There is no such record.' });
    await new CompanyPageFixture().show(<RefusedList refused={refused} />);
    await setUpUser().click(await screen.findByRole('button', { name: /^Accept and open/ }));
    expect(await screen.findByText(/or the invitation has expired or was withdrawn/)).toBeDefined();
    await expect.poll(() => screen.queryByText('Elsewhere')).toBeNull();
    expect(screen.getByText('Harbour')).toBeDefined();
  });

  it('give the keyboard the title of the page when the account that it was at has gone', async () => {
    const answers = [[harbour, elsewhere], [harbour]];
    serveAnswers({ getAccounts: () => ({ body: { entity: answers.shift() ?? [] } }) });
    const refused = new ApiProblem(404, { code: 'not-found', detail: 'There is no such record.' });
    await new CompanyPageFixture().show(<RefusedList refused={refused} />);
    const user = setUpUser();
    (await screen.findByRole('button', { name: /^Accept and open/ })).focus();
    await user.keyboard('{Enter}');
    const title = screen.getByRole('heading', { level: 1, name: 'Your accounts' });
    await expect.poll(() => document.activeElement).toBe(title);
    expect(screen.queryByText('Elsewhere')).toBeNull();
  });

  it('stay on show, with the reason, while the server does not answer', async () => {
    serveAnswers({ getAccounts: () => ({ body: { entity: [harbour, elsewhere] } }) });
    const refused = new ApiProblem(503, { code: 'internal', detail: 'The database rests.' });
    await new CompanyPageFixture().show(<RefusedList refused={refused} />);
    await setUpUser().click(await screen.findByRole('button', { name: /^Accept and open/ }));
    expect(await screen.findByText('The database rests.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Accept and open/ })).toBeDefined();
  });
});
