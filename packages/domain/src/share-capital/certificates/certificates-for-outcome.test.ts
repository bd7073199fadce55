import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { certificatesAfter } from '../testing/example-certificates.ts';
import { ALICE, BOB, CARA, founding, ORDINARY, Register } from '../testing/example-register.ts';
import { certificatesForOutcome } from './certificates-for-outcome.ts';

const opening = {
  kind: 'opening-balance',
  on: '2026-06-30',
  holdings: founding.allottees.map(({ holderId, shares }) => ({
    classId: ORDINARY,
    holderId,
    shares,
    priceEach: '1',
    unpaidEach: '0',
  })),
} as const satisfies ShareActionRequest;

function replaced(...history: readonly ShareActionRequest[]) {
  const register = new Register();
  const certificates = certificatesAfter(register, opening);
  const [balance] = register.ledger.list();
  if (!balance) throw new Error('no balance');
  const outcome = register.replaceBalance(balance, ...history);
  if (!outcome.ok || !('events' in outcome)) throw new Error(JSON.stringify(outcome));
  return certificatesForOutcome(outcome.events, certificates, {
    issuedOn: civilDate('2026-12-20'),
    findLot: register.ledger.lot.bind(register.ledger),
  });
}

describe('certificates after the history of an opening balance', () => {
  it('stay where the history adds up to the balance', () => {
    expect(replaced(founding)).toEqual({ end: [], issue: [] });
  });

  it('stay where holdings moved on the way to it', () => {
    const all = { ...founding, allottees: [{ ...founding.allottees[0], shares: '100' }] };
    const toBob: ShareActionRequest = {
      kind: 'transfer',
      on: '2026-03-01',
      classId: ORDINARY,
      transferorId: ALICE,
      transferees: [{ transfereeId: BOB, shares: '40' }],
    };
    expect(replaced(all, toBob)).toEqual({ end: [], issue: [] });
  });

  it('change where a holding differs', () => {
    const { end, issue } = replaced({
      ...founding,
      allottees: [founding.allottees[0], { ...founding.allottees[1], holderId: CARA }],
    });
    expect(end.map(({ number, status }) => [number, status])).toEqual([[2, 'cancelled']]);
    expect(issue.map(({ holderId, origin }) => [holderId, origin])).toEqual([[CARA, 'new']]);
  });

  it('change for no event in nothing', () => {
    const around = { issuedOn: civilDate('2026-12-20'), findLot: () => undefined };
    expect(certificatesForOutcome([], [], around)).toEqual({ end: [], issue: [] });
  });
});
