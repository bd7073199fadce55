import { useMay } from '#app/session-port.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { onDemand } from '#kit/on-demand.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { EventFormProps } from './event-form.tsx';

// The fields of every kind: whoever chooses one, or reads what was recorded, need not wait for them.
const EventForm = onDemand(() => import('./event-form.tsx'), opening('form'));

/** The form of an event other than an allotment or a transfer: filled in, checked, recorded. */
export function EventPage(props: EventFormProps) {
  const { companyId, kind, corrects } = props;
  const mayEdit = useMay('recordShareEvent');
  const title = titleOfKind(kind);
  return (
    <ShareArea
      companyId={companyId}
      title={corrects === undefined ? title : `Correct: ${title}`}
      cannot={!mayEdit && 'record events of shares'}
    >
      <EventForm key={`${kind} ${corrects}`} {...props} />
    </ShareArea>
  );
}

/** Everything that can be recorded, to choose from. */
export const EventChooser = onDemand(() => import('./event-chooser.tsx'), opening('page'));
/** The receipt of what was recorded. */
export const EventReceipt = onDemand(() => import('./event-receipt.tsx'), opening('page'));
