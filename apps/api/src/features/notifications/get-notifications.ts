import { getNotifications } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { countNotifications, listNotifications, type NotificationRow } from './notification-queries.ts';
import { notificationText } from './notification-texts.ts';

export const getNotificationsHandler = handle(getNotifications, async ({ tx, query, person }) => {
  const filters = { kind: query.kind, unreadOnly: query.unreadOnly ?? false };
  const page = { page: query.page, pageSize: query.pageSize };
  const rows = await listNotifications(tx, person, { ...filters, ...page });
  return { entity: rows.map(present), ...(await countNotifications(tx, person, filters)) };
});

function present(row: NotificationRow) {
  const text = notificationText(row);
  return {
    notificationId: row.id,
    kind: row.kind,
    title: text.title,
    text: text.text,
    at: row.at.toISOString(),
    isRead: row.readAt !== null,
    companyId: row.companyId,
    companyName: row.companyName,
    companyNumber: row.companyNumber,
    filingId: text.filingId ?? null,
    batchId: text.batchId ?? null,
    diaryDateId: text.diaryDateId ?? null,
    fromUserId: text.fromUserId ?? null,
    personId: text.personId ?? null,
    state: text.state ?? null,
    dueOn: text.dueOn ?? null,
  };
}
