import { getRenewalLink } from '@statbook/contract/calls';
import type { Config } from '../../config.ts';
import { handle } from '../../pipeline/handler.ts';
import { getLicence } from './licence-queries.ts';
import { toRenewalLink } from './renewal-link.ts';

export const getRenewalLinkHandler = ({ config }: { config: Config }) =>
  handle(getRenewalLink, async ({ tx, person: { accountId, centralUserId } }) => {
    const { subscriptionUrl, subscriptionKey, secretsKeys } = config;
    const licence = await getLicence(tx, accountId);
    const key = subscriptionKey ?? secretsKeys[0];
    return { entity: [{ url: toRenewalLink(subscriptionUrl, key, { ...licence, centralUserId }) }] };
  });
