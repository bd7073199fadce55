import { sendChatMessage } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import { notifyAgain } from '../../platform/messages/notifications.ts';
import { type ChatMessage, findMessageByKey, findRecipient, insertMessage } from './chat-queries.ts';
import { presentMessage } from './present-message.ts';

/** Keeps the message and tells both: the recipient, and the sender's other windows. */
export const sendChatMessageHandler = ({ live }: { live: LiveEvents }) =>
  handle(sendChatMessage, async ({ tx, body, person, record }) => {
    const { toUserId: recipientId, clientKey, text } = body;
    const { accountId, userId: senderId } = person;
    const recipient = await findRecipient(tx, senderId, recipientId);
    if (recipient === undefined) return refuse('not-found');
    if (recipient.status !== 'active') return refuse('recipient-gone');

    const sent = await insertMessage(tx, { accountId, senderId, recipientId, clientKey, text });
    const message = sent ?? (await findMessageByKey(tx, { senderId, clientKey }));
    if (message === undefined || message.recipientId !== recipientId || message.text !== text)
      return refuse('message-key-used');
    if (sent !== undefined) await notifyBoth(tx, live, sent);
    // Who wrote to whom; what was written is theirs.
    record({ details: { messageId: message.id, to: recipientId, isRepeated: sent === undefined } });
    return { entity: [presentMessage(message)] };
  });

async function notifyBoth(tx: Transaction, live: LiveEvents, message: ChatMessage): Promise<void> {
  const { id: messageId, accountId, senderId, recipientId } = message;
  for (const [userId, withUserId] of [
    [recipientId, senderId],
    [senderId, recipientId],
  ] as const) {
    await live.publish(tx, { accountId, userId, topic: 'message', payload: { withUserId, messageId } });
  }
  await notifyAgain(tx, live, {
    accountId,
    kind: 'message',
    key: `message:${senderId}`,
    details: { fromUserId: senderId },
    to: { userId: recipientId },
  });
}
