import { reportReady, readNumber, readProcessOptions } from '@statbook-simulators/kit';
import { demoApiKey, startRegistry } from './registry.ts';

const { env } = process;
const redirectUri = new URL(
  '/company/companyoverview/editcompany',
  env.PRODUCT_URL ?? 'http://127.0.0.1:3000',
);

const registry = await startRegistry({
  ...readProcessOptions(env, 3002),
  apiKeys: (env.API_KEY ?? demoApiKey).split(','),
  generatedCompanies: readNumber(env, 'GENERATED_COMPANIES') ?? 0,
  decisionDelayMs: readNumber(env, 'DECISION_DELAY_MS') ?? 3000,
  oauthClients: [
    {
      id: env.OAUTH_CLIENT_ID ?? 'demo-registry-client',
      secret: env.OAUTH_CLIENT_SECRET ?? 'demo-registry-client-secret',
      redirectUris: [redirectUri.href],
    },
  ],
  ...(env.RATE_LIMIT === 'off' && { rateLimit: { limit: null, windowSeconds: 300 } }),
});

reportReady('registry', { url: registry.url }, registry.close);
