import { findFreePorts } from '@statbook/testkit';
import { startIdentity } from '@statbook-simulators/identity';
import { startMail } from '@statbook-simulators/mail';
import { startPayments } from '@statbook-simulators/payments';
import { type RunningRegistry, startRegistry } from '@statbook-simulators/registry';
import { clockStart } from '../installation/checkout.ts';
import { openPaymentsAdmin, type PaymentsAdmin } from './payments-admin.ts';
import { openRegistryAdmin, type RegistryAdmin } from './registry-admin.ts';

/** The four simulators around the product; they stay up while the product dies and comes back. */
export interface Simulators {
  /** Where the product is to listen. */
  productPort: number;
  productUrl: string;
  issuer: string;
  registry: RegistryAdmin;
  /** The register itself, into which a test may enter further companies. */
  register: RunningRegistry['register'];
  payments: PaymentsAdmin;
  /** The card gateway's address for browsers. */
  cardApiUrl: string;
  mailUrl: string;
  /** The product's environment: where everything is. */
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts the four simulators in this process, with decisions of the registry that come quickly. */
export async function startSimulators(options: { generatedCompanies?: number } = {}): Promise<Simulators> {
  const productPort = await findFreePorts(1);
  const productUrl = `http://127.0.0.1:${productPort}`;
  const clock = { clockAt: clockStart };
  const identity = await startIdentity({ ...clock, productUrl });
  const registry = await startRegistry({
    ...clock,
    decisionDelayMs: 100,
    rateLimit: { limit: null, windowSeconds: 300 },
    oauthClients: [
      {
        id: 'demo-registry-client',
        secret: 'demo-registry-client-secret',
        redirectUris: [`${productUrl}/company/companyoverview/editcompany`],
      },
    ],
    ...options,
  });
  const payments = await startPayments(clock);
  const mail = await startMail(clock);
  return {
    productPort,
    productUrl,
    issuer: identity.issuer,
    registry: openRegistryAdmin(registry.url),
    register: registry.register,
    payments: openPaymentsAdmin(payments.url),
    cardApiUrl: payments.apiUrl,
    mailUrl: mail.url,
    env: {
      MODE: 'demo',
      CLOCK_AT: clockStart,
      PUBLIC_URL: productUrl,
      OIDC_ISSUER: identity.issuer,
      REGISTRY_API_URL: registry.url,
      REGISTRY_DOCUMENT_URL: registry.url,
      REGISTRY_GATEWAY_URL: `${registry.url}/v1-0/xmlgw/Gateway`,
      PAYMENT_URL: payments.apiUrl,
      PAYMENT_REPORTING_URL: `${payments.url}/reporting`,
      SMTP_URL: mail.smtpUrl,
    },
    close: async () => {
      await Promise.all([identity, registry, payments, mail].map((one) => one.close()));
    },
  };
}
