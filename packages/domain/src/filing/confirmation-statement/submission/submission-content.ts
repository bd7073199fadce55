import type { CompanyNumber } from '../../../companies/company-number.ts';
import type { CivilDate } from '../../../dates/civil-date.ts';
import type { ShareholdingRecord } from '../../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../../share-capital/statement-of-capital.ts';
import type { NameMismatchReason, SignerCapacity } from '../answers/answers.ts';
import type { ConfirmationStatementForm, TradingStatus } from '../facts.ts';

/**
 * A director's identity statement as sent. Personal code and date of birth are secrets, kept sealed by `directorId` and added
 * when the message is made.
 */
export interface DirectorVerification {
  readonly directorId: string;
  readonly title?: string | undefined;
  readonly forename: string;
  readonly otherForenames?: string | undefined;
  readonly surname: string;
  readonly nameMismatchReason?: NameMismatchReason | undefined;
}

/**
 * The canonical content of a confirmation statement: plain JSON without secrets, with only the changed parts, each as a full
 * set (note in the gateway's schema). Numbers are shortest decimal texts, dates civil dates.
 */
export interface ConfirmationStatementSubmission {
  readonly form: ConfirmationStatementForm;
  readonly company: { readonly number: CompanyNumber; readonly name: string };
  readonly madeUpTo: CivilDate;
  readonly trading?: TradingStatus | undefined;
  readonly sicCodes?: readonly string[] | undefined;
  readonly statementOfCapital?: StatementOfCapitalRecord | undefined;
  readonly shareholdings?: readonly ShareholdingRecord[] | undefined;
  readonly registeredEmail?: string | undefined;
  readonly lawfulPurpose: true;
  readonly informationDelivered: true;
  readonly verifications: readonly DirectorVerification[];
  /** What was known to be outstanding when the statement was filed all the same, and why; it is kept and not sent. */
  readonly override?: { readonly reason: string; readonly outstanding: readonly string[] } | undefined;
  readonly signer: { readonly name: string; readonly capacity: SignerCapacity };
}
