import { afterEach, describe, expect, it } from 'vitest';
import type { Psc } from '../../../register/company.ts';
import { controllers } from '../../testing/psc-samples.ts';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { writeElements } from '../../testing/write-notices.ts';
import { writeCessation, writeOdile } from '../../testing/write-pscs.ts';

const ofOdile = writeCessation({ Individual: writeOdile() });

describe('a notice that somebody has ceased to be in control', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it('ends the control, by name and month of birth', async () => {
    gateway = await openGateway();
    expect(await gateway.deliver(ofOdile)).toMatchObject({ code: 'ACCEPT' });
    expect(await gateway.show('/persons-with-significant-control')).toMatchObject({
      active_count: 0,
      ceased_count: 1,
      items: [{ name: 'Ms Odile Ann Mary Trevanion', ceased_on: '2026-11-18' }],
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'PSC07',
          category: 'persons-with-significant-control',
          subcategory: 'termination',
          action_date: '2026-11-18',
          description: 'cessation-of-a-person-with-significant-control',
          description_values: { psc_name: 'Ms Odile Ann Mary Trevanion', cessation_date: '2026-11-18' },
        },
      ],
    });
  });

  it('ends that of bodies, for an LLP too', async () => {
    gateway = await openGateway({ company: { type: 'llp', pscs: controllers } });
    const granite = { Corporate: writeElements({ CorporateName: 'Granite Nominees Limited' }) };
    expect(await gateway.deliver(writeCessation(granite))).toMatchObject({ code: 'ACCEPT' });
    const council = { LegalPerson: writeElements({ LegalPersonName: 'PENMARROW PARISH COUNCIL' }) };
    expect(await gateway.deliver(writeCessation(council))).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany()).toMatchObject({
      pscs: [{}, { ceasedOn: '2026-11-18' }, { ceasedOn: '2026-11-18' }],
      filings: [{ type: 'LLPSC07' }, { type: 'LLPSC07' }],
    });
  });

  it.each([
    ['of a stranger', { Forename: 'Olive' }, '2026-11-18', /does not match any active person/],
    ['without the other forenames', { OtherForenames: undefined }, '2026-11-18', /does not match/],
    [
      'of somebody born in another month',
      { PartialDOB: '<Month>5</Month><Year>1971</Year>' },
      '2026-11-18',
      /does not match/,
    ],
    ['in the future', {}, '2026-11-22', /in the past or in the present/],
    ['before the company', {}, '2019-11-14', /incorporation date/],
  ])('%s is rejected', async (_case, person, day, reason) => {
    gateway = await openGateway();
    const cessation = writeCessation({ Individual: writeOdile(person) }, day);
    expect((await gateway.deliver(cessation)).text).toMatch(reason);
  });

  it('is rejected twice, before the control began, and for two of the same name and month of birth', async () => {
    gateway = await openGateway();
    await gateway.deliver(ofOdile);
    expect((await gateway.deliver(ofOdile)).text).toBe('PSC is already ceased');
    const change = (pscs: Psc[]) => gateway.register.save({ ...gateway.getCompany(), pscs });
    const [held] = controllers;
    if (held === undefined) throw new Error('Nobody is in control');
    change([{ ...held, notifiedOn: '2026-11-19' }]);
    expect((await gateway.deliver(ofOdile)).text).toMatch(/on or after the date the PSC was added/);
    change([held, { ...held, id: 'q'.repeat(27) }]);
    expect((await gateway.deliver(ofOdile)).text).toMatch(/two people with the same name/);
  });

  it('is rejected for somebody protected, while a statement stands, and when entered too early', async () => {
    gateway = await openGateway();
    const secret = writeCessation({ SuperSecureIndividual: 'true' });
    expect((await gateway.deliver(secret)).text).toMatch(/only file for this PSC on paper/);
    const entered = { RegisterEntryDate: '2026-11-17' };
    const early = writeCessation({ Individual: writeOdile() }, '2026-11-18', entered);
    expect((await gateway.deliver(early)).text).toBe(
      'PSC register entry date must be on or after the date the PSC was ceased',
    );
    const stands = { id: 's'.repeat(27), statement: 'steps-to-find-psc-not-yet-completed' };
    gateway.register.save({
      ...gateway.getCompany(),
      pscStatements: [{ ...stands, notifiedOn: '2020-01-01' }],
    });
    expect((await gateway.deliver(ofOdile)).text).toMatch(/withdraw it first/);
  });
});
