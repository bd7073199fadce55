import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import {
  bodyText,
  countsText,
  dayText,
  emptyText,
  linesOf,
  listOf,
  readingLines,
  tableOfEntries,
} from './register-reading.ts';

const madeOn = civilDate('2026-11-20');
const company = { name: 'Harbour Bakery Limited', number: '09990001' };
const read = { company, madeOn, readOn: civilDate('2026-11-18') };
const unread = { company, madeOn, readOn: undefined };

describe('a register of Companies House', () => {
  it('says of which day it is and when it was read', () => {
    expect(readingLines(read, '2 current')).toEqual([
      'Made on 20 November 2026',
      'As shown by Companies House on 18 November 2026',
      '2 current',
    ]);
  });

  it('that was never read is not said to be empty', () => {
    expect(readingLines(unread, '0 current')).toEqual([
      'Made on 20 November 2026',
      'Not read from Companies House yet',
    ]);
    expect(emptyText(unread, 'None.')).toBe('Not read from Companies House yet.');
    expect(emptyText(read, 'None.')).toBe('None.');
  });

  it('counts current ones always and others where there are any', () => {
    expect(
      countsText([
        [0, 'current'],
        [0, 'resigned'],
      ]),
    ).toBe('0 current');
    expect(
      countsText([
        [1200, 'current'],
        [2, 'resigned'],
      ]),
    ).toBe('1,200 current, 2 resigned');
  });

  it('has no column in which nothing stands', () => {
    const entries: { name: string; left?: string }[] = [{ name: 'Ann' }, { name: 'Ben' }];
    const columns = [
      { title: 'Name', share: 2, textOf: ({ name }: { name: string }) => name },
      { title: 'Left', share: 1, textOf: ({ left }: { left?: string }) => left },
    ];
    expect(tableOfEntries('People', columns, entries)).toEqual({
      title: 'People',
      columns: [{ title: 'Name', share: 2 }],
      rows: [{ cells: ['Ann'] }, { cells: ['Ben'] }],
    });
    const withOne = tableOfEntries('People', columns, [...entries, { name: 'Cai', left: 'yes' }]);
    expect(withOne.rows.map(({ cells }) => cells)).toEqual([
      ['Ann', ''],
      ['Ben', ''],
      ['Cai', 'yes'],
    ]);
  });

  it('keeps a day as it was given where it is none of the calendar', () => {
    expect(dayText('2020-01-31')).toBe('31 Jan 2020');
    expect(dayText('2020-02-31')).toBe('2020-02-31');
    expect(dayText(undefined)).toBeUndefined();
  });

  it('says of a body what is known, line by line', () => {
    expect(linesOf(['one', undefined, false, '', 'two'])).toBe('one\ntwo');
    expect(listOf(['one'])).toBe('one');
    expect(listOf(['one', 'two'])).toBe('• one\n• two');
    expect(bodyText({})).toBe('');
    expect(
      bodyText({
        identity: { legalForm: 'Aksjeselskap', registrationNumber: '999000019' },
        principalOffice: { premises: '1', addressLine1: 'Havnegata', locality: 'Oslo' },
      }),
    ).toBe('Legal form: Aksjeselskap\nRegistration number: 999000019\nPrincipal office: 1 Havnegata, Oslo');
  });
});
