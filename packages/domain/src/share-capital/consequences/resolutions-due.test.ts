import { describe, expect, it } from 'vitest';
import { ALICE, BOB, DAN, founding, ORDINARY, PREFERENCE, Register } from '../events/register.fixture.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { whatChanges } from './what-changes.ts';

const on = '2026-12-01';
const resolvedOn = '2026-11-20';
const of = { on, classId: ORDINARY } as const;
const holdings = [{ holderId: BOB, shares: '10' }];
const means = { by: 'nominal', nominalEach: '0.5', repaid: 'paid-up' } as const;
const rights = { particulars: 'Two votes each', votesPerShare: '2', isRedeemable: false };

const register = new Register();
register.record(founding);
const preference = { classId: PREFERENCE, holderId: DAN, shares: '50', priceEach: '1', paidEach: '1' };
register.record({ ...founding, on: '2026-02-01', allottees: [preference] });

function filingsOf(request: ShareActRequest): readonly string[] {
  const planned = register.plan(request);
  if (!planned.ok) throw new Error(JSON.stringify(planned.errors));
  const changes = whatChanges({ event: planned.event, position: register.at(on), isPublic: false });
  return changes.filings.map(({ form, dueOn }) => `${form} by ${dueOn}`);
}

describe('resolutions that are filed within 15 days, beside the forms', () => {
  it.each<[string, ShareActRequest, readonly string[]]>([
    [
      'a redenomination: any resolution (s.622(8))',
      { kind: 'redenomination', ...of, currency: 'EUR', rate: '1.15', rateOn: '2026-11-10', resolvedOn },
      ['RESOLUTIONS by 2026-12-05', 'SH14 by 2027-01-01'],
    ],
    [
      'a reduction confirmed by the court: papers by the day it is registered',
      { kind: 'reduction', ...of, means, route: 'court', resolvedOn },
      ['RESOLUTIONS by 2026-12-05', 'SH19 by 2026-12-01'],
    ],
    [
      'a reduction after a redenomination',
      {
        kind: 'reduction',
        ...of,
        means: { ...means, nominalEach: '0.95' },
        route: 'redenomination',
        resolvedOn,
        redenominationResolvedOn: '2026-08-20',
      },
      ['RESOLUTIONS by 2026-12-05', 'SH15 by 2026-12-05'],
    ],
    [
      'a variation of rights by consent of the class',
      { kind: 'variation', ...of, ...rights, resolvedOn },
      ['RESOLUTIONS by 2026-12-05', 'SH10 by 2027-01-01'],
    ],
    [
      'a variation whose consent nobody can date any more',
      { kind: 'variation', ...of, ...rights },
      ['SH10 by 2027-01-01'],
    ],
    [
      'a buy-back out of capital: a special resolution (s.716)',
      {
        kind: 'buy-back',
        ...of,
        holdings,
        into: 'cancelled',
        outOf: 'capital',
        resolvedOn: '2026-10-20',
      },
      ['RESOLUTIONS by 2026-11-04', 'SH03 by 2026-12-28', 'SH06 by 2026-12-28'],
    ],
    [
      'a buy-back out of profits: an ordinary resolution, which stays with the company',
      { kind: 'buy-back', ...of, holdings, into: 'cancelled', outOf: 'profits', resolvedOn },
      ['SH03 by 2026-12-28', 'SH06 by 2026-12-28'],
    ],
    [
      'a sub-division: an ordinary resolution, which stays with the company (s.618)',
      { kind: 'subdivision', ...of, into: '10', resolvedOn },
      ['SH02 by 2027-01-01'],
    ],
    [
      'a transmission: nothing until the next confirmation statement',
      { kind: 'transmission', on, fromId: BOB, toId: ALICE, evidence: 'Grant of probate' },
      [],
    ],
  ])('%s', (_name, request, expected) => {
    expect(filingsOf(request)).toEqual(expected);
  });
});
