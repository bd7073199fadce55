import { isBeingFormed } from '@statbook/domain/companies';
import { answerAt, FORMED_KINDS, FORMED_PLACES, toRegisterKeys } from '@statbook/domain/filing/forms';
import { updateProposedCompany } from '../../../filings/filing-company-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { OpenForm } from './form-case.ts';

/** A company that is being formed is called, everywhere, what its incorporation says now. */
export async function nameCompany(
  tx: Transaction,
  { company: formed, rules, asked }: OpenForm,
): Promise<void> {
  if (!isBeingFormed(formed)) return;
  const { answers } = asked;
  const name = rules.about?.(asked);
  const kind = FORMED_KINDS.find((each) => each === answerAt(answers, 'companyType'));
  const place = FORMED_PLACES.find((each) => each === answerAt(answers, 'country'));
  const keys = kind && place && toRegisterKeys(kind, place);
  const changed = { ...keys, ...(name !== undefined && { name: name.slice(0, 160) }) };
  if (Object.keys(changed).length > 0) await updateProposedCompany(tx, formed.id, changed);
}
