import { useNavigate } from '@tanstack/react-router';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import styles from './events.module.css';
import { type FirstOfKind, KindForm, OpenKind, useKindForm } from './kind-form.tsx';
import { definitionOf, type EventKind } from './kinds/event-definitions.ts';

interface EventPageProps {
  readonly companyId: string;
  readonly kind: EventKind;
  /** The entry that this one takes the place of. */
  readonly corrects?: string | undefined;
}

/** The form of an event other than an allotment or a transfer: filled in, checked, recorded. */
export function EventPage({ companyId, kind, corrects }: EventPageProps) {
  const mayEdit = useMay('recordShareEvent');
  const title = titleOfKind(kind);
  return (
    <ShareArea
      companyId={companyId}
      title={corrects === undefined ? title : `Correct: ${title}`}
      cannot={!mayEdit && 'record events of shares'}
    >
      <OpenKind key={`${kind} ${corrects}`} companyId={companyId} kind={kind} corrects={corrects}>
        {(first, corrected) => <EventForm of={first} corrected={corrected} />}
      </OpenKind>
    </ShareArea>
  );
}

function EventForm({ of, corrected }: { of: FirstOfKind; corrected: ShareEntry | undefined }) {
  const { kind, facts } = of;
  const { companyId } = facts;
  const navigate = useNavigate();
  const form = useKindForm(of);
  const entry = useEntry({
    companyId,
    corrected,
    // In the place of the form: what was recorded is not to be recorded again by going back.
    onRecorded: (recorded) => {
      // Later entries that follow from it may have been entered again after it.
      const own = recorded.findLast((each) => each.kind === kind && each.entersAgain === null);
      return navigate({ href: sharePaths.receipt(companyId, own?.shareEventId ?? ''), replace: true });
    },
  });
  const { about, follows } = definitionOf(kind);
  return (
    <div className={styles.page}>
      {entry.planned === undefined && (
        <Lead>
          {about} {follows}.
        </Lead>
      )}
      <KindForm
        of={of}
        form={form}
        entry={entry}
        what={titleOfKind(kind)}
        act={corrected === undefined ? 'Record event' : 'Record correction'}
        submitLabel="Continue"
        cancelHref={sharePaths.classes(companyId)}
      />
    </div>
  );
}

// Before a form and after it: the form need not wait for them.
/** Everything that can be recorded, to choose from. */
export const EventChooser = onDemand(() => import('./event-chooser.tsx'), opening('page'));
/** The receipt of what was recorded. */
export const EventReceipt = onDemand(() => import('./event-receipt.tsx'), opening('page'));
