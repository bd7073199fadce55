import { useNavigate } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { Loaded } from '#api/loaded.tsx';
import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { DateValue } from '#kit/value/dates.tsx';
import { AllotmentForm } from '../allotment/allotment-form.tsx';
import { firstOf } from '../allotment/first-allotment.ts';
import { useAllotment } from '../allotment/use-allotment.ts';
import { firstValues, toValues } from '../events/event-values.ts';
import { KindForm, useKindForm } from '../events/kind-form.tsx';
import type { FormKind } from '../events/kinds/event-definitions.ts';
import { type RegisterFacts, useRegisterFacts } from '../events/register-facts.ts';
import { useEntry } from '../plan/use-entry.ts';
import styles from './replacement.module.css';
import type { HistoryLine, LineKind } from './replacement-values.ts';

interface LinePageProps {
  readonly companyId: string;
  readonly kind: LineKind;
  /** The line that is changed; undefined for a new one. */
  readonly line: HistoryLine | undefined;
  /** The day of the opening balance: the history ends there. */
  readonly on: string;
}

/** An entry of the history before the opening balance, filled in as the register stood by that history, and kept. */
export default function LinePage(props: LinePageProps) {
  const facts = useRegisterFacts(props.companyId);
  return (
    <Loaded query={facts} what="share register">
      {(register) => (
        <LineForm
          {...props}
          facts={{ ...register, today: props.on, isEarlierHistory: true, isDecided: true }}
        />
      )}
    </Loaded>
  );
}

interface LineFormProps extends LinePageProps {
  readonly facts: RegisterFacts;
}

function LineForm(props: LineFormProps) {
  const { kind, on } = props;
  return (
    <div className={styles.form}>
      <Lead>
        Part of the history up to <DateValue date={on} />. It is checked against the entries before it, and
        changes nothing in the books.
      </Lead>
      {kind === 'allotment' ? <AllotmentLineForm {...props} /> : <KindLineForm {...props} kind={kind} />}
    </div>
  );
}

function AllotmentLineForm(props: LineFormProps) {
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

function KindLineForm(props: LineFormProps & { readonly kind: FormKind }) {
  const { kind, line, facts } = props;
  const of = { kind, facts, first: line ? toValues(line.request) : firstValues(kind, facts) };
  return <KindForm of={of} form={useKindForm(of)} entry={useLineEntry(props)} {...shownOf(props)} />;
}

const shownOf = ({ companyId, line }: LineFormProps) => ({
  what: 'Line of the earlier history',
  act: 'Keep this entry',
  submitLabel: line === undefined ? 'Keep this entry' : 'Keep the change',
  cancelHref: sharePaths.openingReplacement(companyId),
});

/** Keeps a line, and leads back to the history. */
function useLineEntry({ companyId, kind, line }: LineFormProps) {
  const navigate = useNavigate();
  return useEntry({
    companyId,
    keep: (events) => {
      const known = line && { historyLineId: line.historyLineId };
      return call('saveHistoryLine', { body: { companyId, ...known, events: [...events] } });
    },
    onRecorded: async () => {
      await navigate({ href: sharePaths.openingReplacement(companyId) });
      showToast(`${titleOfKind(kind)} kept for the history`);
    },
  });
}
