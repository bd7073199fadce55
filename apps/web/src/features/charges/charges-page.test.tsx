import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RegisterAddress } from '#company-page/page-address.ts';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import type { Charge } from './charge-columns.tsx';
import { ChargesPage } from './charges-page.tsx';

const charge: Charge = {
  chargeId: 'c1',
  code: '0999 0001 0001',
  number: null,
  state: 'outstanding',
  statusText: 'Outstanding',
  classification: 'A registered charge',
  createdOn: '2020-03-02',
  deliveredOn: '2020-03-09',
  acquiredOn: null,
  satisfiedOn: null,
  resolvedOn: null,
  coveringInstrumentDate: null,
  personsEntitled: ['Harbour Bank plc'],
  hasMorePersonsEntitled: true,
  particulars: 'The bakery on the quay.',
  features: ['Fixed charge', 'Negative pledge'],
  securedDetails: null,
  ceasedOrReleased: null,
  insolvencyCases: [],
  filings: [
    { text: 'Registration of a charge', deliveredOn: '2020-03-09', documentLink: 'doc-1' },
    { text: 'Letter', deliveredOn: null, documentLink: null },
  ],
};
const satisfied: Charge = {
  ...charge,
  chargeId: 'c2',
  code: null,
  number: 1,
  classification: null,
  state: 'satisfied',
  statusText: 'Satisfied',
  satisfiedOn: '2019-06-30',
  hasMorePersonsEntitled: false,
  filings: [],
};

interface Start {
  readonly charges?: readonly Charge[];
  readonly address?: RegisterAddress;
  readonly answers?: Parameters<typeof serveAnswers>[0];
  readonly access?: readonly AccessFlag[];
}

async function show({ charges = [charge, satisfied], address = {}, answers, access = [] }: Start = {}) {
  const count = (state: Charge['state']) => charges.filter((each) => each.state === state).length;
  const register = {
    ...head,
    totalCount: charges.length,
    outstandingCount: count('outstanding'),
    partSatisfiedCount: count('part-satisfied'),
    satisfiedCount: count('satisfied'),
    charges,
  };
  const received = serveAnswers({ getCompanyCharges: { entity: [register] }, ...answers });
  await new CompanyPageFixture().show(
    <WithAddress<RegisterAddress>
      page={(page) => <ChargesPage companyId={companyId} {...page} />}
      start={address}
    />,
    { access },
  );
  return { user: setUpUser(), given: () => givenTo(received, 'getCompanyCharges') };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Charges and mortgages' }))
    .getAllByRole('row')
    .slice(1);

describe('the charges of a company', () => {
  it('can be printed by who may, also where all are satisfied', async () => {
    await show({ charges: [satisfied], access: ['viewCompany', 'generateCompanyReport'] });
    expect(await screen.findByRole('button', { name: 'Print register' })).toBeDefined();
  });

  it('are those that are not satisfied, until the others are asked for', async () => {
    const { user, given } = await show();
    expect((await rows()).map((row) => row.textContent)).toEqual([
      expect.stringContaining('A registered charge 0999 0001 0001'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Show satisfied 1' }));
    await expect.poll(async () => (await rows()).length).toBe(2);
    expect(screen.getByRole('link', { name: 'Charge no. 1' })).toBeDefined();
    expect(given()).toEqual([{ companyId }]);
  });

  it('name the persons entitled, and that there are more', async () => {
    await show();
    expect((await rows())[0]?.textContent).toContain('Harbour Bank plc and others');
  });

  it('open in full by their address, with the filings about them', async () => {
    const { user } = await show({ address: { open: 'c1' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'A registered charge 0999 0001 0001' }));
    expect(dialog.getByText('The bakery on the quay.')).toBeDefined();
    expect(dialog.getByText('Negative pledge')).toBeDefined();
    const filing = dialog.getByRole('link', { name: 'Registration of a charge' });
    expect(filing.getAttribute('href')).toContain('doc-1');
    expect(dialog.queryByRole('link', { name: 'Letter' })).toBeNull();
    expect(dialog.queryByText('Resolution')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('that are all satisfied are told from none at all', async () => {
    await show({ charges: [satisfied] });
    expect(await screen.findByText('No charge is outstanding')).toBeDefined();
  });

  it('say that there are none', async () => {
    await show({ charges: [] });
    expect(await screen.findByText('No charges')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Show satisfied/ })).toBeNull();
  });

  it('are not saved as a file by who may not take data out', async () => {
    await show();
    await rows();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('that cannot be loaded are asked for again', async () => {
    let isDown = true;
    const { user } = await show({
      answers: {
        getCompanyCharges: () =>
          isDown
            ? refuse('The database rests.', { status: 503 })
            : { body: { entity: [{ ...head, totalCount: 0, satisfiedCount: 0, charges: [] }] } },
      },
    });
    expect(await screen.findByText('The charges could not be loaded')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No charges')).toBeDefined();
  });

  it('begin the forms about them: a new one, and what became of one', async () => {
    const offered = (form: 'MR01' | 'MR04' | 'MR05', whyNot: string | null = null) => ({
      form,
      formNumber: form,
      formName: form,
      group: 'Charges',
      way: 'software',
      feePence: 0,
      deadline: null,
      dueOn: null,
      whyNot,
      open: [],
    });
    const forms = [offered('MR01'), offered('MR04'), offered('MR05', 'It has no code.')];
    await show({
      address: { open: 'c1' },
      access: ['viewCompany', 'editCompany'],
      answers: { getForms: { entity: forms } },
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: /Satisfied.*MR04/ })).toBeDefined();
    expect(dialog.queryByRole('button', { name: /Property released/ })).toBeNull();
    expect(screen.getByText('Register a charge')).toBeDefined();
  });
});
