import { resolve } from 'node:path';

/** The folder of the project. */
export const checkout = resolve(import.meta.dirname, '../../..');

/** Where the journeys' and the faults' clocks start: the day for which the rulebook was written. */
export const clockStart = '2026-11-20T09:30:00Z';
