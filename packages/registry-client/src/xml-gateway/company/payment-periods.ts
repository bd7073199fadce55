import type { CallOptions } from '../../registry-failure.ts';
import { askGateway } from '../exchange/ask-gateway.ts';
import { companyRequestBody, type CompanyKey } from './company-request.ts';
import type { GatewayConnection } from '../gateway-config.ts';
import type { GatewayReply } from '../exchange/gateway-reply.ts';
import { readDate, readFlag } from '../message/values.ts';
import { listChildren, type XmlElement } from '../message/xml-reader.ts';

/** Asks for which periods the fee is paid: a statement whose review date lies in a paid one is free. */
export async function paymentPeriods(
  connection: GatewayConnection,
  company: CompanyKey,
  options: CallOptions,
): Promise<GatewayReply<readonly PaymentPeriod[]>> {
  const className = 'PaymentPeriodsRequest';
  const request = companyRequestBody(className, company);
  if (!request.ok) return request;
  return askGateway(connection, { className, body: request.body, read: readPaymentPeriods, options });
}

/** Reads `PaymentPeriods` (v1-0); undefined when the body is something else or a period is incomplete. */
function readPaymentPeriods(body: XmlElement | undefined): readonly PaymentPeriod[] | undefined {
  if (body?.name !== 'PaymentPeriods') return undefined;
  const periods = listChildren(body, 'PaymentPeriod').map(readPeriod);
  return periods.every((period) => period !== undefined) ? periods : undefined;
}

function readPeriod(period: XmlElement) {
  const [startDate, endDate] = [readDate(period, 'StartDate'), readDate(period, 'EndDate')];
  const paid = readFlag(period, 'PeriodPaid');
  return startDate && endDate && paid !== undefined ? { startDate, endDate, paid } : undefined;
}

/** Twelve months for which the confirmation statement fee is paid once; dates `YYYY-MM-DD`, both included. */
export type PaymentPeriod = NonNullable<ReturnType<typeof readPeriod>>;
