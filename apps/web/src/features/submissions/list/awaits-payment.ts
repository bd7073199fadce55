import type { Submission } from '../submission-state.tsx';

/** Whether a filing can be paid for from the list. */
export const awaitsPayment = ({ state }: Pick<Submission, 'state'>): boolean => state === 'awaiting-payment';
