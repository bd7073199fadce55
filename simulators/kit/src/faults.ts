import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What can go wrong on the way, set through the admin API.
 *
 * - `latency`: it is carried out, and answered, `ms` later.
 * - `latency-after`: the request is carried out and the answer comes `ms` later.
 * - `timeout-before`: nothing is done and no answer ever comes.
 * - `timeout-after`: the request is carried out and no answer ever comes.
 * - `drop-before`, `drop-after`: the same two, with the connection cut.
 * - `status`: nothing is done; the answer is `status` with `body`.
 * - `malformed`: the request is carried out; the answer is `body` (nonsense by default) with the real status.
 * - `status-after`: the request is carried out; the answer is `status` with `body`.
 */
export interface Fault {
  kind:
    | 'latency'
    | 'latency-after'
    | 'timeout-before'
    | 'timeout-after'
    | 'drop-before'
    | 'drop-after'
    | 'status'
    | 'status-after'
    | 'malformed';
  method?: string;
  /** A regular expression that the path (with query) must match. */
  path?: string;
  /** A regular expression that the request body (as text) must match. */
  bodyMatches?: string;
  /** How many matching requests it hits; all when absent. */
  times?: number;
  /** How many matching requests pass first. */
  skip?: number;
  ms?: number;
  status?: number;
  body?: string;
  contentType?: string;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  list(): Fault[];
}

const struck = new WeakMap<FastifyRequest, Fault>();

/** Puts the faults in front of every route of `app` except the admin API. */
export function installFaults(app: FastifyInstance): Faults {
  let faults: Fault[] = [];

  app.addHook('preHandler', async (request, reply) => {
    if (request.url.startsWith('/_admin')) return;
    const fault = take(faults, request);
    if (fault === undefined) return;
    struck.set(request, fault);
    if (fault.kind === 'latency') await pass(fault);
    // A hijacked reply is never sent: the socket stays open until the caller gives up, or is cut.
    if (fault.kind === 'timeout-before' || fault.kind === 'drop-before') reply.hijack();
    if (fault.kind === 'drop-before') request.raw.socket.destroy();
    if (fault.kind === 'status') await answer(reply, fault);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = struck.get(request);
    if (fault === undefined) return payload;
    if (fault.kind === 'latency-after') await pass(fault);
    if (fault.kind === 'timeout-after') await new Promise<never>(() => undefined);
    if (fault.kind === 'drop-after') request.raw.socket.destroy();
    if (fault.kind === 'status-after') reply.code(fault.status ?? 500);
    if (fault.kind !== 'malformed' && fault.kind !== 'status-after') return payload;
    const body = fault.body ?? '<html>Bad Gateway</html>';
    reply.header('content-type', fault.contentType ?? 'text/html').removeHeader('content-length');
    return body;
  });

  return {
    add: (fault) => {
      faults.push({ ...fault });
    },
    clear: () => {
      faults = [];
    },
    list: () => faults.map((fault) => ({ ...fault })),
  };
}

function take(faults: Fault[], request: FastifyRequest): Fault | undefined {
  for (const fault of faults) {
    if (!matches(fault, request)) continue;
    if (fault.skip !== undefined && fault.skip > 0) {
      fault.skip -= 1;
      continue;
    }
    if (fault.times === undefined) return fault;
    if (fault.times > 0) {
      fault.times -= 1;
      return fault;
    }
  }
  return undefined;
}

function matches(fault: Fault, request: FastifyRequest): boolean {
  if (fault.method !== undefined && fault.method !== request.method) return false;
  if (fault.path !== undefined && !new RegExp(fault.path).test(request.url)) return false;
  if (fault.bodyMatches === undefined) return true;
  const text = typeof request.body === 'string' ? request.body : JSON.stringify(request.body ?? '');
  return new RegExp(fault.bodyMatches).test(text);
}

function pass({ ms = 1000 }: Fault): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function answer(reply: FastifyReply, fault: Fault): FastifyReply {
  return reply
    .code(fault.status ?? 500)
    .header('content-type', fault.contentType ?? 'text/html')
    .send(fault.body ?? '<html>Service Unavailable</html>');
}
