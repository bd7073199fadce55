import { useRef } from 'react';
import { ApiProblem } from '#api/api-problem.ts';

/** The draft as it was saved, in the reply of the call that saves it. */
export function savedIn<Saved>({ entity: [saved] }: { readonly entity: readonly Saved[] }): Saved {
  if (saved === undefined) throw new ApiProblem(500, { detail: 'The server did not say what was saved.' });
  return saved;
}

/** One save follows another, whatever became of the one before: each goes onto the version that it made. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Saved>(save: () => Promise<Saved>): Promise<Saved> => {
    const saving = last.current.then(save);
    last.current = saving.catch(() => undefined);
    return saving;
  };
}
