import type { Receipt } from '../submission-state.ts';

/** What happened, as the heading of the receipt. */
export function receiptTitle(receipt: Titled): string {
  const { formName, state, delivery } = receipt;
  if (isInternalFailure(receipt)) return `${formName} still at Companies House`;
  return `${formName} ${(delivery && byHand[state]) ?? happened[state]}`;
}

type Titled = Pick<Receipt, 'formName' | 'state' | 'attempts' | 'delivery'>;

/** The registry has it and failed over it: that is no refusal. */
export function isInternalFailure({ state, attempts }: Omit<Titled, 'formName' | 'delivery'>): boolean {
  return state === 'failed' && attempts.at(-1)?.statusCode === 'INTERNAL_FAILURE';
}

/** The same of a form that a person delivers. */
const byHand: Readonly<Partial<Record<Receipt['state'], string>>> = {
  queued: 'to be delivered',
  pending: 'delivered to Companies House',
};

const happened: Readonly<Record<Receipt['state'], string>> = {
  draft: 'being corrected',
  ready: 'ready to submit',
  'awaiting-payment': 'awaiting payment',
  queued: 'submitted',
  sending: 'being submitted to Companies House',
  pending: 'received by Companies House',
  parked: 'held by Companies House',
  failed: 'not processed by Companies House',
  rejected: 'rejected by Companies House',
  accepted: 'accepted by Companies House',
  withdrawn: 'withdrawn',
};
