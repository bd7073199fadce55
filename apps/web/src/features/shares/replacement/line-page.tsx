import { useNavigate } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { Loaded } from '#api/loaded.tsx';
import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { DateValue } from '#kit/value/dates.tsx';
import { firstValues, toValues } from '../events/event-values.ts';
import { KindForm, useKindForm } from '../events/kind-form.tsx';
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

function LineForm({ companyId, kind, line, on, facts }: LinePageProps & { readonly facts: RegisterFacts }) {
  const navigate = useNavigate();
  const first = line ? toValues(line.request) : firstValues(kind, facts);
  const of = { kind, facts, first };
  const form = useKindForm(of);
  const back = sharePaths.openingReplacement(companyId);
  const entry = useEntry({
    companyId,
    keep: (events) => {
      const known = line && { historyLineId: line.historyLineId };
      return call('saveHistoryLine', { body: { companyId, ...known, events: [...events] } });
    },
    onRecorded: async () => {
      await navigate({ href: back });
      showToast(`${titleOfKind(kind)} kept for the history`);
    },
  });
  return (
    <div className={styles.form}>
      <Lead>
        Part of the history up to <DateValue date={on} />. It is checked against the entries before it, and
        changes nothing in the books.
      </Lead>
      <KindForm
        of={of}
        form={form}
        entry={entry}
        what="Line of the earlier history"
        act="Keep this entry"
        submitLabel={line === undefined ? 'Keep this entry' : 'Keep the change'}
        cancelHref={back}
      />
    </div>
  );
}
