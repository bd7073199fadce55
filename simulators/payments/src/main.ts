import { reportReady, readNumber, readProcessOptions } from '@statbook-simulators/kit';
import { startPayments } from './payments.ts';
import { demoVendor } from './vendors.ts';

const { env } = process;
const { PAYMENT_VENDOR, PAYMENT_KEY, PAYMENT_PASSWORD, SUCCESS_BY_DEFAULT } = env;

const payments = await startPayments({
  ...readProcessOptions(env),
  bankPort: readNumber(env, 'BANK_PORT') ?? 0,
  ...(SUCCESS_BY_DEFAULT && { switches: { successByDefault: SUCCESS_BY_DEFAULT !== 'false' } }),
  vendors: [
    {
      ...demoVendor,
      ...(PAYMENT_VENDOR && { name: PAYMENT_VENDOR }),
      ...(PAYMENT_KEY && { integrationKey: PAYMENT_KEY }),
      ...(PAYMENT_PASSWORD && { integrationPassword: PAYMENT_PASSWORD }),
    },
  ],
});

reportReady('payments', { url: payments.url, apiUrl: payments.apiUrl, bankUrl: payments.bankUrl }, () =>
  payments.close(),
);
