import type { CallReply } from '#api/call-types.ts';

/** What went to the client about a filing, and what can. */
export type FilingLetters = CallReply<'getFilingLetters'>['entity'][number];
