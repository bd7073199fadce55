import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import type { FilingsAddress } from './filings-address.ts';
import { ReadinessPage } from './readiness-page.tsx';

type CompanyRow = CallReply<'getCompanies'>['entity'][number];

const row = (more: Partial<CompanyRow>): CompanyRow => ({
  companyId: head.companyId,
  companyNumber: '09990001',
  companyName: 'READY LIMITED',
  companyType: 'ltd',
  companyStatus: 'active',
  statusDetail: null,
  nextStatementMadeUpTo: null,
  nextStatementDue: '2026-11-30',
  nextAccountsDue: null,
  overdueObligations: 0,
  soonObligations: 0,
  nextObligation: null,
  nextObligationDue: null,
  filingsInFlight: 0,
  registerAlarms: 0,
  tags: [],
  openFilingState: null,
  hasAuthenticationCode: true,
  registryReadAt: head.readAt,
  ...more,
});

const companies = [
  row({}),
  row({ companyId: 'b', companyName: 'CODELESS LIMITED', hasAuthenticationCode: false }),
  row({ companyId: 'c', companyName: 'HAND MADE LIMITED', companyStatus: 'unknown', registryReadAt: null }),
  row({ companyId: 'd', companyName: 'PARTNERS LLP', companyNumber: 'OC301234', companyType: 'llp' }),
  row({
    companyId: 'e',
    companyName: 'TO BE LIMITED',
    companyNumber: '',
    companyStatus: 'being-formed',
    registryReadAt: null,
  }),
];

async function show(access?: readonly AccessFlag[]) {
  serveAnswers({
    getCompanies: { entity: companies, total: companies.length },
    getPresenter: { entity: [{ hasOwn: false }] },
  });
  await new CompanyPageFixture().show(
    <WithAddress<FilingsAddress> page={ReadinessPage} start={{}} />,
    access && { access },
  );
  return setUpUser();
}

const textOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr')?.textContent ?? '';

describe('for which companies something can be filed', () => {
  it('stands with what each lacks, and where that is given', async () => {
    await show();
    expect(await textOf('READY LIMITED')).toContain('Can be filed for');
    expect(await textOf('CODELESS LIMITED')).toContain('Give the authentication code');
    expect(await textOf('HAND MADE LIMITED')).toContain('Read it from Companies House');
    expect(await textOf('PARTNERS LLP')).toContain('its notices can be filed');
    expect(
      screen
        .getByRole('link', { name: /^Give the authentication code.*CODELESS LIMITED/ })
        .getAttribute('href'),
    ).toBe('/company/companyadmin?company=b');
  });

  it('does not ask to read a company that is being formed', async () => {
    await show();
    const text = await textOf('TO BE LIMITED');
    expect(text).toContain('Its other forms open with the acceptance of the incorporation.');
    expect(text).not.toContain('Not read');
  });

  it('offers no act to those who may not do it', async () => {
    await show(['viewCompany']);
    expect(await textOf('READY LIMITED')).toContain('Can be filed for');
    expect(screen.queryByRole('link', { name: /Begin a form|Give the|Read it/ })).toBeNull();
  });

  it('is narrowed to those that lack something', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: /Code missing/ }));
    const table = screen.getByRole('table', { name: 'Companies and filing by internet' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
  });

  it('says as whom the account files', async () => {
    await show();
    expect(await screen.findByText('The account files as the presenter of this installation.')).toBeDefined();
  });
});
