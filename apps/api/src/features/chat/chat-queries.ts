import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sessionOf, type Transaction } from '../../platform/database/database.ts';
import { appUser, chatMessage, chatReading } from '../../platform/database/schema.ts';
import { lostAfterSeconds } from '../../platform/live/presence.ts';

export type ChatMessage = typeof chatMessage.$inferSelect;

/** The others of the account: unread first, then who is here; who has left only where there is a conversation. */
export async function listChatUsers(tx: Transaction, userId: string): Promise<z.output<typeof chatUser>[]> {
  const rows = await sessionOf(tx).objects(
    `select u.id, u.full_name as name, u.email, u.profile_photo as photo, u.status, here.is_here as "isHere",
        unread.count::integer as unread,
        to_char(last.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastMessageAt"
      from app_user u
      cross join lateral (select exists (
        select 1 from presence p where p.user_id = u.id and p.seen_at > now() - make_interval(secs => ${lostAfterSeconds})) as is_here) here
      cross join lateral (select count(*) from chat_message m
        where m.recipient_id = $1 and m.sender_id = u.id and m.id > coalesce(
          (select r.read_to from chat_reading r where r.user_id = $1 and r.other_id = u.id), 0)) unread
      left join lateral (select m.at from chat_message m
        where least(m.sender_id, m.recipient_id) = least(u.id, $1::uuid)
          and greatest(m.sender_id, m.recipient_id) = greatest(u.id, $1::uuid)
        order by m.id desc limit 1) last on true
      where u.id <> $1 and (u.status = 'active' or last.at is not null)
      order by unread.count = 0, not here.is_here, u.full_name, u.id`,
    [userId],
  );
  return z.array(chatUser).parse(rows);
}

const chatUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  status: z.string(),
  isHere: z.boolean(),
  unread: z.number(),
  lastMessageAt: z.string().nullable(),
});

/** One of the others, as far as it matters for writing to them. */
export async function findRecipient(tx: Transaction, userId: string, recipientId: string) {
  const [row] = await tx
    .select({ id: appUser.id, status: appUser.status })
    .from(appUser)
    .where(and(eq(appUser.id, recipientId), ne(appUser.id, userId)));
  return row;
}

/** The newest messages between two people, the newest first; those before one of them when it is given. */
export function listMessages(
  tx: Transaction,
  { userId, otherId, before, limit }: { userId: string; otherId: string; before?: number; limit: number },
): Promise<ChatMessage[]> {
  return tx
    .select()
    .from(chatMessage)
    .where(and(isBetween(userId, otherId), before === undefined ? undefined : lt(chatMessage.id, before)))
    .orderBy(desc(chatMessage.id))
    .limit(limit);
}

/** Undefined when there is one under this key already. */
export async function insertMessage(
  tx: Transaction,
  values: typeof chatMessage.$inferInsert,
): Promise<ChatMessage | undefined> {
  const [row] = await tx.insert(chatMessage).values(values).onConflictDoNothing().returning();
  return row;
}

export async function findMessageByKey(
  tx: Transaction,
  { senderId, clientKey }: { senderId: string; clientKey: string },
): Promise<ChatMessage | undefined> {
  const [row] = await tx
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.senderId, senderId), eq(chatMessage.clientKey, clientKey)));
  return row;
}

/**
 * Moves the mark forward, never back, and never beyond the newest message: one that is not written yet has not been
 * read. False when it stood there or further on already.
 */
export async function moveReadMark(
  tx: Transaction,
  { accountId, userId, otherId, readTo: wanted }: typeof chatReading.$inferInsert,
): Promise<boolean> {
  const [newest] = await listMessages(tx, { userId, otherId, limit: 1 });
  if (newest === undefined) return false;
  const readTo = Math.min(wanted, newest.id);
  const rows = await tx
    .insert(chatReading)
    .values({ accountId, userId, otherId, readTo })
    .onConflictDoUpdate({
      target: [chatReading.userId, chatReading.otherId],
      set: { readTo },
      setWhere: lt(chatReading.readTo, readTo),
    })
    .returning({ readTo: chatReading.readTo });
  return rows.length > 0;
}

/** By the index of conversations, which knows two people in one order only. */
function isBetween(one: string, other: string) {
  return sql`least(${chatMessage.senderId}, ${chatMessage.recipientId}) = least(${one}::uuid, ${other}::uuid)
    and greatest(${chatMessage.senderId}, ${chatMessage.recipientId}) = greatest(${one}::uuid, ${other}::uuid)`;
}
