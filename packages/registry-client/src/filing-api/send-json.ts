import type { Secret } from '@statbook/domain/secret';
import type { z } from 'zod';
import type { HttpAnswer, HttpResult, RegistryService } from '../http/exchange.ts';
import { sendRequest } from '../http/send-request.ts';
import { RateWindowFull, readRateLimit } from '../rate-limiter.ts';
import type { CallOptions } from '../registry-failure.ts';
import type { FilingApiConfig } from './filing-api-config.ts';
import { type FilingApiFailure, type FilingApiReply, toFilingApiFailure } from './filing-api-failure.ts';

const maxBytes = 1024 * 1024;
const defaultTimeoutMs = 20_000;

/** One request; nothing is ever sent twice by itself, since what was sent may have been done. */
export interface ApiRequest {
  readonly service: RegistryService;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly bearer?: Secret;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly options: CallOptions;
}

/** Sends one request, with the gate before it. */
export async function send(
  { limiter, timeoutMs = defaultTimeoutMs, onExchange }: FilingApiConfig,
  { service, method, url, bearer, json, form, options }: ApiRequest,
): Promise<HttpResult | FilingApiFailure> {
  const { priority = 'interactive', signal } = options;
  try {
    await limiter.take(priority, signal);
  } catch (error) {
    if (!(error instanceof RateWindowFull)) throw error;
    return { reason: 'rate-limited', until: error.until.toISOString() };
  }
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const result = await sendRequest({
    service,
    method,
    url,
    headers: {
      accept: 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer.reveal()}` }),
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body: new TextEncoder().encode(body) }),
    timeoutMs,
    maxBytes,
    signal,
    onExchange,
  });
  if (result.kind === 'answered') limiter.observe(readRateLimit(result.headers));
  return result;
}

/** Sends one request and reads the JSON of its success. */
export async function askJson<T>(
  config: FilingApiConfig,
  request: ApiRequest,
  schema: z.ZodType<T>,
): Promise<FilingApiReply<T>> {
  const result = await send(config, request);
  if ('reason' in result) return { ok: false, ...result };
  if (!isSuccess(result)) return { ok: false, ...toFilingApiFailure(result) };
  const parsed = schema.safeParse(parseJson(result));
  if (parsed.success) return { ok: true, value: parsed.data };
  const what = `the answer to ${request.url.pathname} is not what is documented`;
  return { ok: false, reason: 'nonsense', what };
}

/** Whether the request was carried out: 202 says that something is still to be paid. */
export function isSuccess(result: HttpResult): result is HttpAnswer & { readonly status: 200 | 201 | 204 } {
  return result.kind === 'answered' && [200, 201, 204].includes(result.status);
}

/** The JSON of an answer; undefined when there is none. */
export function parseJson({ body }: HttpAnswer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
