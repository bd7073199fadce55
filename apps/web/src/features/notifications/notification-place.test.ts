import { describe, expect, it } from 'vitest';
import { type Notification, placeOf } from './notification-place.ts';

const plain: Notification = {
  notificationId: 'n1',
  kind: 'date-near',
  title: 'Confirmation statement due soon',
  text: null,
  at: '2026-11-20T09:30:00Z',
  isRead: false,
  companyId: null,
  companyName: null,
  companyNumber: null,
  filingId: null,
  batchId: null,
  diaryDateId: null,
  fromUserId: null,
  personId: null,
  state: null,
  dueOn: null,
};

describe('a notification leads', () => {
  it.each([
    [
      'to the receipt of a filing',
      { filingId: 'f1', companyId: 'c1' },
      { href: '/submissionstatus/status/f1' },
    ],
    ['to the lines of an import', { batchId: 'b1' }, { href: '/company/import/list?batch=b1' }],
    [
      'to the diary, for a date of its own',
      { companyId: 'c1', diaryDateId: 'd1' },
      { href: '/company/diarydates?company=c1&open=d1' },
    ],
    ['to the company of a date', { companyId: 'c1' }, { href: '/company/companyoverview?company=c1' }],
    [
      'to the changes of a company, for an alarm',
      { kind: 'register-alarm' as const, companyId: 'c1' },
      { href: '/company/registerchanges?company=c1' },
    ],
    [
      'to the person whose identity it is about',
      { kind: 'identity' as const, personId: 'p1', companyId: 'c1' },
      { href: '/people/p1' },
    ],
    ['to the users, where one has come in', { kind: 'invitation' as const }, { href: '/setting/users' }],
    ['to all people, where it is about several', { kind: 'identity' as const }, { href: '/people' }],
    ['to the conversation of a message', { fromUserId: 'u1' }, { conversationWith: 'u1' }],
  ])('%s', (_where, given, place) => {
    expect(placeOf({ ...plain, ...given })).toEqual(place);
  });
});
