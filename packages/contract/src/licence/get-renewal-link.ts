import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { entityList } from '../wire/shapes.ts';

/** Where the subscription is renewed: an address of the subscription site, whose every value only that site can read. */
export const getRenewalLink = defineCall({
  ...reading('licence', 'signed-in'),
  path: '/api/LicenceDetails/GetRenewalLink',
  summary: 'The address at which the subscription is renewed',
  reply: entityList(z.object({ url: z.url() })),
});
