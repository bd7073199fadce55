import type { Problem } from '@statbook/contract';
import { problemToOurs, type Translator } from '@statbook/contract/wire';
import { Refusal } from '#kit/form/refusal.ts';

/** A refusal of our server, with its own message (RFC 9457). */
export class ApiProblem extends Refusal {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** Of the error catalogue; empty where something between us and the server answered. */
  readonly code: string;
  readonly title: string;
  override readonly errors: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, unknown>>;
  override readonly requestId: string | undefined;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail || problem.title || `The server answered ${status}.`);
    this.status = status;
    this.code = problem.code ?? '';
    this.title = problem.title ?? '';
    this.errors = problem.errors ?? {};
    this.facts = problem.facts ?? {};
    this.requestId = status >= 500 || !problem.code ? problem.requestId : undefined;
  }
}

/** No answer came: the device is offline, or the server cannot be reached. Whether it acted is not known. */
export class NetworkProblem extends Refusal {
  override readonly name = 'NetworkProblem';
  readonly offline: boolean;

  constructor(cause: unknown) {
    const offline = !navigator.onLine;
    super(
      offline
        ? 'You are offline. Connect to the internet and try again.'
        : 'Statbook does not answer. Check the connection and try again.',
      { cause },
    );
    this.offline = offline;
  }
}

/** The problem that a refused answer carries, its fields named as we do; its status text where it carries none. */
export async function readProblem(response: Response, names: Translator): Promise<ApiProblem> {
  const { status, statusText, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const fallback = { title: statusText, ...(requestId !== undefined && { requestId }) };
  const value: unknown = await response.json().catch(() => undefined);
  if (!isProblem(value)) return new ApiProblem(status, fallback);
  return new ApiProblem(status, problemToOurs(value, names));
}

/** Checked by hand: the schema library comes with the first form, not with the first page. */
function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'code' in value && typeof value.code === 'string' && 'detail' in value && typeof value.detail === 'string'
  );
}
