import { BEING_FORMED } from './being-formed.ts';

interface StatusFacts {
  readonly label: string;
  readonly isOpen: boolean;
}

/** Statuses of the register. A company in an insolvency procedure still files; a closed one cannot. */
const STATUSES = new Map<string, StatusFacts>([
  [BEING_FORMED, { label: 'Being formed', isOpen: true }],
  ['active', { label: 'Active', isOpen: true }],
  ['liquidation', { label: 'In liquidation', isOpen: true }],
  ['receivership', { label: 'In receivership', isOpen: true }],
  ['administration', { label: 'In administration', isOpen: true }],
  ['voluntary-arrangement', { label: 'In a voluntary arrangement', isOpen: true }],
  ['insolvency-proceedings', { label: 'In insolvency proceedings', isOpen: true }],
  ['open', { label: 'Open', isOpen: true }],
  ['registered', { label: 'Registered', isOpen: true }],
  ['dissolved', { label: 'Dissolved', isOpen: false }],
  ['converted-closed', { label: 'Converted or closed', isOpen: false }],
  ['closed', { label: 'Closed', isOpen: false }],
  ['removed', { label: 'Removed', isOpen: false }],
]);

/** Statuses in which someone other than the directors may have to sign. */
const INSOLVENT = new Set(['liquidation', 'receivership', 'administration', 'insolvency-proceedings']);

/** What is known of a status; undefined where the register gives one that is not known here. */
export const findStatus = (status: string): StatusFacts | undefined => STATUSES.get(status);

/** The label of a status. */
export function describeCompanyStatus(status: string): string {
  return findStatus(status)?.label ?? 'Status not known';
}

/** Whether a liquidator, receiver or administrator may act instead of the directors. */
export function isInsolvencyStatus(status: string): boolean {
  return INSOLVENT.has(status);
}

/** Whether no application to strike the company off may be made (section 1005). */
export function barsStrikeOff(status: string): boolean {
  return isInsolvencyStatus(status) || status === 'voluntary-arrangement';
}
