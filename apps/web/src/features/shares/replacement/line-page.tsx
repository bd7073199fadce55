import type { EventKind } from '../events/event-kinds.ts';
import { AllotmentLine } from './allotment-line.tsx';
import { EventLine } from './event-line.tsx';
import type { LineKind, LineProps } from './replacement-values.ts';
import { TransferLine } from './transfer-line.tsx';

interface LinePageProps extends LineProps {
  readonly kind: LineKind;
}

/** An entry of the earlier history, filled in and kept. */
export default function LinePage({ kind, ...props }: LinePageProps) {
  if (kind === 'allotment') return <AllotmentLine {...props} />;
  if (kind === 'transfer') return <TransferLine {...props} />;
  const eventKind: EventKind = kind;
  return <EventLine {...props} kind={eventKind} />;
}
