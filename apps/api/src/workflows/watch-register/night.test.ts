import { describe, expect, it } from 'vitest';
import { nightAt, nightMinutes, readingsDue } from './night.ts';

const at = (moment: string) => nightAt(new Date(moment), 22);

describe('a night of readings', () => {
  it('begins at its hour in London, and lasts past midnight', () => {
    expect(at('2026-11-20T21:59:00Z')).toBeUndefined();
    expect(at('2026-11-20T22:00:00Z')).toEqual({ night: '2026-11-20', minutesIn: 0 });
    expect(at('2026-11-21T05:59:00Z')).toEqual({ night: '2026-11-20', minutesIn: 479 });
    expect(at('2026-11-21T06:00:00Z')).toBeUndefined();
    // Summer time.
    expect(at('2026-07-01T21:30:00Z')).toEqual({ night: '2026-07-01', minutesIn: 30 });
  });

  it('spreads its readings evenly, and has asked for all of them at its end', () => {
    const total = 4000;
    let planned = 0;
    const steps = Array.from({ length: nightMinutes }, (_, minutesIn) => {
      const due = readingsDue(minutesIn, { left: total - planned, planned, waiting: 0 });
      planned += due;
      return due;
    });
    expect(planned).toBe(total);
    expect(Math.max(...steps)).toBeLessThanOrEqual(9);
  });

  it('catches up in small steps, and adds nothing while many wait', () => {
    expect(readingsDue(400, { left: 500, planned: 0, waiting: 0 })).toBe(20);
    expect(readingsDue(400, { left: 500, planned: 100, waiting: 40 })).toBe(0);
    expect(readingsDue(0, { left: 1, planned: 0, waiting: 0 })).toBe(1);
    expect(readingsDue(0, { left: 0, planned: 0, waiting: 0 })).toBe(0);
  });
});
