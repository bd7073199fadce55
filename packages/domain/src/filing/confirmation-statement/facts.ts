import type { CompanyNumber } from '../../companies/company-number.ts';
import { getCompanyTypeFacts, type ServedCompanyType } from '../../companies/company-types.ts';
import type { CivilDate } from '../../dates/civil-date.ts';
import type { Period } from '../../dates/period.ts';
import { isVerified, type RegisteredVerification } from '../../identity/verification.ts';
import type { ShareholdingRecord } from '../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../share-capital/statement-of-capital.ts';
import type { ConfirmationStatementDraft, PscExemption } from './answers.ts';

/** A director in office, as the register has them: the names must be sent exactly so. */
export interface DirectorFacts {
  readonly id: string;
  readonly person: 'individual' | 'legal-entity';
  readonly title?: string | undefined;
  readonly forename?: string | undefined;
  readonly otherForenames?: string | undefined;
  /** Surname, or the name of a corporate director. */
  readonly surname: string;
  /** Whether we hold the full date of birth, which the register publishes only in part. */
  readonly hasDateOfBirth: boolean;
  readonly verification?: RegisteredVerification | undefined;
}

/** How shares are traded. */
export interface TradingStatus {
  readonly onMarket: boolean;
  readonly dtr5Applies: boolean;
  readonly pscExemptions: readonly PscExemption[];
}

/** What is known of the company when the statement is made; undefined parts are not known, not absent. */
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
}

/** The director's name as it is read. */
export function describeDirector(director: DirectorFacts): string {
  return [director.forename, director.otherForenames, director.surname].filter(Boolean).join(' ');
}

/** Whether the company has shares to state and members to list. */
export function hasShareCapital(facts: ConfirmationStatementFacts): boolean {
  return getCompanyTypeFacts(facts.company.type).hasShareCapital;
}

/** Individual directors whose identity statement is still due: those whose verification the register does not show. */
export function unverifiedDirectors(
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly DirectorFacts[] {
  return facts.directors.filter(
    ({ person, verification }) => person === 'individual' && !isVerified(verification, today),
  );
}

/** The gateway's form: the one with identity statements as long as any is due, the plain one after that. */
export type ConfirmationStatementForm = 'ConfirmationStatement' | 'ConfirmationAndVerificationStatement';

/** Which of the two forms the statement has to be. */
export function confirmationStatementForm(
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): ConfirmationStatementForm {
  return unverifiedDirectors(facts, today).length > 0
    ? 'ConfirmationAndVerificationStatement'
    : 'ConfirmationStatement';
}

/** Whether members are to be listed: not without shares, and not where DTR5 makes the holdings public (s.853G). */
export function listsMembers(draft: ConfirmationStatementDraft, facts: ConfirmationStatementFacts): boolean {
  return hasShareCapital(facts) && draft.trading.dtr5Applies !== true;
}
