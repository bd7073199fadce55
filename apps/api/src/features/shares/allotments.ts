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
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { loadEvents, lockRegister } from './books/event-queries.ts';
import { loadHolders } from './books/holder-queries.ts';
import { loadTermsOverTime } from './books/terms-over-time-queries.ts';
import { askedOf } from './books/record-entry.ts';
import { enterNewHolders } from './new-holders.ts';
import { presentAllotments, presentDrafts } from './present-allotments.ts';
import { type Recorder, recordForPerson, withoutPrefix } from './record-for-person.ts';
import { listDraftLines, removeDraftLines, replaceDraft } from './share-draft-queries.ts';

export const saveAllotementShareDetailsHandler = (recorder: Recorder) =>
  handle(saveAllotementShareDetails, async (context) => {
    const {
      CompanyId: _companyId,
      Key: key,
      Basis: basis,
      NewHolders: newHolders,
      On,
      ...allottee
    } = context.body;
    const requests = [{ Kind: 'allotment' as const, On, Allottees: [allottee] }];
    const recorded = await recordForPerson(context, recorder, { requests, key, basis, newHolders });
    if (recorded instanceof Refusal) return withoutPrefix(recorded, 'Events.0.Allottees.0.');
    const names = await loadNames(context.tx, context.company.id);
    return {
      Entity: askedOf(recorded.events)
        .flatMap((event) => presentAllotments(event, names))
        .map(asSingle),
    };
  });

/** A draft becomes the entry of its own id, so that it can be recorded once only. */
export const saveMultiShareDetailsHandler = (recorder: Recorder) =>
  handle(saveMultiShareDetails, async (context) => {
    const { tx, company, person, body, record } = context;
    const { accountId, userId } = person;
    const keeper = { accountId, companyId: company.id, userId, now: recorder.clock.now() };
    const draftId = body.MultiAllotmentShareID ?? randomUUID();
    await lockRegister(tx, company.id);
    const [standing] = await loadEvents(tx, company.id, [draftId]);
    const drafted = await listDraftLines(tx, company.id, draftId);
    if (body.MultiAllotmentShareID !== undefined && standing === undefined && drafted.length === 0)
      return refuse('not-found');
    if (body.IsDraft === true) {
      if (standing !== undefined) return refuse('allotment-recorded');
      const unknown = await enterNewHolders(tx, keeper, body.NewHolders);
      if (unknown !== undefined) return unknown;
      const contents = body.Allottees.map((allottee) => ({ On: body.On, ...allottee }));
      await replaceDraft(tx, keeper, { draftId, contents });
      record({ details: { draftId, lines: contents.length } });
      const names = await loadNames(tx, company.id);
      return { Entity: presentDrafts(await listDraftLines(tx, company.id, draftId), names).map(asMulti) };
    }
    const errors = missingIn(body);
    if (errors.length > 0) return refuse('invalid-request', { errors: Object.fromEntries(errors) });
    const requests = [{ Kind: 'allotment' as const, On: body.On, Allottees: body.Allottees }];
    // A draft is recorded once, whatever key comes with it.
    const key = body.MultiAllotmentShareID ?? body.Key;
    const recorded = await recordForPerson(context, recorder, {
      requests,
      key,
      basis: body.Basis,
      newHolders: body.NewHolders,
      firstId: draftId,
    });
    if (recorded instanceof Refusal) return withoutPrefix(recorded, 'Events.0.');
    await replaceDraft(tx, keeper, { draftId, contents: [] });
    const names = await loadNames(tx, company.id);
    return {
      Entity: askedOf(recorded.events)
        .flatMap((event) => presentAllotments(event, names))
        .map(asMulti),
    };
  });

/** What a draft may leave open and an entry may not. */
function missingIn({
  On,
  Allottees,
}: {
  On: string;
  Allottees: readonly { ClassId: string; HolderId: string }[];
}) {
  const ofLines = Allottees.flatMap(({ ClassId, HolderId }, index) => [
    ...(ClassId === '' ? [[`Allottees.${index}.ClassId`, 'Choose the class of shares'] as const] : []),
    ...(HolderId === '' ? [[`Allottees.${index}.HolderId`, 'Choose who receives the shares'] as const] : []),
  ]);
  return On === '' ? [['On', 'Enter a date'] as const, ...ofLines] : ofLines;
}

export const getAllotementShareDetailsByIdHandler = handle(
  getAllotementShareDetailsById,
  async ({ tx, company, query }) => {
    const names = await loadNames(tx, company.id);
    const events = await loadEvents(tx, company.id, [query.AllotmentShareID]);
    const found = events.flatMap((event) => presentAllotments(event, names));
    return found.length === 0 ? refuse('not-found') : { Entity: found.map(asSingle) };
  },
);

export const getMultiAllotementShareDetailsByIdHandler = handle(
  getMultiAllotementShareDetailsById,
  async ({ tx, company, query }) => {
    const id = query.MultiAllotmentShareID;
    const names = await loadNames(tx, company.id);
    const events = await loadEvents(tx, company.id, [id]);
    const recorded = events.flatMap((event) => presentAllotments(event, names)).map(asMulti);
    if (recorded.length > 0) return { Entity: recorded };
    const drafts = presentDrafts(await listDraftLines(tx, company.id, id), names).map(asMulti);
    return drafts.length === 0 ? refuse('not-found') : { Entity: drafts };
  },
);

export const getSingleShareDetailsHandler = handle(getSingleShareDetails, async ({ tx, company }) => {
  const recorded = await listAllotments(tx, company.id);
  return { Entity: recorded.filter(({ Allottees }) => Allottees.length === 1).map(asSingle) };
});

export const getMultiShareDetailsHandler = handle(getMultiShareDetails, async ({ tx, company }) => {
  const names = await loadNames(tx, company.id);
  const drafts = presentDrafts(await listDraftLines(tx, company.id), names);
  const recorded = await listAllotments(tx, company.id);
  return { Entity: [...drafts, ...recorded.filter(({ Allottees }) => Allottees.length > 1)].map(asMulti) };
});

export const deleteJsonSharesHandler = handle(deleteJsonShares, async ({ tx, query, record }) => {
  const ids = query.MultiAllotmentsharesjsondetailsIDs.split(',').map((id) => id.trim());
  const parsed = z.array(z.uuid()).safeParse(ids);
  if (!parsed.success) {
    const message = 'Name the lines by their ids, with commas between them';
    return refuse('invalid-request', { errors: { MultiAllotmentsharesjsondetailsIDs: message } });
  }
  const removed = await removeDraftLines(tx, parsed.data);
  if (removed === 0) return refuse('not-found');
  record({ details: { removed } });
  return { Entity: [{ Removed: removed }] };
});

/** Recorded allotments by date. */
async function listAllotments(tx: Transaction, companyId: string) {
  const names = await loadNames(tx, companyId);
  const events = await loadEvents(tx, companyId);
  return events
    .flatMap((event) => presentAllotments(event, names))
    .sort((a, b) => (a.On < b.On ? -1 : Number(a.On > b.On)));
}

async function loadNames(tx: Transaction, companyId: string) {
  return { termsOn: await loadTermsOverTime(tx, companyId), holders: await loadHolders(tx, companyId) };
}

const asSingle = <T extends { ShareEventId: string }>(each: T) => ({
  ...each,
  AllotmentShareID: each.ShareEventId,
});
const asMulti = <T extends { ShareEventId: string }>(each: T) => ({
  ...each,
  MultiAllotmentShareID: each.ShareEventId,
});
