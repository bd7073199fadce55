import { getPaymentGatewayDetails } from '@statbook/contract/calls';
import type { Config } from '../../config.ts';
import { handle } from '../../pipeline/handler.ts';

/** Where the gateway is; key and password stay here. */
export const getPaymentGatewayDetailsHandler = ({ config: { mode, payment } }: { config: Config }) =>
  handle(getPaymentGatewayDetails, async () => ({
    entity: [
      {
        type: 'Opayo' as const,
        isAlive: mode === 'live',
        liveUrl: mode === 'live' ? payment.url : '',
        testUrl: mode === 'live' ? '' : payment.url,
        apiKey: '' as const,
        password: '' as const,
      },
    ],
  }));
