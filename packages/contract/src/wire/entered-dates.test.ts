import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { calls } from '../index.ts';
import { findStrangeYear } from './entered-dates.ts';

const companyId = randomUUID();
const strangeIn = (days: { on: string; issuedOn?: string }) =>
  findStrangeYear(calls.saveOpeningBalance.body, {
    companyId,
    on: days.on,
    holdings: [{}, { certificates: [{ number: '1', issuedOn: days.issuedOn }] }],
  });

describe('the dates of a request', () => {
  it('are of the years 1844 to 2200', () => {
    for (const on of ['1844-01-01', '2200-12-31']) expect(strangeIn({ on })).toBeUndefined();
    for (const on of ['0000-01-01', '0001-01-01', '1843-12-31', '2201-01-01', '9999-12-31'])
      expect(strangeIn({ on })).toBe('on');
  });

  it('are found at any depth, and in the kind of entry that is given', () => {
    expect(strangeIn({ on: '2026-01-01', issuedOn: '1700-01-01' })).toBe(
      'holdings.1.certificates.0.issuedOn',
    );
    const { body } = calls.planShareEvent;
    const events = [{ kind: 'class-name', on: '2026-01-01', name: '0001-01-01' }];
    expect(findStrangeYear(body, { companyId, events })).toBeUndefined();
    const both = [...events, { kind: 'call', on: '2026-01-01' }, { kind: 'treasury-sale', on: '0001-01-01' }];
    expect(findStrangeYear(body, { companyId, events: both })).toBe('events.2.on');
  });

  it('may be left out, and moments are held to the years too', () => {
    const { query } = calls.getShareRegister;
    expect(findStrangeYear(query, { companyId })).toBeUndefined();
    expect(findStrangeYear(query, { companyId, knownOn: '2201-01-01T00:00Z' })).toBe('knownOn');
  });
});
