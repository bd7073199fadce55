import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import { callOptions, invalidateCalls } from '#api/queries.ts';
import type { Answers, FormState } from './form-state.ts';

/** An open form with the ways to change it. */
export interface OpenForm {
  readonly form: FormState;
  /** Saves answers into the version that was read here last; one save follows the other. */
  readonly save: (step: string, answers: Answers) => Promise<FormState>;
  /** Reads it anew, as somebody else has left it. */
  readonly reload: () => Promise<FormState>;
}

/**
 * The ways to change a form from the page that shows it. What is read anew behind the page does not count as read: what
 * somebody else has changed meanwhile is not overwritten.
 */
export function useForm(form: FormState): OpenForm {
  const queryClient = useQueryClient();
  const { filingId } = form;
  const options = callOptions('getForm', { query: { filingId } });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const version = useRef(form.version);
  const saveNow = async (activeStep: string, answers: Answers): Promise<FormState> => {
    const body = { filingId, version: version.current, activeStep, answers };
    const { entity } = await call('saveForm', { body });
    const [saved] = entity;
    if (saved === undefined) throw new ApiProblem(500, { detail: 'The server did not say what was saved.' });
    version.current = saved.version;
    queryClient.setQueryData(options.queryKey, { entity: [saved] });
    void invalidateCalls(queryClient, 'reviewForm', 'getForms');
    return saved;
  };
  return {
    form,
    save: (step, answers) => {
      const saving = last.current.then(() => saveNow(step, answers));
      last.current = saving.catch(() => undefined);
      return saving;
    },
    reload: async () => {
      const { entity } = await queryClient.fetchQuery({ ...options, staleTime: 0 });
      const [read = form] = entity;
      version.current = read.version;
      return read;
    },
  };
}
