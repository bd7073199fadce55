import { describe, expect, it } from 'vitest';
import { calendarDays } from './calendar-days.ts';
import { type Diary, type OwnDate, toGroups, toRows } from './diary-rows.ts';

const own: OwnDate = {
  DiaryDateId: '11111111-1111-4111-8111-111111111111',
  Version: 1,
  Title: 'Pay the rent',
  DueOn: '2026-11-28',
  StartsOn: '2026-10-31',
  Repeat: 'monthly',
  DaysBefore: 14,
  RemindOn: '2026-11-14',
  Note: null,
  AssignedTo: null,
  AssignedName: null,
  Overdue: false,
  AddedAt: '2026-11-01T09:00:00.000Z',
  AddedBy: 'Mara Quill',
};
const statement: Diary['Statutory'][number] = {
  Kind: 'confirmation-statement',
  Title: 'Confirmation statement',
  Detail: 'Made up to 16 November 2026',
  DueOn: '2026-11-30',
  Overdue: false,
  Computed: 'Fourteen days after the end of the review period.',
  Authority: 'Companies Act 2006, s.853A',
  ToDo: 'File it.',
  FilingId: null,
  ShareEventId: null,
};
const diary: Diary = {
  CompanyId: '22222222-2222-4222-8222-222222222222',
  CompanyNumber: '09990001',
  CompanyName: 'HARBOUR LIGHT BAKERY LIMITED',
  ReadAt: null,
  Statutory: [statement, { ...statement, Kind: 'accounts', Title: 'Accounts', DueOn: '2027-03-31' }],
  Own: [
    own,
    { ...own, DiaryDateId: '2', Title: 'Was due', DueOn: '2026-11-02' },
    { ...own, DiaryDateId: '3', DueOn: null },
  ],
  Done: [],
  Removed: [],
  People: [],
};

describe('the diary', () => {
  it('has every date that is to be met, by how near it is', () => {
    const groups = toGroups(toRows(diary), '2026-11-20');
    expect(groups.map(({ title, rows }) => [title, rows.map((row) => row.title)])).toEqual([
      ['Overdue', ['Was due']],
      ['This month', ['Pay the rent', 'Confirmation statement']],
      ['Later', ['Accounts']],
    ]);
  });

  it('names each date by itself', () => {
    const ids = toRows(diary).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows in a month of the calendar what comes back in it', () => {
    const daysOf = (month: string) =>
      [...calendarDays(toRows({ ...diary, Own: [own] }), month)].map(([day, rows]) => [day, rows.length]);
    expect(daysOf('2026-11')).toEqual([
      ['2026-11-28', 1],
      ['2026-11-30', 2],
    ]);
    expect(daysOf('2027-02')).toEqual([['2027-02-28', 1]]);
    expect(daysOf('2027-03')).toEqual([['2027-03-31', 2]]);
    expect(daysOf('2026-10')).toEqual([]);
  });
});
