import { ApiProblem } from '#api/api-problem.ts';

/** The draft as it was saved, in the reply of the call that saves it. */
export function savedIn<Saved>({ entity: [saved] }: { readonly entity: readonly Saved[] }): Saved {
  if (saved === undefined) throw new ApiProblem(500, { detail: 'The server did not say what was saved.' });
  return saved;
}
