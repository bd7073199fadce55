import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { describeDelivery, registrarsOffice } from './delivery.ts';

describe('the delivery of a form by hand', () => {
  it('is noted with its way, its day and its reference', () => {
    const on = civilDate('2026-11-26');
    expect(describeDelivery({ way: 'post', on })).toBe('delivered by post on 26 November 2026');
    expect(describeDelivery({ way: 'upload', on, reference: 'AB 123' })).toBe(
      'delivered by upload on 26 November 2026, reference AB 123',
    );
  });

  it('goes to the office of the part of the United Kingdom in which the company is registered', () => {
    expect(registrarsOffice('scotland')).toContain('Edinburgh');
    expect(registrarsOffice('northern-ireland')).toContain('Belfast');
    expect(registrarsOffice('wales')).toContain('Cardiff');
    expect(registrarsOffice(undefined)).toContain('Cardiff');
  });
});
