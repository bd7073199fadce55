import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { callerText, civilDate, id, instant } from '../wire/shapes.ts';

const notificationKind = z.enum([
  'submission-answered',
  'approval',
  'date-near',
  'identity',
  'register-alarm',
  'import-done',
  'invitation',
  'message',
]);

const notificationShape = z
  .object({
    notificationId: id,
    kind: notificationKind,
    title: z.string(),
    /** A second line, where there is more to say. */
    text: z.string().nullable(),
    at: instant,
    isRead: z.boolean(),
    companyId: id.nullable(),
    companyName: z.string().nullable(),
    companyNumber: z.string().nullable(),
    /** Where it leads: the receipt of a filing, an import, a diary date, a conversation, a person; else the company. */
    filingId: id.nullable(),
    batchId: id.nullable(),
    diaryDateId: id.nullable(),
    fromUserId: id.nullable(),
    personId: id.nullable(),
    /** Of a submission: how it was answered. Of a date: `open` where its day was only the earliest one, and has passed. */
    state: z.string().nullable(),
    /** Of a date that is near. */
    dueOn: civilDate.nullable(),
  })
  .meta({ title: 'Notification' });

/** What the caller was told of and may still see, newest first. */
export const getNotifications = defineCall({
  ...reading('notifications', 'signed-in'),
  path: '/api/Usermanagement/GetNotifications',
  summary: 'Notifications of the caller, newest first',
  query: z.object({
    userId: callerText,
    kind: notificationKind.optional(),
    unreadOnly: z.stringbool().optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    entity: z.array(notificationShape),
    /** How many match the filters. */
    total: z.int(),
    /** How many are unread, whatever the filters. */
    unread: z.int(),
    /** How many of those are of messages, which the chat counts itself. */
    unreadMessages: z.int(),
  }),
  wire: { input: { names: { userId: 'Userid' } } },
  caller: { userId: 'user' },
});
