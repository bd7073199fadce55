import { afterEach, describe, expect, it } from 'vitest';
import type { Person, Psc } from '../../../register/company.ts';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { director, hugh, odile, quarryCompany } from '../../testing/quarry-company.ts';
import { type Changes, writeElements } from '../../testing/write-notices.ts';
import { writeCessation, writeControllerVerification, writeOdile } from '../../testing/write-pscs.ts';

const window = { statementOpensOn: '2026-11-18', statementDueOn: '2026-12-01' };

describe('the statement of identity of somebody in control', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  /** Odile in control with these particulars beside those of the director whom she is. */
  const open = async (verification: Psc['verification'] = window, person: Partial<Person> = {}) => {
    const [control] = quarryCompany().pscs;
    if (control === undefined) throw new Error('Nobody is in control');
    const psc = { ...control, person: { ...odile, ...person }, verification };
    gateway = await openGateway({ company: { pscs: [psc] } });
  };
  const verify = (person?: Changes, identity?: Changes) =>
    gateway.deliver(writeControllerVerification(person, identity));

  it('verifies that person for the company, and is no item of the filing history', async () => {
    await open();
    expect(await verify()).toMatchObject({ code: 'ACCEPT' });
    expect(await gateway.show('/persons-with-significant-control')).toMatchObject({
      items: [
        {
          identity_verification_details: {
            appointment_verification_statement_date: '2026-11-18',
            appointment_verification_start_on: '2026-11-21',
            appointment_verification_end_on: '9999-12-31',
          },
        },
      ],
    });
    expect(gateway.getCompany().filings).toEqual([]);
    expect((await verify()).text).toBe('This PSC has already provided their identity verification details');
  });

  it('brings a code to somebody who had none, in an LLP too', async () => {
    const { personalCode: _none, ...uncoded } = odile;
    const [control] = quarryCompany().pscs;
    const pscs = control === undefined ? [] : [{ ...control, person: uncoded }];
    gateway = await openGateway({ company: { type: 'llp', officers: [director(hugh)], pscs } });
    expect((await verify({}, { CompaniesHousePersonalCode: 'ot22ot22ot2' })).code).toBe('ACCEPT');
    expect(gateway.getCompany().pscs[0]?.person?.personalCode).toBe('OT22OT22OT2');
  });

  it('is rejected before its time, and taken after it', async () => {
    await open({ statementOpensOn: '2026-12-01', statementDueOn: '2026-12-14' });
    expect((await verify()).text).toMatch(/until 1 December 2026\. They must/);
    await gateway.close();
    await open({ statementOpensOn: '2026-01-01', statementDueOn: '2026-01-14' });
    expect((await verify()).code).toBe('ACCEPT');
  });

  it.each([
    ['that nobody has', 'NW11NW22NW3', /^UVID is not recognised$/],
    ['of somebody else', 'HC98HC76HC5', /^The details linked to this personal code do not match/],
  ])('is rejected with a code %s', async (_case, code, reason) => {
    await open();
    expect((await verify({}, { CompaniesHousePersonalCode: code })).text).toMatch(reason);
  });

  it.each<[string, Partial<Person>, Changes, RegExp]>([
    ['date of birth', { dateOfBirth: '1971-04-10' }, {}, /^The details linked to this personal code/],
    ['forename', { otherForenames: 'Ann' }, { OtherForenames: 'Ann' }, /^Forename\(s\) do not match/],
    ['surname', { surname: 'Bligh' }, { Surname: 'BLIGH' }, /^Surname does not match/],
  ])('is rejected where the verified %s is another', async (_case, held, named, reason) => {
    await open(window, held);
    expect((await verify(named)).text).toMatch(reason);
  });

  it('explains another name by a reason', async () => {
    await open(window, { surname: 'Bligh' });
    const reason = { NameMismatchReason: 'LEGALLY_CHANGED' };
    expect((await verify({ Surname: 'BLIGH' }, reason)).code).toBe('ACCEPT');
  });

  it('is rejected for a code that has expired', async () => {
    await open();
    const lapsed = { startOn: '2025-12-01', endOn: '2026-10-01' };
    gateway.register.save({ ...gateway.getCompany(), officers: [director(odile, lapsed)] });
    expect((await verify()).text).toBe('UVID has expired');
  });

  it('is rejected for a stranger, and for somebody who has ceased', async () => {
    await open();
    expect((await verify({ Forename: 'Olive' })).text).toMatch(/does not match any active person/);
    await gateway.deliver(writeCessation({ Individual: writeOdile() }));
    expect((await verify()).text).toBe('PSC is already ceased');
  });

  it('is refused with a code of the wrong length, without one, and for a body', async () => {
    await open();
    expect((await verify({}, { CompaniesHousePersonalCode: 'AB12' })).refused).toMatch(/PersonalCode/);
    const { form = '', ...rest } = writeControllerVerification();
    const without = form.replace(/<Change>.*<\/Change>/, '');
    expect((await gateway.deliver({ ...rest, form: without })).refused).toMatch(/Change/);
    const Corporate = writeElements({ CorporateName: 'GRANITE NOMINEES LIMITED' });
    const body = form.replace(/<Individual>.*<\/Individual>/, writeElements({ Corporate }));
    expect((await gateway.deliver({ ...rest, form: body })).refused).toMatch(/Corporate/);
  });
});
