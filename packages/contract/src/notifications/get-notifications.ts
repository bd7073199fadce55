import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, civilDate, id, instant } from '../wire.ts';

export const notificationKind = z.enum(['submission-answered', 'date-near', 'import-done', 'message']);

const notificationShape = z.object({
  NotificationID: id,
  Kind: notificationKind,
  Title: z.string(),
  /** A second line, where there is more to say. */
  Text: z.string().nullable(),
  At: instant,
  IsRead: z.boolean(),
  CompanyId: id.nullable(),
  CompanyName: z.string().nullable(),
  CompanyNumber: z.string().nullable(),
  /** Where it leads: the receipt of a filing, an import, a diary date, a conversation; else the company. */
  FilingId: id.nullable(),
  BatchId: id.nullable(),
  DiaryDateId: id.nullable(),
  FromUserId: id.nullable(),
  /** Of a submission: how it was answered. */
  State: z.string().nullable(),
  /** Of a date that is near. */
  DueOn: civilDate.nullable(),
});

/** What the caller was told of and may still see, newest first. */
export const getNotifications = defineCall({
  feature: 'notifications',
  method: 'GET',
  path: '/api/Usermanagement/GetNotifications',
  summary: 'Notifications of the caller, newest first',
  query: z.object({
    Userid: callerText,
    Kind: notificationKind.optional(),
    UnreadOnly: z.stringbool().optional(),
    Page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    PageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    Entity: z.array(notificationShape),
    /** How many match the filters. */
    Total: z.int(),
    /** How many are unread, whatever the filters. */
    Unread: z.int(),
  }),
  access: 'signed-in',
  caller: { Userid: 'user' },
  activity: null,
  transaction: 'one',
});
