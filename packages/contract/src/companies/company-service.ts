import { z } from 'zod';

/** How far Statbook can serve a company, with the reason where it cannot in full. */
export const companyService = z.object({
  level: z.enum(['full', 'read-only', 'refused']),
  message: z.string().nullable(),
});
