import { describe, expect, it } from 'vitest';
import { companyNumber } from '../companies/company-number.ts';
import { civilDate } from '../dates/civil-date.ts';
import { personId } from '../share-capital/ledger/ids.ts';
import { reviewReason, pscNotice, controllerKind } from './psc-notice.ts';

const body = (number?: string) =>
  controllerKind({
    personId: personId('h'),
    name: { kind: 'whole', name: 'H' },
    ...(number !== undefined && { registeredNumber: companyNumber(number) }),
  });

describe('whether a body that holds shares is registered itself (s.790C(6)-(8))', () => {
  it.each(['01234567', 'SC123456', 'NI123456', 'OC123456', 'SO123456'])('it is as number %s (P9)', (number) =>
    expect(body(number)).toBe('legal-entity'),
  );

  it.each(['FC012345', 'BR012345', 'OE012345', 'ZZ012345', undefined])(
    'it is not known with number %s (P10, P11)',
    (number) => expect(body(number)).toBeUndefined(),
  );

  it('is no question of an individual', () => {
    const name = { kind: 'person', surname: 'Green' } as const;
    expect(controllerKind({ personId: personId('g'), name })).toBe('individual');
  });

  it('leaves every notice to people where it is not known', () => {
    const on = civilDate('2026-11-01');
    for (const notice of ['became', 'changed', 'ceased'] as const)
      expect(pscNotice({ notice }, undefined, on)).toMatchObject({ notice: 'asked', form: undefined });
  });
});

it('people are asked because of what is not known on that day, or was not until then', () => {
  const [several, quarter] = [{ shares: 'several-currencies' }, { shares: '25-to-50-percent' }] as const;
  const because = (before: typeof several | typeof quarter, after: typeof several | typeof quarter) =>
    reviewReason({ notice: 'asked', before, after });
  expect(because(quarter, several)).toBe('several-currencies');
  expect(because(several, quarter)).toBe('several-currencies-before');
  expect(because(quarter, quarter)).toBe('legal-entity');
  expect(reviewReason({ notice: 'changed', before: several, after: several })).toBeUndefined();
});

describe('the form of a notice and its last day', () => {
  it('is within 14 days of the confirmation (D26)', () => {
    const confirmedOn = civilDate('2026-12-03');
    expect(pscNotice({ notice: 'changed' }, 'individual', confirmedOn)).toMatchObject({
      form: 'PSC04',
      dueOn: '2026-12-16',
    });
    expect(pscNotice({ notice: 'became' }, 'individual', confirmedOn).form).toBe('PSC01');
    expect(pscNotice({ notice: 'asked' }, 'individual', confirmedOn).form).toBeUndefined();
  });

  it('before 26 June 2017 is none: the confirmation statement carried it, or a notice by 9 July', () => {
    const noticeOf = (on: string) => pscNotice({ notice: 'became' }, 'individual', civilDate(on));
    expect(noticeOf('2016-04-06')).toMatchObject({ form: 'CS01', dueOn: '2017-07-09' });
    expect(noticeOf('2017-06-25')).toMatchObject({ form: 'CS01', dueOn: '2017-07-09' });
    expect(noticeOf('2017-06-26')).toMatchObject({ form: 'PSC01', dueOn: '2017-07-09' });
    expect(pscNotice({ notice: 'asked' }, 'individual', civilDate('2016-05-01'))).toEqual({
      notice: 'asked',
      form: undefined,
      dueOn: '2017-07-09',
    });
  });
});
