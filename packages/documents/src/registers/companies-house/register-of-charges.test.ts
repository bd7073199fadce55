import { civilDate } from '@statbook/domain/dates';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { type ChargeEntry, drawRegisterOfCharges } from './register-of-charges.ts';

const charge: ChargeEntry = {
  code: '099900010001',
  classification: 'A registered charge',
  state: 'outstanding',
  statusText: 'Outstanding',
  createdOn: '2020-03-02',
  acquiredOn: '2020-02-01',
  deliveredOn: '2020-03-09',
  personsEntitled: ['Harbour Bank plc', 'Quay Finance Limited'],
  hasMorePersonsEntitled: true,
  features: ['Fixed charge', 'Negative pledge'],
  particulars: 'The bakery on the quay.',
  insolvencyCases: [],
};
const satisfied: ChargeEntry = {
  ...charge,
  code: undefined,
  number: 3,
  classification: 'Debenture',
  state: 'satisfied',
  statusText: 'Satisfied',
  satisfiedOn: '2019-06-30',
  securedDetails: 'All monies due',
  insolvencyCases: ['1'],
};

async function textOf(charges: readonly ChargeEntry[]) {
  const bytes = await drawRegisterOfCharges({
    company: { name: 'Harbour Bakery Limited', number: '09990001' },
    charges,
    readOn: civilDate('2026-11-18'),
    madeOn: civilDate('2026-11-20'),
  });
  const { pages } = await readDocument(bytes);
  return { pages, text: pages.join(' ').replaceAll(/\s+/g, ' ') };
}

describe('the register of charges as PDF', () => {
  it('has outstanding charges first, with who is entitled and what is charged', async () => {
    const { text } = await textOf([satisfied, charge]);
    expect(text).toMatch(
      /As shown by Companies House on 18 November 2026.*1 outstanding, 1 satisfied.*099900010001.*No. 3/,
    );
    for (const said of [
      '• Fixed charge • Negative pledge',
      'Property acquired: 1 Feb 2020',
      'The bakery on the quay.',
      'and others',
      'Quay Finance Limited',
      '2 Mar 2020',
      '9 Mar 2020',
      '30 Jun 2019',
      'Secures: All monies due',
      'Insolvency cases: 1',
    ])
      expect(text).toContain(said);
  });

  it('goes on overleaf where what is charged fills more than a page', async () => {
    const particulars = `${'Land on the east side of the quay. '.repeat(500)}To the end.`;
    const { pages, text } = await textOf([{ ...charge, particulars }]);
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toContain('To the end.');
  });

  it('is empty where the register is', async () => {
    expect((await textOf([])).text).toContain('The register shows no charge over the company’s property.');
  });
});
