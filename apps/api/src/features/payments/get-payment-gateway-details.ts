import { getPaymentGatewayDetails } from '@statbook/contract/calls';
import type { Config } from '../../config.ts';
import { handle } from '../../pipeline/handler.ts';

/** Where the gateway is; key and password stay here. */
export const getPaymentGatewayDetailsHandler = ({ mode, payment }: Config) =>
  handle(getPaymentGatewayDetails, async () => ({
    Entity: [
      {
        Type: 'Opayo' as const,
        IsAlive: mode === 'live',
        LiveUrl: mode === 'live' ? payment.url : '',
        TestUrl: mode === 'live' ? '' : payment.url,
        APIKey: '' as const,
        Password: '' as const,
      },
    ],
  }));
