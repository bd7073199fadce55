import type { ReactNode } from 'react';
import type { ChangeStep } from '../statement-steps.ts';

/** What a statement says of one matter; undefined lines are not known here. */
export interface StatedFact {
  readonly term: string;
  readonly step: ChangeStep;
  /** The question of the step that it is the answer to, where there are several. */
  readonly field?: string;
  readonly lines?: readonly string[] | undefined;
  readonly value?: ReactNode;
  /** Why it does not simply stand as the register has it. */
  readonly note?: string | undefined;
}
