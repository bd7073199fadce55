import { getRegisterChanges, settleRegisterChange } from '@statbook/contract/calls';
import { describeChange } from '../../registry-snapshots/describe-change.ts';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import {
  countChanges,
  listChanges,
  listChangesByIds,
  lockChange,
  settleChange,
} from './change-list-queries.ts';
import { presentChange } from './present-change.ts';

export const getRegisterChangesHandler = handle(getRegisterChanges, async ({ tx, company, query }) => {
  const order = { companyId: company.id, alarmsOnly: query.alarmsOnly ?? false };
  const rows = await listChanges(tx, order, query);
  return {
    entity: rows.map(presentChange),
    total: await countChanges(tx, order),
    alarms: await countChanges(tx, { ...order, alarmsOnly: true }),
  };
});

/** Says where a change comes from; who has another answer before them than is kept reads it first. */
export const settleRegisterChangeHandler = ({ clock, live }: Pick<Platform, 'clock' | 'live'>) =>
  handle(settleRegisterChange, async ({ tx, company, person, body, record }) => {
    const { settledAs, settledBefore, note } = body;
    const { accountId, userId } = person;
    const change = await lockChange(tx, { companyId: company.id, changeId: body.changeId });
    if (change?.origin !== 'not-ours') return refuse('not-found');
    if (change.settledAs !== settledBefore) return refuse('changed-meanwhile');
    await settleChange(tx, change.id, { settledAs, settledAt: clock.now(), settledBy: userId, note });
    record({ details: { change: describeChange(change), settledAs, note } });
    const payload = { companyId: company.id };
    await live.publish(tx, { accountId, companyId: company.id, topic: 'company', payload });
    return { entity: (await listChangesByIds(tx, [change.id])).map(presentChange) };
  });
