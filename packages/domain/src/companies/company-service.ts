import { type CompanyNumber, findEntityKind } from './company-number.ts';
import { isServedCompanyType } from './company-types.ts';
import { ENTITY_KIND_LABELS } from './number-prefixes.ts';

/** The facts of the register, by its keys, that decide how far a company can be served. */
export interface RegisteredCompany {
  readonly number: CompanyNumber;
  readonly type: string;
  readonly status: string;
}

/** How far a company can be served, with a message where it is not fully served. */
export type CompanyService =
  | { readonly level: 'full' }
  | {
      readonly level: 'read-only';
      readonly reason: 'type-not-served' | 'status-not-known';
      readonly message: string;
    }
  | {
      readonly level: 'refused';
      readonly reason: 'company-closed' | 'not-a-company';
      readonly message: string;
    };

interface StatusFacts {
  readonly label: string;
  readonly isOpen: boolean;
}

/** Statuses of the register. A company in an insolvency procedure still files; a closed one cannot. */
const STATUSES = new Map<string, StatusFacts>([
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

/** The label of a status. */
export function describeCompanyStatus(status: string): string {
  return STATUSES.get(status)?.label ?? 'Status not known';
}

/** Whether a liquidator, receiver or administrator may act instead of the directors. */
export function isInsolvencyStatus(status: string): boolean {
  return INSOLVENT.has(status);
}

/** Whether a company can be imported and filed for (`full`), only imported and shown, or neither. */
export function serviceFor(company: RegisteredCompany): CompanyService {
  const status = STATUSES.get(company.status);
  if (status && !status.isOpen) {
    const message = `This company is ${status.label.toLowerCase()}. Nothing can be filed for it.`;
    return { level: 'refused', reason: 'company-closed', message };
  }
  const entity = findEntityKind(company.number);
  if (!entity)
    return {
      level: 'refused',
      reason: 'not-a-company',
      message: 'This number does not belong to a company.',
    };
  if (entity.kind !== 'company' || !isServedCompanyType(company.type)) {
    const what =
      entity.kind === 'company' ? 'a company of a kind not served' : ENTITY_KIND_LABELS[entity.kind];
    const message = `This is ${what}: it can be shown, but not filed for.`;
    return { level: 'read-only', reason: 'type-not-served', message };
  }
  if (!status) {
    const message =
      'The register gives a status that Statbook does not know. The company is shown but not filed for.';
    return { level: 'read-only', reason: 'status-not-known', message };
  }
  return { level: 'full' };
}
