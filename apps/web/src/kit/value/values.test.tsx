import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Count, Money } from './amounts.tsx';
import { DateValue, Deadline, InstantValue, None } from './dates.tsx';
import { LargeValue } from './large-value.tsx';
import { dayInLondon } from './london.ts';
import { Percent } from './percent.tsx';

const draw = (element: Parameters<typeof render>[0]) => render(element).container;

afterEach(cleanup);

describe('an amount', () => {
  it('is exact, in its currency and grouped', () => {
    expect(draw(<Money amount="1250000.123456" />).textContent).toBe('£1,250,000.123456');
    expect(draw(<Money amount="-5" currency="JPY" />).textContent).toBe('JPY \u22125.00');
    expect(draw(<Count of={10_000_000_000n} />).textContent).toBe('10,000,000,000');
  });

  it('reads from left to right in a line of either direction', () => {
    expect(draw(<Count of={12} />).querySelector('bdi')?.textContent).toBe('12');
  });

  it('is a percentage, and one too small to write says so', () => {
    expect(draw(<Percent of="33.33" />).textContent).toBe('33.33%');
    expect(draw(<Percent of="0.00" />).textContent).toBe('under 0.01%');
  });

  it('may be the one that a person came for', () => {
    expect(draw(<LargeValue role="timer">1:59</LargeValue>).querySelector('[role=timer]')?.textContent).toBe(
      '1:59',
    );
  });
});

describe('a date', () => {
  it('is written in words for people and as a number for machines', () => {
    const time = draw(<DateValue date="2026-11-27" />).querySelector('time');
    expect([time?.textContent, time?.dateTime]).toEqual(['27 November 2026', '2026-11-27']);
    expect(draw(<DateValue date="2026-11-27" short />).textContent).toBe('27 Nov 2026');
  });

  it('is a dash that is read as “None” where there is none', () => {
    const none = draw(<DateValue date={undefined} />);
    expect(none.textContent).toBe('–None');
    expect(none.querySelector('[aria-hidden]')?.textContent).toBe('–');
    expect(draw(<None word="Not given" />).textContent).toBe('–Not given');
  });

  it('is that of London, in summer and at midnight', () => {
    expect(draw(<InstantValue instant="2026-07-01T22:30:00Z" />).textContent).toBe('1 July 2026, 23:30');
    expect(dayInLondon('2026-07-01T23:30:00Z')).toBe('2026-07-02');
    expect(dayInLondon('2026-12-01T23:30:00Z')).toBe('2026-12-01');
  });
});

describe('a deadline', () => {
  const distance = (date: string) => draw(<Deadline date={date} today="2026-11-20" />).textContent;

  it.each([
    ['2026-11-28', '28 November 2026 · 8 days left'],
    ['2026-11-21', '21 November 2026 · 1 day left'],
    ['2026-11-20', '20 November 2026 · due today'],
    ['2026-11-17', '17 November 2026 · 3 days overdue'],
  ])('on %s is “%s”', (date, text) => expect(distance(date)).toBe(text));

  it('that has passed is not late where it was the earliest one, or a filing is undecided', () => {
    const said = (passedAs: 'earliest' | 'undecided') =>
      draw(<Deadline date="2026-11-17" today="2026-11-20" passedAs={passedAs} />).textContent;
    expect(said('earliest')).toBe('17 November 2026 · earliest date, now passed');
    expect(said('undecided')).toBe('17 November 2026 · day passed, awaiting a decision');
  });

  it('looks otherwise when it is near and when it is past', () => {
    const looks = ['2026-12-31', '2026-11-28', '2026-11-17'].map(
      (date) =>
        draw(<Deadline date={date} today="2026-11-20" />).querySelector('span > span:last-child')?.className,
    );
    expect(new Set(looks).size).toBe(3);
  });
});
