import { randomUUID } from 'node:crypto';
import {
  deleteJsonShares,
  getAllotementShareDetailsById,
  getMultiAllotementShareDetailsById,
  getMultiShareDetails,
  getSingleShareDetails,
  saveAllotementShareDetails,
  saveMultiShareDetails,
} from '@statbook/contract/calls';
import { z } from 'zod';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findEntry, loadEvents, lockRegister } from '../ledger/event-queries.ts';
import { loadHolders } from '../ledger/holder-queries.ts';
import { loadTermsOverTime } from '../ledger/terms-over-time-queries.ts';
import { askedOf } from '../ledger/post-entry.ts';
import { enterNewHolders } from '../holders/new-holders.ts';
import { presentAllotments, presentDrafts } from './present-allotments.ts';
import { type Recorder, recordForPerson, withoutPrefix } from '../events/post-for-person.ts';
import { listDraftLines, removeDraftLines, replaceDraft } from './allotment-draft-queries.ts';

export const saveAllotementShareDetailsHandler = (recorder: Recorder) =>
  handle(saveAllotementShareDetails, async (context) => {
    const {
      companyId: _companyId,
      key,
      basis,
      newHolders,
      certificatesIssuedOn,
      on,
      ...allottee
    } = context.body;
    const requests = [{ kind: 'allotment' as const, on, allottees: [allottee] }];
    const recorded = await recordForPerson(context, recorder, {
      requests,
      key,
      basis,
      newHolders,
      certificatesIssuedOn,
    });
    if (recorded instanceof Refusal) return withoutPrefix(recorded, 'events.0.allottees.0.');
    const names = await loadNames(context.tx, context.company.id);
    return {
      entity: askedOf(recorded.events)
        .flatMap((event) => presentAllotments(event, names))
        .map(asSingle),
    };
  });

/** A draft becomes the entry of its own id, so that it can be recorded once only. */
export const saveMultiShareDetailsHandler = (recorder: Recorder) =>
  handle(saveMultiShareDetails, async (context) => {
    const { tx, company, person, body, record } = context;
    const { accountId, userId } = person;
    const bookkeeper = { accountId, companyId: company.id, userId, now: recorder.clock.now() };
    const draftId = body.multiAllotmentId ?? randomUUID();
    await lockRegister(tx, company.id);
    const refused =
      body.multiAllotmentId &&
      (await refuseDraft(tx, company.id, { draftId, isDraft: body.isDraft === true }));
    if (refused) return refused;
    if (body.isDraft === true) {
      const unknown = await enterNewHolders(tx, bookkeeper, body.newHolders);
      if (unknown !== undefined) return unknown;
      const contents = body.allottees.map((allottee) => ({ on: body.on, ...allottee }));
      await replaceDraft(tx, bookkeeper, { draftId, contents });
      record({ details: { draftId, lines: contents.length } });
      const names = await loadNames(tx, company.id);
      return { entity: presentDrafts(await listDraftLines(tx, company.id, draftId), names).map(asMulti) };
    }
    const errors = missingIn(body);
    if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
    const requests = [{ kind: 'allotment' as const, on: body.on, allottees: body.allottees }];
    // A draft is recorded once, whatever key comes with it.
    const key = body.multiAllotmentId ?? body.key;
    const recorded = await recordForPerson(context, recorder, {
      requests,
      key,
      basis: body.basis,
      newHolders: body.newHolders,
      certificatesIssuedOn: body.certificatesIssuedOn,
      firstId: draftId,
    });
    if (recorded instanceof Refusal) return withoutPrefix(recorded, 'events.0.');
    await replaceDraft(tx, bookkeeper, { draftId, contents: [] });
    const names = await loadNames(tx, company.id);
    return {
      entity: askedOf(recorded.events)
        .flatMap((event) => presentAllotments(event, names))
        .map(asMulti),
    };
  });

/** Why nothing can be kept or recorded under the id of a draft. */
async function refuseDraft(
  tx: Transaction,
  companyId: string,
  { draftId, isDraft }: { draftId: string; isDraft: boolean },
): Promise<Refusal | undefined> {
  const [standing] = await loadEvents(tx, companyId, [draftId]);
  if (standing === undefined) {
    const drafted = await listDraftLines(tx, companyId, draftId);
    return drafted.length === 0 ? refuse('not-found') : undefined;
  }
  // Sent again, what was recorded from the draft is answered as before; any other entry has nothing to do with one.
  const isFromDraft = (await findEntry(tx, companyId, draftId)).includes(draftId);
  return isDraft || !isFromDraft ? refuse('allotment-recorded') : undefined;
}

/** What a draft may leave open and an entry may not. */
function missingIn({
  on,
  allottees,
}: {
  on: string;
  allottees: readonly { classId: string; holderId: string }[];
}) {
  const ofLines = allottees.flatMap(({ classId, holderId }, index) => [
    ...(classId === '' ? [[`allottees.${index}.classId`, 'Choose the class of shares'] as const] : []),
    ...(holderId === '' ? [[`allottees.${index}.holderId`, 'Choose who receives the shares'] as const] : []),
  ]);
  return on === '' ? [['on', 'Enter a date'] as const, ...ofLines] : ofLines;
}

export const getAllotementShareDetailsByIdHandler = handle(
  getAllotementShareDetailsById,
  async ({ tx, company, query }) => {
    const names = await loadNames(tx, company.id);
    const events = await loadEvents(tx, company.id, [query.allotmentId]);
    const found = events.flatMap((event) => presentAllotments(event, names));
    return found.length === 0 ? refuse('not-found') : { entity: found.map(asSingle) };
  },
);

export const getMultiAllotementShareDetailsByIdHandler = handle(
  getMultiAllotementShareDetailsById,
  async ({ tx, company, query }) => {
    const id = query.multiAllotmentId;
    const names = await loadNames(tx, company.id);
    const events = await loadEvents(tx, company.id, [id]);
    const recorded = events.flatMap((event) => presentAllotments(event, names)).map(asMulti);
    if (recorded.length > 0) return { entity: recorded };
    const drafts = presentDrafts(await listDraftLines(tx, company.id, id), names).map(asMulti);
    return drafts.length === 0 ? refuse('not-found') : { entity: drafts };
  },
);

export const getSingleShareDetailsHandler = handle(getSingleShareDetails, async ({ tx, company }) => {
  const recorded = await listAllotments(tx, company.id);
  return { entity: recorded.filter(({ allottees }) => allottees.length === 1).map(asSingle) };
});

export const getMultiShareDetailsHandler = handle(getMultiShareDetails, async ({ tx, company }) => {
  const names = await loadNames(tx, company.id);
  const drafts = presentDrafts(await listDraftLines(tx, company.id), names);
  const recorded = await listAllotments(tx, company.id);
  return { entity: [...drafts, ...recorded.filter(({ allottees }) => allottees.length > 1)].map(asMulti) };
});

export const deleteJsonSharesHandler = handle(deleteJsonShares, async ({ tx, query, record }) => {
  const ids = query.allotmentLineIds.split(',').map((id) => id.trim());
  const parsed = z.array(z.uuid()).safeParse(ids);
  if (!parsed.success) {
    const message = 'Name the lines by their ids, with commas between them';
    return refuse('invalid-request', { errors: { allotmentLineIds: message } });
  }
  const removed = await removeDraftLines(tx, parsed.data);
  if (removed === 0) return refuse('not-found');
  record({ details: { removed } });
  return { entity: [{ removed }] };
});

/** Recorded allotments by date. */
async function listAllotments(tx: Transaction, companyId: string) {
  const names = await loadNames(tx, companyId);
  const events = await loadEvents(tx, companyId);
  return events
    .flatMap((event) => presentAllotments(event, names))
    .sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
}

async function loadNames(tx: Transaction, companyId: string) {
  return { termsOn: await loadTermsOverTime(tx, companyId), holders: await loadHolders(tx, companyId) };
}

const asSingle = <T extends { shareEventId: string }>(each: T) => ({
  ...each,
  allotmentId: each.shareEventId,
});
const asMulti = <T extends { shareEventId: string }>(each: T) => ({
  ...each,
  multiAllotmentId: each.shareEventId,
});
