import type { CallReply } from '#api/call-types.ts';

/** Somebody with whom one can write. */
export type ChatUser = CallReply<'getChatUsers'>['entity'][number];
