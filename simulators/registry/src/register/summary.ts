import type { Company, Officer } from './company.ts';

export type CompanySummary = Pick<
  Company,
  | 'number'
  | 'name'
  | 'type'
  | 'subtype'
  | 'status'
  | 'incorporatedOn'
  | 'dissolvedOn'
  | 'sicCodes'
  | 'registeredOffice'
  | 'previousNames'
> & { people: PersonSummary[] };

export type PersonSummary = Pick<Officer, 'officerId' | 'person' | 'corporate'>;

export function summarise(company: Company): CompanySummary {
  return { ...company, people: company.officers };
}
