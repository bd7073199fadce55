import { randomUUID } from 'node:crypto';
import {
  getEarlierRegister,
  getOpeningReplacement,
  removeHistoryLine,
  replaceOpeningBalance,
  saveHistoryLine,
} from '@statbook/contract/calls';
import { civilDate } from '@statbook/domain/dates';
import { holdingsOf, statementOfCapital } from '@statbook/domain/share-capital/projections';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findEntry, lastEventNumber, loadEvents, lockRegister } from '../ledger/event-queries.ts';
import { loadPlanningContext } from '../ledger/planning/load-planning-context.ts';
import { presentEvent, presentHeld } from '../ledger/present-shares.ts';
import { type Recorder, recordForPerson } from '../events/post-for-person.ts';
import {
  dayOf,
  type HistoryLine,
  inOrder,
  insertHistoryLine,
  listHistoryLines,
  removeHistoryLines,
} from './history-line-queries.ts';
import {
  compareWithOpening,
  findOpening,
  isWhole,
  planHistory,
  planReplacing,
  positionByHistory,
  takingBack,
} from './plan-history.ts';
import {
  presentComparison,
  presentEntersAgain,
  presentLine,
  presentConflict,
} from './present-replacement.ts';

/** The history as far as it was entered, beside the balance that it shall replace. */
export const getOpeningReplacementHandler = ({ clock }: { clock: Clock }) =>
  handle(getOpeningReplacement, async ({ tx, company }) => {
    const lines = await listHistoryLines(tx, company.id);
    const head = { basis: await lastEventNumber(tx, company.id) };
    const found = await findOpening(tx, company.id);
    if (found === undefined) {
      const presented = lines.map((line) => presentLine({ line, problem: undefined }));
      const none = { opening: null, recordedBefore: 0, comparison: [], isReplaceable: false };
      return { entity: [{ ...head, ...none, lines: presented, entersAgain: [], obstacle: null }] };
    }
    const { opening, recordedBefore } = found;
    const history = await planHistory(
      await loadPlanningContext(tx, company.id, clock.today()),
      opening,
      lines,
    );
    const { comparison, names } = await compareWithOpening(history);
    const planned = isWhole(history.lines, comparison) ? await planReplacing(history) : undefined;
    const { request } = opening;
    return {
      entity: [
        {
          ...head,
          opening: {
            shareEventId: opening.id,
            on: opening.effectiveOn,
            source: (request.kind === 'opening-balance' ? request.source : undefined) ?? null,
          },
          lines: history.lines.map(presentLine),
          recordedBefore,
          comparison: presentComparison(comparison, names),
          entersAgain: presentEntersAgain(planned),
          obstacle: presentConflict(planned),
          isReplaceable: planned !== undefined && !(planned instanceof Refusal),
        },
      ],
    };
  });

/** What forms of earlier entries offer: who held what by the history, where the books know only the balance. */
export const getEarlierRegisterHandler = ({ clock }: { clock: Clock }) =>
  handle(getEarlierRegister, async ({ tx, company, query }) => {
    const found = await findOpening(tx, company.id);
    if (found === undefined) return refuse('no-opening-balance');
    const { opening } = found;
    const asked = civilDate(query.asAt);
    const on = asked < opening.effectiveOn ? asked : opening.effectiveOn;
    const lines = (await listHistoryLines(tx, company.id)).filter((line) => dayOf(line) <= on);
    const history = await planHistory(
      await loadPlanningContext(tx, company.id, clock.today()),
      opening,
      lines,
    );
    const position = await positionByHistory(history, on);
    return {
      entity: [
        {
          capital: statementOfCapital(position),
          members: presentHeld(holdingsOf(position), position.holders),
        },
      ],
    };
  });

/** Keeps a line that can stand on those before it; the books stay as they are. */
export const saveHistoryLineHandler = ({ clock }: { clock: Clock }) =>
  handle(saveHistoryLine, async ({ tx, company, person, body, record }) => {
    const bookkeeper = { accountId: person.accountId, companyId: company.id, userId: person.userId };
    await lockRegister(tx, company.id);
    const found = await findOpening(tx, company.id);
    if (found === undefined) return refuse('no-opening-balance');
    const lines = await listHistoryLines(tx, company.id);
    const known = lines.find(({ id }) => id === body.historyLineId);
    const [sent] = body.events;
    if (sent === undefined || (body.historyLineId !== undefined && known === undefined))
      return refuse('changed-meanwhile');
    const last = lines.reduce((highest, { position }) => Math.max(highest, position), 0);
    const line: HistoryLine = { id: randomUUID(), position: known?.position ?? last + 1, sent };
    const all = inOrder([...lines.filter((each) => each !== known), line]);
    const upToIt = all.slice(0, all.indexOf(line) + 1);
    const history = await planHistory(
      await loadPlanningContext(tx, company.id, clock.today()),
      found.opening,
      upToIt,
    );
    const problem = history.lines.at(-1)?.problem;
    if (problem !== undefined) return problem;
    if (known !== undefined) await removeHistoryLines(tx, company.id, { ids: [known.id], now: clock.now() });
    await insertHistoryLine(tx, bookkeeper, line);
    record({ details: { lineId: line.id, kind: sent.kind, replaces: known?.id ?? null } });
    return { entity: [presentLine({ line, problem: undefined })] };
  });

export const removeHistoryLineHandler = ({ clock }: { clock: Clock }) =>
  handle(removeHistoryLine, async ({ tx, company, body, record }) => {
    await lockRegister(tx, company.id);
    const lines = await listHistoryLines(tx, company.id);
    const line = lines.find(({ id }) => id === body.historyLineId);
    if (line === undefined) return refuse('changed-meanwhile');
    await removeHistoryLines(tx, company.id, { ids: [line.id], now: clock.now() });
    record({ details: { lineId: line.id, kind: line.sent.kind } });
    return { entity: [presentLine({ line, problem: undefined })] };
  });

/** Takes the balance back and records the history that adds up to it: as it was shown, all of it or nothing. */
export const replaceOpeningBalanceHandler = (recorder: Recorder) =>
  handle(replaceOpeningBalance, async (context) => {
    const { tx, company, body } = context;
    const { clock } = recorder;
    await lockRegister(tx, company.id);
    const known = body.key === undefined ? [] : await findEntry(tx, company.id, body.key);
    if (known.length > 0) return { entity: (await loadEvents(tx, company.id, known)).map(presentEvent) };
    const found = await findOpening(tx, company.id);
    const lines = await listHistoryLines(tx, company.id);
    const isAsShown = lines.map(({ id }) => id).join() === body.lines.join();
    if (found === undefined || !isAsShown) return refuse('changed-meanwhile');
    const history = await planHistory(
      await loadPlanningContext(tx, company.id, clock.today()),
      found.opening,
      lines,
    );
    const { comparison } = await compareWithOpening(history);
    if (!isWhole(history.lines, comparison)) return refuse('opening-differs');
    const recorded = await recordForPerson(context, recorder, {
      requests: [takingBack(found.opening, body.reason), ...lines.map(({ sent }) => sent)],
      key: body.key,
      basis: body.basis,
      isHistory: true,
      // Control of years ago was notified then, or is a matter for people; only who was unknown until now is news.
      followsControl: comparison.some(({ status }) => status === 'names'),
    });
    if (recorded instanceof Refusal) return recorded;
    const ids = lines.map(({ id }) => id);
    await removeHistoryLines(tx, company.id, { ids, now: clock.now() });
    return { entity: recorded.events.map(presentEvent) };
  });
