import type { Secret } from '@statbook/domain/secret';
import type { CallOptions } from '../registry-failure.ts';
import type { FilingApiConfig } from './filing-api-config.ts';
import type { FilingApiReply } from './filing-api-failure.ts';
import type { FiledResource } from './scopes.ts';
import { askJson } from './send-json.ts';
import { authoriseUrl, exchangeCode, refreshGrant, verifyToken } from './sign-in.ts';
import { eligibility } from './transaction-records.ts';
import {
  closeTransaction,
  findTransaction,
  getTransaction,
  listFaults,
  openTransaction,
  putResource,
  type ResourceChange,
  type Step,
} from './transactions.ts';

/** Makes the client of the registry's sign-in and of its filing API (public API guide, parts 2.2, 2.3 and 9). */
export function createFilingApiClient(config: FilingApiConfig) {
  return {
    clientId: config.clientId,
    authoriseUrl: (asked: { readonly scopes: readonly string[]; readonly state: string }) =>
      authoriseUrl(config, asked),
    exchangeCode: (code: Secret, options?: CallOptions) => exchangeCode(config, code, options),
    refreshGrant: (refreshToken: Secret, options?: CallOptions) =>
      refreshGrant(config, refreshToken, options),
    verifyToken: (accessToken: Secret, options?: CallOptions) => verifyToken(config, accessToken, options),
    openTransaction: (order: Parameters<typeof openTransaction>[1], step: Step) =>
      openTransaction(config, order, step),
    findTransaction: (reference: string, step: Step) => findTransaction(config, reference, step),
    getTransaction: (id: string, step: Step) => getTransaction(config, id, step),
    putResource: (change: ResourceChange & { readonly id: string }, step: Step) =>
      putResource(config, change, step),
    listFaults: (of: { readonly id: string; readonly resource: FiledResource }, step: Step) =>
      listFaults(config, of, step),
    closeTransaction: (id: string, step: Step) => closeTransaction(config, id, step),
    /** Whether the registered e-mail address can be changed: the registry's code (part 9.3). */
    emailEligibility: async (
      companyNumber: string,
      { bearer, ...options }: Step,
    ): Promise<FilingApiReply<string>> => {
      const path = `/registered-email-address/company/${encodeURIComponent(companyNumber)}/eligibility`;
      const url = new URL(`${config.apiUrl}${path}`);
      const request = { service: 'filing-api', method: 'GET', url, bearer, options } as const;
      const reply = await askJson(config, request, eligibility);
      return reply.ok ? { ok: true, value: reply.value.code } : reply;
    },
  };
}

/** The registry's sign-in and its filing API. */
export type FilingApiClient = ReturnType<typeof createFilingApiClient>;
