import { announceReady } from '@statbook-simulators/kit';
import { demoApiKey, type RegistryOptions, startRegistry } from './index.ts';

const { env } = process;

const options: RegistryOptions = {
  port: readNumber('PORT') ?? 3002,
  host: env.HOST ?? '127.0.0.1',
  ...(env.STATE_FILE && { stateFile: env.STATE_FILE }),
  ...(env.CLOCK_AT && { clockAt: env.CLOCK_AT }),
  apiKeys: (env.API_KEY ?? demoApiKey).split(','),
  generatedCompanies: readNumber('GENERATED_COMPANIES') ?? 0,
  decisionDelayMs: readNumber('DECISION_DELAY_MS') ?? 3000,
  oauthClients: [
    {
      id: env.OAUTH_CLIENT_ID ?? 'demo-registry-client',
      secret: env.OAUTH_CLIENT_SECRET ?? 'demo-registry-client-secret',
      redirectUris: [
        new URL('/company/companyoverview/editcompany', env.PRODUCT_URL ?? 'http://127.0.0.1:3000').href,
      ],
    },
  ],
  ...(env.RATE_LIMIT === 'off' && { rateLimit: { limit: null, windowSeconds: 300 } }),
};

const registry = await startRegistry(options);
announceReady('registry', { url: registry.url }, registry.close);

function readNumber(name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number`);
  return Number(text);
}
