import type { ChatMessage } from './chat-queries.ts';

export const presentMessage = ({ id, senderId, recipientId, clientKey, text, at }: ChatMessage) => ({
  messageId: id,
  senderId,
  recipientId,
  clientKey,
  text,
  at: at.toISOString(),
});
