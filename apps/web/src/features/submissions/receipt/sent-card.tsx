import { callRaw } from '#api/call.ts';
import { useMay } from '#app/session-port.ts';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { answerLine } from '#filing/answers/answers.ts';
import { Lines } from '#filing/lines.tsx';
import { SaveSheet } from '#filing/save-sheet.tsx';
import type { Receipt } from '../submission-state.ts';
import styles from './receipt.module.css';

/** What was sent, in words. */
export function SentCard({ receipt }: { receipt: Receipt }) {
  const { sent, form, state, attempts } = receipt;
  if (sent.length === 0) return null;
  return (
    <Card title={titleOf({ state, attempts })}>
      <DescriptionList facts={form !== 'CS01' && asksTwice(sent) ? factsBySection(sent) : factsOf(sent)} />
      <SaveSent receipt={receipt} />
    </Card>
  );
}

/** The same as a file, for the client; a form that a person delivers has its data sheet elsewhere. */
function SaveSent({ receipt: { companyId, filingId, form } }: { receipt: Receipt }) {
  const maySave = useMay('printConfirmationStatement');
  if (!maySave || form !== 'CS01') return null;
  return (
    <div className={styles.settle} data-print="no">
      <SaveSheet
        label="Save for the client"
        print={() => callRaw('printConfirmationStatement', { query: { companyId, filingId } })}
      />
    </div>
  );
}

/** Parts of a confirmation statement whose rows are figures of one matter. */
const matters = new Map([
  ['activities', 'SIC codes'],
  ['capital', 'Statement of capital'],
  ['members', 'Shareholders'],
  ['override', 'Kept with the filing, not sent'],
]);

/** Each row as it is; the figures of one matter stand together. */
function factsOf(sent: Receipt['sent']): readonly Fact[] {
  const parts = Map.groupBy(sent, (row) => (matters.has(row.section) ? row.section : row));
  return [...parts.values()].flatMap((rows): readonly Fact[] => {
    const matter = matters.get(rows[0]?.section ?? '');
    if (matter === undefined || rows[0]?.label === matter)
      return rows.map(({ label, value }) => ({ term: label, value: <bdi>{value}</bdi> }));
    return [{ term: matter, value: <Lines lines={rows.map((row) => `${row.label}: ${row.value}`)} /> }];
  });
}

/** Whether one question was asked of several: its section says of whom each answer is. */
const asksTwice = (sent: Receipt['sent']): boolean =>
  new Set(sent.map(({ label }) => label)).size < sent.length;

const factsBySection = (sent: Receipt['sent']): readonly Fact[] =>
  [...Map.groupBy(sent, ({ section }) => section)].map(([section, rows]) => ({
    term: section,
    value: <Lines lines={rows.map(({ label, value }) => answerLine(label, value))} />,
  }));

function titleOf({ state, attempts }: Pick<Receipt, 'state' | 'attempts'>): string {
  if (state === 'queued' || state === 'awaiting-payment') return 'What will be sent';
  const wasSent = attempts.some(({ sentAt }) => sentAt !== null);
  return state === 'withdrawn' && !wasSent ? 'What was to be sent' : 'What was sent';
}
