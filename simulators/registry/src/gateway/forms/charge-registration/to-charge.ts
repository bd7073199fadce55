import type { Charge, Company } from '../../../register/company.ts';
import { makeRecordId } from '../../../register/ids.ts';
import type { NewCharge } from './read-new-charge.ts';

/** The charge under the next number of the company; its code is the company's number and four digits. */
export function toCharge(
  content: NewCharge,
  { number: companyNumber, charges, type }: Company,
  { deliveredOn, filingId }: { deliveredOn: string; filingId: string },
): Charge & { code: string } {
  const { createdOn, acquiredOn, personsEntitled, hasMorePersons } = content;
  const number = 1 + Math.max(0, ...charges.map((charge) => charge.number));
  const filingType = `${acquiredOn === undefined ? 'create' : 'acquire'}-charge-with-deed`;
  return {
    id: makeRecordId(companyNumber, 'charge', number - 1),
    number,
    code: `${companyNumber}${String(number).padStart(4, '0')}`,
    status: 'outstanding',
    classification: { type: 'charge-description', description: 'A registered charge' },
    particulars: toParticulars(content),
    personsEntitled,
    ...(hasMorePersons && { moreThanFourPersonsEntitled: true }),
    createdOn,
    deliveredOn,
    ...(acquiredOn !== undefined && { acquiredOn }),
    transactions: [{ filingType: nameForBody(filingType, type), deliveredOn, filingId }],
  };
}

/** What is not said of a charge is absent, not false. */
function toParticulars(content: NewCharge): NonNullable<Charge['particulars']> {
  const { description, isFixed, floating, hasNegativePledge, isBareTrustee } = content;
  return {
    ...(description !== undefined && { type: 'brief-description', description }),
    ...(isFixed && { containsFixedCharge: true }),
    ...(floating !== 'none' && { containsFloatingCharge: true }),
    ...(floating === 'covers-all' && { floatingChargeCoversAll: true }),
    ...(hasNegativePledge && { containsNegativePledge: true }),
    ...(isBareTrustee && { chargorActingAsBareTrustee: true }),
  };
}

/** Charges of LLPs have filing types of their own. */
export function nameForBody(filingType: string, type: Company['type']): string {
  return type === 'llp' ? `${filingType}-limited-liability-partnership` : filingType;
}
