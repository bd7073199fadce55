import { useNavigate } from '@tanstack/react-router';
import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { Lead } from '#kit/muted/muted.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import styles from './events.module.css';
import { type FirstOfKind, KindForm, OpenKind, useKindForm } from './kind-form.tsx';
import { definitionOf, type EventKind } from './kinds/event-definitions.ts';

export interface EventFormProps {
  readonly companyId: string;
  readonly kind: EventKind;
  /** The entry that this one takes the place of. */
  readonly corrects: string | undefined;
}

/** The form of an event, empty or filled in with one that is wrong. */
export default function EventForm(props: EventFormProps) {
  return (
    <OpenKind {...props}>{(first, corrected) => <EnteredEvent of={first} corrected={corrected} />}</OpenKind>
  );
}

function EnteredEvent({ of, corrected }: { of: FirstOfKind; corrected: ShareEntry | undefined }) {
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
