import { getChatUsers } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { listChatUsers } from './chat-queries.ts';

export const getChatUsersHandler = handle(getChatUsers, async ({ tx, person }) => {
  const users = await listChatUsers(tx, person.userId);
  return {
    Entity: users.map((user) => ({
      UserId: user.id,
      UserName: user.name,
      UserEmail: user.email,
      ProfilePhoto: user.photo,
      IsHere: user.isHere,
      CanReceive: user.status === 'active',
      Unread: user.unread,
      LastMessageAt: user.lastMessageAt,
    })),
  };
});
