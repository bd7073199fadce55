import { AllotmentForm } from '../allotment/allotment-form.tsx';
import { firstOf } from '../allotment/allotment-line.ts';
import { useAllotment } from '../allotment/use-allotment.ts';
import type { RegisterFacts } from '../events/register-facts.ts';
import { LineFrame, type LineProps, shownOf, useLineEntry } from './line-frame.tsx';

/** An allotment of the history, filled in and kept. */
export default function AllotmentLine(props: LineProps<'allotment'>) {
  return <LineFrame {...props}>{(facts) => <AllotmentLineForm {...props} facts={facts} />}</LineFrame>;
}

interface AllotmentLineFormProps extends LineProps<'allotment'> {
  readonly facts: RegisterFacts;
}

function AllotmentLineForm(props: AllotmentLineFormProps) {
  const { companyId, line, facts } = props;
  const allotment = useAllotment(companyId, firstOf(line?.request));
  return (
    <AllotmentForm
      classes={facts.classes}
      allotment={allotment}
      entry={useLineEntry(props)}
      latest={facts.today}
      {...shownOf(props)}
    />
  );
}
