import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { certificatesAfter } from '../testing/example-certificates.ts';
import { ALICE, BOB, founding, ORDINARY, Register } from '../testing/example-register.ts';
import { certificatesForEntry } from './certificates-for-entry.ts';
import { refuseDateOfIssue } from './date-of-issue.ts';

const toBob: ShareActionRequest = {
  kind: 'transfer',
  on: '2026-03-01',
  classId: ORDINARY,
  transferorId: ALICE,
  transferees: [{ transfereeId: BOB, shares: '20' }],
};

/** Why the certificates of a transfer of 1 March 2026 are not dated so; certificate 1 may bear another date than its shares. */
function refusalOf(text: string, firstIssuedOn: string = founding.on) {
  const register = new Register();
  const live = certificatesAfter(register, founding).map((each) => ({
    ...each,
    issuedOn: civilDate(each.number === 1 ? firstIssuedOn : each.issuedOn),
  }));
  const events = [register.post(toBob)];
  const today = civilDate('2026-12-20');
  const findLot = register.ledger.lot.bind(register.ledger);
  const change = certificatesForEntry(events, live, { issuedOn: today, findLot });
  return refuseDateOfIssue(text, { change, events, live, today });
}

describe('the date of issue of certificates', () => {
  it('is any from the day the entry takes effect to today', () => {
    expect(['2026-03-01', '2026-04-17', '2026-12-20'].map((text) => refusalOf(text))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is none before the entry takes effect, none to come, and a date', () => {
    expect(refusalOf('2026-02-28')).toBe('Enter a date from 1 March 2026, when the entry takes effect');
    expect(refusalOf('2026-12-21')).toBe('Enter a date not after 20 December 2026');
    expect(refusalOf('31 2 2026')).toBe('Enter the date of the certificates');
  });

  it('is none before that of a certificate whose place it takes', () => {
    expect(refusalOf('2026-03-04', '2026-03-05')).toBe(
      'Enter a date from 5 March 2026: certificate 1, which is cancelled, was issued then',
    );
    expect(refusalOf('2026-03-05', '2026-03-05')).toBeUndefined();
  });
});
