import { getDashboard } from '@statbook/contract/calls';
import { type ApprovalState, labelOfFiling } from '@statbook/domain/approvals';
import { formNameOf } from '@statbook/domain/filing';
import { listApprovals } from '../../filings/approval/list-label-facts.ts';
import { listSubjects } from '../../filings/draft/subject-queries.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { countCompanies } from './company-columns-queries.ts';
import { countDiscrepancies, listDiscrepancies } from './discrepancy-queries.ts';
import { duePart } from './due-part.ts';
import {
  countAlarmed,
  countChanges,
  countFilings,
  type FilingOrder,
  type FilingRow,
  listAlarms,
  listChanges,
  listFilings,
} from './news-queries.ts';

/** What happened so long ago is no news. */
const newsDays = 14;

/** What needs doing now, over every company within reach; each part to those who hold its flag. */
export const getDashboardHandler = (needs: PreparingDependencies) =>
  handle(getDashboard, async ({ tx, person, query }) => {
    const { clock } = needs;
    const question: Question = {
      tx,
      needs,
      today: clock.today(),
      since: new Date(clock.now().getTime() - newsDays * 86_400_000),
      limit: query.rows,
    };
    return {
      entity: [
        {
          companies: person.flags.has('viewCompany') ? await companyPart(question) : null,
          submissions: person.flags.has('viewSubmission') ? await submissionPart(question) : null,
        },
      ],
    };
  });

interface Question {
  tx: Transaction;
  needs: PreparingDependencies;
  today: ReturnType<Clock['today']>;
  since: Date;
  limit: number;
}

async function companyPart({ tx, needs, today, since, limit }: Question) {
  const discrepancies = await listDiscrepancies(tx, limit);
  const changes = await listChanges(tx, since, limit);
  const alarms = await listAlarms(tx, limit);
  return {
    companies: await countCompanies(tx),
    ...(await duePart({ tx, today, limit })),
    discrepancies: {
      rows: discrepancies.flatMap(({ since, ...row }) =>
        since === null ? [] : [{ ...row, since: since.toISOString() }],
      ),
      total: await totalOf(discrepancies, limit, () => countDiscrepancies(tx)),
    },
    drafts: await filingPart({ tx, needs, limit }, { states: ['draft'] }),
    alarms: {
      rows: alarms.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      total: await totalOf(alarms, limit, () => countAlarmed(tx)),
    },
    changes: {
      rows: changes.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      total: await totalOf(changes, limit, () => countChanges(tx, since)),
    },
  };
}

async function submissionPart({ since, ...about }: Question) {
  return {
    attention: await filingPart(about, { states: ['rejected', 'failed', 'awaiting-payment', 'ready'] }),
    inFlight: await filingPart(about, { states: ['parked', 'pending', 'sending', 'queued'] }),
    accepted: await filingPart(about, { states: ['accepted'], since }),
  };
}

async function filingPart(
  { tx, needs, limit }: Pick<Question, 'tx' | 'needs' | 'limit'>,
  order: FilingOrder,
) {
  const rows = await listFilings(tx, order, limit);
  const approvals = await listApprovals(tx, needs, rows);
  const subjects = await listSubjects(tx, rows);
  return {
    rows: rows.map((row) =>
      presentFiling(row, { approval: approvals.get(row.filingId), subject: subjects.get(row.filingId) }),
    ),
    total: await totalOf(rows, limit, () => countFilings(tx, order)),
  };
}

/** Counts only where there may be more than are shown. */
function totalOf(rows: readonly unknown[], limit: number, count: () => Promise<number>) {
  return rows.length < limit ? Promise.resolve(rows.length) : count();
}

function presentFiling(
  { form, state, updatedAt, waitsForName, channel, draft: _draft, ...row }: FilingRow,
  { approval, subject }: { approval: ApprovalState | undefined; subject: string | undefined },
) {
  return {
    ...row,
    form,
    formName: formNameOf(form, row.companyNumber, row.companyType),
    subject,
    state,
    stateText: labelOfFiling(state, { waitsForName, channel, approval }),
    updatedAt: updatedAt.toISOString(),
  };
}
