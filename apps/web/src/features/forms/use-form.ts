import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#api/call.ts';
import { callOptions, invalidateCalls } from '#api/queries.ts';
import { savedIn, useTurns } from '#filing/draft/draft-saves.ts';
import type { Answers, FormState } from './form-state.ts';
import { toBase64 } from '#kit/file-drop/to-base64.ts';

/** Somebody of the books; of a form of several people, with what they become. */
export interface FilledFrom {
  readonly personId: string;
  readonly roles?: readonly string[] | undefined;
}

/** An open form with the ways to change it. */
export interface OpenForm {
  readonly form: FormState;
  /** Saves answers into the version that was read here last; one save follows the other. */
  readonly save: (step: string, answers: Answers) => Promise<FormState>;
  /** Fills it in with what is known of a person. */
  readonly fill: (step: string, known: FilledFrom) => Promise<FormState>;
  /** Answers a field with a file. */
  readonly attach: (path: string, file: File) => Promise<FormState>;
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
  const takeTurn = useTurns();
  const version = useRef(form.version);
  const inTurn = (make: () => Promise<{ readonly entity: readonly FormState[] }>): Promise<FormState> =>
    takeTurn(async () => {
      const changed = savedIn(await make());
      version.current = changed.version;
      queryClient.setQueryData(options.queryKey, { entity: [changed] });
      void invalidateCalls(queryClient, 'reviewForm', 'getForms', 'getFilingApproval');
      return changed;
    });
  return {
    form,
    save: (activeStep, answers) =>
      inTurn(() => call('saveForm', { body: { filingId, version: version.current, activeStep, answers } })),
    fill: (activeStep, known) =>
      inTurn(() => call('fillForm', { body: { filingId, version: version.current, activeStep, ...known } })),
    attach: async (path, file) => {
      const content = await toBase64(file);
      const body = { filingId, path, filename: file.name, content };
      return inTurn(() => call('addFormDocument', { body: { ...body, version: version.current } }));
    },
    reload: async () => {
      const { entity } = await queryClient.fetchQuery({ ...options, staleTime: 0 });
      const [read = form] = entity;
      version.current = read.version;
      return read;
    },
  };
}
