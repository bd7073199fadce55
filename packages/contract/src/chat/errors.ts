import { type ErrorKind, kind } from '../errors.ts';

/** Refusals of the chat. */
export const chatErrors = {
  'recipient-gone': kind(
    409,
    'Not sent',
    'This person no longer has access to the account, so nothing new can be sent to them.',
  ),
  'message-key-used': kind(
    409,
    'Not sent',
    'Another message was sent under the same key. Each message needs a key of its own.',
  ),
} as const satisfies Record<string, ErrorKind>;
