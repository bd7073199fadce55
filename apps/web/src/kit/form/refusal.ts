/** An action that was refused. A form shows it, with its texts at their fields; any other error is unexpected. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  /** What to do, by field name. */
  readonly errors: Readonly<Record<string, string>> = {};
  /** For support; a refusal that says what to do has none. */
  readonly requestId: string | undefined = undefined;
}

/** Why a form was not accepted. */
export interface FormRefusal {
  readonly detail: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly requestId?: string | undefined;
}

/** A refusal as a form shows it. @throws any other error */
export function toFormRefusal(error: unknown): FormRefusal {
  if (!(error instanceof Refusal)) throw error;
  return { detail: error.message, errors: error.errors, requestId: error.requestId };
}
