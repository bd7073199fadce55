import type { FormId } from '@statbook/domain/filing';
import type { BuiltForm } from '@statbook/registry-client';

/** One line of what was sent, in words. */
interface SentLine {
  section: string;
  label: string;
  value: string;
}

/** What an accepted form changes in the record of its company. Dates are `YYYY-MM-DD`. */
export interface CompanyEffect {
  statementLastMadeUpTo?: string;
  statementNextMadeUpTo?: string;
  statementDueOn?: string;
}

/** The bytes of documents by their SHA-256. */
export type DocumentBytes = ReadonlyMap<string, Uint8Array>;

/** What sending, following and showing a filing know of its form. Contents are those of `filing_attempt`. */
interface FiledForm {
  /** Puts frozen content, secrets and documents together into the registry's XML. */
  write(content: unknown, secrets: Readonly<Record<string, string>>, documents: DocumentBytes): BuiltForm;
  /** The documents that go with it, by their SHA-256 in lower-case hex. */
  documentsOf(content: unknown): readonly string[];
  describe(content: unknown): readonly SentLine[];
  effectOf(content: unknown): CompanyEffect;
}

/** The forms that this product files, by the registry's name. */
export type FiledForms = Readonly<Partial<Record<FormId, FiledForm>>>;
