import { type ErrorCode, errorKinds, type Problem } from '@statbook/contract';
import { problemToWire, type Translator } from '@statbook/contract/wire';

/** A refusal that was expected: a value, not an exception. The pipeline turns it into problem details. */
export class Refusal {
  readonly code: ErrorCode;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly facts: Readonly<Record<string, unknown>> | undefined;
  readonly detail: string | undefined;

  constructor(code: ErrorCode, more: RefusalDetails = {}) {
    this.code = code;
    this.errors = more.errors;
    this.facts = more.facts;
    this.detail = more.detail;
  }
}

export interface RefusalDetails {
  /** What to do, by field path. */
  errors?: Readonly<Record<string, string>>;
  facts?: Readonly<Record<string, unknown>>;
  /** Other words than those of the catalogue, where they say more: those of an outside service, say. */
  detail?: string | undefined;
}

/** Refuses with a code of the catalogue. */
export const refuse = (code: ErrorCode, more?: RefusalDetails) => new Refusal(code, more);

/** The problem details of a refusal, its fields named as on the wire. */
export function toProblem(
  { code, errors, facts, detail }: Refusal,
  requestId: string,
  names: Translator,
): Problem {
  const kind = errorKinds[code];
  const problem = {
    type: `about:blank#${code}`,
    title: kind.title,
    status: kind.status,
    detail: detail ?? kind.detail,
    code,
    requestId,
    ...(errors !== undefined && { errors: { ...errors } }),
    ...(facts !== undefined && { facts: { ...facts } }),
  };
  return problemToWire(problem, names);
}
