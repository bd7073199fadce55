import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { count, date, listOf, maybe, text } from './lenient.ts';
import { record } from './record.ts';

describe('a record', () => {
  const company = record({
    number: [z.string(), 'company_number'],
    name: [text, 'company_name'],
    self: [text, 'links.self'],
  });

  it('has our names for what the registry calls otherwise', () => {
    const wire = {
      company_number: '01234567',
      company_name: 'EXAMPLE LIMITED',
      links: { self: '/company/1' },
    };
    expect(company.parse(wire)).toEqual({
      number: '01234567',
      name: 'EXAMPLE LIMITED',
      self: '/company/1',
    });
  });

  it('leaves out members that it does not name', () => {
    expect(company.parse({ company_number: '1', etag: 'x' })).toEqual({
      number: '1',
      name: undefined,
      self: undefined,
    });
  });

  it.each([[null], ['text'], [[]], [{}], [{ company_number: 7 }]])('is not read from %j', (wire) => {
    expect(company.safeParse(wire).success).toBe(false);
  });

  it.each([[null], ['text'], [7], [[]]])('misses a nested member where %j stands in its way', (links) => {
    expect(company.parse({ company_number: '1', links }).self).toBeUndefined();
  });

  it('reads nothing that every object inherits', () => {
    const odd = record({ made: [text, 'constructor.name'], length: [count, 'toString.length'] });
    expect(odd.parse({})).toEqual({ made: undefined, length: undefined });
  });
});

describe('a member with several names', () => {
  const dates = record({ nextDue: [date, 'next_accounts.due_on', 'next_due'] });

  it.each([
    ['the first', { next_accounts: { due_on: '2026-01-01' }, next_due: '2025-01-01' }, '2026-01-01'],
    ['the second where the first is missing', { next_due: '2025-01-01' }, '2025-01-01'],
    [
      'the second where the first is no date',
      { next_accounts: { due_on: 'soon' }, next_due: '2025-01-01' },
      '2025-01-01',
    ],
    ['none where no name has a date', { next_accounts: null, next_due: '' }, undefined],
  ])('takes %s', (_, wire, expected) => {
    expect(dates.parse(wire).nextDue).toBe(expected);
  });
});

describe('a record within a record', () => {
  const charge = record({
    secured: [maybe(record({ type: [text, 'type'] })), 'secured_details'],
    filings: [listOf(record({ type: [text, 'filing_type'] })), 'transactions'],
  });

  it('is read by its own names', () => {
    const wire = { secured_details: { type: 'amount' }, transactions: [{ filing_type: 'a' }, 'x'] };
    expect(charge.parse(wire)).toEqual({ secured: { type: 'amount' }, filings: [{ type: 'a' }] });
  });

  it('may be missing', () => {
    expect(charge.parse({ secured_details: 'none' })).toEqual({ secured: undefined, filings: [] });
  });
});
