import { describe, expect, it } from 'vitest';
import { companyNumber } from '../../companies/company-number.ts';
import { civilDate } from '../../dates/civil-date.ts';
import { personId } from '../ledger/ids.ts';
import { askedBecause, controlNotice, controllerKind } from './control-notice.ts';

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
    'nobody knows with number %s (P10, P11)',
    (number) => expect(body(number)).toBeUndefined(),
  );

  it('is no question of an individual', () => {
    const name = { kind: 'person', surname: 'Green' } as const;
    expect(controllerKind({ personId: personId('g'), name })).toBe('individual');
  });

  it('leaves every notice to people where nobody knows', () => {
    const on = civilDate('2026-11-01');
    for (const notice of ['became', 'changed', 'ceased'] as const)
      expect(controlNotice({ notice }, undefined, on)).toMatchObject({ notice: 'asked', form: undefined });
  });
});

it('people are asked because of what is not known on that day, or was not until then', () => {
  const [several, quarter] = [{ shares: 'several-currencies' }, { shares: '25-to-50-percent' }] as const;
  const because = (before: typeof several | typeof quarter, after: typeof several | typeof quarter) =>
    askedBecause({ notice: 'asked', before, after });
  expect(because(quarter, several)).toBe('several-currencies');
  expect(because(several, quarter)).toBe('several-currencies-before');
  expect(because(quarter, quarter)).toBe('legal-entity');
  expect(askedBecause({ notice: 'changed', before: several, after: several })).toBeUndefined();
});
