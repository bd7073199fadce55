import { emailScope, officeScope } from '../oauth/scopes.ts';
import type { Company } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { applyEmail, findEmailFaults, isEmailRejected } from './email-filing.ts';
import { applyOffice, findOfficeFaults, isOfficeRejected } from './office-filing.ts';
import type { Fault, ResourceKind } from './transaction.ts';

type Data = Record<string, unknown>;

/** What the two kinds of filing differ in. */
export interface FilingKind {
  scopeFor(companyNumber: string): string;
  findFaults(data: Data, company: Company): Fault[];
  isRejected(data: Data): boolean;
  apply(world: World, company: Company, change: { data: Data; day: string }): void;
  /** The last part of the path differs between the services. */
  validationPath: 'validation_status' | 'validation-status';
  /** Documented oddly for one of them. */
  statusOfPut: 200 | 201;
}

export const filingKinds: Record<ResourceKind, FilingKind> = {
  'registered-office-address': {
    scopeFor: officeScope,
    findFaults: findOfficeFaults,
    isRejected: isOfficeRejected,
    apply: applyOffice,
    validationPath: 'validation_status',
    statusOfPut: 200,
  },
  'registered-email-address': {
    scopeFor: emailScope,
    findFaults: findEmailFaults,
    isRejected: isEmailRejected,
    apply: applyEmail,
    validationPath: 'validation-status',
    statusOfPut: 201,
  },
};
