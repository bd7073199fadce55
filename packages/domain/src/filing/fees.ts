import { type CivilDate, civilDate, isBefore } from '../dates/civil-date.ts';
import { type Pence, pence, pounds } from '../money/pence.ts';

/** What the registrar charges fees for. */
export type FeeItem =
  | 'incorporation'
  | 'confirmation-statement'
  | 'change-of-name'
  | 'strike-off'
  | 'charge-registration'
  | 'capital-reduction';

/** How a form is delivered: by software, in the registrar's own web service, as an upload there, or on paper. */
type DeliveryChannel = 'software' | 'web' | 'upload' | 'paper';

/** Ordinary or same-day registration. */
export type FilingService = (typeof SERVICES)[number];

const SERVICES = ['standard', 'same-day'] as const;

/** What a fee depends on; the date of delivery fixes it (SI 2024/155 reg 8). */
export interface FeeQuestion {
  /** Undefined for a form without a fee. */
  readonly item: FeeItem | undefined;
  readonly channel: DeliveryChannel;
  readonly service: FilingService;
  readonly deliveredOn: CivilDate;
  /** Whether the payment period is paid for: further confirmation statements in it are free. */
  readonly periodPaid?: boolean | undefined;
}

/** The fee, or why there is none. */
export type FeeAnswer =
  | { readonly ok: true; readonly fee: Pence; readonly why: 'charged' | 'free-form' | 'period-already-paid' }
  | { readonly ok: false; readonly reason: 'not-offered' };

/** The first days of the second and the third column of the table. */
const TARIFF_STARTS = [civilDate('2024-05-01'), civilDate('2026-02-01')] as const;

interface FeeRow {
  readonly item: FeeItem;
  readonly channels: readonly DeliveryChannel[];
  readonly service: FilingService;
  /** Whole pounds before 1 May 2024, from then, and from 1 February 2026; null where the service was not offered. */
  readonly pounds: readonly [number | null, number | null, number | null];
}

/** Sources: SI 2012/1907, SI 2016/621, SI 2024/155 and the registrar's published list since 1 February 2026. */
const FEES: readonly FeeRow[] = [
  { item: 'incorporation', channels: ['web'], service: 'standard', pounds: [12, 50, 100] },
  { item: 'incorporation', channels: ['software'], service: 'standard', pounds: [10, 50, 100] },
  { item: 'incorporation', channels: ['software'], service: 'same-day', pounds: [30, 78, 156] },
  { item: 'incorporation', channels: ['paper'], service: 'standard', pounds: [40, 71, 124] },
  {
    item: 'confirmation-statement',
    channels: ['software', 'web'],
    service: 'standard',
    pounds: [13, 34, 50],
  },
  { item: 'confirmation-statement', channels: ['paper'], service: 'standard', pounds: [40, 62, 110] },
  { item: 'change-of-name', channels: ['software', 'web'], service: 'standard', pounds: [8, 20, 20] },
  { item: 'change-of-name', channels: ['software', 'web'], service: 'same-day', pounds: [30, 83, 85] },
  { item: 'change-of-name', channels: ['paper'], service: 'standard', pounds: [10, 30, 30] },
  { item: 'change-of-name', channels: ['paper'], service: 'same-day', pounds: [50, null, null] },
  { item: 'strike-off', channels: ['web'], service: 'standard', pounds: [8, 33, 13] },
  { item: 'strike-off', channels: ['paper'], service: 'standard', pounds: [10, 44, 18] },
  { item: 'charge-registration', channels: ['software', 'web'], service: 'standard', pounds: [15, 15, 14] },
  { item: 'charge-registration', channels: ['paper'], service: 'standard', pounds: [23, 24, 24] },
  { item: 'capital-reduction', channels: ['upload', 'paper'], service: 'standard', pounds: [10, 33, 20] },
  { item: 'capital-reduction', channels: ['upload', 'paper'], service: 'same-day', pounds: [50, 136, 89] },
];

/** The registrar's fee for a form delivered on a day, without VAT. */
export function filingFee(question: FeeQuestion): FeeAnswer {
  if (!question.item) return { ok: true, fee: pence(0), why: 'free-form' };
  const amount = poundsOf(question, question.item);
  if (amount === null) return { ok: false, reason: 'not-offered' };
  if (question.item === 'confirmation-statement' && question.periodPaid) {
    return { ok: true, fee: pence(0), why: 'period-already-paid' };
  }
  return { ok: true, fee: pounds(amount), why: 'charged' };
}

/** The highest of the fees that the services on offer take for it: which service a person asks for is not known yet. */
export function highestFilingFee(question: Omit<FeeQuestion, 'service'>): Pence {
  const answers = SERVICES.map((service) => filingFee({ ...question, service }));
  const fees = answers.flatMap((answer) => (answer.ok ? [answer.fee] : []));
  return fees.reduce((highest, fee) => (fee > highest ? fee : highest), pence(0));
}

function poundsOf({ channel, service, deliveredOn }: FeeQuestion, item: FeeItem): number | null {
  const row = FEES.find(
    (each) => each.item === item && each.channels.includes(channel) && each.service === service,
  );
  if (!row) return null;
  const [before, from2024, from2026] = row.pounds;
  if (isBefore(deliveredOn, TARIFF_STARTS[0])) return before;
  return isBefore(deliveredOn, TARIFF_STARTS[1]) ? from2024 : from2026;
}
