import type { FilingState } from '@statbook/domain/filing';

/** The states by what they ask of a person. */
export const submissionGroups = {
  'under-way': ['queued', 'sending', 'pending', 'parked'],
  attention: ['rejected', 'failed', 'draft', 'ready', 'awaiting-payment'],
  accepted: ['accepted'],
  withdrawn: ['withdrawn'],
} as const satisfies Record<string, readonly FilingState[]>;

export type SubmissionGroup = keyof typeof submissionGroups;

/** The number in each group, and of all. */
export function toGroupCounts(counts: readonly { state: string; number: number }[]) {
  const sum = (states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((total, { number }) => total + number, 0);
  return {
    all: counts.reduce((total, { number }) => total + number, 0),
    'under-way': sum(submissionGroups['under-way']),
    attention: sum(submissionGroups.attention),
    accepted: sum(submissionGroups.accepted),
    withdrawn: sum(submissionGroups.withdrawn),
  };
}
