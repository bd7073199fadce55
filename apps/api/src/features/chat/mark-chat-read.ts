import { markChatRead } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import { markReadByKey } from '../../platform/messages/notifications.ts';
import { findRecipient, moveReadMark } from './chat-queries.ts';

/** Who has read a conversation needs no notification of it any more; one's other windows hear of both. */
export const markChatReadHandler = ({ live }: { live: LiveEvents }) =>
  handle(markChatRead, async ({ tx, body, person }) => {
    const { withUserId: otherId, messageId: readTo } = body;
    const { accountId, userId } = person;
    if ((await findRecipient(tx, userId, otherId)) === undefined) return refuse('not-found');
    const isMoved = await moveReadMark(tx, { accountId, userId, otherId, readTo });
    if (!isMoved) return { done: true as const };
    await markReadByKey(tx, live, { accountId, userId, key: `message:${otherId}` });
    const payload = { withUserId: otherId };
    await live.publish(tx, { accountId, userId, topic: 'message', payload });
    return { done: true as const };
  });
