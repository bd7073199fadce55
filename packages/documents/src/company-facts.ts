import { isBeingFormed } from '@statbook/domain/companies';

/** The company that a document is of. */
export interface DocumentCompany {
  readonly name: string;
  /** Its registered number; empty of a company that is being formed. */
  readonly number: string;
}

/** The number as a field shows it: a company that is being formed has none yet. */
export const numberOrNone = ({ number }: DocumentCompany): string =>
  isBeingFormed(number) ? 'None yet: it is given with the registration' : number;
