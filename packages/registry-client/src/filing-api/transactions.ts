import type { Secret } from '@statbook/domain/secret';
import { z } from 'zod';
import type { HttpAnswer } from '../http/exchange.ts';
import type { CallOptions } from '../registry-failure.ts';
import type { FilingApiConfig } from './filing-api-config.ts';
import { type FilingApiReply, type FilingFault, toFilingApiFailure } from './filing-api-failure.ts';
import type { FiledResource } from './scopes.ts';
import { askJson, isSuccess, parseJson, send } from './send-json.ts';
import {
  badRequest,
  type RegistryTransaction,
  transaction,
  transactions,
  validation,
} from './transaction-records.ts';

/** What every step of a transaction is taken with. */
export interface Step extends CallOptions {
  /** Of the user who opened the transaction: nobody else sees it. */
  readonly bearer: Secret;
}

/** A part of the record as it is to be, with the statement that it is appropriate. */
export interface ResourceChange {
  readonly resource: FiledResource;
  readonly body: Readonly<Record<string, unknown>>;
}

const addressOf = ({ apiUrl }: FilingApiConfig, path: string) => new URL(`${apiUrl}${path}`);
const transactionPath = (id: string) => `/transactions/${encodeURIComponent(id)}`;

/** Opens a transaction. An open one that nobody closes files nothing. */
export function openTransaction(
  config: FilingApiConfig,
  order: { readonly companyNumber: string; readonly description: string; readonly reference: string },
  { bearer, ...options }: Step,
): Promise<FilingApiReply<RegistryTransaction>> {
  const { companyNumber, description, reference } = order;
  const json = { company_number: companyNumber, description, reference };
  const url = addressOf(config, '/transactions');
  return askJson(config, { service: 'filing-api', method: 'POST', url, bearer, json, options }, transaction);
}

/** The user's transaction with our reference, should one have been opened of which nobody was told. */
export async function findTransaction(
  config: FilingApiConfig,
  reference: string,
  { bearer, ...options }: Step,
): Promise<FilingApiReply<RegistryTransaction | undefined>> {
  const url = addressOf(config, '/transactions');
  const request = { service: 'filing-api', method: 'GET', url, bearer, options } as const;
  const reply = await askJson(config, request, transactions);
  if (!reply.ok) return reply;
  return { ok: true, value: reply.value.items.find((each) => each.reference === reference) };
}

/** A transaction as it stands. */
export function getTransaction(
  config: FilingApiConfig,
  id: string,
  { bearer, ...options }: Step,
): Promise<FilingApiReply<RegistryTransaction>> {
  const url = addressOf(config, transactionPath(id));
  return askJson(config, { service: 'filing-api', method: 'GET', url, bearer, options }, transaction);
}

/** Puts what is to change into an open transaction; what is there already is replaced. */
export async function putResource(
  config: FilingApiConfig,
  { id, resource, body }: ResourceChange & { readonly id: string },
  step: Step,
): Promise<FilingApiReply<true>> {
  const { bearer, ...options } = step;
  const url = addressOf(config, `${transactionPath(id)}/${resource}`);
  const write = (method: 'POST' | 'PUT') =>
    ask(config, { service: 'filing-api', method, url, bearer, json: body, options });
  const posted = await write('POST');
  return !posted.ok && posted.reason === 'exists' ? write('PUT') : posted;
}

/** What the registry finds wrong with an open transaction, by the link that it gives: the services name it differently. */
export async function listFaults(
  config: FilingApiConfig,
  { id, resource }: { readonly id: string; readonly resource: FiledResource },
  step: Step,
): Promise<FilingApiReply<readonly FilingFault[]>> {
  const opened = await getTransaction(config, id, step);
  if (!opened.ok) return opened;
  const path = opened.value.resources.find(({ kind }) => kind === resource)?.validationPath;
  // A link from outside: the token goes only to this transaction.
  if (path === undefined || !path.startsWith(`${transactionPath(id)}/`))
    return { ok: false, reason: 'nonsense', what: `transaction ${id} has no way to validate ${resource}` };
  const { bearer, ...options } = step;
  const url = addressOf(config, path);
  const request = { service: 'filing-api', method: 'GET', url, bearer, options } as const;
  const reply = await askJson(config, request, validation);
  if (!reply.ok) return reply;
  const { isValid, faults } = reply.value;
  return { ok: true, value: isValid ? [] : [...faults, ...(faults.length === 0 ? [unnamed] : [])] };
}

const unnamed: FilingFault = { error: 'not valid', location: undefined };

/** Files what is in the transaction. After no answer it may have been filed: ask for it, never close it blindly again. */
export function closeTransaction(
  config: FilingApiConfig,
  id: string,
  { bearer, ...options }: Step,
): Promise<FilingApiReply<true>> {
  const url = addressOf(config, transactionPath(id));
  const json = { status: 'closed' };
  return ask(config, { service: 'filing-api', method: 'PUT', url, bearer, json, options });
}

/** A change whose answer says nothing but that it was made. */
async function ask(
  config: FilingApiConfig,
  request: Parameters<typeof send>[1],
): Promise<FilingApiReply<true>> {
  const result = await send(config, request);
  if ('reason' in result) return { ok: false, ...result };
  if (isSuccess(result)) return { ok: true, value: true };
  const faults = result.kind === 'answered' ? readFaults(result) : [];
  if (faults.length > 0) return { ok: false, reason: 'invalid', faults };
  return { ok: false, ...toFilingApiFailure(result) };
}

/** What the registry says is wrong with a change; nothing where it refuses for another reason. */
function readFaults(answer: HttpAnswer): readonly FilingFault[] {
  if (answer.status === 400) {
    const refused = badRequest.safeParse(parseJson(answer));
    return refused.success ? refused.data.errors.map((error) => ({ error, location: undefined })) : [];
  }
  if (answer.status !== 422) return [];
  const refused = z.safeParse(validation, parseJson(answer));
  return refused.success && refused.data.faults.length > 0 ? refused.data.faults : [unnamed];
}
