import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { company } from './company.fixture.ts';
import { RefreshButton, RefreshOutcome, useRefresh } from './refresh-company.tsx';

const facts = {
  registeredName: 'TIDEWATER JOINERY LIMITED',
  registeredOn: '2017-11-15',
  registeredType: 'Private company limited by shares',
  registeredOffice: '4, Copper Street, Bristol',
};

function Record() {
  const refresh = useRefresh(company.companyId);
  return (
    <>
      <RefreshButton refresh={refresh} isFirst />
      <RefreshOutcome refresh={refresh} company={company} showsChanges={false} />
    </>
  );
}

it('shows both companies where the register has another name, and takes its one over only when told to', async () => {
  const received = serveAnswers({
    refreshCompany: () => refuse('Another name.', { status: 409, code: 'company-name-differs', facts }),
  });
  await new CompanyPageFixture().show(<Record />);
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: 'Read from Companies House' }));
  const office = await screen.findByRole('row', { name: /Registered office/ });
  expect(office.textContent).toContain(facts.registeredOffice);
  expect(screen.getByRole('row', { name: /Incorporated on/ }).textContent).toContain('15 November 2017');
  const take = screen.getByRole('button', { name: `Take over ${facts.registeredName}` });
  expect(givenTo(received, 'refreshCompany')).toEqual([{ companyId: company.companyId }]);
  await user.click(take);
  await waitFor(() =>
    expect(givenTo(received, 'refreshCompany')[1]).toEqual({
      companyId: company.companyId,
      acceptedName: facts.registeredName,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Leave it as entered' }));
  await waitFor(() => expect(screen.queryByText('Is this the company?')).toBeNull());
});
