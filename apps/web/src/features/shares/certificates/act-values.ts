import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

/** What can be said in these dialogs; each shows its own part. */
export const actSchema = z.object({
  indemnityOn: z.string(),
  deliveredOn: z.string(),
  note: z.string().trim().max(300, 'Enter at most 300 characters'),
  /** The shares of each part of a split. */
  parts: z.array(z.string()),
});
export type ActValues = z.infer<typeof actSchema>;
export type ActForm = UseFormReturn<ActValues, unknown, ActValues>;
