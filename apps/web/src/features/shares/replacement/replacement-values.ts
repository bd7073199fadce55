import type { CallReply } from '#api/call-types.ts';
import { type EventKind, eventKinds } from '../events/kinds/event-definitions.ts';

/** The history before an opening balance, beside that balance. */
export type Replacement = CallReply<'getOpeningReplacement'>['entity'][number];
export interface ReplacementOf {
  readonly companyId: string;
  readonly replacement: Replacement;
  readonly mayEdit: boolean;
}
export type HistoryLine = Replacement['lines'][number];
export type Compared = Replacement['comparison'][number];

/** The calls by which the pages of the replacement know it. */
export const replacementCalls = ['getOpeningReplacement', 'getEarlierRegister'] as const;

/** What can be entered as a line: allotments and transfers first, for most of a history is made of them. */
export const lineKinds = ['allotment', 'transfer', ...eventKinds] as const;
export type LineKind = 'allotment' | 'transfer' | EventKind;

export function toLineKind(text: unknown): LineKind | undefined {
  return lineKinds.find((kind) => kind === text);
}

/** The day of a line. */
export const dayOf = ({ request }: HistoryLine): string => ('on' in request ? request.on : '');

/** What still keeps the history from taking the place of the balance, in words; undefined where nothing does. */
export function whatIsMissing({
  lines,
  recordedBefore,
  comparison,
  obstacle,
}: Replacement): string | undefined {
  const broken = lines.filter(({ problem }) => problem !== null).length;
  if (broken > 0)
    return broken === 1
      ? 'One entry cannot stand where it does.'
      : `${broken} entries cannot stand where they do.`;
  if (lines.length + recordedBefore === 0) return 'Nothing of the history is entered yet.';
  const differing = comparison.filter(({ status }) => status === 'differs').length;
  if (differing > 0) return differing === 1 ? 'One holding differs.' : `${differing} holdings differ.`;
  return obstacle === null ? undefined : 'A later entry cannot stand on the history.';
}
