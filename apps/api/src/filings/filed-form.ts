import type { FormId } from '@statbook/domain/filing';
import type { BuiltForm, ResourceChange } from '@statbook/registry-client';

/** One line of what was sent, in words. */
interface SentLine {
  section: string;
  label: string;
  value: string;
}

/** What an accepted form changes in the record of its company. Dates are `YYYY-MM-DD`. */
export interface CompanyEffect {
  /** The name on the register from now on: every later form has to bear it. */
  name?: string;
  statementLastMadeUpTo?: string;
  statementNextMadeUpTo?: string;
  statementDueOn?: string;
  /** What the practice keeps for filings from now on: it is registered. */
  keptEmail?: string;
}

/** The bytes of documents by their SHA-256. */
export type DocumentBytes = ReadonlyMap<string, Uint8Array>;

/** What the public register will show of an accepted form: an entry of the company's filing history. */
export interface Expectation {
  readonly kind: 'filing-history';
  /** Any of the types is it, in the registry's words: `CS01`, `CERTNM`. */
  readonly types: readonly string[];
  /** Description values that tell the entry from others of its type: `{ made_up_date: '2026-11-16' }`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What sending, following and showing a filing know of its form. Contents are those of `filing_attempt`. */
export interface FiledForm {
  /** Puts frozen content, secrets and documents together into the registry's XML; only of a form that goes through the gateway. */
  write?(content: unknown, secrets: Readonly<Record<string, string>>, documents: DocumentBytes): BuiltForm;
  /** The documents that go with it, by their SHA-256 in lower-case hex; left out for a form that takes none. */
  documentsOf?(content: unknown): readonly string[];
  /** What a transaction of the REST API changes; only of a form that goes by one. */
  changeOf?(content: unknown): ResourceChange;
  describe(content: unknown): readonly SentLine[];
  effectOf(content: unknown): CompanyEffect;
  /** Left out for a form that the public register never shows. */
  shows?(content: unknown): readonly Expectation[];
}

/** The forms that this product files, by the registry's name. */
export type FiledForms = Readonly<Partial<Record<FormId, FiledForm>>>;
