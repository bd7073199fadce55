import type { Company, Officer } from './types.ts';

/** As much of a company as a search needs. */
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

export function summarise({ number, name, type, subtype, status, ...company }: Company): CompanySummary {
  const { incorporatedOn, dissolvedOn, sicCodes, registeredOffice, previousNames, officers } = company;
  return {
    number,
    name,
    type,
    ...(subtype && { subtype }),
    ...(status && { status }),
    incorporatedOn,
    ...(dissolvedOn && { dissolvedOn }),
    sicCodes,
    ...(registeredOffice && { registeredOffice }),
    previousNames,
    people: officers,
  };
}
