import {
  getCapTable,
  getShareEntryMoments,
  getShareHistory,
  getShareRegister,
} from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { readCapTable } from './cap-table.ts';
import { listEntryMoments } from './entry-queries.ts';
import { readRegister } from './register-of-members.ts';
import { readHistory } from './share-history.ts';

export const getShareRegisterHandler = ({ clock }: { clock: Clock }) =>
  handle(getShareRegister, async ({ tx, company, query }) => ({
    entity: [await readRegister(tx, { companyId: company.id, today: clock.today(), query })],
  }));

export const getCapTableHandler = ({ clock }: { clock: Clock }) =>
  handle(getCapTable, async ({ tx, company, query }) => ({
    entity: [await readCapTable(tx, { companyId: company.id, today: clock.today(), query })],
  }));

export const getShareHistoryHandler = ({ clock }: { clock: Clock }) =>
  handle(getShareHistory, async ({ tx, company, query }) => ({
    entity: [await readHistory(tx, { companyId: company.id, today: clock.today(), query })],
  }));

export const getShareEntryMomentsHandler = handle(getShareEntryMoments, async ({ tx, company }) => ({
  entity: (await listEntryMoments(tx, company.id)).map(({ number, kind, effectiveOn, recordedAt }) => ({
    number,
    kind,
    effectiveOn,
    recordedAt: recordedAt.toISOString(),
  })),
}));
