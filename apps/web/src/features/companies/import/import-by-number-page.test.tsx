import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { ImportByNumberPage } from './import-by-number-page.tsx';

provideTextEditing();

const service = { level: 'full', message: null };
const imported = {
  companyId,
  companyNumber: '09990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyStatus: 'active',
  service,
  hasCompanyData: false,
};

type Answers = Parameters<typeof serveAnswers>[0];

async function show(importCompany: NonNullable<Answers['importCompany']>, answers: Answers = {}) {
  const received = serveAnswers({
    ...answers,
    companiesInformation: () => refuse('The register knows no such company.', { code: 'company-unknown' }),
    importCompany,
  });
  await new CompanyPageFixture().show(<ImportByNumberPage />);
  const user = setUpUser();
  const send = async (number: string, code = '') => {
    await user.type(screen.getByRole('textbox', { name: /Company number/ }), number);
    if (code !== '') await user.type(screen.getByRole('textbox', { name: /Authentication code/ }), code);
    await user.click(screen.getByRole('button', { name: 'Import company' }));
  };
  return { user, send, sent: () => givenTo(received, 'importCompany') };
}

describe('a company that is imported by its number', () => {
  it('stands in the list then, and the fields wait for the next one', async () => {
    const { send, sent } = await show({ entity: [imported] });
    await send('0999 0001', 'ab1234');
    expect(await screen.findByText('HARBOUR LIGHT BAKERY LIMITED added to your companies')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the company' }).getAttribute('href')).toContain(companyId);
    expect(screen.getByText(/Add the authentication code to read capital/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: /Company number/ })).toHaveProperty('value', '');
    expect(sent()).toMatchObject([{ companyNumber: '09990001', authCode: 'AB1234' }]);
  });

  it('is asked for by a number that can be one', async () => {
    const { send, sent } = await show({ entity: [imported] });
    await send('A');
    expect(
      await screen.findAllByText('Enter the company number, like 01234567 or SC123456'),
    ).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it('that stands in the list already is only a link away', async () => {
    const code = 'company-already-imported';
    const { send } = await show(() => refuse('It was added by Ada Baker.', { code, facts: { companyId } }));
    await send('09990001');
    expect(await screen.findByText('Already added')).toBeDefined();
    expect(screen.getByText('It was added by Ada Baker.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the company' })).toBeDefined();
  });

  describe('while its record is in the archive', () => {
    const refused = () =>
      refuse('Its record is kept in the archive.', { code: 'company-archived', facts: { companyId } });

    it('is restored instead', async () => {
      const { user, send } = await show(refused, { restoreCompany: { entity: [imported] } });
      await send('09990001');
      await user.click(await screen.findByRole('button', { name: 'Restore the company' }));
      expect(
        await screen.findByText('HARBOUR LIGHT BAKERY LIMITED restored to your companies'),
      ).toBeDefined();
      expect(screen.getByRole('link', { name: 'Open the company' }).getAttribute('href')).toContain(
        companyId,
      );
    });

    it('begins a new record where that is wanted', async () => {
      let answer: () => ReturnType<typeof refuse> | { body: object } = refused;
      const { user, send, sent } = await show(() => answer());
      await send('09990001');
      answer = () => ({ body: { entity: [imported] } });
      await user.click(await screen.findByRole('button', { name: 'Begin a new record' }));
      expect(await screen.findByText('HARBOUR LIGHT BAKERY LIMITED added to your companies')).toBeDefined();
      expect(sent()).toMatchObject([{}, { companyNumber: '09990001', beginsNew: true }]);
    });
  });

  it.each([
    ['company-unknown', /Company number/],
    ['authentication-code-wrong', /Authentication code/],
  ])('is refused at the field that is wrong: %s', async (code, field) => {
    const { send } = await show(() => refuse('The registry does not know it.', { code }));
    await send('09990001', 'AB1234');
    expect(await screen.findAllByText('The registry does not know it.')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: field }).getAttribute('aria-invalid')).toBe('true');
  });

  it('says what the server refuses where it can be mended', async () => {
    const paths = ['companyNumber', 'authCode'];
    const { send } = await show(() => refuseAt(paths));
    await send('09990001');
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
  });
});
