import { getRenewalLink } from '@statbook/contract/calls';
import type { Config } from '../../config.ts';
import { handle } from '../../pipeline/handler.ts';
import { getLicence } from './licence-queries.ts';
import { toRenewalLink } from './renewal-link.ts';

type Dependencies = Pick<Config, 'subscriptionUrl' | 'subscriptionKey' | 'secretsKeys'>;

export const getRenewalLinkHandler = ({ subscriptionUrl, subscriptionKey, secretsKeys }: Dependencies) =>
  handle(getRenewalLink, async ({ tx, person: { accountId, centralUserId } }) => {
    const licence = await getLicence(tx, accountId);
    const key = subscriptionKey ?? secretsKeys[0];
    return { entity: [{ url: toRenewalLink(subscriptionUrl, key, { ...licence, centralUserId }) }] };
  });
