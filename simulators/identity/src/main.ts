import { announceReady } from '@statbook-simulators/kit';
import { startIdentity } from './identity.ts';

const { PORT, HOST, STATE_FILE, CLOCK_AT, PRODUCT_URL, ACCESS_TOKEN_SECONDS } = process.env;

const identity = await startIdentity({
  port: Number(PORT ?? 3001),
  ...(HOST !== undefined && { host: HOST }),
  ...(STATE_FILE !== undefined && { stateFile: STATE_FILE }),
  ...(CLOCK_AT !== undefined && { clockAt: CLOCK_AT }),
  ...(PRODUCT_URL !== undefined && { productUrl: PRODUCT_URL }),
  ...(ACCESS_TOKEN_SECONDS !== undefined && { accessTokenSeconds: Number(ACCESS_TOKEN_SECONDS) }),
});

announceReady('identity', { url: identity.url, issuer: identity.issuer }, () => identity.close());
