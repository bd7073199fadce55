import { ENTERED_YEARS_TEXT } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { enteredDate, enteredDateOrNone } from './entered-date.ts';

const missing = 'Enter the date of the report, like 27 3 2024';

/** All that is said of a text, one sentence at a time. */
const said = (schema: z.ZodType, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

describe('an entered date', () => {
  it.each(['1844-01-01', '2024-02-29', '2200-12-31'])('is taken: %s', (text) => {
    expect(enteredDate(missing).parse(text)).toBe(text);
  });

  it.each(['0001-01-01', '1843-12-31', '2201-01-01', '9999-12-31', '1 1 1700'])(
    'of a year that nothing takes is told so, and nothing else: %s',
    (text) => {
      const upToToday = enteredDate(missing).refine((day) => day <= '2026-11-20', 'Enter a date up to today');
      for (const schema of [enteredDate(missing), enteredDateOrNone(missing), upToToday])
        expect(said(schema, text)).toEqual([ENTERED_YEARS_TEXT]);
    },
  );

  it.each(['', '30 2 2024', 'soon'])('that is none is asked for: “%s”', (text) => {
    expect(said(enteredDate(missing), text)).toEqual([missing]);
  });

  it('may be left out where that is allowed', () => {
    expect(said(enteredDateOrNone(missing), '')).toEqual([]);
    expect(said(enteredDateOrNone(missing), 'soon')).toEqual([missing]);
  });
});
