import {
  getCapTable,
  getShareEntryMoments,
  getShareHistory,
  getShareRegister,
} from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { readCapTable } from './reading/cap-table.ts';
import { listEntryMoments } from './reading/entry-queries.ts';
import { readRegister } from './reading/register-of-members.ts';
import { readHistory } from './reading/share-history.ts';

export const getShareRegisterHandler = (clock: Clock) =>
  handle(getShareRegister, async ({ tx, company, query }) => ({
    Entity: [await readRegister(tx, { companyId: company.id, today: clock.today(), query })],
  }));

export const getCapTableHandler = (clock: Clock) =>
  handle(getCapTable, async ({ tx, company, query }) => ({
    Entity: [await readCapTable(tx, { companyId: company.id, today: clock.today(), query })],
  }));

export const getShareHistoryHandler = (clock: Clock) =>
  handle(getShareHistory, async ({ tx, company, query }) => ({
    Entity: [await readHistory(tx, { companyId: company.id, today: clock.today(), query })],
  }));

export const getShareEntryMomentsHandler = handle(getShareEntryMoments, async ({ tx, company }) => ({
  Entity: (await listEntryMoments(tx, company.id)).map(({ number, kind, effectiveOn, recordedAt }) => ({
    Number: number,
    Kind: kind,
    EffectiveOn: effectiveOn,
    RecordedAt: recordedAt.toISOString(),
  })),
}));
