import { firstValues, toValues } from '../events/event-values.ts';
import { KindForm, useKindForm } from '../events/kind-form.tsx';
import type { FormKind } from '../events/kinds/event-definitions.ts';
import type { RegisterFacts } from '../events/register-facts.ts';
import { LineFrame, type LineProps, shownOf, useLineEntry } from './line-frame.tsx';

/** Another entry of the history than an allotment, filled in and kept. */
export default function KindLine(props: LineProps<FormKind>) {
  return <LineFrame {...props}>{(facts) => <KindLineForm {...props} facts={facts} />}</LineFrame>;
}

interface KindLineFormProps extends LineProps<FormKind> {
  readonly facts: RegisterFacts;
}

function KindLineForm(props: KindLineFormProps) {
  const { kind, line, facts } = props;
  const of = { kind, facts, first: line ? toValues(line.request) : firstValues(kind, facts) };
  return <KindForm of={of} form={useKindForm(of)} entry={useLineEntry(props)} {...shownOf(props)} />;
}
