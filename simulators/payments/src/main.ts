import { announceReady } from '@statbook-simulators/kit';
import { startPayments } from './payments.ts';
import { demoVendor } from './vendors.ts';

const { env } = process;
const toPort = (text: string | undefined) => (text === undefined ? 0 : Number(text));

const payments = await startPayments({
  port: toPort(env['PORT']),
  bankPort: toPort(env['BANK_PORT']),
  ...(env['HOST'] !== undefined && { host: env['HOST'] }),
  ...(env['STATE_FILE'] !== undefined && { stateFile: env['STATE_FILE'] }),
  ...(env['CLOCK_AT'] !== undefined && { clockAt: env['CLOCK_AT'] }),
  ...(env['SUCCESS_BY_DEFAULT'] !== undefined && {
    switches: { successByDefault: env['SUCCESS_BY_DEFAULT'] !== 'false' },
  }),
  vendors: [
    {
      ...demoVendor,
      name: env['PAYMENT_VENDOR'] ?? demoVendor.name,
      integrationKey: env['PAYMENT_KEY'] ?? demoVendor.integrationKey,
      integrationPassword: env['PAYMENT_PASSWORD'] ?? demoVendor.integrationPassword,
    },
  ],
});

announceReady('payments', { url: payments.url, apiUrl: payments.apiUrl, bankUrl: payments.bankUrl }, () =>
  payments.close(),
);
