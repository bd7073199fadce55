import type { CivilDate } from '@statbook/domain/dates';
import type { FilingService, FormId } from '@statbook/domain/filing';
import type { CompanyInReach } from '../pipeline/handler.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Filing } from './filing-queries.ts';

/** What is outstanding although it is filed, and why it is filed all the same: for the log of what was done. */
interface PreparedOverride {
  readonly outstanding: readonly string[];
  readonly reason: string;
}

/** One thing on the register: as it stands, and as it will. */
export interface PreparedChange {
  readonly label: string;
  readonly now: readonly string[];
  readonly after: readonly string[];
}

/** What a form makes of its draft when it is submitted: what will be sent, or what still has to be done, by field. */
export type PreparedFiling =
  | {
      ok: true;
      /** The canonical form, without header and secrets. */
      content: Readonly<Record<string, unknown>>;
      secrets: Readonly<Record<string, string>>;
      /** The date that the form is about; one that takes effect when it is registered has none. */
      effectiveOn: CivilDate | undefined;
      /** The last day for it, of a form whose own rules find it. */
      lastDay?: CivilDate | undefined;
      /** Which service of the registrar is asked for; the standard one otherwise. */
      service?: FilingService;
      /** What it changes on the register, in words. */
      changes: readonly PreparedChange[];
      despite?: PreparedOverride;
    }
  | {
      ok: false;
      errors: Readonly<Record<string, string>>;
      /** What has to be filed or settled first. */
      blockers: readonly { code: string; message: string }[];
    };

/** A filing and whose it is. */
export interface Draft {
  readonly filing: Filing;
  readonly company: CompanyInReach;
}

/**
 * Makes the contents of one kind of form from drafts, by the ids of the filings; several are asked for together where a list
 * is read, so that each statement of the database is made once for all of them.
 */
export type FormPreparer = (
  tx: Transaction,
  drafts: readonly Draft[],
  today: CivilDate,
) => Promise<ReadonlyMap<string, PreparedFiling>>;

/** The forms that can be submitted. */
export type FormPreparers = Readonly<Partial<Record<FormId, FormPreparer>>>;

/** Makes the content of a form from its draft; undefined for a form that is not submitted here. */
export async function prepareFiling(
  tx: Transaction,
  preparers: FormPreparers,
  { today, ...draft }: Draft & { readonly today: CivilDate },
): Promise<PreparedFiling | undefined> {
  const { id, form } = draft.filing;
  return (await preparers[form]?.(tx, [draft], today))?.get(id);
}
