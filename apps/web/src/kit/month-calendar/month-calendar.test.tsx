import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { MonthCalendar, type CalendarItem } from './month-calendar.tsx';

const due: Readonly<Record<string, readonly CalendarItem[]>> = {
  '2026-11-28': [{ id: '1', tone: 'bad', content: <a href="#1">Harbour Ltd: accounts</a> }],
};

function Calendar({ month: first = '2026-11' }: { month?: string }) {
  const [month, setMonth] = useState(first);
  return (
    <MonthCalendar
      month={month}
      today="2026-11-23"
      itemsOn={(day) => due[day] ?? []}
      onMonthChange={setMonth}
    />
  );
}

const title = () => screen.getByRole('heading').textContent;
const weeks = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.querySelector('[aria-hidden]')?.textContent ?? ''));

describe('a month', () => {
  afterEach(cleanup);

  it('stands in weeks that begin on Monday', async () => {
    await showOnPage(<Calendar />);
    expect(screen.getByRole('region', { name: 'Calendar of November 2026' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')[0]?.querySelector('abbr')?.title).toBe('Monday');
    expect(weeks()[0]).toEqual(['', '', '', '', '', '', '1']);
    expect(weeks().at(-1)).toEqual(['30', '', '', '', '', '', '']);
    expect(weeks()).toHaveLength(6);
  });

  it('has 29 days in the February of a leap year', async () => {
    await showOnPage(<Calendar month="2028-02" />);
    expect(weeks().flat().at(-6)).toBe('29');
  });

  it('shows what stands on a day, and reads the date in words', async () => {
    await showOnPage(<Calendar />);
    const day = screen.getByText('28 November 2026').closest('td');
    if (day === null) throw new Error('the day has no cell');
    expect(within(day).getByRole('link').textContent).toBe('Harbour Ltd: accounts');
  });

  it('marks today', async () => {
    await showOnPage(<Calendar />);
    const marked = document.querySelectorAll('[aria-current="date"]');
    expect([...marked].map((cell) => cell.querySelector('time')?.dateTime)).toEqual(['2026-11-23']);
  });

  it('is turned over the end of a year and back to this month', async () => {
    const user = await showOnPage(<Calendar month="2026-12" />);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(title()).toBe('January 2027');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(title()).toBe('November 2026');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'This month' }));
    expect(title()).toBe('November 2026');
  });
});
