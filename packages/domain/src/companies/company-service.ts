import { type CompanyNumber, findEntityKind } from './company-number.ts';
import { findStatus } from './company-status.ts';
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

/** Whether a company can be imported and filed for (`full`), only imported and shown, or neither. */
export function serviceFor(company: RegisteredCompany): CompanyService {
  const status = findStatus(company.status);
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
    const message =
      entity.kind === 'limited-liability-partnership'
        ? `This is ${what}: its notices can be filed, but not its confirmation statement.`
        : `This is ${what}: it can be shown, but not filed for.`;
    return { level: 'read-only', reason: 'type-not-served', message };
  }
  if (!status) {
    const message =
      'The register gives a status that Statbook does not know. The company is shown but not filed for.';
    return { level: 'read-only', reason: 'status-not-known', message };
  }
  return { level: 'full' };
}
