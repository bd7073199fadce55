import type { ExchangeObserver, HttpFailure, HttpResult, RegistryService } from './exchange.ts';
import { BodyTooLarge, readBody } from './read-body.ts';

/** Everything one HTTP exchange needs; redirects are never followed by themselves. */
export interface HttpRequest {
  readonly service: RegistryService;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
  readonly onExchange?: ExchangeObserver | undefined;
}

/**
 * Sends one request and reads the whole answer. Time-out, lost connection and oversize are returned;
 * only the caller's own abort is thrown.
 */
export async function sendRequest(request: HttpRequest): Promise<HttpResult> {
  request.signal?.throwIfAborted();
  const startedAt = performance.now();
  const result = await exchange(request);
  request.onExchange?.({
    service: request.service,
    method: request.method,
    path: request.url.pathname,
    status: result.kind === 'answered' ? result.status : undefined,
    durationMs: Math.round(performance.now() - startedAt),
    failure: result.kind === 'failed' ? result.cause : undefined,
  });
  return result;
}

async function exchange(request: HttpRequest): Promise<HttpResult> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      ...(request.body && { body: Buffer.from(request.body) }),
    });
    const body = await readBody(response, request.maxBytes);
    return { kind: 'answered', status: response.status, headers: response.headers, body };
  } catch (error) {
    request.signal?.throwIfAborted();
    return toFailure(error, { timedOut: timeout.aborted, timeoutMs: request.timeoutMs });
  }
}

function toFailure(error: unknown, wait: { timedOut: boolean; timeoutMs: number }): HttpFailure {
  if (wait.timedOut) {
    return { kind: 'failed', cause: 'time-out', what: `no answer within ${wait.timeoutMs} ms` };
  }
  if (error instanceof BodyTooLarge) return { kind: 'failed', cause: 'too-large', what: error.message };
  return { kind: 'failed', cause: 'network', what: describeNetworkError(error) };
}

function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed';
  const cause = error.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code ? `the connection failed (${code})` : 'the connection failed';
}
