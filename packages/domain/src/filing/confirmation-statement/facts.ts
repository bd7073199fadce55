import type { CompanyNumber } from '../../companies/company-number.ts';
import { getCompanyTypeFacts, type ServedCompanyType } from '../../companies/company-types.ts';
import type { CivilDate } from '../../dates/civil-date.ts';
import type { Period } from '../../dates/period.ts';
import { isVerified, type RegisteredVerification } from '../../identity/verification.ts';
import type { Obligation } from '../../obligations/obligation.ts';
import type { ShareholdingRecord } from '../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../share-capital/statement-of-capital.ts';
import type { OpenFiling } from '../forms/kernel/form-facts.ts';
import type { ConfirmationStatementDraft, PscExemption } from './answers/answers.ts';

/** A director in office with the names of the register, which must be sent unchanged. */
export interface DirectorFacts {
  readonly id: string;
  readonly person: 'individual' | 'legal-entity';
  readonly title?: string | undefined;
  readonly forename?: string | undefined;
  readonly otherForenames?: string | undefined;
  /** Surname, or the name of a corporate director. */
  readonly surname: string;
  /** Whether the full date of birth is known; the register publishes only part of it. */
  readonly hasDateOfBirth: boolean;
  /** Whether their personal code is held, so that none has to be given with the statement. */
  readonly hasPersonalCode?: boolean | undefined;
  readonly verification?: RegisteredVerification | undefined;
}

/** An officer in office, who may sign for the company: a human, or a body whose representative signs in its name. */
export interface SigningOfficer {
  /** As people read it. */
  readonly name: string;
  readonly person: DirectorFacts['person'];
  readonly capacity: 'director' | 'secretary';
}

/** Whether and how shares are traded on a market. */
export interface TradingStatus {
  readonly onMarket: boolean;
  readonly dtr5Applies: boolean;
  readonly pscExemptions: readonly PscExemption[];
}

/** The facts of the company when the statement is made; undefined parts are unknown, not absent. */
export interface ConfirmationStatementFacts {
  readonly company: {
    readonly number: CompanyNumber;
    readonly name: string;
    readonly type: ServedCompanyType;
    readonly status: string;
    readonly incorporatedOn: CivilDate;
  };
  readonly reviewPeriod: Period;
  readonly lastMadeUpTo?: CivilDate | undefined;
  readonly sicCodes: readonly string[];
  readonly trading?: TradingStatus | undefined;
  readonly statementOfCapital?: StatementOfCapitalRecord | undefined;
  readonly shareholdings?: readonly ShareholdingRecord[] | undefined;
  readonly hasRegisteredEmail: boolean;
  readonly directors: readonly DirectorFacts[];
  readonly signers: readonly SigningOfficer[];
  /** Filings of the company that have begun and are not at their end. */
  readonly openFilings: readonly OpenFiling[];
  /** What our own record knows to be due of the company. */
  readonly obligations?: readonly Obligation[] | undefined;
}

/** The director's name as people read it. */
export function describeDirector(director: DirectorFacts): string {
  return [director.forename, director.otherForenames, director.surname].filter(Boolean).join(' ');
}

/** Whether the company has shares to state and members to list. */
export function hasShareCapital(facts: ConfirmationStatementFacts): boolean {
  return getCompanyTypeFacts(facts.company.type).hasShareCapital;
}

/**
 * Whether shares of the company may be on a market at all: a private one may not offer its shares to the public (s.755), so it is
 * asked only where the register says so all the same.
 */
export function mayBeTraded(facts: ConfirmationStatementFacts): boolean {
  if (!hasShareCapital(facts)) return false;
  return getCompanyTypeFacts(facts.company.type).kind === 'public' || facts.trading?.onMarket === true;
}

/** Individual directors whose identity statement is due, because the register shows no verification. */
export function unverifiedDirectors(
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly DirectorFacts[] {
  return facts.directors.filter(
    ({ person, verification }) => person === 'individual' && !isVerified(verification, today),
  );
}

/** The two forms of the gateway: with identity statements while any is due, and without. */
export const CONFIRMATION_STATEMENT_FORMS = [
  'ConfirmationStatement',
  'ConfirmationAndVerificationStatement',
] as const;
export type ConfirmationStatementForm = (typeof CONFIRMATION_STATEMENT_FORMS)[number];

/** The form that the statement needs. */
export function confirmationStatementForm(
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): ConfirmationStatementForm {
  return unverifiedDirectors(facts, today).length > 0
    ? 'ConfirmationAndVerificationStatement'
    : 'ConfirmationStatement';
}

/** Whether the statement lists members: not without shares, nor where DTR5 makes the holdings public (s.853G). */
export function listsMembers(draft: ConfirmationStatementDraft, facts: ConfirmationStatementFacts): boolean {
  return hasShareCapital(facts) && draft.trading.dtr5Applies !== true;
}
