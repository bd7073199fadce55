import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { toDecimalText } from '../../money/exact-decimal.ts';
import { ALICE, BOB, ORDINARY, Register } from '../testing/example-register.ts';
import type { ExistingCertificateInput, OpeningHolding } from '../ledger/event-requests.ts';
import { enteredBefore, registerOfMembers } from '../projections/register-of-members.ts';
import { membershipsOf } from '../testing/reference-model/memberships.ts';
import { applyCertificateChange } from '../testing/reference-model/certificate-register.ts';
import { certificatesForEntry } from './certificates-for-entry.ts';

const on = civilDate('2026-06-30');
const existing = (
  number: string,
  more: Partial<ExistingCertificateInput> = {},
): ExistingCertificateInput => ({
  number,
  issuedOn: '2026-02-01',
  ...more,
});
const balance = (...holdings: readonly Partial<OpeningHolding>[]) => ({
  kind: 'opening-balance' as const,
  on,
  holdings: holdings.map((each) => ({ classId: ORDINARY, holderId: ALICE, shares: '60', ...each })),
});

function certificatesOf(...holdings: readonly Partial<OpeningHolding>[]) {
  const register = new Register();
  const event = register.post(balance(...holdings));
  const findLot = register.ledger.lot.bind(register.ledger);
  const change = certificatesForEntry([event], [], { issuedOn: on, findLot });
  return applyCertificateChange([], change).map(({ number, holderId, shares, origin, issuedOn }) =>
    [number, holderId, toDecimalText(shares), origin, issuedOn].join(' '),
  );
}

/** The certificates after a balance was entered, and another in its place: number, holder, shares, state. */
function certificatesAfter(
  first: readonly Partial<OpeningHolding>[],
  second: readonly Partial<OpeningHolding>[],
): readonly string[] {
  const register = new Register();
  const findLot = register.ledger.lot.bind(register.ledger);
  const opened = register.post(balance(...first));
  const before = applyCertificateChange([], certificatesForEntry([opened], [], { issuedOn: on, findLot }));
  const corrected = register.correct(opened, balance(...second));
  if (!corrected.ok || !('events' in corrected)) throw new Error(JSON.stringify(corrected));
  const { end, issue } = certificatesForEntry(corrected.events, before, { issuedOn: on, findLot });
  return [
    ...end.map(({ number }) => `${number} ends`),
    ...issue.map(({ number, holderId, shares }) => `${number ?? 'new'} ${holderId} ${toDecimalText(shares)}`),
  ];
}

function refusalsOf(...holdings: readonly Partial<OpeningHolding>[]): readonly string[] {
  return new Register().refusals(balance(...holdings)).map((refusal) => refusal.split(':')[0] ?? '');
}

describe('existing certificates', () => {
  it('keep their numbers and days; new ones are numbered behind the highest of them', () => {
    expect(
      certificatesOf(
        { certificates: [existing('12', { shares: '20' }), existing('7', { shares: '40' })] },
        { holderId: BOB, shares: '40' },
      ),
    ).toEqual([
      `12 ${ALICE} 20 entered 2026-02-01`,
      `7 ${ALICE} 40 entered 2026-02-01`,
      `13 ${BOB} 40 new 2026-06-30`,
    ]);
  });

  it('are for the whole holding where there is only one', () => {
    expect(certificatesOf({ certificates: [existing('3')] })).toEqual([`3 ${ALICE} 60 entered 2026-02-01`]);
  });

  it('are those of the balance that takes the place of another', () => {
    const [seven, twelve] = [{ certificates: [existing('7')] }, { certificates: [existing('12')] }];
    expect(certificatesAfter([seven], [seven])).toEqual([]);
    expect(certificatesAfter([seven], [{ ...seven, priceEach: '2', unpaidEach: '1' }])).toEqual([]);
    expect(certificatesAfter([seven], [twelve])).toEqual(['7 ends', `12 ${ALICE} 60`]);
    expect(certificatesAfter([seven], [{ ...seven, shares: '70' }])).toEqual(['7 ends', `7 ${ALICE} 70`]);
    expect(certificatesAfter([seven], [{ ...seven, shares: '50' }])).toEqual(['7 ends', `7 ${ALICE} 50`]);
    expect(certificatesAfter([seven], [{}])).toEqual(['7 ends', `new ${ALICE} 60`]);
    expect(certificatesAfter([{}], [seven])).toEqual(['1 ends', `7 ${ALICE} 60`]);
    expect(certificatesAfter([{}], [{ unpaidEach: '0' }])).toEqual([]);
    expect(certificatesAfter([seven], [{ ...seven, holderId: BOB }])).toEqual(['7 ends', `7 ${BOB} 60`]);
  });

  it('are refused at their fields: a number twice, a later day, shares that do not add up', () => {
    expect(
      refusalsOf({ certificates: [existing('4')] }, { holderId: BOB, certificates: [existing('4')] }),
    ).toEqual(['holdings.1.certificates.0.number']);
    expect(refusalsOf({ certificates: [existing('0', { issuedOn: '2026-07-01' })] })).toEqual([
      'holdings.0.certificates.0.number',
      'holdings.0.certificates.0.issuedOn',
    ]);
    expect(
      refusalsOf({ certificates: [existing('1', { shares: '20' }), existing('2', { shares: '20' })] }),
    ).toEqual(['holdings.0.certificates.1.shares']);
    expect(refusalsOf({ certificates: [existing('2147483648')] })).toEqual([
      'holdings.0.certificates.0.number',
    ]);
  });
});

describe('a member of an opening balance', () => {
  it('has the day of issue that was entered, or none', () => {
    const register = new Register();
    const event = register.post(balance({ enteredOn: '2026-01-20' }, { holderId: BOB, shares: '40' }));
    const memberships = membershipsOf([event], on);
    const entries = registerOfMembers(register.at(on), memberships, enteredBefore([event]));
    expect(new Map(entries.map(({ holderId, enteredOn }) => [holderId, enteredOn]))).toEqual(
      new Map([
        [ALICE, '2026-01-20'],
        [BOB, undefined],
      ]),
    );
    expect(refusalsOf({ enteredOn: '2026-07-01' })).toEqual(['holdings.0.enteredOn']);
  });
});
