import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { FormCompanyPage } from './form-company-page.tsx';

provideTextEditing();

const filingId = '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11';

async function show(access?: 'viewCompany') {
  const received = serveAnswers({ formCompany: { entity: [{ companyId, filingId }] } });
  await new CompanyPageFixture().show(
    <FormCompanyPage />,
    access === undefined ? undefined : { access: [access] },
  );
  return { user: setUpUser(), sent: () => givenTo(received, 'formCompany') };
}

describe('a company to be formed', () => {
  it('is begun under its proposed name, as a private company of England and Wales unless said otherwise', async () => {
    const { user, sent } = await show();
    await user.click(screen.getByRole('button', { name: 'Begin the application' }));
    expect(await screen.findAllByText(/Enter the proposed name with its ending/)).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Proposed name/ }), 'QUAYSIDE BAKING LIMITED');
    await user.selectOptions(screen.getByRole('combobox', { name: /Registered in/ }), 'SC');
    await user.click(screen.getByRole('button', { name: 'Begin the application' }));
    await expect
      .poll(sent)
      .toEqual([{ companyName: 'QUAYSIDE BAKING LIMITED', companyType: 'BYSHR', country: 'SC' }]);
  });

  it('is for those who may form companies', async () => {
    await show('viewCompany');
    expect(screen.queryByRole('button', { name: 'Begin the application' })).toBeNull();
    expect(screen.getByText(/form companies/)).toBeDefined();
  });
});
