import { z } from 'zod';

/** Adds a company whose record is in the archive all the same, as a new record; without it the call is refused. */
export const beginsNew = z.boolean().optional();
