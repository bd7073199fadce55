import { describeFilingState, type FilingState, type FilingStateFacts } from '../filing/filing-life.ts';
import type { ApprovalState } from './approval-state.ts';

/** What the label of a filing depends on besides its state. */
export interface FilingLabelFacts extends FilingStateFacts {
  /** Of a draft: where its approval stands. */
  readonly approval?: ApprovalState | undefined;
}

/** What has been asked for and came of it; that something has to be approved is said where it is filed. */
const WORDS: Readonly<Partial<Record<ApprovalState, string>>> = {
  asked: 'approval asked for',
  approved: 'approved',
  refused: 'approval refused',
  lapsed: 'approval lapsed',
};

/** The label of a filing: its state, and of a draft whose approval was asked for where that stands. */
export function labelOfFiling(state: FilingState, { approval, ...facts }: FilingLabelFacts = {}): string {
  const words = state === 'draft' && approval !== undefined ? WORDS[approval] : undefined;
  const label = describeFilingState(state, facts);
  return words === undefined ? label : `${label}, ${words}`;
}
