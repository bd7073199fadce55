import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { timeLines } from './register-facts.ts';

const facts = {
  company: { name: 'Harbour Bakery Limited', number: '09990001' },
  asAt: civilDate('2026-11-20'),
  madeOn: civilDate('2026-11-22'),
};

describe('the day of a register', () => {
  it('is the day at whose end it is read, not the day it is made', () => {
    expect(timeLines(facts)).toEqual(['As at the end of 20 November 2026']);
  });

  it('is followed by what was known', () => {
    expect(timeLines({ ...facts, knownAs: 'Including entries up to entry 12' })).toEqual([
      'As at the end of 20 November 2026',
      'Including entries up to entry 12',
    ]);
  });

  it('is the last day of a history', () => {
    expect(timeLines(facts, 'Up to')).toEqual(['Up to the end of 20 November 2026']);
  });
});
