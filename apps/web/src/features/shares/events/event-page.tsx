import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAccess } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { call } from '#api/call.ts';
import { useCall } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { Lead } from '#kit/page/muted.tsx';
import { EmptyState, NoAccess } from '#kit/state/states.tsx';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { EntrySteps } from '../plan/entry-steps.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import type { ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { eventFields } from './event-fields.ts';
import { type EventKind, eventChoices } from './event-kinds.ts';
import { useFactsOn } from './fields/use-class-on.ts';
import { type EventValues, toRequest, toValues } from './event-values.ts';
import styles from './events.module.css';
import { firstValues } from './first-values.ts';
import { type RegisterFacts, useRegisterFacts } from './register-facts.ts';

interface EventPageProps {
  readonly companyId: string;
  readonly kind: EventKind;
  /** The entry that this one takes the place of. */
  readonly corrects?: string | undefined;
}

/** The form of an event other than an allotment or a transfer: filled in, checked, recorded. */
export function EventPage({ companyId, kind, corrects }: EventPageProps) {
  const mayEdit = useAccess().has('EditCompany');
  const title = titleOfKind(kind);
  return (
    <ShareArea companyId={companyId} title={corrects === undefined ? title : `Correct: ${title}`}>
      {mayEdit ? (
        <OpenForm key={`${kind} ${corrects}`} companyId={companyId} kind={kind} corrects={corrects} />
      ) : (
        <NoAccess what="record events of shares" />
      )}
    </ShareArea>
  );
}

function OpenForm({ companyId, kind, corrects }: EventPageProps) {
  const facts = useRegisterFacts(companyId);
  const isCorrecting = corrects !== undefined;
  const entries = useCall('getShareEvents', { query: { CompanyId: companyId } }, { enabled: isCorrecting });
  return (
    <RecordPart query={facts} what="share register">
      {(register) =>
        isCorrecting ? (
          <RecordPart query={whole(entries)} what="entry">
            {(all) => <Correction facts={register} kind={kind} entry={all.find(isEntry(corrects))} />}
          </RecordPart>
        ) : (
          <EventForm facts={register} kind={kind} first={firstValues(kind, register)} />
        )
      }
    </RecordPart>
  );
}

const isEntry = (id: string) => (entry: ShareEntry) => entry.ShareEventId === id;

/** The answer as one part: all entries, even where there are none. */
function whole<Item>(query: {
  data: { Entity: readonly Item[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
}) {
  const { data, error, refetch } = query;
  return { data: data && { Entity: [data.Entity] }, error, refetch };
}

interface CorrectionProps {
  readonly facts: RegisterFacts;
  readonly kind: EventKind;
  readonly entry: ShareEntry | undefined;
}

/** The form filled in with an entry that is wrong; it is taken back as the right one is recorded. */
function Correction({ facts, kind, entry: found }: CorrectionProps) {
  // As it stood when the form was opened: once it is corrected, it is taken back, and the receipt is on its way.
  const [entry] = useState(found);
  if (entry?.Kind === kind && !entry.IsReversed)
    return (
      <EventForm
        facts={{ ...facts, corrects: entry.ShareEventId }}
        kind={kind}
        first={toValues(entry.Request)}
        corrects={entry}
      />
    );
  return (
    <EmptyState
      title="This entry cannot be corrected"
      actions={<LinkButton href={sharePaths.event(facts.companyId, kind)}>Record a new one</LinkButton>}
    >
      It was taken back already, or it is not in this register.
    </EmptyState>
  );
}

interface EventFormProps {
  readonly facts: RegisterFacts;
  readonly kind: EventKind;
  readonly first: EventValues;
  readonly corrects?: ShareEntry | undefined;
}

function EventForm({ facts, kind, first, corrects }: EventFormProps) {
  const { companyId } = facts;
  const navigate = useNavigate();
  const form = useForm<EventValues, unknown, EventValues>({
    defaultValues: first,
    // The server judges what was entered, by the names of the fields; changing a field clears what it said.
    resolver: (values) => ({ values, errors: {} }),
    shouldFocusError: false,
  });
  const entry = useEntry({
    companyId,
    record: (events, mark) =>
      call('recordShareEvent', { body: { CompanyId: companyId, ...mark, Events: [...events] } }),
    // In the place of the form: what was recorded is not to be recorded again by going back.
    onRecorded: ({ Entity }) => {
      // Later entries that follow from it may have been entered again after it.
      const own = Entity.findLast(({ Kind, EntersAgain }) => Kind === kind && EntersAgain === null);
      return navigate({ href: sharePaths.receipt(companyId, own?.ShareEventId ?? ''), replace: true });
    },
  });
  const review = (values: EventValues) => entry.review(eventsOf(kind, values, corrects));
  const Fields = eventFields[kind];
  const factsOn = useFactsOn({ form, facts });
  const { about, follows } = eventChoices[kind];
  return (
    <div className={styles.page}>
      <EntrySteps entry={entry} act={corrects === undefined ? 'Record event' : 'Record correction'}>
        <Lead>
          {about} {follows}.
        </Lead>
        <Form form={form} onSubmit={review} refusal={entry.refusal}>
          {corrects !== undefined && (
            <FormSection
              title="Why it is corrected"
              description="The entry stays in the history, struck through, with this reason and your name."
            >
              <TextArea {...form.register('Reason')} label="Reason" rows={2} />
            </FormSection>
          )}
          <Fields form={form} facts={factsOn} />
          <FormActions>
            <Button type="submit" kind="filled" busy={entry.isBusy}>
              Continue
            </Button>
            <LinkButton href={sharePaths.classes(companyId)}>Cancel</LinkButton>
          </FormActions>
        </Form>
      </EntrySteps>
      <AskBeforeLeaving what={titleOfKind(kind)} form={form} isRecorded={entry.isRecorded} />
    </div>
  );
}

/** What is recorded: the event alone, or after the reversal of what it takes the place of. */
function eventsOf(kind: EventKind, values: EventValues, corrects: ShareEntry | undefined) {
  const request = toRequest(kind, values);
  if (corrects === undefined) return [request];
  return [{ Kind: 'reversal' as const, EventId: corrects.ShareEventId, Reason: values.Reason }, request];
}
