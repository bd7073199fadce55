import { getFilingsByInternet } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { describeFilingState, formFee, formNameFor, getForm } from '@statbook/domain/filing';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { countInternetFilings, type InternetFiling, listInternetFilings } from './internet-filing-queries.ts';

/** For so many days a filing that was decided stands beside what is open. */
const daysShown = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** What is being filed by internet over all companies within reach, drafts among it. */
export const getFilingsByInternetHandler = ({ clock }: { clock: Clock }) =>
  handle(getFilingsByInternet, async ({ tx, query }) => {
    const filters = { ...query, decidedSince: new Date(clock.now().getTime() - daysShown * dayMs) };
    const rows = await listInternetFilings(tx, filters, query);
    const counts = await countInternetFilings(tx, filters);
    const today = clock.today();
    return { entity: rows.map((row) => present(row, today)), total: counts[query.stage], counts };
  });

function present(row: InternetFiling, today: CivilDate) {
  const { form, state, feePence, updatedAt } = row;
  return {
    ...row,
    formName: formNameFor(form, row.companyType),
    stateText: describeFilingState(state),
    dueOn: lastDayOf(row),
    feePence: feePence ?? highestFee(row, today),
    isFeeFixed: feePence !== null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A statement's day is the register's; that of another form counts from what it is about, once that is given. */
function lastDayOf({ form, state, effectiveOn, statementDueOn }: InternetFiling): string | null {
  // What was accepted has moved the register's day on to the next statement.
  if (form === 'CS01') return state === 'accepted' ? null : statementDueOn;
  const eventOn = toCivilDate(effectiveOn);
  return (eventOn && getForm(form).deadline?.dueOn(eventOn)) ?? null;
}

function highestFee({ form }: InternetFiling, today: CivilDate): number {
  const answer = formFee({ form, channel: 'software', service: 'standard', deliveredOn: today });
  return answer.ok ? Number(answer.fee) : 0;
}
