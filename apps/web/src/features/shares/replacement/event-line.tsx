import { RecordPart } from '../../../record/record-part.tsx';
import { eventFields } from '../events/event-fields.ts';
import type { EventKind } from '../events/event-kinds.ts';
import { type EventValues, toRequest, toValues } from '../events/event-values.ts';
import { firstValues } from '../events/first-values.ts';
import { type RegisterFacts, useRegisterFacts } from '../events/register-facts.ts';
import { LineForm } from './line-form.tsx';
import type { LineProps } from './replacement-values.ts';
import { useLineForm } from './use-line-form.ts';

interface EventLineProps extends LineProps {
  readonly kind: EventKind;
}

/** A line of any kind that has a form of its own among the events, as the register stood by the history. */
export function EventLine(props: EventLineProps) {
  const facts = useRegisterFacts(props.companyId);
  return (
    <RecordPart query={facts} what="share register">
      {(register) => <Loaded {...props} facts={{ ...register, today: props.on, isEarlierHistory: true }} />}
    </RecordPart>
  );
}

function Loaded({ facts, ...props }: EventLineProps & { readonly facts: RegisterFacts }) {
  const { kind, line } = props;
  const form = useLineForm<EventValues>(line ? toValues(line.Request) : firstValues(kind, facts));
  const Fields = eventFields[kind];
  return (
    <LineForm {...props} form={form} toRequest={(values) => toRequest(kind, values)}>
      <Fields form={form} facts={facts} />
    </LineForm>
  );
}
