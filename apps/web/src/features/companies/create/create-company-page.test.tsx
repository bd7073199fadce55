import type { AccessFlag } from '@statbook/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { CreateCompanyPage } from './create-company-page.tsx';

provideTextEditing();

const made = { entity: [{ companyId, companyNumber: 'SC123456', companyName: 'HAND MADE LIMITED' }] };

async function show(createCompany: NonNullable<Parameters<typeof serveAnswers>[0]['createCompany']> = made) {
  const received = serveAnswers({
    createCompany,
    companiesInformation: () => refuse('The register knows no such company.', { code: 'company-unknown' }),
  });
  await new CompanyPageFixture().show(<CreateCompanyPage />);
  const user = setUpUser();
  const send = () => user.click(screen.getByRole('button', { name: 'Enter the company' }));
  const fill = async () => {
    const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
    await type(/Company number/, 'sc123456');
    await type(/^Name/, 'HAND MADE LIMITED');
    await user.selectOptions(screen.getByRole('combobox', { name: /Company type/ }), 'ltd');
    await type(/Incorporated on/, '5 3 2019');
    await user.selectOptions(screen.getByRole('combobox', { name: /Jurisdiction/ }), 'scotland');
    await type(/Street/, 'Quay Street');
    await type(/Town/, 'Leith');
    await type(/Postcode/, 'EH6 6AA');
  };
  return { user, fill, send, sent: () => givenTo(received, 'createCompany') };
}

describe('a company made by hand', () => {
  it('is sent as it was entered, without what was left empty', async () => {
    const { fill, send, sent } = await show();
    await fill();
    await send();
    await expect.poll(sent).toEqual([
      {
        companyNumber: 'SC123456',
        companyName: 'HAND MADE LIMITED',
        companyType: 'ltd',
        incorporatedOn: '2019-03-05',
        jurisdiction: 'scotland',
        registeredOffice: { addressLine1: 'Quay Street', locality: 'Leith', postalCode: 'EH6 6AA' },
      },
    ]);
  });

  it('can be registered only where the letters of its number say', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('textbox', { name: /Company number/ }), 'SC123456');
    const places = screen.getByRole('combobox', { name: /Jurisdiction/ });
    expect([...places.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Choose a jurisdiction',
      'Scotland',
    ]);
  });

  it('says at each field what is missing', async () => {
    const { send, sent } = await show();
    await send();
    for (const text of ['Enter the company’s name', 'Choose the company type', 'Enter the town'])
      expect(await screen.findAllByText(text)).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it('that stands in the list already is only a link away', async () => {
    const { fill, send } = await show(() =>
      refuse('It was added by Ada Baker.', {
        status: 409,
        code: 'company-already-imported',
        facts: { companyId },
      }),
    );
    await fill();
    await send();
    expect(await screen.findByText('Already added')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the company' }).getAttribute('href')).toContain(companyId);
  });

  it('is made by who may', async () => {
    const access: AccessFlag[] = ['viewCompany', 'importCompany'];
    serveAnswers({});
    await new CompanyPageFixture().show(<CreateCompanyPage />, { access });
    expect(await screen.findByText(/enter companies by hand/)).toBeDefined();
  });
});
