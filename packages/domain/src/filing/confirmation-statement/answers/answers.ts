import type { NameReason } from '../../../identity/name-reasons.ts';
import type { ShareholdingRecord } from '../../../share-capital/shareholdings.ts';
import type { StatementOfCapitalRecord } from '../../../share-capital/statement-of-capital.ts';

/** The answer to "Is this right?"; `update-submitted` is "no, but an update has been submitted". */
export const SECTION_ANSWERS = ['yes', 'no', 'update-submitted'] as const;
export type SectionAnswer = (typeof SECTION_ANSWERS)[number];

/** Confirms what the register holds, or replaces it by a full set. */
export const REPLACE_ANSWERS = ['confirm', 'replace'] as const;
type ReplaceAnswer = (typeof REPLACE_ANSWERS)[number];

/** Why a traded company is outside Part 21A: the market that its voting shares are on. */
export const PSC_EXEMPTIONS = ['eu-regulated-market', 'listed-market', 'uk-regulated-market'] as const;
export type PscExemption = (typeof PSC_EXEMPTIONS)[number];

/** The reasons that the registrar accepts for a name that differs from the verified one. */
export const NAME_MISMATCH_REASONS = [
  'preferred-name',
  'legally-changed',
  'translation-or-convention',
  'register-error',
  'prefer-not-to-say',
] as const;
export type NameMismatchReason = (typeof NAME_MISMATCH_REASONS)[number];

/** The same reasons as other forms have them, and as they are kept with personal codes. */
export const NAME_REASON_OF = {
  'preferred-name': 'PREFERRED_NAME',
  'legally-changed': 'LEGALLY_CHANGED',
  'translation-or-convention': 'TRANSLATION_OR_DIFF_CONV',
  'register-error': 'REGISTER_ERROR',
  'prefer-not-to-say': 'NOT_SAY',
} as const satisfies Record<NameMismatchReason, NameReason>;

/** Who may sign (ss.270, 274). */
export const SIGNER_CAPACITIES = ['director', 'secretary', 'authorised-person'] as const;
export type SignerCapacity = (typeof SIGNER_CAPACITIES)[number];

/** The answers for one director. The personal code is a secret and is kept apart from the answers. */
interface DirectorVerificationAnswer {
  readonly personalCodeGiven: boolean;
  readonly nameMismatchReason?: NameMismatchReason | undefined;
}

/**
 * A confirmation statement as far as it is filled in. Texts are as typed and may be wrong; unanswered parts are undefined or
 * empty. It holds no secret.
 */
export interface ConfirmationStatementDraft {
  /** The made-up (confirmation) date, `YYYY-MM-DD` once it is understood. */
  readonly madeUpTo: string;
  readonly trading: {
    readonly onMarket?: boolean | undefined;
    readonly dtr5Applies?: boolean | undefined;
    readonly pscExemptions: readonly PscExemption[];
  };
  readonly sicCodes: { readonly answer?: ReplaceAnswer | undefined; readonly codes: readonly string[] };
  readonly statementOfCapital: {
    readonly answer?: ReplaceAnswer | undefined;
    readonly capital?: StatementOfCapitalRecord | undefined;
  };
  readonly shareholdings: {
    readonly answer?: ReplaceAnswer | undefined;
    readonly holdings: readonly ShareholdingRecord[];
  };
  readonly registeredOffice?: SectionAnswer | undefined;
  readonly officers?: SectionAnswer | undefined;
  readonly pscs?: SectionAnswer | undefined;
  readonly recordsLocation?: SectionAnswer | undefined;
  /** `address` where the register holds none yet, otherwise `answer`. */
  readonly registeredEmail: { readonly answer?: SectionAnswer | undefined; readonly address: string };
  readonly identity: Readonly<Record<string, DirectorVerificationAnswer>>;
  readonly statements: {
    readonly informationDelivered: boolean;
    readonly lawfulPurpose: boolean;
    /** Why the statement is filed although our own record knows of something outstanding, and what was known then. */
    readonly override?: { readonly reason: string; readonly of: readonly string[] } | undefined;
  };
  readonly signer: { readonly name: string; readonly capacity?: SignerCapacity | undefined };
}

/** The answers of a statement that says nothing yet; no box is ever ticked beforehand. */
export const EMPTY_STATEMENT_ANSWERS = {
  madeUpTo: '',
  trading: { pscExemptions: [] },
  sicCodes: { codes: [] },
  statementOfCapital: {},
  shareholdings: { holdings: [] },
  registeredEmail: { address: '' },
  statements: { informationDelivered: false, lawfulPurpose: false },
  signer: { name: '' },
} satisfies Omit<ConfirmationStatementDraft, 'identity'>;

/** A statement without answers. */
export const EMPTY_CONFIRMATION_STATEMENT: ConfirmationStatementDraft = {
  ...EMPTY_STATEMENT_ANSWERS,
  identity: {},
};
