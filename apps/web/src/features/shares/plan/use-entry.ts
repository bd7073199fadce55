import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateCalls } from '#api/queries.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { useBusy } from '#kit/use-busy.ts';
import {
  afterRefusal,
  type EntryMark,
  type EntryNews,
  type EntryState,
  type FigureReading,
  markOf,
  type PlannedEntry,
  planEntry,
} from './entry-state.ts';
import { shareCalls } from './share-calls.ts';
import type { EventRequest, NewHolder } from './share-plan.ts';

interface EntryOptions<Recorded> {
  readonly companyId: string;
  /** Records the events that were planned, by the call of the form: `SaveShareTransfer` and the like. */
  readonly record: (events: readonly EventRequest[], mark: EntryMark) => Promise<Recorded>;
  /** It stands in the register: leads on to where it is seen. */
  readonly onRecorded: (recorded: Recorded) => Promise<void> | void;
}

/**
 * The way of an entry into the share register: `review` has it planned, `record` records what was shown, `change` goes back to
 * the form. `EntrySteps` shows where it stands.
 */
export function useEntry<Recorded>({ companyId, record: send, onRecorded }: EntryOptions<Recorded>) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<EntryState>({});
  const { busy: isBusy, whileBusy } = useBusy();
  const isRecorded = useRef(false);
  const newest = useRef<PlannedEntry>(undefined);

  const markRecorded = () => {
    isRecorded.current = true;
  };
  const review = async (
    events: readonly EventRequest[],
    newHolders: readonly NewHolder[],
  ): Promise<FormRefusal | undefined> => {
    const asked = { events, newHolders, readings: new Map(), key: crypto.randomUUID() };
    const next = await planEntry(companyId, asked);
    setState(next);
    return next.refusal;
  };
  const planWith = async (planned: PlannedEntry): Promise<void> => {
    setState({ planned });
    newest.current = planned;
    const next = await planEntry(companyId, planned);
    // Another answer came meanwhile: its own plan is on the way.
    if (newest.current === planned) setState((now) => keepDate(next, now));
  };
  const recordPlanned = async (planned: PlannedEntry): Promise<void> => {
    let recorded: Recorded;
    try {
      recorded = await send(planned.events, markOf(planned));
    } catch (error) {
      setState(await afterRefusal(companyId, planned, error));
      await invalidateCalls(queryClient, ...shareCalls);
      return;
    }
    markRecorded();
    await invalidateCalls(queryClient, ...shareCalls);
    await onRecorded(recorded);
  };
  return {
    ...state,
    companyId,
    isBusy,
    isRecorded,
    /** For a form that also records by another call. */
    markRecorded,
    /** Has the form's values planned; what it returns was refused and belongs to the form. */
    review: (events: readonly EventRequest[], newHolders: readonly NewHolder[] = []) =>
      whileBusy(() => review(events, newHolders)),
    record: () =>
      whileBusy(async () => {
        const { planned } = state;
        if (planned === undefined) return;
        if (planned.certificatesIssuedOn === '') return setState({ planned, news: noCertificateDate });
        await recordPlanned(planned);
      }),
    /** Says what the figures of a later entry mean, and plans on that. */
    answer: (later: string, reading: FigureReading) =>
      whileBusy(async () => {
        if (state.planned === undefined) return;
        await planWith({ ...state.planned, readings: new Map(state.planned.readings).set(later, reading) });
      }),
    /** Says what date the certificates bear that it issues. */
    dateCertificates: (certificatesIssuedOn: string) =>
      setState(({ planned, ...rest }) => ({
        ...rest,
        planned: planned && { ...planned, certificatesIssuedOn },
      })),
    /** Back to the form, with what was found wrong. */
    change: () => {
      newest.current = undefined;
      setState({ refusal: state.news?.kind === 'refused' ? state.news.refusal : undefined });
    },
  };
}

const noCertificateDate: EntryNews = {
  kind: 'refused',
  refusal: { detail: '', errors: { certificatesIssuedOn: 'Enter the date of the certificates' } },
};

/** A plan that has come, with the date that was entered while it was on its way. */
const keepDate = (next: EntryState, { planned }: EntryState): EntryState => ({
  ...next,
  planned: next.planned && { ...next.planned, certificatesIssuedOn: planned?.certificatesIssuedOn },
});

/** What is shown of an entry on its way. */
export type Entry = Omit<ReturnType<typeof useEntry>, 'isRecorded'>;
