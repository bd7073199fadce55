import { Card } from '#kit/card/card.tsx';
import { Timeline, type TimelineStep } from '#kit/timeline/timeline.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import type { Receipt } from '../submission-state.ts';

type Move = Receipt['timeline'][number];

/** Every move of the filing, in our words and the registry's. */
export function TimelineCard({ receipt }: { receipt: Receipt }) {
  return (
    <Card title="Timeline">
      <Timeline label="What happened" steps={toSteps(receipt)} />
    </Card>
  );
}

function toSteps({ timeline: moves }: Receipt): readonly TimelineStep[] {
  return moves.map((move, index) => ({
    id: String(index),
    label: move.stateText,
    state: stateOf(move, index === moves.length - 1),
    detail: <MoveDetail move={move} />,
  }));
}

function stateOf({ state }: Move, isLast: boolean): TimelineStep['state'] {
  if (state === 'rejected' || state === 'failed') return 'failed';
  return isLast && state !== 'accepted' && state !== 'withdrawn' ? 'current' : 'done';
}

function MoveDetail({ move: { at, stateText, why, by, registryWord } }: { move: Move }) {
  return (
    <>
      <InstantValue instant={at} />
      {by !== null && <> · {by}</>}
      <div>
        {/* A reason that only repeats the state says nothing. */}
        {why !== `${stateText}.` && why}
        {registryWord !== null && <> Status: {registryWord}</>}
      </div>
    </>
  );
}
