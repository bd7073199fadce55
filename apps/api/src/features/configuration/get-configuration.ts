import { getConfiguration } from '@statbook/contract/calls';
import type { Config } from '../../config.ts';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';

export const version = '3.1.0';

/** What the web application needs to know before anybody signs in. */
export const getConfigurationHandler = (config: Config, clock: Clock) =>
  handle(getConfiguration, async () => {
    const { issuer, clientId, scope } = config.identity;
    return {
      baseUrl: config.publicUrl,
      apiEndpoint: `${config.publicUrl}/api/`,
      subscriptionURL: config.subscriptionUrl,
      redirectUri: `${config.publicUrl}/`,
      responseType: 'code' as const,
      issuer,
      strictDiscoveryDocumentValidation: true,
      tokenEndpoint: `${issuer}/token`,
      loginUrl: `${issuer}/auth`,
      clientId,
      scope,
      skipIssuerCheck: false,
      clearHashAfterLogin: true,
      oidc: true as const,
      mode: config.mode,
      version,
      today: clock.today(),
      paymentUrl: config.payment.url,
    };
  });
