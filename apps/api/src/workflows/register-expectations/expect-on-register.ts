import { addDays, type CivilDate, civilDate } from '@statbook/domain/dates';
import type { Expectation } from '../../filings/filed-form.ts';
import { insertExpectations } from '../../filings/accepted/expectation-queries.ts';
import type { FilingAttempt } from '../../filings/filing-queries.ts';
import type { Filing } from '../../filings/filing-queries.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** The register shows an electronic filing within a day or two of its acceptance; after so many days it is late. */
const expectedWithinDays = 5;
/** An entry that is later by so many days again is looked for no longer. */
const graceDays = 10;

/** The last day on which an entry is looked for, which is also the last that it can bear. */
export const lastDayOf = ({ expectedBy }: { expectedBy: string }): CivilDate =>
  addDays(civilDate(expectedBy), graceDays);

interface AcceptedForm {
  filing: Filing;
  attempt: FilingAttempt;
  expectations: readonly Expectation[];
  acceptedOn: CivilDate;
}

/** Notes what the register will show of an accepted form. An entry bears the day of receipt, which no sending precedes. */
export function expectOnRegister(
  tx: Transaction,
  { filing, attempt, expectations, acceptedOn }: AcceptedForm,
): Promise<void> {
  const { id: filingId, accountId, companyId } = filing;
  const expectedFrom = attempt.sendingAt === null ? acceptedOn : dayOf(attempt.sendingAt);
  const expectedBy = addDays(acceptedOn, expectedWithinDays);
  const rows = expectations.map(({ kind, ...subject }) => ({
    accountId,
    companyId,
    filingId,
    kind,
    subject,
    acceptedOn,
    expectedFrom,
    expectedBy,
  }));
  return insertExpectations(tx, rows);
}
