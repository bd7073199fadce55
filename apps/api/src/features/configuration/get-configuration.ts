import { getConfiguration } from '@statbook/contract/calls';
import type { Config } from '../../config.ts';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';

export const version = '3.1.0';

/** What the configuration tells of the identity provider. */
export interface IssuerAddresses {
  /** Where it signs people in and gives tokens; undefined as long as it has not answered. */
  findEndpoints(): Promise<{ authorizationEndpoint: string; tokenEndpoint: string } | undefined>;
}

interface Dependencies {
  readonly config: Config;
  readonly clock: Clock;
  readonly issuerAddresses: IssuerAddresses;
}

/**
 * What the web application needs to know before anybody signs in. It is told without the identity provider as well: whoever
 * is signed in goes on working while that is away, and whoever signs in hears from the browser that it is.
 */
export const getConfigurationHandler = ({ config, clock, issuerAddresses }: Dependencies) =>
  handle(getConfiguration, async () => {
    const { issuer, clientId, scope } = config.identity;
    const endpoints = await issuerAddresses.findEndpoints();
    return {
      baseUrl: config.publicUrl,
      apiEndpoint: `${config.publicUrl}/api/`,
      subscriptionURL: config.subscriptionUrl,
      redirectUri: `${config.publicUrl}/`,
      responseType: 'code' as const,
      issuer,
      strictDiscoveryDocumentValidation: true,
      tokenEndpoint: endpoints?.tokenEndpoint ?? null,
      loginUrl: endpoints?.authorizationEndpoint ?? null,
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
