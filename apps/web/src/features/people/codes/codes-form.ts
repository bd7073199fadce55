import type { NameReason } from '@statbook/domain/identity';
import type { UseFormReturn } from 'react-hook-form';

export interface CodesValues {
  readonly paste: string;
  /** By person. */
  readonly codes: Record<string, string>;
  /** Kept although the date of birth that was pasted is another than the register has. */
  readonly confirmed: Record<string, boolean>;
  /** Why the verified name is another than the register has; empty where it is not said. */
  readonly reasons: Record<string, NameReason | ''>;
  /** A notice of the verified name was started. */
  readonly noticed: Record<string, boolean>;
}

export type CodesForm = UseFormReturn<CodesValues, unknown, CodesValues>;
