import { formatCivilDate } from '../dates/date-text.ts';
import type { CivilDate } from '../dates/civil-date.ts';

/** How a person delivers a form to the registrar where software does not send it. */
export const DELIVERY_WAYS = ['upload', 'web-service', 'post'] as const;

export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

const WAYS: Readonly<Record<DeliveryWay, string>> = {
  upload: 'by upload',
  'web-service': 'by Companies House’s own web service',
  post: 'by post',
};

/** What was noted of a delivery. */
export interface NotedDelivery {
  readonly way: DeliveryWay;
  readonly on: CivilDate;
  readonly reference?: string | undefined;
}

/** "delivered by post on 26 November 2026, reference AB 123". */
export function describeDelivery({ way, on, reference }: NotedDelivery): string {
  const named = reference === undefined ? '' : `, reference ${reference}`;
  return `delivered ${WAYS[way]} on ${formatCivilDate(on)}${named}`;
}

const OFFICES = {
  cardiff: 'Companies House, Crown Way, Cardiff CF14 3UZ',
  edinburgh: 'Companies House, Fourth floor, Edinburgh Quay 2, 139 Fountainbridge, Edinburgh EH3 9FF',
  belfast: 'Companies House, Second Floor, The Linenhall, 32–38 Linenhall Street, Belfast BT2 8BG',
} as const;

/** The registrar's office for a company, by where it is registered (Companies Act 2006 s. 1060). */
export function registrarsOffice(jurisdiction: string | undefined): string {
  if (jurisdiction === 'scotland') return OFFICES.edinburgh;
  return jurisdiction === 'northern-ireland' ? OFFICES.belfast : OFFICES.cardiff;
}
