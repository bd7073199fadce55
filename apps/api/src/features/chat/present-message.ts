import type { ChatMessage } from './chat-queries.ts';

export const presentMessage = ({ id, senderId, recipientId, clientKey, text, at }: ChatMessage) => ({
  MessageId: id,
  SenderId: senderId,
  RecipientId: recipientId,
  ClientKey: clientKey,
  Text: text,
  At: at.toISOString(),
});
