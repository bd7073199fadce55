import { PAYMENT_LIMITS } from '@statbook/domain/payments';
import type { BodyOf } from '@statbook/contract';
import type { processPayment } from '@statbook/contract/calls';
import { findDetail } from '../../../filings/kept/detail-queries.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { readProtectedCompanyData } from '../../../registry-snapshots/protected-company-data.ts';
import { findLatestReading } from '../../../registry-snapshots/snapshot-queries.ts';

/** The e-mail address that the practice keeps of a company, or else the registered one, where the gateway can take it. */
export async function findCompanyEmail(
  tx: Transaction,
  vault: Vault,
  companyId: string,
): Promise<string | undefined> {
  const reading = await findLatestReading(tx, companyId, 'company-data');
  const registered = reading && readProtectedCompanyData(vault, companyId, reading)?.registeredEmail;
  const email = (await findDetail(tx, companyId))?.email ?? registered;
  return email === undefined || email.length > PAYMENT_LIMITS.email ? undefined : email;
}

/** Where the gateway sends its receipt, and as much of it as may be kept in clear. */
export interface BilledEmail {
  readonly address: string;
  readonly kept: string | null;
}

/** The address that the payer chose, where it is not a company's. */
export function billedEmailOf(
  { billTo, customerEmail }: { billTo: 'userEmail' | 'other'; customerEmail: string },
  { email }: Pick<Person, 'email'>,
): BilledEmail {
  if (billTo === 'userEmail') return { address: email, kept: email };
  return { address: customerEmail, kept: customerEmail || null };
}

/** The address that the payer chose. That of the company stays sealed where it is. */
export async function findBilledEmail(
  tx: Transaction,
  vault: Vault,
  { body, person }: { body: BodyOf<typeof processPayment>; person: Person },
): Promise<BilledEmail | Refusal> {
  const { billTo, customerEmail } = body;
  if (billTo !== 'companyEmail') return billedEmailOf({ billTo, customerEmail }, person);
  const address = await findCompanyEmail(tx, vault, body.companyId);
  if (address !== undefined) return { address, kept: null };
  return refuse('invalid-request', { errors: { billTo: 'Choose another address for the card receipt' } });
}
