import type { UseFormReturn } from 'react-hook-form';
import type { HolderValues } from './holder-values.ts';

/** The form that enters a shareholder. */
export type HolderForm = UseFormReturn<HolderValues, unknown, HolderValues>;
