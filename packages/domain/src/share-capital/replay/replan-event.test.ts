import { describe, expect, it } from 'vitest';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { shareEventId } from '../ledger/ids.ts';
import {
  founding,
  INCORPORATED_ON,
  numberedBooks,
  ORDINARY,
  PREFERENCE,
  type Register,
} from '../testing/example-register.ts';
import { type GivenNumbers, hasNumbersFrom, replanEvent } from './replan-event.ts';

const [alices] = founding.allottees;
const given = (first: bigint, last: bigint): GivenNumbers => ({
  classId: ORDINARY,
  numbers: { first, last },
});
const allot = (shares: string): ShareActionRequest => ({
  ...founding,
  on: '2026-06-01',
  allottees: [{ ...alices, shares }],
});

function replan(register: Register, request: ShareActionRequest, ...numbers: readonly GivenNumbers[]) {
  const context = {
    eventId: shareEventId('again'),
    position: register.at('2026-06-01'),
    incorporatedOn: INCORPORATED_ON,
    isPublic: false,
    today: register.today,
  };
  const planned = replanEvent(request, context, numbers);
  if (!planned.ok) return planned.errors.map(({ path, code }) => `${path}: ${code}`);
  return planned.event.lots.map((lot) => `${lot.numbers?.first}-${lot.numbers?.last}`);
}

describe('an event that replaces one with distinguishing numbers', () => {
  // 1-100 are with Alice and Bob; 101-110 were given by the event that was reversed.
  const afterReversal = () => {
    const register = numberedBooks();
    register.reverse(register.post(allot('10')));
    return register;
  };

  it('gets the same numbers', () => {
    expect(replan(afterReversal(), allot('10'), given(101n, 110n))).toEqual(['101-110']);
  });

  it('gets the first of them where it needs fewer', () => {
    expect(replan(afterReversal(), allot('7'), given(101n, 110n))).toEqual(['101-107']);
  });

  it('gets further ones where these were never given', () => {
    expect(replan(afterReversal(), allot('12'), given(101n, 110n))).toEqual(['101-112']);
  });

  it('gets new ones where the further ones were given since', () => {
    const register = afterReversal();
    register.post({ ...allot('5'), on: '2026-05-01' });
    expect(replan(register, allot('12'), given(101n, 110n))).toEqual(['116-127']);
  });

  it('gets new ones where it replaces none with numbers', () => {
    expect(replan(afterReversal(), allot('10'))).toEqual(['111-120']);
  });

  it('is refused with the errors of its own request', () => {
    expect(replan(afterReversal(), allot('0'), given(101n, 110n))).toEqual(['allottees.0.shares: zero']);
  });
});

describe('whether the numbers of a lot are its own', () => {
  const [line] = numberedBooks().at('2026-12-31').lines;
  if (!line) throw new Error('No line');
  const part = { ...line.lot, numbers: { first: 5n, last: 9n } };

  it('they are those of a lot that contains them', () => {
    expect(hasNumbersFrom(part, [line.lot])).toBe(true);
    expect(hasNumbersFrom(part, [undefined, { ...line.lot, numbers: { first: 6n, last: 60n } }])).toBe(false);
    expect(hasNumbersFrom(part, [])).toBe(false);
  });

  it('a lot of another class has other numbers', () => {
    expect(hasNumbersFrom(part, [{ ...line.lot, classId: PREFERENCE }])).toBe(false);
  });
});
