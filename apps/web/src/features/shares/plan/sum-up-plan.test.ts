import { describe, expect, it } from 'vitest';
import type { PlannedEvent } from './share-plan.ts';
import { sumUpPlan } from './sum-up-plan.ts';

const aliceId = '22222222-2222-4222-8222-222222222222';
const ordinaryId = '33333333-3333-4333-8333-333333333333';

const capital = (shares: string) => ({
  Currencies:
    shares === '0'
      ? []
      : [
          {
            Currency: 'GBP',
            Classes: [
              {
                ClassName: 'Ordinary',
                Particulars: 'One vote each',
                NumberOfShares: shares,
                AggregateNominal: shares,
                NominalEach: '1',
              },
            ],
            TotalShares: shares,
            TotalNominal: shares,
            TotalUnpaid: '0',
          },
        ],
});

function event(changes: Partial<PlannedEvent> & { was: string; is: string }): PlannedEvent {
  const { was, is, ...rest } = changes;
  return {
    Kind: 'allotment',
    EffectiveOn: '2026-11-20',
    EntersAgain: null,
    Notes: [],
    Holdings: [
      {
        HolderId: aliceId,
        HolderName: 'Alice Green',
        ShareClassId: ordinaryId,
        ClassName: 'Ordinary',
        Before: was,
        After: is,
        UnpaidBefore: { Currency: 'GBP', Amount: '0' },
        UnpaidAfter: { Currency: 'GBP', Amount: '0' },
      },
    ],
    Capital: { Before: capital(was), After: capital(is) },
    CertificatesCancelled: [],
    CertificatesIssued: [],
    Filings: [],
    RegisterBy: null,
    CertificatesBy: null,
    StampDuty: null,
    ...rest,
  };
}

describe('what an entry will change', () => {
  it('is one change from what stands now to what will stand, for a correction on the same day', () => {
    const [day, ...others] = sumUpPlan([
      event({ Kind: 'reversal', was: '100', is: '0' }),
      event({ was: '0', is: '60', CertificatesBy: '2027-01-20' }),
    ]);
    expect(others).toEqual([]);
    expect(day?.holdings.map(({ Before, After }) => [Before, After])).toEqual([['100', '60']]);
    expect(day?.capital.map(({ before, after }) => [before?.NumberOfShares, after?.NumberOfShares])).toEqual([
      ['100', '60'],
    ]);
    expect(day?.certificatesBy).toBe('2027-01-20');
  });

  it('leaves out what a correction takes and gives back', () => {
    const [day] = sumUpPlan([event({ was: '100', is: '0' }), event({ was: '0', is: '100' })]);
    expect(day?.holdings).toEqual([]);
    expect(day?.capital).toEqual([]);
  });

  it('keeps a holding whose shares are restated without their number', () => {
    const [day] = sumUpPlan([event({ Kind: 'call', was: '100', is: '100' })]);
    expect(day?.holdings).toHaveLength(1);
  });

  it('stands day by day where the events are of several days', () => {
    const days = sumUpPlan([
      event({ was: '100', is: '0', EffectiveOn: '2026-11-01' }),
      event({ was: '0', is: '60' }),
    ]);
    expect(days.map(({ on }) => on)).toEqual(['2026-11-01', '2026-11-20']);
  });
});
