import type { CivilDate } from '../../../dates/civil-date.ts';
import type { PersonDetails } from '../../../people/register-entry.ts';
import type { FieldError } from '../../../field-error.ts';
import type { FilingService } from '../../fees.ts';
import type { FormId } from '../../form-catalogue.ts';
import type { Blocker, Warning } from '../../readiness.ts';
import type { KnownPerson, Newcomer } from '../known-person.ts';
import type { Answers, FormStep } from './form-fields.ts';
import type { FormFacts } from './form-facts.ts';

/** A form of a company as it stands. */
export interface FormCase {
  readonly form: FormId;
  readonly facts: FormFacts;
  readonly answers: Answers;
}

/** What a form is begun about; each member is what another page knows. */
export interface FormOrigin {
  readonly officerId?: string | undefined;
  readonly chargeId?: string | undefined;
  /** Somebody on the register of people with significant control. */
  readonly pscId?: string | undefined;
  /** A statement on that register. */
  readonly statementId?: string | undefined;
  /** Answers that are known already. */
  readonly answers?: Answers | undefined;
}

/** Where the personal code of somebody is typed whom a form names. */
export interface AskedCode {
  readonly path: string;
  readonly person: PersonDetails;
}

/** What the register shows of one thing, and what it will show. */
export interface FormComparison {
  readonly label: string;
  readonly now: readonly string[];
  readonly after: readonly string[];
}

/** What is sent, and what is sent with it but lies sealed. */
export interface ComposedForm<Content extends object = object> {
  readonly content: Content;
  readonly secrets: Readonly<Record<string, string>>;
}

/** How the register's filing history will show an accepted form. Dates are those of the description. */
export interface FormExpectation {
  /** The type of the filing history, such as `AP01`; of a limited liability partnership the register puts `LL` before it. */
  readonly formType: string;
  readonly descriptionValues: Readonly<Record<string, string>>;
}

/** A rejection that is known of a form, and the step that mends it. */
export interface KnownRejection {
  /** Only where filers have seen one: the registrar publishes no list. */
  readonly code?: string;
  /** How its text can be known. */
  readonly wording?: RegExp;
  readonly meaning: string;
  /** Every form of the family has it, where no others are named. */
  readonly step: string;
  /** The forms that are rejected for it; all of the family otherwise. */
  readonly forms?: readonly FormId[];
}

/**
 * The rules of a family of forms: what it asks, what it refuses, what it sends. The kernel does everything else: drafts,
 * versions, secrets, review, payment, sending, following.
 */
export interface FormRules<Content extends object = object> {
  /** Its folder, in every workspace. */
  readonly family: string;
  readonly forms: readonly FormId[];
  /** The field that says whom or what the form is about: one draft of a form is open for each. */
  readonly subject?: string;
  /** Any number of drafts stand side by side, as two directors are appointed at once. */
  readonly isRepeatable?: true;
  /** It is begun from entries of the share register, each of which one filing names. */
  readonly isOfEntries?: true;
  /**
   * The registrar refuses it from software after the last day: what to do then. What a person delivers may go with what the law
   * asks for, and the form warns of it. Left out for a form that is taken late all the same.
   */
  refusedAfter?(dueOn: CivilDate): Blocker;
  /** Why this form cannot be begun for the company; undefined where it can. */
  whyNot?(form: FormId, facts: FormFacts): string | undefined;
  /** Why the registrar takes it on paper alone, though software sends others of it; undefined where it does not. */
  whyDocument?(form: FormId, facts: FormFacts): string | undefined;
  /** The answers that a draft begins with. */
  begin(form: FormId, facts: FormFacts, origin: FormOrigin): Answers;
  /** The answers that are known of somebody in the books whom the form introduces to the company. */
  knownAnswers?(person: KnownPerson): Answers;
  /** The answers with somebody in the books as one more of several people, in the roles that are meant. */
  withNewcomer?(asked: FormCase, newcomer: Newcomer): Answers;
  /** Whom a form of several people names with a code of their own. */
  codesAsked?(asked: FormCase): readonly AskedCode[];
  /** The pages, with the questions that the answers given so far call for. */
  steps(asked: FormCase): readonly FormStep[];
  /** What is wrong beyond what each field says of itself; fields with an error already are not asked again. */
  check?(asked: FormCase): readonly FieldError[];
  /** What must be filed or settled first. */
  blockers?(asked: FormCase): readonly Blocker[];
  warnings?(asked: FormCase): readonly Warning[];
  /** Only for a case without errors. */
  compose(asked: FormCase): ComposedForm<Content>;
  compare(asked: FormCase): readonly FormComparison[];
  /** Whom or what it is about, for lists over all companies: the name of the person appointed. */
  about?(asked: Pick<FormCase, 'form' | 'answers'>): string | undefined;
  /** Which service of the registrar is asked for; the standard one otherwise. */
  service?(asked: FormCase): FilingService;
  /** The day of the event; undefined while it is not given. Forms without a day take effect when they are registered. */
  effectiveOn(asked: FormCase): CivilDate | undefined;
  /** The last day for filing it, where that does not count from the day of the event as the catalogue has it. */
  lastDay?(asked: FormCase): CivilDate | undefined;
  /** The company has not the event from which the catalogue counts the last day. */
  hasNoEvent?(form: FormId, facts: FormFacts): boolean;
  /** Left out for a form that the public register never shows. */
  expects?(content: Content, form: FormId): FormExpectation;
  readonly rejections?: readonly KnownRejection[];
  /** Where the next attempt gives the reference that a rejection bears; the registrar gives one with incorporations alone. */
  readonly rejectReferencePath?: string;
}
