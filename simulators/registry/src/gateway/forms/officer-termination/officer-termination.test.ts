import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { director, hugh, odile } from '../../testing/quarry-company.ts';
import { writeHugh, writeResignation } from '../../testing/write-notices.ts';

const body = {
  id: 'b'.repeat(27),
  officerId: 'B'.repeat(27),
  role: 'corporate-secretary',
  appointedOn: '2020-01-01',
  corporate: { name: 'GRANITE NOMINEES LIMITED', address: { premises: '7' } },
} as const;

describe('a termination', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it('ends the office of a director', async () => {
    gateway = await openGateway();
    expect(await gateway.deliver(writeResignation('Director', { Person: writeHugh() }))).toMatchObject({
      code: 'ACCEPT',
    });
    expect(await gateway.show('/officers')).toMatchObject({
      active_count: 1,
      resigned_count: 1,
      items: [{}, { name: 'CARLYON, Hugh', resigned_on: '2026-11-18' }],
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'TM01',
          subcategory: 'termination',
          description: 'termination-director-company-with-name-termination-date',
          description_values: { officer_name: 'Hugh Carlyon', termination_date: '2026-11-18' },
        },
      ],
    });
  });

  it('ends the office of a corporate secretary, and of a secretary without a date of birth', async () => {
    const secretary = { ...director(hugh, undefined), role: 'secretary' } as const;
    gateway = await openGateway({ company: { officers: [director(odile), body, secretary] } });
    const corporate = writeResignation('Secretary', { CorporateName: 'Granite Nominees Limited' });
    expect((await gateway.deliver(corporate)).code).toBe('ACCEPT');
    const person = writeResignation('Secretary', { Person: writeHugh({ DOB: undefined }) });
    expect((await gateway.deliver(person)).code).toBe('ACCEPT');
    expect(gateway.getCompany()).toMatchObject({
      officers: [{}, { resignedOn: '2026-11-18' }, { resignedOn: '2026-11-18' }],
      filings: [{ type: 'TM02' }, { type: 'TM02' }],
    });
  });

  it.each([
    ['of a stranger', writeHugh({ DOB: '1968-12-02' }), '2026-11-18', /does not match any active officer/],
    ['in the future', writeHugh(), '2026-11-22', /today or in the past/],
    ['before the appointment', writeHugh(), '2019-11-14', /incorporation date/],
  ])('%s is rejected', async (_case, person, date, reason) => {
    gateway = await openGateway();
    expect((await gateway.deliver(writeResignation('Director', { Person: person }, date))).text).toMatch(
      reason,
    );
  });

  it('wants the other forenames too', async () => {
    gateway = await openGateway();
    const odileWithout = writeHugh({ Surname: 'Trevanion', Forename: 'Odile', DOB: '1971-04-09' });
    const rejected = await gateway.deliver(writeResignation('Director', { Person: odileWithout }));
    expect(rejected.rejectCode).toBe('12604');
    const whole = writeHugh({
      Surname: 'Trevanion',
      Forename: 'Odile',
      DOB: undefined,
      OtherForenames: 'Ann Mary',
    });
    expect((await gateway.deliver(writeResignation('Director', { Person: whole }))).refused).toMatch(/DOB/);
  });

  it('is rejected for somebody who left, was appointed later, or stands there twice', async () => {
    gateway = await openGateway();
    const leave = writeResignation('Director', { Person: writeHugh() });
    await gateway.deliver(leave);
    expect((await gateway.deliver(leave)).text).toMatch(/has already been removed/);
    await gateway.close();
    const later = { ...director(hugh), appointedOn: '2026-11-19' };
    gateway = await openGateway({ company: { officers: [director(odile), later] } });
    expect((await gateway.deliver(leave)).text).toMatch(/on or after the date Hugh Carlyon was appointed/);
    await gateway.close();
    gateway = await openGateway({ company: { officers: [director(hugh), director(hugh)] } });
    expect((await gateway.deliver(leave)).text).toMatch(/two people with the same name/);
  });
});
