import type { Statement } from '../use-statement.ts';

/** What the form of every step is given. */
export interface StepProps {
  readonly statement: Statement;
  /** The field that the address leads to. */
  readonly field?: string | undefined;
}
