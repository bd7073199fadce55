/**
 * What the public register shows of a company at one reading, in words as a person reads them, so that two readings can be
 * laid side by side. A part that was not read is undefined, and is compared with nothing.
 */
export interface RegisterPicture {
  readonly name?: string | undefined;
  readonly status?: string | undefined;
  readonly registeredOffice?: string | undefined;
  readonly sicCodes?: readonly string[] | undefined;
  readonly statement?: StatementDates | undefined;
  readonly accounts?: RegisteredAccounts | undefined;
  readonly officers?: readonly RegisteredRole[] | undefined;
  readonly pscs?: readonly RegisteredRole[] | undefined;
  /** Statements in the place of people with significant control. */
  readonly pscStatements?: readonly RegisteredRole[] | undefined;
  readonly charges?: readonly ShownCharge[] | undefined;
  readonly exemptions?: readonly string[] | undefined;
  readonly insolvency?: readonly string[] | undefined;
  /** The statement of capital: a line for each class. */
  readonly capital?: readonly string[] | undefined;
  /** The list of shareholders of the last confirmation statement: a line for each holding. */
  readonly shareholders?: readonly string[] | undefined;
  /** The newest entries of the filing history, the newest first. */
  readonly history?: readonly HistoryEntry[] | undefined;
}

/** Days are `YYYY-MM-DD`. */
interface StatementDates {
  readonly lastMadeUpTo?: string | undefined;
  readonly nextMadeUpTo?: string | undefined;
  readonly dueOn?: string | undefined;
}

interface RegisteredAccounts extends StatementDates {
  /** The accounting reference date: "31 March". */
  readonly referenceDate?: string | undefined;
}

/** An appointment, a person with significant control, or a statement in its place. */
export interface RegisteredRole {
  /** What the register knows it by, from one reading to the next. */
  readonly id: string;
  readonly name: string;
  /** "Director". */
  readonly role: string;
  /** Days on which it begins and ends. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** What else the register shows of it, each under its label: "Service address". */
  readonly particulars: Readonly<Record<string, string>>;
  /** How far the identity of the person is verified; the person does that, by no filing of the company. */
  readonly verification?: string | undefined;
}

export interface ShownCharge {
  readonly id: string;
  /** "Charge 099900010001". */
  readonly name: string;
  readonly status: string;
  readonly particulars: Readonly<Record<string, string>>;
}

/** An entry of the filing history, with what came with it: the notice beside a certificate, a resolution. */
export interface HistoryEntry {
  readonly id: string;
  readonly type: string;
  /** The day on which it was received or registered. */
  readonly date?: string | undefined;
  /** "Appointment of Ms Mara Quill as a director on 10 November 2026". */
  readonly description: string;
  /** What fills the description: `{ officer_name: 'Ms Mara Quill' }`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly parts: readonly EntryPart[];
}

export interface EntryPart {
  readonly id: string;
  readonly type: string;
  readonly values: Readonly<Record<string, unknown>>;
}
