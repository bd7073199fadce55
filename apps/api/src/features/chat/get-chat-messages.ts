import { getChatMessages } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { findRecipient, listMessages } from './chat-queries.ts';
import { presentMessage } from './present-message.ts';

const pageSize = 50;

export const getChatMessagesHandler = handle(getChatMessages, async ({ tx, query, person }) => {
  const { withUserId: otherId, before } = query;
  if ((await findRecipient(tx, person.userId, otherId)) === undefined) return refuse('not-found');
  const rows = await listMessages(tx, {
    userId: person.userId,
    otherId,
    ...(before !== undefined && { before }),
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize).toReversed();
  return { entity: page.map(presentMessage), hasOlder: rows.length > pageSize };
});
