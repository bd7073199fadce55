import {
  type Amount,
  amount,
  inRatio,
  parseAmount,
  shareCount,
  sumShares,
  toDecimalText,
} from '../../money/exact-decimal.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import type { ShareClassId } from '../ledger/ids.ts';
import type { PlanOutcome } from '../planning/plan-outcome.ts';
import { isSameScale, type ShareRatio } from './class-scales.ts';
import { changeFigures, type FigureName, type RequestFigure } from './request-figures.ts';

/** What the figures of a later entry mean: shares as they are then, or in proportion to the shares that they were entered of. */
export const FIGURE_READINGS = ['as-entered', 'restated'] as const;
export type FigureReading = (typeof FIGURE_READINGS)[number];

/** A figure in both readings; undefined where the second is not exact. */
interface FigureInQuestion {
  readonly name: FigureName;
  readonly asEntered: string;
  readonly restated: string | undefined;
}

/** Asked of an entry that is entered again where its class has more or fewer shares than when it was entered. */
export interface FigureQuestion {
  readonly figures: readonly FigureInQuestion[];
  /** What the person said; undefined while they have not. */
  readonly answer: FigureReading | undefined;
  /** What was planned: the answer, or a reading that can be entered. */
  readonly planned: FigureReading;
  /** Why a reading cannot be entered. */
  readonly refused: Readonly<Record<FigureReading, string | undefined>>;
}

/** A request in both readings. */
export interface BothReadings {
  readonly figures: readonly FigureInQuestion[];
  /** Undefined where it is not exact. */
  readonly restated: ShareActionRequest | undefined;
}

/** Both readings of a request; undefined where they are the same. */
export function readBothWays(
  request: ShareActionRequest,
  ratioOf: (classId: ShareClassId) => ShareRatio,
): BothReadings | undefined {
  const figures: FigureInQuestion[] = [];
  let isExact = true;
  const restated = changeFigures(request, (figure) => {
    const ratio = ratioOf(figure.classId);
    if (isSameScale(ratio)) return figure.value;
    const value = restate(figure, ratio);
    if (value === undefined) isExact = false;
    figures.push({ name: figure.name, asEntered: figure.value, restated: value });
    return value ?? figure.value;
  });
  if (figures.length === 0) return undefined;
  return { figures: summed(figures), restated: isExact ? restated : undefined };
}

interface Choice {
  readonly answer: FigureReading | undefined;
  readonly plan: (request: ShareActionRequest) => PlanOutcome;
}

/** The reading to plan: what the person said, otherwise as entered, otherwise the one that can be entered. */
export function chooseReading(
  entered: ShareActionRequest,
  { figures, restated }: BothReadings,
  { answer, plan }: Choice,
): { readonly request: ShareActionRequest; readonly question: FigureQuestion } {
  const refused = {
    'as-entered': refusalOf(plan(entered)),
    restated: restated ? refusalOf(plan(restated)) : 'These figures cannot be restated exactly',
  };
  const inOrder = [...(answer ? [answer] : []), ...FIGURE_READINGS];
  const planned = inOrder.find((reading) => refused[reading] === undefined) ?? 'as-entered';
  const request = planned === 'restated' && restated ? restated : entered;
  return { request, question: { figures, answer, planned, refused } };
}

const refusalOf = (outcome: PlanOutcome) => (outcome.ok ? undefined : outcome.errors[0]?.message);

const ONE = amount('1');
const AMOUNTS: ReadonlySet<FigureName> = new Set([
  'issue-price',
  'amount-paid',
  'call',
  'nominal-value',
  'relief',
]);

function restate({ name, value }: RequestFigure, { shares, forEvery }: ShareRatio): string | undefined {
  const parsed = parseAmount(value);
  if (!parsed.ok) return undefined;
  // What is on each share, or becomes of it, gets less as the shares get more.
  if (AMOUNTS.has(name)) return textOf(inRatio(parsed.value, forEvery, shares));
  const ratio = name === 'into' ? ([forEvery, shares] as const) : ([shares, forEvery] as const);
  const count = inRatio(parsed.value, ...ratio);
  return isWhole(count) ? textOf(count) : undefined;
}

const textOf = (value: Amount | undefined) => value && toDecimalText(value);
const isWhole = (value: Amount | undefined) => value !== undefined && value % ONE === 0n;

/** Shares of several holders as one number, and every other figure once. */
function summed(figures: readonly FigureInQuestion[]): readonly FigureInQuestion[] {
  const counts = figures.filter(({ name }) => name === 'shares');
  const others = figures.filter(({ name }) => name !== 'shares' && name !== 'shares-of-lot');
  const once = new Map(others.map((each) => [`${each.name} ${each.asEntered}`, each]));
  if (counts.length === 0) return [...once.values()];
  const restated = counts.flatMap((count) => count.restated ?? []);
  const total: FigureInQuestion = {
    name: 'shares',
    asEntered: sumOf(counts.map(({ asEntered }) => asEntered)),
    restated: restated.length === counts.length ? sumOf(restated) : undefined,
  };
  return [total, ...once.values()];
}

const sumOf = (counts: readonly string[]) => toDecimalText(sumShares(counts.map(shareCount)));
