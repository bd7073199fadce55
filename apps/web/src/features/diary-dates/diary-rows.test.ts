import { describe, expect, it } from 'vitest';
import { calendarDays } from './calendar-days.ts';
import { type Diary, type OwnDate, toGroups, toRows } from './diary-rows.ts';

const own: OwnDate = {
  diaryDateId: '11111111-1111-4111-8111-111111111111',
  version: 1,
  title: 'Pay the rent',
  dueOn: '2026-11-28',
  startsOn: '2026-10-31',
  repeat: 'monthly',
  daysBefore: 14,
  remindOn: '2026-11-14',
  note: null,
  assignedTo: null,
  assignedName: null,
  overdue: false,
  addedAt: '2026-11-01T09:00:00.000Z',
  addedBy: 'Mara Quill',
};
const statement: Diary['statutory'][number] = {
  kind: 'confirmation-statement',
  title: 'Confirmation statement',
  detail: 'Made up to 16 November 2026',
  dueOn: '2026-11-30',
  overdue: false,
  urgency: 'soon',
  act: 'file-statement',
  form: null,
  computed: 'Fourteen days after the end of the review period.',
  authority: 'Companies Act 2006, s.853A',
  toDo: 'File it.',
  originId: null,
  filingId: null,
  filingState: null,
  shareEventId: null,
};
const diary: Diary = {
  companyId: '22222222-2222-4222-8222-222222222222',
  companyNumber: '09990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  readAt: null,
  statutory: [statement, { ...statement, kind: 'accounts', title: 'Accounts', dueOn: '2027-03-31' }],
  own: [
    own,
    { ...own, diaryDateId: '2', title: 'Was due', dueOn: '2026-11-02', overdue: true },
    { ...own, diaryDateId: '3', dueOn: null },
  ],
  done: [],
  removed: [],
  people: [],
};

describe('the diary', () => {
  it('has every date that is to be met, by how near it is', () => {
    const groups = toGroups(toRows(diary), '2026-11-20');
    expect(groups.map(({ title, rows }) => [title, rows.map((row) => row.title)])).toEqual([
      ['Overdue', ['Was due']],
      ['Within 28 days', ['Pay the rent', 'Confirmation statement']],
      ['Later', ['Accounts']],
    ]);
  });

  it('calls nothing overdue whose day is only the earliest possible one', () => {
    const notice = { ...statement, kind: 'control-notice' as const, dueOn: '2025-12-26', overdue: false };
    const groups = toGroups(toRows({ ...diary, statutory: [notice], own: [] }), '2026-11-20');
    expect(groups.map(({ id }) => id)).toEqual(['soon']);
  });

  it('names each date by itself', () => {
    const ids = toRows(diary).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows in a month of the calendar what comes back in it', () => {
    const daysOf = (month: string) =>
      [...calendarDays(toRows({ ...diary, own: [own] }), month)].map(([day, rows]) => [day, rows.length]);
    expect(daysOf('2026-11')).toEqual([
      ['2026-11-28', 1],
      ['2026-11-30', 2],
    ]);
    expect(daysOf('2027-02')).toEqual([['2027-02-28', 1]]);
    expect(daysOf('2027-03')).toEqual([['2027-03-31', 2]]);
    expect(daysOf('2026-10')).toEqual([]);
  });
});
