import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { shareCount } from '../../money/exact-decimal.ts';
import { applyCertificateChange } from '../testing/reference-model/certificate-register.ts';
import { ALICE, ORDINARY } from '../testing/example-register.ts';
import { type CertificateToIssue, numbered, sharesCertified } from './certificate.ts';

const issue = (number?: number): CertificateToIssue => ({
  holderId: ALICE,
  classId: ORDINARY,
  shares: shareCount('10'),
  numbers: [],
  origin: number === undefined ? 'new' : 'entered',
  issuedOn: civilDate('2026-12-01'),
  replaces: [],
  number,
});
const numbersOf = (
  highest: number,
  used: readonly number[],
  ...certificates: readonly CertificateToIssue[]
) => numbered(certificates, { used: new Set(used), highest }).map(({ number }) => number);

describe('the numbers of certificates', () => {
  it('rise from the highest', () => {
    expect(numbersOf(0, [], issue(), issue())).toEqual([1, 2]);
    expect(numbersOf(7, [3, 7], issue(), issue())).toEqual([8, 9]);
  });

  it('are kept by existing certificates, and new ones come after all of them', () => {
    expect(numbersOf(2, [1, 2], issue(), issue(40), issue(), issue(12))).toEqual([41, 40, 42, 12]);
  });

  it('are never used twice: an existing certificate whose number is used gets a new one', () => {
    expect(numbersOf(5, [3], issue(3))).toEqual([6]);
  });
});

it('a change ends certificates first and issues others after them', () => {
  const before = applyCertificateChange([], { end: [], issue: [issue(), issue()] });
  const on = civilDate('2026-12-05');
  const after = applyCertificateChange(before, {
    end: [{ number: 1, status: 'lost', on }],
    issue: [issue()],
  });
  expect(after.map(({ number, status, endedOn }) => [number, status, endedOn])).toEqual([
    [1, 'lost', on],
    [2, 'live', undefined],
    [3, 'live', undefined],
  ]);
  expect(sharesCertified(after)).toBe(shareCount('30'));
  expect(sharesCertified([])).toBe(shareCount('0'));
});
