import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#api/call.ts';
import { invalidateCalls } from '#api/queries.ts';
import { enteredDate } from '#kit/date-field/entered-date.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { holderCalls } from '../holders/share-holder.ts';
import type { EntryMark } from '../plan/entry-state.ts';
import type { EventRequest, NewHolder } from '../plan/share-plan.ts';
import type { LineValues } from './line-values.ts';
import {
  type AllotmentLine,
  type FirstAllotment,
  type LineFault,
  lineFields,
  toAllottee,
  toLine,
} from './allotment-line.ts';

/** The most that one return of allotments takes here. */
export const mostLines = 5000;

const values = z.object({
  /** Why an earlier entry is corrected. */
  reason: z.string().trim(),
  on: enteredDate('Enter the date of allotment, like 27 3 2024'),
  lines: z
    .array(z.custom<AllotmentLine>())
    .min(1, 'Add who the shares are allotted to')
    .max(mostLines, 'Enter at most 5,000 allottees at once'),
  /** A line that is filled in, and not in the list yet. */
  begun: z.custom<LineValues>().nullable(),
});

/** Of a correction, the reason is asked for too. */
const correction = values.extend({ reason: values.shape.reason.min(1, 'Enter why the entry is corrected') });

export type AllotmentValues = z.output<typeof values>;

/** An allotment while it is entered: its date, its lines, and its draft on the server. */
export function useAllotment(
  companyId: string,
  first: FirstAllotment,
  { isCorrection = false, canKeep = false }: { isCorrection?: boolean; canKeep?: boolean } = {},
) {
  const queryClient = useQueryClient();
  const [draftId, setDraftId] = useState(first.draftId);
  const form = useStatbookForm({
    schema: isCorrection ? correction : values,
    defaultValues: { reason: '', on: first.on, lines: [...first.lines], begun: null },
  });
  const lines = useWatch({ control: form.control, name: 'lines' });
  const setLines = (next: readonly AllotmentLine[]) => form.setValue('lines', [...next]);

  const idsToCome = useRef<IdsToCome>(new Map());
  /** Whom a spreadsheet brought is entered along with the allotment, under an id by which a line can name them. */
  const nameStrangers = (of: readonly AllotmentLine[]) => nameNewHolders(of, idsToCome.current);
  const saveDraft = async (): Promise<void> => {
    const { named, newHolders } = nameStrangers(form.getValues('lines'));
    const body = {
      companyId,
      multiAllotmentId: draftId,
      on: form.getValues('on'),
      isDraft: true,
      newHolders: [...newHolders],
      allottees: named.map(toAllottee),
    };
    const { entity } = await call('saveMultiShareDetails', { body });
    setDraftId(entity[0]?.multiAllotmentId ?? draftId);
    await invalidateCalls(
      queryClient,
      'getMultiShareDetails',
      'getMultiAllotementShareDetailsById',
      ...holderCalls,
    );
  };
  /** A draft is its lines, none of them unfinished. Says whether there is now one. */
  const keepLines = async (): Promise<boolean> => {
    const { lines: entered, begun } = form.getValues();
    const isDraft = canKeep && entered.length > 0 && begun === null;
    if (isDraft) await saveDraft();
    return isDraft;
  };
  return { form, lines, setLines, nameStrangers, saveDraft, keepLines, draftId };
}

/** What a form kept when the session ended, also that of the earlier history when it had other fields. */
export function readKeptAllotment(kept: AllotmentValues): AllotmentValues {
  if (!('allottees' in kept)) return { ...kept, begun: kept.begun ?? null };
  // The allottees of a request, of which some may be unfinished.
  const allottees = kept.allottees as Parameters<typeof toLine>[0][];
  return { reason: '', on: kept.on, lines: allottees.map(toLine), begun: null };
}

/** Records what was reviewed: an allotment to one by its own call, everything else with its draft. */
export async function recordAllotment(
  companyId: string,
  draftId: string | undefined,
  { events, mark }: { events: readonly EventRequest[]; mark: EntryMark },
): Promise<string | undefined> {
  const [event] = events;
  if (event?.kind !== 'allotment') throw new Error('An allotment was planned as something else');
  const { on, allottees } = event;
  const [only] = allottees;
  const body = { companyId, on, ...mark };
  if (draftId === undefined && allottees.length === 1 && only !== undefined) {
    const { entity } = await call('saveAllotementShareDetails', { body: { ...body, ...only } });
    return entity[0]?.shareEventId;
  }
  const { entity } = await call('saveMultiShareDetails', {
    body: { ...body, allottees, multiAllotmentId: draftId },
  });
  return entity[0]?.shareEventId;
}

/** A line as it stands: changed in its form, it is another one. */
const keyOf = (line: AllotmentLine) => JSON.stringify([line.id, toAllottee(line)]);

/** What the server found wrong with the lines that were sent, until a line is changed. */
export function useServerFaults(refusal: FormRefusal | undefined) {
  const sent = useRef<ReadonlyMap<string, { readonly place: number; readonly newHolder: number }>>(new Map());
  const note = (
    lines: readonly AllotmentLine[],
    { named, newHolders }: ReturnType<typeof nameNewHolders>,
  ) => {
    const ids = new Map(newHolders.map(({ holderId }, place) => [holderId, place]));
    const newHolderAt = (place: number) => ids.get(named[place]?.holderId ?? '') ?? -1;
    sent.current = new Map(
      lines.map((line, place) => [keyOf(line), { place, newHolder: newHolderAt(place) }]),
    );
  };
  const faultsOf = (line: AllotmentLine): readonly LineFault[] => {
    const { errors } = refusal ?? {};
    if (errors === undefined) return [];
    const found = sent.current.get(keyOf(line));
    if (found === undefined) return [];
    const ofHolder = Object.entries(errors).find(([path]) =>
      path.startsWith(`newHolders.${found.newHolder}.`),
    );
    const own = lineFields.flatMap((field) => {
      const alone = sent.current.size === 1 ? errors[field] : undefined;
      const message = errors[`allottees.${found.place}.${field}`] ?? alone;
      return message === undefined ? [] : [{ field, message }];
    });
    return ofHolder === undefined ? own : [{ field: 'holderId', message: ofHolder[1] }, ...own];
  };
  return { note, faultsOf };
}

/** Ids under which people will be entered, kept as long as their form: sent again, nobody becomes a second person. */
type IdsToCome = Map<string, string>;

/** Lines that name everybody new by the id to come, and whom to enter under it; who stands in two lines is one. */
export function nameNewHolders(
  lines: readonly AllotmentLine[],
  ids: IdsToCome,
): { readonly named: readonly AllotmentLine[]; readonly newHolders: readonly NewHolder[] } {
  const newHolders = new Map<string, NewHolder>();
  const named = lines.map((line) => {
    const { newHolder } = line;
    if (newHolder === undefined) return line;
    // The form keeps a copy of each line, so that only what they say tells who is the same in two.
    const key = JSON.stringify(newHolder);
    const holderId = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, holderId);
    newHolders.set(key, { holderId, ...newHolder });
    return { ...line, holderId };
  });
  return { named, newHolders: [...newHolders.values()] };
}
