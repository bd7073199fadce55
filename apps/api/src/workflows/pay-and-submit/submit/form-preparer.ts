import type { CivilDate } from '@statbook/domain/dates';
import type { FormId } from '@statbook/domain/filing';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** What a form makes of its draft when it is submitted: what will be sent, or what still has to be done, by field. */
export type PreparedFiling =
  | {
      ok: true;
      /** The canonical form, without header and secrets. */
      content: Readonly<Record<string, unknown>>;
      secrets: Readonly<Record<string, string>>;
      /** The date that the form is about. */
      effectiveOn: CivilDate;
    }
  | {
      ok: false;
      errors: Readonly<Record<string, string>>;
      /** What has to be filed or settled first. */
      blockers: readonly { code: string; message: string }[];
    };

/** Makes the content of one kind of form from its draft. */
type FormPreparer = (
  tx: Transaction,
  order: { filing: Filing; company: CompanyInReach; today: CivilDate },
) => Promise<PreparedFiling>;

/** The forms that can be submitted. */
export type FormPreparers = Readonly<Partial<Record<FormId, FormPreparer>>>;
