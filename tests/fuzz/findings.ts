import type { FuzzRequest } from './fuzz-request.ts';
import type { RunOptions } from './run-options.ts';

/** A request that was answered as none may be. */
export interface Finding {
  request: FuzzRequest;
  /** `500`, `late`, `cut`. */
  what: string;
  /** What the server logged of it. */
  logged: string;
}

const longestShown = 1500;

/** A finding with everything that is needed to see it again. */
export function describeFinding(
  { request, what, logged }: Finding,
  { seed, perAccount, only }: Pick<RunOptions, 'seed' | 'perAccount' | 'only'>,
): string {
  const { index, method, path, role, body, contentType } = request;
  const shown = body === undefined ? '' : shorten(body);
  const first = index - (index % perAccount);
  const command = (from: number) =>
    `npm run fuzz:api -- ${index - from + 1} --seed ${seed} --from ${from}${only ? ` --only ${only.join(',')}` : ''}`;
  return [
    `${what}: ${request.operation}, request ${index} of seed ${seed}, made by ${role}`,
    `  ${method} ${path}`,
    ...(body === undefined ? [] : [`  ${contentType}: ${shown}`]),
    `  again:  ${command(index)}`,
    `  with what its account was asked before:  ${command(first)}`,
    ...(logged === '' ? [] : [`  ${logged}`]),
  ].join('\n');
}

/** Findings of one cause are told once. */
export const causeOf = ({ request, what, logged }: Finding) =>
  `${request.operation.replace(/ByPost$/, '')} ${what} ${/"(?:message|code)":"([^"]*)/.exec(logged)?.[1] ?? ''}`;

function shorten(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}… (${text.length} characters)`;
}
