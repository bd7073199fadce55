import { getUsStates } from '@statbook/contract/calls';
import { US_STATES } from '@statbook/domain/reference-data';
import { handle } from '../../pipeline/handler.ts';

export const getUsStatesHandler = handle(getUsStates, async () => ({
  entity: US_STATES.map(({ code, name }) => ({ stateCode: code, stateName: name })),
}));
