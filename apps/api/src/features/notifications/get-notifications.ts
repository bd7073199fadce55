import { getNotifications } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { countNotifications, listNotifications, type NotificationRow } from './notification-queries.ts';
import { findWords } from './notification-texts.ts';

export const getNotificationsHandler = handle(getNotifications, async ({ tx, query, person }) => {
  const filters = { kind: query.kind, unreadOnly: query.unreadOnly ?? false };
  const page = { page: query.page, pageSize: query.pageSize };
  const rows = await listNotifications(tx, person, { ...filters, ...page });
  const { total, unread } = await countNotifications(tx, person, filters);
  return { entity: rows.map(present), total, unread };
});

function present(row: NotificationRow) {
  const told = findWords(row);
  return {
    notificationId: row.id,
    kind: row.kind,
    title: told.title,
    text: told.text,
    at: row.at.toISOString(),
    isRead: row.readAt !== null,
    companyId: row.companyId,
    companyName: row.companyName,
    companyNumber: row.companyNumber,
    filingId: told.filingId ?? null,
    batchId: told.batchId ?? null,
    diaryDateId: told.diaryDateId ?? null,
    fromUserId: told.fromUserId ?? null,
    state: told.state ?? null,
    dueOn: told.dueOn ?? null,
  };
}
