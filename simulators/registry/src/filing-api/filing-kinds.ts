import { emailScope, officeScope } from '../oauth/scopes.ts';
import type { Company } from '../register/company.ts';
import type { CompanyRegister } from '../register/company-register.ts';
import { applyEmail, findEmailFaults, isEmailRejected, presentEligibility } from './email-filing.ts';
import { applyOffice, findOfficeFaults, isOfficeRejected } from './office-filing.ts';
import type { Data, Fault, ResourceKind } from './transaction.ts';

export interface FilingKind {
  scopeFor(companyNumber: string): string;
  findFaults(data: Data, company: Company): Fault[];
  /** Whether what is wrong is refused as soon as it is put in (400), and not only when it is validated. */
  refusesAtOnce: boolean;
  /** Whether the company may file it at all; where it may not, the change is not taken in (403). */
  isOpenTo(company: Company | undefined): boolean;
  isRejected(data: Data): boolean;
  apply(register: CompanyRegister, company: Company, change: { data: Data; day: string }): void;
  /** The last part of the path differs between the services. */
  validationPath: 'validation_status' | 'validation-status';
  /** Documented oddly for one of them. */
  statusOfPut: 200 | 201;
}

export const filingKinds: Record<ResourceKind, FilingKind> = {
  'registered-office-address': {
    scopeFor: officeScope,
    findFaults: findOfficeFaults,
    refusesAtOnce: false,
    isOpenTo: () => true,
    isRejected: isOfficeRejected,
    apply: applyOffice,
    validationPath: 'validation_status',
    statusOfPut: 200,
  },
  'registered-email-address': {
    scopeFor: emailScope,
    findFaults: findEmailFaults,
    refusesAtOnce: true,
    isOpenTo: (company) => presentEligibility(company) === 'COMPANY_VALID_FOR_SERVICE',
    isRejected: isEmailRejected,
    apply: applyEmail,
    validationPath: 'validation-status',
    statusOfPut: 201,
  },
};

export function presentFaults(faults: Fault[]): object[] {
  return faults.map((fault) => ({ type: 'ch:validation', location_type: 'json-path', ...fault }));
}
