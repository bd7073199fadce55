import type { EventRequest } from '../plan/share-plan.ts';

type Transferee = Extract<EventRequest, { kind: 'transfer' }>['transferees'][number];

/** How a form of transfer was made good for the stamp duty. */
export const stampingLabels: Readonly<Record<NonNullable<Transferee['stamping']>, string>> = {
  paid: 'Duty paid',
  adjudicated: 'Adjudicated by HMRC',
};
