import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';
import { civilDate } from '../wire/shapes.ts';

/** What the web application needs to know before anybody signs in. It holds no secret. */
export const getConfiguration = defineCall({
  ...readingInSteps('configuration', 'public'),
  path: '/api/Configuration',
  summary: 'Settings of this installation for the web application',
  reply: z.object({
    baseUrl: z.string(),
    apiEndpoint: z.string(),
    subscriptionURL: z.string(),
    redirectUri: z.string(),
    responseType: z.literal('code'),
    issuer: z.string(),
    strictDiscoveryDocumentValidation: z.boolean(),
    /** As the issuer publishes them; null as long as it has not answered this server. */
    tokenEndpoint: z.string().nullable(),
    loginUrl: z.string().nullable(),
    clientId: z.string(),
    scope: z.string(),
    skipIssuerCheck: z.boolean(),
    clearHashAfterLogin: z.boolean(),
    oidc: z.literal(true),
    /** `demo`, `test` or `live`; every request's `ConnectionType` must agree. */
    mode: z.enum(['demo', 'test', 'live']),
    version: z.string(),
    /** Today in London, by the installation's clock. */
    today: civilDate,
    /** Where the browser sends the card, and nothing else. */
    paymentUrl: z.string(),
  }),
  wire: { reply: { asWritten: true } },
});
