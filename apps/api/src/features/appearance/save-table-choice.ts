import { saveTableChoice } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import { keepTableChoice } from './table-choice-queries.ts';

/** Keeps how a person sees a table; their other devices follow at once. */
export const saveTableChoiceHandler = ({ live }: { live: LiveEvents }) =>
  handle(saveTableChoice, async ({ tx, person, body }) => {
    const { table: tableName, rowHeight, columns } = body;
    await keepTableChoice(tx, person, { tableName, rowHeight, columns });
    const { accountId, userId } = person;
    await live.publish(tx, { accountId, userId, topic: 'table-choices', payload: {} });
    return { done: true as const };
  });
