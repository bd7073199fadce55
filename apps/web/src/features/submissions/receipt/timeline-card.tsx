import { Card } from '#kit/page/layout.tsx';
import { Timeline, type TimelineStep } from '#kit/page/timeline.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import type { Receipt } from '../submission-state.tsx';

type Move = Receipt['Timeline'][number];

/** Every move of the filing, in our words and the registry's. */
export function TimelineCard({ receipt }: { receipt: Receipt }) {
  return (
    <Card title="Timeline">
      <Timeline label="What happened" steps={toSteps(receipt)} />
    </Card>
  );
}

function toSteps({ Timeline: moves }: Receipt): readonly TimelineStep[] {
  return moves.map((move, index) => ({
    id: String(index),
    label: move.StateText,
    state: stateOf(move, index === moves.length - 1),
    detail: <MoveDetail move={move} />,
  }));
}

function stateOf({ State }: Move, isLast: boolean): TimelineStep['state'] {
  if (State === 'rejected' || State === 'failed') return 'failed';
  return isLast && State !== 'accepted' && State !== 'withdrawn' ? 'current' : 'done';
}

function MoveDetail({ move: { At, StateText, Why, By, RegistryWord } }: { move: Move }) {
  return (
    <>
      <InstantValue instant={At} />
      {By !== null && <> · {By}</>}
      <div>
        {/* A reason that only repeats the state says nothing. */}
        {Why !== `${StateText}.` && Why}
        {RegistryWord !== null && <> Its word: {RegistryWord}</>}
      </div>
    </>
  );
}
