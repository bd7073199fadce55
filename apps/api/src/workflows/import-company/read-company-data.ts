import type { CompanyNumber } from '@statbook/domain/companies';
import type { Secret } from '@statbook/domain/secret';
import type { CallOptions, CompanyData, GatewayClient } from '@statbook/registry-client';
import { refuseGatewayFailure } from '../../clients/registry-refusal.ts';
import type { Refusal } from '../../pipeline/refusal.ts';
import { splitCompanyData } from '../../registry-snapshots/protected-company-data.ts';
import type { NewReading } from '../../registry-snapshots/new-snapshot.ts';

/** Whose data the gateway is asked for. */
export interface CompanyDataOrder {
  number: CompanyNumber;
  /** The company's own, which opens the data. */
  code: Secret;
  /** `YYYY-MM-DD`: the day as of which the data is wanted. */
  madeUpDate: string;
}

/** What the gateway gave, protected parts included, and as readings in which these are kept apart. */
export interface CompanyDataRead {
  data: CompanyData;
  readings: NewReading[];
}

/** Reads what the registry gives only for a company's authentication code. */
export async function readCompanyData(
  gateway: GatewayClient,
  { number, code, madeUpDate }: CompanyDataOrder,
  options: CallOptions,
): Promise<CompanyDataRead | Refusal> {
  const key = { companyNumber: number, companyAuthenticationCode: code };
  const got = await gateway.companyData({ ...key, madeUpDate }, options);
  if (!got.ok) return refuseGatewayFailure(got);
  const { open: value, protectedParts } = splitCompanyData(got.value);
  const readAt = new Date(got.fetchedAt);
  const readings: NewReading[] = [{ kind: 'company-data', value, readAt, protectedParts }];
  const periods = await gateway.paymentPeriods(key, options);
  // Not given for every kind of company; where it is missing, the fee is asked for again before a filing.
  if (periods.ok) readings.push({ kind: 'payment-periods', value: periods.value, readAt });
  return { data: got.value, readings };
}
