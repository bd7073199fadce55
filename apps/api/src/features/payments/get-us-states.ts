import { getUsStates } from '@statbook/contract/calls';
import { US_STATES } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';

export const getUsStatesHandler = handle(getUsStates, async () => ({
  Entity: US_STATES.map(({ code, name }) => ({ StateCode: code, StateName: name })),
}));
