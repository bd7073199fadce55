import type { CallOptions } from '../../registry-failure.ts';
import { askGateway } from '../exchange/ask-gateway.ts';
import { companyRequestBody, type CompanyKey } from './company-request.ts';
import type { GatewayConnection } from '../gateway-config.ts';
import type { GatewayReply } from '../exchange/gateway-reply.ts';
import { textElement } from '../message/xml-writer.ts';
import { type CompanyData, readCompanyData } from './read-company-data.ts';

/** Whose data, and made up to which date (`YYYY-MM-DD`, usually the review date). */
export interface CompanyDataRequest extends CompanyKey {
  readonly madeUpDate: string;
}

/** Fetches what the registry holds about a company, for import and to fill a confirmation statement in. */
export async function fetchCompanyData(
  connection: GatewayConnection,
  request: CompanyDataRequest,
  options: CallOptions,
): Promise<GatewayReply<CompanyData>> {
  const className = 'CompanyDataRequest';
  const body = companyRequestBody(className, request, [textElement('MadeUpDate', request.madeUpDate)]);
  if (!body.ok) return body;
  return askGateway(connection, { className, body: body.body, read: readCompanyData, options });
}
