import type { Company } from '../register/company.ts';
import type { CompanyRegister } from '../register/company-register.ts';
import { invalidContent, type Refusal } from './refusal.ts';
import { textAt, type XmlElement } from '../xml/xml-element.ts';

const digitsAfter: Record<string, { prefix: string; digits: number }> = {
  EW: { prefix: '', digits: 8 },
  SC: { prefix: 'SC', digits: 6 },
  NI: { prefix: 'NI', digits: 6 },
  R: { prefix: 'R', digits: 7 },
  OC: { prefix: 'OC', digits: 6 },
  SO: { prefix: 'SO', digits: 6 },
  NC: { prefix: 'NC', digits: 6 },
};

/** The eight characters of the register: the prefix travels as CompanyType, the number without it (section 6). */
export function readCompanyNumber(reference: XmlElement): string {
  const { prefix, digits } = digitsAfter[textAt(reference, 'CompanyType') ?? 'EW'] ?? {
    prefix: '',
    digits: 8,
  };
  const number = (textAt(reference, 'CompanyNumber') ?? '').replace(/^\+?0*/, '');
  return `${prefix}${number.padStart(digits, '0')}`;
}

export const combinationMismatch: Refusal = invalidContent(
  'Company Authentication Code and Company Number combination did not match',
);

/** The company that a request names by number and authentication code; undefined when the two do not belong together. */
export function findAuthenticatedCompany(
  register: CompanyRegister,
  reference: XmlElement,
): Company | undefined {
  const company = register.findCompany(readCompanyNumber(reference));
  // Not trimmed: blanks at the ends of a code are part of what was sent.
  const code = reference.children.find(({ name }) => name === 'CompanyAuthenticationCode')?.text;
  return company !== undefined && code === company.authenticationCode ? company : undefined;
}
