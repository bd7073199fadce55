import type { UseFormReturn } from 'react-hook-form';

export interface CodesValues {
  readonly paste: string;
  /** By person. */
  readonly codes: Record<string, string>;
  /** Kept although what was pasted differs from the register. */
  readonly confirmed: Record<string, boolean>;
}

export type CodesForm = UseFormReturn<CodesValues, unknown, CodesValues>;
