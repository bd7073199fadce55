import { civilDate } from '@statbook/domain/dates';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawRegisterOfPscs, type PscEntry, type RegisterOfPscsInput } from './register-of-pscs.ts';

const alice: PscEntry = {
  kind: 'individual',
  kindText: 'Individual',
  name: 'Ms Alice Green',
  state: 'current',
  natures: ['Holds 75% or more of the shares', 'May appoint and remove a majority of the directors'],
  notifiedOn: '2018-11-17',
  serviceAddress: { premises: '1', addressLine1: 'Quay Street', locality: 'Bristol' },
  born: { month: 5, year: 1979 },
  nationality: 'British',
  countryOfResidence: 'England',
  isSanctioned: false,
};
const council: PscEntry = {
  kind: 'legal-person',
  kindText: 'Public body or other registrable person',
  name: 'Northmoor District Council',
  state: 'current',
  natures: ['Holds more than 25% of the shares'],
  notifiedOn: '2019-01-02',
  identity: { legalForm: 'Local authority', legalAuthority: 'Local Government Act 1972' },
  isSanctioned: true,
};
const hidden: PscEntry = {
  kind: 'super-secure',
  kindText: 'Protected person',
  state: 'ceased',
  natures: [],
  isSanctioned: false,
};

async function textOf(given: Partial<RegisterOfPscsInput>) {
  const bytes = await drawRegisterOfPscs({
    company: { name: 'Harbour Bakery Limited', number: '09990001' },
    pscs: [],
    statements: [],
    exemptions: [],
    readOn: civilDate('2026-11-18'),
    madeOn: civilDate('2026-11-20'),
    ...given,
  });
  const { pages } = await readDocument(bytes);
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('the register of people with significant control as PDF', () => {
  it('has people and bodies apart, current ones first, with their control in words', async () => {
    const text = await textOf({ pscs: [hidden, council, alice] });
    expect(text).toMatch(
      /As shown by Companies House on 18 November 2026.*2 current, 1 ceased.*People.*Alice Green.*Protected person.*Companies and other bodies.*Northmoor/,
    );
    for (const said of ['75% or more', 'May 1979', 'Legal form: Local authority', 'Not published'])
      expect(text).toContain(said);
    expect(text).toContain('Day not given');
    expect(text.replaceAll(' ', '')).toContain('DesignatedunderUKsanctions');
  });

  it('has statements and exemptions with their days, current ones first', async () => {
    const text = await textOf({
      statements: [
        { text: 'Nobody is known.', state: 'ceased', notifiedOn: '2016-06-30', ceasedOn: '2017-01-31' },
        { text: 'Particulars are not confirmed.', state: 'current', notifiedOn: '2019-02-01' },
      ],
      exemptions: [{ text: 'Shares are traded on a market.', state: 'current', from: '2020-03-04' }],
    });
    expect(text).toMatch(
      /Statements.*Particulars are not confirmed.*1 Feb 2019.*Nobody is known.*31 Jan 2017.*Exemptions.*traded on a market.*4 Mar 2020/,
    );
  });

  it('is empty where the register is', async () => {
    expect(await textOf({})).toContain('The register shows nobody with significant control');
  });
});
