import { useNavigate } from '@tanstack/react-router';
import { Loaded } from '#api/loaded.tsx';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { CorrectedEntry, CorrectionReason, recordEvents, withReversal } from '../plan/correction.tsx';
import { EntrySteps } from '../plan/entry-steps.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { type EventKind, definitionOf } from './kinds/event-definitions.ts';
import { type EventValues, firstValues, toRequest, toValues } from './event-values.ts';
import styles from './events.module.css';
import { EventFields } from './fields/event-fields.tsx';
import { type RegisterFacts, useRegisterFacts } from './register-facts.ts';
import { onDemand } from '#kit/on-demand.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';

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
      <OpenForm key={`${kind} ${corrects}`} companyId={companyId} kind={kind} corrects={corrects} />
    </ShareArea>
  );
}

function OpenForm({ companyId, kind, corrects }: EventPageProps) {
  const facts = useRegisterFacts(companyId);
  return (
    <Loaded query={facts} what="share register">
      {(register) => (
        <CorrectedEntry companyId={companyId} entryId={corrects} kinds={[kind]}>
          {(corrected) => (
            <EventForm
              facts={{ ...register, corrects: corrected?.shareEventId }}
              kind={kind}
              first={corrected ? toValues(corrected.request) : firstValues(kind, register)}
              corrected={corrected}
            />
          )}
        </CorrectedEntry>
      )}
    </Loaded>
  );
}

interface EventFormProps {
  readonly facts: RegisterFacts;
  readonly kind: EventKind;
  readonly first: EventValues;
  readonly corrected: ShareEntry | undefined;
}

function EventForm({ facts, kind, first, corrected }: EventFormProps) {
  const { companyId } = facts;
  const navigate = useNavigate();
  const form = useStatbookForm<EventValues>({ defaultValues: first });
  const entry = useEntry({
    companyId,
    record: (events, mark) => recordEvents(companyId, events, mark),
    // In the place of the form: what was recorded is not to be recorded again by going back.
    onRecorded: ({ entity }) => {
      // Later entries that follow from it may have been entered again after it.
      const own = entity.findLast((each) => each.kind === kind && each.entersAgain === null);
      return navigate({ href: sharePaths.receipt(companyId, own?.shareEventId ?? ''), replace: true });
    },
  });
  const review = (values: EventValues) =>
    entry.review(withReversal(corrected, values.reason, [toRequest(kind, values)]));
  const definition = definitionOf(kind);
  return (
    <div className={styles.page}>
      <EntrySteps entry={entry} act={corrected === undefined ? 'Record event' : 'Record correction'}>
        <Lead>
          {definition.about} {definition.follows}.
        </Lead>
        <ActionForm
          form={form}
          onSubmit={review}
          refusal={entry.refusal}
          submitLabel="Continue"
          cancelHref={sharePaths.classes(companyId)}
        >
          {corrected && (
            <CorrectionReason companyId={companyId} corrected={corrected} field={form.register('reason')} />
          )}
          <EventFields definition={definition} form={form} facts={facts} />
        </ActionForm>
      </EntrySteps>
      <AskBeforeLeaving what={titleOfKind(kind)} form={form} isRecorded={entry.isRecorded} />
    </div>
  );
}

// Before a form and after it: the form need not wait for them.
/** Everything that can be recorded, to choose from. */
export const EventChooser = onDemand(() => import('./event-chooser.tsx'), opening('page'));
/** The receipt of what was recorded. */
export const EventReceipt = onDemand(() => import('./event-receipt.tsx'), opening('page'));
