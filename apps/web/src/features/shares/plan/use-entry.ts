import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { invalidateCalls } from '#api/queries.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { useBusy } from '#kit/use-busy.ts';
import {
  afterRefusal,
  type Along,
  type EntryMark,
  type EntryNews,
  type EntryState,
  type FigureReading,
  markOf,
  newEntry,
  type PlannedEntry,
  planEntry,
  recordEvents,
} from './entry-state.ts';
import { toEntryRefusal } from './entry-refusal.ts';
import { shareCalls } from './share-calls.ts';
import type { EventRequest, ShareEntry } from './share-plan.ts';

type Recorded = CallReply<'recordShareEvent'>['entity'];

interface EntryOptions {
  readonly companyId: string;
  /** The entry that this one takes the place of: it is reversed in the same act. */
  readonly corrected?: ShareEntry | undefined;
  /** Records the events that were planned by a call of their own: `SaveShareTransfer` and the like. Gives the entry’s id. */
  readonly record?:
    | ((events: readonly EventRequest[], mark: EntryMark) => Promise<string | undefined>)
    | undefined;
  /** Keeps the events beside the register: they are neither planned nor reviewed. */
  readonly keep?: ((events: readonly EventRequest[]) => Promise<unknown>) | undefined;
  /** It stands in the register: leads on to where it is seen. Given the id where `record` gave it, else what was recorded. */
  readonly onRecorded: (recorded: Recorded, entryId?: string) => Promise<void> | void;
}

/**
 * The way of an entry into the share register: `review` has it planned, `record` records what was shown, `change` goes back to
 * the form. `EntrySteps` shows where it stands.
 */
export function useEntry({ companyId, corrected, record: send, keep, onRecorded }: EntryOptions) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<EntryState>({});
  const { busy: isBusy, whileBusy } = useBusy();
  const isRecorded = useRef(false);
  const newest = useRef<PlannedEntry>(undefined);

  const markRecorded = () => {
    isRecorded.current = true;
  };
  const finish = async (recorded: Recorded, entryId?: string): Promise<void> => {
    markRecorded();
    await invalidateCalls(queryClient, ...shareCalls);
    await onRecorded(recorded, entryId);
  };
  const review = async (events: readonly EventRequest[], along: Along): Promise<FormRefusal | undefined> => {
    const next = await (keep === undefined
      ? planEntry(companyId, newEntry(corrected, events, along))
      : keep(events).then((): EntryState => ({}), asRefused));
    setState(next);
    if (keep !== undefined && next.refusal === undefined) await finish([]);
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
    let recorded: Recorded = [];
    let entryId: string | undefined;
    try {
      const { events } = planned;
      if (send !== undefined) entryId = await send(events, markOf(planned));
      else recorded = await recordEvents(companyId, events, markOf(planned));
    } catch (error) {
      setState(await afterRefusal(companyId, planned, error));
      await invalidateCalls(queryClient, ...shareCalls);
      return;
    }
    await finish(recorded, entryId);
  };
  return {
    ...state,
    companyId,
    corrected,
    isBusy,
    isRecorded,
    /** For a form that also records by another call. */
    markRecorded,
    /** Has the form's values planned; what it returns was refused and belongs to the form. */
    review: (events: readonly EventRequest[], along: Along = {}) => whileBusy(() => review(events, along)),
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

const asRefused = (error: unknown): EntryState => ({ refusal: toEntryRefusal(error) });

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
export type Entry = ReturnType<typeof useEntry>;

/** An entry that is reviewed. */
export interface Reviewed {
  readonly entry: Entry;
  readonly planned: PlannedEntry;
}
