import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { shareEventId } from '../ledger/ids.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { type CorrectionOutcome, planCorrection } from './plan-correction.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  DAN,
  founding,
  held,
  INCORPORATED_ON,
  Register,
} from './register.fixture.ts';

function corrected(register: Register, event: ShareEvent, request: ShareActRequest): CorrectionOutcome {
  return planCorrection(
    { event, isLive: register.ledger.isLive(event), reason: 'Misread the form', request },
    {
      eventId: shareEventId('correction'),
      reversalId: shareEventId('reversal'),
      position: register.at(request.on),
      findLot: register.ledger.lot.bind(register.ledger),
      incorporatedOn: INCORPORATED_ON,
      isPublic: false,
      today: civilDate('2027-12-31'),
    },
  );
}

describe('a correction', () => {
  const onward: ShareActRequest = {
    ...bobToAlice,
    on: '2026-12-20',
    transferorId: ALICE,
    transferees: [{ transfereeId: DAN, shares: '70' }],
  };
  const rightNumber: ShareActRequest = {
    ...bobToAlice,
    transferees: [{ transfereeId: ALICE, shares: '12' }],
  };

  it('replaces an entry in one act, though later ones rely on the shares', () => {
    const register = new Register();
    register.record(founding);
    const wrong = register.record(bobToAlice);
    register.record(onward);
    expect(register.tryToReverse(wrong).ok).toBe(false);
    const outcome = corrected(register, wrong, rightNumber);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(register.ledger.append(outcome.events, { kind: 'person', reference: 'test' }).ok).toBe(true);
    const position = register.at('2026-12-31');
    expect([ALICE, BOB, DAN].map((holder) => held(position, holder))).toEqual(['2', '28', '70']);
    expect(held(register.at('2026-12-31', wrong.order), BOB)).toBe('25');
  });

  it('is refused whole, with the entry in its way, when later ones would lack shares after both', () => {
    const register = new Register();
    register.record(founding);
    const wrong = register.record(bobToAlice);
    register.record(onward);
    const tooFew = { ...rightNumber, transferees: [{ transfereeId: ALICE, shares: '9' }] };
    const outcome = corrected(register, wrong, tooFew);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(register.ledger.append(outcome.events, { kind: 'person', reference: 'test' })).toMatchObject({
      refusal: { code: 'in-the-way', event: { effectiveOn: '2026-12-20' } },
    });
    expect(register.ledger.list()).toHaveLength(3);
  });

  it('is planned on the books without the wrong entry, and needs a reason', () => {
    const register = new Register();
    register.record(founding);
    const wrong = register.record(bobToAlice);
    const all = { ...rightNumber, transferees: [{ transfereeId: ALICE, shares: '40' }] };
    expect(corrected(register, wrong, all).ok).toBe(true);
    const more = { ...rightNumber, transferees: [{ transfereeId: ALICE, shares: '41' }] };
    expect(corrected(register, wrong, more)).toMatchObject({ errors: [{ code: 'too-few' }] });
    register.reverse(wrong);
    expect(corrected(register, wrong, all)).toMatchObject({ errors: [{ code: 'not-reversible' }] });
  });
});
