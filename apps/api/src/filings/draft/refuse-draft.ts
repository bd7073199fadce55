import type { ErrorCode } from '@statbook/contract';
import { canEditFiling, type FormId } from '@statbook/domain/filing';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Filing } from '../filing-queries.ts';
import { findPaymentState } from '../paid-filing-queries.ts';

/** How refusals of a draft name themselves, and the filing that they are about. */
interface RefusalNames {
  readonly underWay: ErrorCode;
  readonly paid: ErrorCode;
  readonly about: (filingId: string) => Readonly<Record<string, string>>;
  /** Which draft was changed meanwhile, where the caller may not have known of it. */
  readonly changed: (filingId: string) => Readonly<Record<string, string>>;
}

const ofForms: RefusalNames = {
  underWay: 'form-under-way',
  paid: 'form-paid',
  about: (filingId) => ({ filingId }),
  changed: () => ({}),
};

/** The calls of the statement are specified apart from those of the forms. */
const ofStatement: RefusalNames = {
  underWay: 'statement-under-way',
  paid: 'statement-paid',
  about: (statementId) => ({ statementId }),
  changed: (statementId) => ({ statementId }),
};

const namesOf = (form: FormId) => (form === 'CS01' ? ofStatement : ofForms);

/** Refuses a change of a filing that has left its draft. */
export function refuseEditing({ id, form, state }: Filing): Refusal | undefined {
  const { underWay, about } = namesOf(form);
  return canEditFiling(state) ? undefined : refuse(underWay, { facts: { ...about(id), state } });
}

/** Refuses what comes too late: the filing has left its draft, or somebody else has changed it since it was read. */
export function refuseSaving(filing: Filing, version: number | undefined): Refusal | undefined {
  const notEditable = refuseEditing(filing);
  if (notEditable !== undefined || filing.draftVersion === version) return notEditable;
  const { changed } = namesOf(filing.form);
  return refuse('changed-meanwhile', { facts: { ...changed(filing.id), version: filing.draftVersion } });
}

/** Refuses to withdraw what is on its way, and what was paid for: that is withdrawn by the filing's own page. */
export async function refuseWithdrawing(tx: Transaction, filing: Filing): Promise<Refusal | undefined> {
  const notEditable = refuseEditing(filing);
  if (notEditable !== undefined) return notEditable;
  if ((await findPaymentState(tx, filing.id)) === undefined) return undefined;
  const { paid, about } = namesOf(filing.form);
  return refuse(paid, { facts: about(filing.id) });
}
