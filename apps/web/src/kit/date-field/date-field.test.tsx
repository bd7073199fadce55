import { cleanup, screen, within } from '@testing-library/react';
import { Controller } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showForm } from '#testing/form-page.fixture.tsx';
import type { DateFieldProps } from './date-field-props.ts';
import { DateField } from './date-field.tsx';
// Compiled before the tests begin: the calendar is the largest part of the kit.
import './calendar-popup.tsx';

const showDate = (date = '', limits: Partial<DateFieldProps> = {}) =>
  showForm({
    defaultValues: { date },
    check: (values): Readonly<Record<string, string>> =>
      /^\d{4}-\d\d-\d\d$/.test(values.date) ? {} : { date: 'Enter a date, like 27 3 2024' },
    fields: (form) => (
      <Controller
        name="date"
        control={form.control}
        render={({ field }) => (
          <DateField {...field} {...limits} label="Date of allotment" today="2026-11-23" />
        )}
      />
    ),
  });

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of allotment' });
const calendarButton = () => screen.getByRole('button', { name: 'Choose Date of allotment from a calendar' });

async function openCalendar({ user }: Awaited<ReturnType<typeof showDate>>) {
  await user.click(calendarButton());
  return within(await screen.findByRole('dialog', { name: 'Date of allotment' }));
}

describe('a date field', () => {
  afterEach(cleanup);

  it.each([
    '27 3 2024',
    '27/03/2024',
    '27032024',
    '27 Mar 2024',
    '2024-03-27',
    '27/3/24',
    '27.03.24',
    '270324',
  ])('understands “%s”, and writes the date in words when it is left', async (text) => {
    const { user, saved } = await showDate();
    await user.type(field(), text);
    await user.tab();
    expect(field().value).toBe('27 March 2024');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ date: '2024-03-27' }]);
  });

  it.each(['0001-01-01', '9999-12-31'])('leaves %s as it was typed: nothing takes its year', async (text) => {
    const { user } = await showDate();
    await user.type(field(), text);
    await user.tab();
    expect(field().value).toBe(text);
  });

  it('waits until the year is typed to its end, and then shows how it was understood', async () => {
    const { user } = await showDate();
    await user.type(field(), '27/3/20');
    expect(field().value).toBe('27/3/20');
    await user.type(field(), '24');
    await user.tab();
    expect(field().value).toBe('27 March 2024');
  });

  it('is understood when the form is saved by Enter before the field is left', async () => {
    const { user, saved } = await showDate();
    await user.type(field(), '27/3/24{Enter}');
    await expect.poll(() => saved).toEqual([{ date: '2024-03-27' }]);
  });

  it.each([
    [false, '12 March 2048'],
    [true, '12 March 1948'],
  ])('of a birth (%s) takes two digits for the year %s', async (isBirth, shown) => {
    const { user } = await showDate('', { isBirth });
    await user.type(field(), '12/3/48');
    await user.tab();
    expect(field().value).toBe(shown);
  });

  it('keeps a text that is no date as it was typed, and says what to enter', async () => {
    const { user, saved } = await showDate();
    await user.type(field(), '30 2 2024');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field().value).toBe('30 2 2024');
    expect(describedBy(field())).toEqual(['For example, 27 3 2024', 'Error: Enter a date, like 27 3 2024']);
    expect(saved).toEqual([]);
  });

  it('names the years of which a date can be', async () => {
    const { user, saved } = await showDate();
    await user.type(field(), '1 1 1700');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const said = 'Enter a date of a year from 1844 to 2200';
    expect(describedBy(field())).toEqual(['For example, 27 3 2024', `Error: ${said}`]);
    expect(screen.getByRole('link', { name: said })).toBeDefined();
    expect(saved).toEqual([]);
  });

  it('does not rewrite a date while it is still being typed', async () => {
    const { user } = await showDate('2024-03-27');
    await user.clear(field());
    await user.type(field(), '1/4/2025');
    expect(field().value).toBe('1/4/2025');
  });
});

describe('the calendar of a date field', () => {
  afterEach(cleanup);

  it('opens at the month of today when the field is empty', async () => {
    const calendar = await openCalendar(await showDate());
    expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(calendarButton().getAttribute('aria-expanded')).toBe('true');
  });

  it('opens at the date that was entered, and begins the week on Monday', async () => {
    const calendar = await openCalendar(await showDate('2024-03-27'));
    expect(calendar.getByRole('grid', { name: 'March 2024' })).toBeTruthy();
    const [first] = calendar.getAllByRole('columnheader', { hidden: true });
    expect(first?.getAttribute('aria-label') ?? first?.textContent).toMatch(/^Mo/);
    expect(calendar.getByRole('gridcell', { selected: true }).textContent).toBe('27');
  });

  it('puts the chosen day into the field, closes and gives the focus back', async () => {
    const page = await showDate('2024-03-27');
    const calendar = await openCalendar(page);
    await page.user.click(calendar.getByRole('button', { name: /14.* March 2024/ }));
    expect(field().value).toBe('14 March 2024');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(calendarButton());
  });

  it('closes with Esc and changes nothing', async () => {
    const page = await showDate('2024-03-27');
    await openCalendar(page);
    await page.user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(field().value).toBe('27 March 2024');
  });

  it('offers no day outside its limits', async () => {
    const page = await showDate('2024-03-27', { earliest: '2024-03-10', latest: '2024-03-28' });
    const calendar = await openCalendar(page);
    const isOffered = (day: number) =>
      !calendar.getByRole<HTMLButtonElement>('button', { name: new RegExp(` ${day}(?:st|nd|rd|th)? March`) })
        .disabled;
    expect([9, 10, 28, 29].map(isOffered)).toEqual([false, true, true, false]);
  });
});
