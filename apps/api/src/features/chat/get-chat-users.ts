import { getChatUsers } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { listChatUsers } from './chat-queries.ts';

export const getChatUsersHandler = handle(getChatUsers, async ({ tx, person }) => {
  const users = await listChatUsers(tx, person.userId);
  return {
    entity: users.map((user) => ({
      userId: user.id,
      userName: user.name,
      userEmail: user.email,
      profilePhoto: user.photo,
      isHere: user.isHere,
      canReceive: user.status === 'active',
      unread: user.unread,
      lastMessageAt: user.lastMessageAt,
    })),
  };
});
