import type { CallReply } from '#api/call-types.ts';
import { type EventKind, eventKinds } from '../events/event-kinds.ts';

/** The history before an opening balance, beside that balance. */
export type Replacement = CallReply<'getOpeningReplacement'>['Entity'][number];
export type HistoryLine = Replacement['Lines'][number];
export type Compared = Replacement['Comparison'][number];

/** The calls by which the pages of the replacement know it. */
export const replacementCalls = ['getOpeningReplacement', 'getEarlierRegister'] as const;

/** What can be entered as a line: allotments and transfers first, for most of a history is made of them. */
export const lineKinds = ['allotment', 'transfer', ...eventKinds] as const;
export type LineKind = 'allotment' | 'transfer' | EventKind;

export function toLineKind(text: unknown): LineKind | undefined {
  return lineKinds.find((kind) => kind === text);
}

/** What the form of a line is given. */
export interface LineProps {
  readonly companyId: string;
  /** The line that is changed; undefined for a new one. */
  readonly line: HistoryLine | undefined;
  /** The day of the opening balance: the history ends there. */
  readonly on: string;
}

/** The day of a line. */
export const dayOf = ({ Request }: HistoryLine): string => ('On' in Request ? Request.On : '');

/** What still keeps the history from taking the place of the balance, in words; undefined where nothing does. */
export function whatIsMissing({
  Lines,
  RecordedBefore,
  Comparison,
  Obstacle,
}: Replacement): string | undefined {
  const broken = Lines.filter(({ Problem }) => Problem !== null).length;
  if (broken > 0)
    return broken === 1
      ? 'One entry cannot stand where it does.'
      : `${broken} entries cannot stand where they do.`;
  if (Lines.length + RecordedBefore === 0) return 'Nothing of the history is entered yet.';
  const differing = Comparison.filter(({ Status }) => Status === 'differs').length;
  if (differing > 0) return differing === 1 ? 'One holding differs.' : `${differing} holdings differ.`;
  return Obstacle === null ? undefined : 'A later entry cannot stand on the history.';
}
