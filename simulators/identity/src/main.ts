import { reportReady, readNumber, readProcessOptions } from '@statbook-simulators/kit';
import { startIdentity } from './identity.ts';

const { env } = process;
const accessTokenSeconds = readNumber(env, 'ACCESS_TOKEN_SECONDS');

const identity = await startIdentity({
  ...readProcessOptions(env, 3001),
  ...(env['PRODUCT_URL'] !== undefined && { productUrl: env['PRODUCT_URL'] }),
  ...(accessTokenSeconds !== undefined && { accessTokenSeconds }),
});

reportReady('identity', { url: identity.url, issuer: identity.issuer }, () => identity.close());
