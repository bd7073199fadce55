import type { Secret } from '@statbook/domain/secret';
import { splitCompanyNumber } from './company-number.ts';
import { BODY_NAMESPACE } from '../message/envelope.ts';
import type { GatewayFailure } from '../exchange/gateway-reply.ts';
import { element, textElement, type XmlNode } from '../message/xml-writer.ts';

/** Whose protected data is asked for, with the company's own code as the key to it. */
export interface CompanyKey {
  /** Eight characters, such as 01234567 or SC123456. */
  readonly companyNumber: string;
  readonly companyAuthenticationCode: Secret;
}

/** A request body about one company, or why the gateway cannot be asked about it. */
export type CompanyRequestBody =
  | { readonly ok: true; readonly body: XmlNode }
  | ({ readonly ok: false } & GatewayFailure);

/** Number, type and code in schema order, followed by what else the request holds. */
export function companyRequestBody(
  name: string,
  company: CompanyKey,
  more: readonly XmlNode[] = [],
): CompanyRequestBody {
  const number = splitCompanyNumber(company.companyNumber);
  if (!number) {
    const problem = { field: 'companyNumber', message: 'is not a number that the gateway serves' };
    return { ok: false, reason: 'invalid-request', problems: [problem] };
  }
  const children = [
    textElement('CompanyNumber', number.digits),
    textElement('CompanyType', number.companyType),
    textElement('CompanyAuthenticationCode', company.companyAuthenticationCode.reveal()),
    ...more,
  ];
  return { ok: true, body: element(name, children, { xmlns: BODY_NAMESPACE }) };
}
