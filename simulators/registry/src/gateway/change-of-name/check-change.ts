import type { Company } from '../../register/company.ts';
import type { CompanyRegister } from '../../register/company-register.ts';
import { toEquivalentName } from '../../register/equivalent-name.ts';
import type { Rejection } from '../submissions/submission.ts';
import type { ChangeOfName } from './change-of-name.ts';

export interface ChangeCase {
  register: CompanyRegister;
  company: Company;
  companyName: string;
  change: ChangeOfName;
  today: string;
}

/** The first reason against a new name. The codes are this simulator's own: the registry publishes none. */
export function findChangeRejection({
  register,
  company,
  companyName,
  change,
  today,
}: ChangeCase): Rejection | undefined {
  if (companyName.trim() !== company.name) {
    return reject('20101', 'The company name does not agree with the company number on the register');
  }
  if (company.status !== 'active') return reject('20201', 'The name of this company cannot be changed');
  if (change.method === 'RESOLUTION' && change.meetingDate === undefined) {
    return reject('20202', 'The date of the resolution is missing');
  }
  if (change.meetingDate !== undefined && change.meetingDate > today) {
    return reject('20203', 'The date of the resolution must not be in the future');
  }
  if (lastWord(change.proposedName) !== lastWord(company.name)) {
    return reject('20204', 'The proposed name does not end as a company of this type must');
  }
  for (const { name } of register.searchEntries()) {
    if (toEquivalentName(name) === toEquivalentName(change.proposedName)) {
      return reject('20205', `The proposed name is the same as ${name} on the index of company names`);
    }
  }
  return undefined;
}

const shortForms: Record<string, string> = {
  LTD: 'LIMITED',
  'LTD.': 'LIMITED',
  CYF: 'CYFYNGEDIG',
  PLC: 'P.L.C.',
};

function lastWord(name: string): string {
  const word = name.trim().split(/\s+/).at(-1)?.toUpperCase() ?? '';
  return shortForms[word] ?? word;
}

function reject(code: string, description: string): Rejection {
  return { code, description, instance: 1 };
}
