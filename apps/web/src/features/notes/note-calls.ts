import type { CallName } from '@statbook/contract';

/** The calls by which notes, and that they were written, are shown. */
export const noteCalls = ['getNotes', 'getActivityLogs'] as const satisfies readonly CallName[];
