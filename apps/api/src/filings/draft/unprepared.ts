import type { FieldError } from '@statbook/domain/field-error';
import type { Readiness } from '@statbook/domain/filing';
import type { FieldProblem } from '@statbook/registry-client';
import type { Refusal } from '../../pipeline/refusal.ts';
import type { PreparedFiling } from '../form-preparer.ts';

/** A draft that is not ready: what is wrong at each field first, and what comes before it. */
export function notReady({ errors, blockers }: Pick<Readiness, 'errors' | 'blockers'>): PreparedFiling {
  const fields = errors.map(({ path, message }) => [path, message] as const).toReversed();
  return { ok: false, errors: Object.fromEntries(fields), blockers };
}

/** A draft whose company cannot be filed for any more. */
export function notOffered({ code, detail }: Refusal, otherwise: string): PreparedFiling {
  return { ok: false, errors: {}, blockers: [{ code, message: detail ?? otherwise }] };
}

/** What the writer of a form does not take, as errors at the fields of its draft. */
export function toFieldErrors(
  problems: readonly FieldProblem[],
  toPath: (field: string) => string = withDots,
): readonly FieldError[] {
  return problems.map(({ field, message }) => ({
    path: toPath(field),
    code: 'not-taken-by-registry',
    // The message of a rule begins with its verb, others are sentences.
    message: /^[a-z]/.test(message) ? `This ${message}` : message,
  }));
}

/** A field of the message as a dotted path: `sicCodes[2]` is `sicCodes.2`. */
export const withDots = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1');
