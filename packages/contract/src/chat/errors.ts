import type { ErrorKind } from '../errors.ts';

/** Refusals of the chat. */
export const chatErrors = {
  'recipient-gone': {
    status: 409,
    title: 'Not sent',
    detail: 'This person no longer has access to the account, so nothing new can be sent to them.',
  },
  'message-key-used': {
    status: 409,
    title: 'Not sent',
    detail: 'Another message was sent under the same key. Each message needs a key of its own.',
  },
} as const satisfies Record<string, ErrorKind>;
