import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

describe('the clock of a simulator', () => {
  it('runs in real time unless it is started elsewhere', () => {
    expect(Math.abs(createClock().now().getTime() - Date.now())).toBeLessThan(1000);
    const startAt = '2026-11-20T12:00:00Z';
    expect(createClock(startAt).now().getTime() - Date.parse(startAt)).toBeLessThan(1000);
  });

  it('can be set and moved in both directions', () => {
    const clock = createClock('2026-11-20T12:00:00Z');
    clock.advance(86_400_000);
    expect(clock.today()).toBe('2026-11-21');
    clock.advance(-2 * 86_400_000);
    expect(clock.today()).toBe('2026-11-19');
    clock.set('2027-01-31T08:00:00Z');
    expect(clock.today()).toBe('2027-01-31');
  });

  it.each([
    ['2026-06-30T23:30:00Z', '2026-07-01'],
    ['2026-12-31T23:30:00Z', '2026-12-31'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-10-24T23:00:00Z', '2026-10-25'],
  ])('at %s has the civil date of London, %s', (instant, day) => {
    expect(createClock(instant).today()).toBe(day);
  });

  it('refuses what is no instant', () => {
    expect(() => createClock('tomorrow')).toThrow('Not an instant: tomorrow');
    expect(() => createClock().set('2026-13-01')).toThrow('Not an instant');
  });
});
