import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../dates/civil-date.ts';
import { reminderStep } from './reminder-steps.ts';

describe('the reminder of an identity statement', () => {
  const dueOn = civilDate('2026-12-14');
  it.each([
    [-15, undefined],
    [-14, -14],
    [-8, -14],
    [-7, -7],
    [-2, -7],
    [-1, -1],
    [0, 0],
    [1, 1],
    [40, 1],
  ])('%i days from its last day is that of step %s', (days, step) => {
    expect(reminderStep(dueOn, addDays(dueOn, days))).toBe(step);
  });
});
