import { z } from 'zod';
import { defineCall, readingInSteps } from '../../call.ts';
import { entityList } from '../../wire/shapes.ts';

/** The states for a billing address in the United States. */
export const getUsStates = defineCall({
  ...readingInSteps('payments', 'signed-in'),
  path: '/api/PaymentsGateway/GetUsStates',
  summary: 'The states of the United States, for a billing address',
  reply: entityList(z.object({ stateCode: z.string(), stateName: z.string() })),
});
