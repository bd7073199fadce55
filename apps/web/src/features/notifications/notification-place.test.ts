import { describe, expect, it } from 'vitest';
import { type Notification, placeOf } from './notification-place.ts';

const plain: Notification = {
  NotificationID: 'n1',
  Kind: 'date-near',
  Title: 'Confirmation statement due soon',
  Text: null,
  At: '2026-11-20T09:30:00Z',
  IsRead: false,
  CompanyId: null,
  CompanyName: null,
  CompanyNumber: null,
  FilingId: null,
  BatchId: null,
  DiaryDateId: null,
  FromUserId: null,
  State: null,
  DueOn: null,
};

describe('a notification leads', () => {
  it.each([
    [
      'to the receipt of a filing',
      { FilingId: 'f1', CompanyId: 'c1' },
      { href: '/submissionstatus/status/f1' },
    ],
    ['to the lines of an import', { BatchId: 'b1' }, { href: '/company/import/list?batch=b1' }],
    [
      'to the diary, for a date of its own',
      { CompanyId: 'c1', DiaryDateId: 'd1' },
      { href: '/company/diarydates?company=c1&open=d1' },
    ],
    ['to the company of a date', { CompanyId: 'c1' }, { href: '/company/companyoverview?company=c1' }],
    ['to the conversation of a message', { FromUserId: 'u1' }, { conversationWith: 'u1' }],
  ])('%s', (_where, given, place) => {
    expect(placeOf({ ...plain, ...given })).toEqual(place);
  });
});
