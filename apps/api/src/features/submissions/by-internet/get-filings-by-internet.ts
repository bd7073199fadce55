import { getFilingsByInternet } from '@statbook/contract/calls';
import { formNameFor, getForm, highestFormFee } from '@statbook/domain/filing';
import { type ApprovedForms, channelOfDraft } from '../../../filings/channel/filing-channel.ts';
import { listApprovals } from '../../../filings/approval/list-label-facts.ts';
import type { PreparingDependencies } from '../../../filings/approval/prepare-draft.ts';
import { listSubjects } from '../../../filings/draft/subject-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { describeState } from '../present-submission.ts';
import { countInternetFilings, type InternetFiling, listInternetFilings } from './internet-filing-queries.ts';

/** For so many days a filing that was decided stands beside what is open. */
const daysShown = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** What is being filed by internet over all companies within reach, drafts among it. */
export const getFilingsByInternetHandler = (dependencies: ApprovedForms & PreparingDependencies) =>
  handle(getFilingsByInternet, async ({ tx, query }) => {
    const filters = {
      ...query,
      decidedSince: new Date(dependencies.clock.now().getTime() - daysShown * dayMs),
    };
    const rows = await listInternetFilings(tx, filters, query);
    const counts = await countInternetFilings(tx, filters);
    const subjects = await listSubjects(tx, rows);
    const approvals = await listApprovals(tx, dependencies, rows);
    const present = (row: InternetFiling) => ({
      ...presentRow(row, dependencies),
      stateText: describeState(row.state, { ...row, approval: approvals.get(row.filingId) }),
      subject: subjects.get(row.filingId) ?? null,
    });
    return { entity: rows.map(present), total: counts[query.stage], counts };
  });

function presentRow(row: InternetFiling, dependencies: ApprovedForms & { clock: Clock }) {
  const { draft: _draft, feeReason, waitsForName: _waits, channel: _channel, ...shown } = row;
  const { form, updatedAt } = row;
  // What goes to the registrar with a document is a fee as well, though nothing is paid here.
  const isPaidElsewhere = feeReason === 'paid-with-delivery';
  const feePence = isPaidElsewhere ? highestFee(row, dependencies) : row.feePence;
  return {
    ...shown,
    formName: formNameFor(form, row.companyType),
    dueOn: lastDayOf(row),
    feePence: feePence ?? highestFee(row, dependencies),
    isFeeFixed: feePence !== null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A statement's day is the register's; that of another form counts from what it is about, once that is given. */
function lastDayOf({ form, state, effectiveOn, dueOn, statementDueOn }: InternetFiling): string | null {
  // What was accepted has moved the register's day on to the next statement.
  if (form === 'CS01') return state === 'accepted' ? null : statementDueOn;
  const eventOn = toCivilDate(effectiveOn);
  return dueOn ?? (eventOn && getForm(form).deadline?.dueOn(eventOn)) ?? null;
}

/** What the form may cost at most, the way it would go today; on paper where a person delivers it. */
function highestFee(
  { form, draft }: InternetFiling,
  { clock, config }: ApprovedForms & { clock: Clock },
): number {
  const channel = channelOfDraft({ form, draft }, { config }) === 'produced' ? 'paper' : 'software';
  return Number(highestFormFee({ form, channel, deliveredOn: clock.today() }));
}
