import { saveAppearance } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import { keepAppearance } from './appearance-queries.ts';

/** Keeps how the product looks for a person; their other devices follow at once. */
export const saveAppearanceHandler = ({ live }: { live: LiveEvents }) =>
  handle(saveAppearance, async ({ tx, person, body }) => {
    const { userId: _user, modifiedBy: _modifier, ...choices } = body;
    await keepAppearance(tx, person, choices);
    const { accountId, userId } = person;
    await live.publish(tx, { accountId, userId, topic: 'appearance', payload: {} });
    return { entity: [choices] };
  });
