import type { Secret } from '@statbook/domain/secret';

/** Where the gateway is and who we are to it. */
export interface GatewaySettings {
  /** Base address of the service, without a slash at the end, as `https://sandbox.opayo.eu.elavon.com/api/v1`. */
  baseUrl: string;
  vendorName: string;
  integrationKey: Secret;
  integrationPassword: Secret;
  /** How long one request may take, in milliseconds. */
  timeoutMs: number;
}

/** Why it is not known what became of a request. */
export type UnknownReason =
  | 'timed-out'
  | 'cancelled'
  | 'connection-lost'
  | 'gateway-fault'
  | 'nonsense'
  | 'duplicate-code';

/** Why nothing reached the gateway: no connection could be made, or the caller had already given up. */
export type NotSentReason = 'unreachable' | 'cancelled';

/** What came of a request: an answer that is JSON, nothing sent at all, or an unknown outcome. `tracker` is the gateway's X-Request-Tracker. */
export type GatewayAnswer =
  | { kind: 'answered'; httpStatus: number; body: unknown; tracker?: string }
  | { kind: 'not-sent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason; tracker?: string };

export interface GatewayRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  signal?: AbortSignal | undefined;
}

/** One request to the gateway, sent exactly once and never followed elsewhere. */
export async function askGateway(settings: GatewaySettings, request: GatewayRequest): Promise<GatewayAnswer> {
  if (request.signal?.aborted) return { kind: 'not-sent', reason: 'cancelled' };
  const deadline = AbortSignal.timeout(settings.timeoutMs);
  const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
  try {
    const response = await fetch(`${settings.baseUrl}${request.path}`, {
      method: request.method,
      headers: headersOf(settings, request),
      redirect: 'manual',
      signal,
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
    });
    return readAnswer(response.status, await response.text(), response.headers.get('x-request-tracker'));
  } catch (error) {
    return toFailure(error, request.signal);
  }
}

function headersOf(settings: GatewaySettings, request: GatewayRequest): Record<string, string> {
  const credentials = `${settings.integrationKey.reveal()}:${settings.integrationPassword.reveal()}`;
  return {
    accept: 'application/json',
    authorization: `Basic ${btoa(credentials)}`,
    ...(request.body ? { 'content-type': 'application/json' } : {}),
  };
}

function readAnswer(httpStatus: number, text: string, trackerHeader: string | null): GatewayAnswer {
  const tracker = trackerHeader === null ? {} : { tracker: trackerHeader };
  // 408 and every 5xx leave it open whether the request was carried out, whatever the body says.
  if (httpStatus >= 500 || httpStatus === 408)
    return { kind: 'unknown', reason: 'gateway-fault', ...tracker };
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { kind: 'answered', httpStatus, body, ...tracker };
  } catch {
    return { kind: 'unknown', reason: 'nonsense', ...tracker };
  }
}

// Failures that happen before a connection stands: nothing can have reached the gateway.
const beforeSending = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function toFailure(error: unknown, callersSignal: AbortSignal | undefined): GatewayAnswer {
  if (callersSignal?.aborted) return { kind: 'unknown', reason: 'cancelled' };
  if (error instanceof Error && error.name === 'TimeoutError')
    return { kind: 'unknown', reason: 'timed-out' };
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (typeof code === 'string' && beforeSending.has(code)) return { kind: 'not-sent', reason: 'unreachable' };
  return { kind: 'unknown', reason: 'connection-lost' };
}
