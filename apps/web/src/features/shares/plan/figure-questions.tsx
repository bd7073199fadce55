import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { Card } from '#kit/card/card.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { formatDate, formatMoney, formatNumber, formatShares } from '#kit/value/format.ts';
import type { FigureReading, PlannedEntry } from './entry-state.ts';
import type { PlannedEvent } from './share-plan.ts';
import type { Entry } from './use-entry.ts';

interface FigureQuestionsProps {
  readonly entry: Entry;
  readonly planned: PlannedEntry;
}

/** Asks what the figures of later entries mean, where the entry makes more or fewer shares of those that they speak of. */
export function FigureQuestions({ entry, planned }: FigureQuestionsProps) {
  const asked = planned.plan.events.flatMap((event) => (event.question ? [event] : []));
  if (asked.length === 0) return null;
  return (
    <Card title="Later entries to confirm">
      <Lead>
        This entry changes how many shares there are, and later entries are in the books already. Say what
        their figures mean, so that each moves what was meant.
      </Lead>
      {asked.map((event) => (
        <Question key={event.entersAgain?.shareEventId} event={event} entry={entry} planned={planned} />
      ))}
    </Card>
  );
}

interface QuestionProps extends FigureQuestionsProps {
  readonly event: PlannedEvent;
}

function Question({ event, entry, planned }: QuestionProps) {
  const { entersAgain, question, kind, effectiveOn } = event;
  if (entersAgain === null || question === null) return null;
  const { shareEventId, number } = entersAgain;
  const name = `readings.${shareEventId}`;
  const asEntered = figureText(event, 'as-entered');
  const restated = figureText(event, 'restated');
  const options = [
    {
      value: 'as-entered',
      label: capitalized(asEntered),
      hint: 'As entered: shares as there are on that day',
    },
    {
      value: 'restated',
      label: capitalized(restated ?? ''),
      hint: `In proportion: ${asEntered} of those before the change`,
    },
  ].filter(({ value }) => !question.refused.some(({ reading }) => reading === value));
  const refused = question.refused.map(({ reading, message }) => {
    const text = reading === 'as-entered' ? asEntered : restated;
    return text === undefined ? `${message}.` : `${capitalized(text)} cannot be entered. ${message}.`;
  });
  return (
    <RadioGroup
      name={name}
      label={`Entry ${number}, ${titleOfKind(kind)} of ${formatDate(effectiveOn)}: what does it mean?`}
      hint={refused.length === 0 ? undefined : refused.join(' ')}
      options={options}
      value={planned.readings.get(shareEventId) ?? ''}
      error={entry.news?.kind === 'refused' ? entry.news.refusal.errors?.[name] : undefined}
      onChange={({ target }) => void entry.answer(shareEventId, readingIn(target.value))}
    />
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const readingIn = (value: string): FigureReading => (value === 'restated' ? 'restated' : 'as-entered');

type Figure = NonNullable<PlannedEvent['question']>['figures'][number];
type Words = (value: string, currency: string) => string;

const shares: Words = formatShares;
const each =
  (what: string): Words =>
  (value, currency) =>
    `${what} ${formatMoney(value, currency)} each`;

const words: Readonly<Record<string, Words>> = {
  shares,
  'issue-price': each('issue price'),
  'amount-paid': each('paid'),
  call: each('call of'),
  'nominal-value': each('nominal value'),
  relief: each('relief of'),
  into: (value) => `each share into ${formatNumber(value)}`,
  from: (value) => `every ${formatNumber(value)} shares into one`,
  'new-shares': (value) => `${formatNumber(value)} new`,
  'for-every': (value) => `for every ${formatNumber(value)} held`,
};

/** The figures of a later entry in one reading: "15 shares, issue price £2.50 each"; undefined where they are not exact. */
function figureText(event: PlannedEvent, reading: 'as-entered'): string;
function figureText(event: PlannedEvent, reading: FigureReading): string | undefined;
function figureText({ question, holdings }: PlannedEvent, reading: FigureReading): string | undefined {
  const currency = holdings[0]?.unpaidAfter.currency ?? 'GBP';
  const texts = (question?.figures ?? []).map((figure) => {
    const value = valueIn(figure, reading);
    return value === null ? undefined : (words[figure.name] ?? shares)(value, currency);
  });
  return texts.includes(undefined) ? undefined : texts.join(', ');
}

const valueIn = ({ asEntered, restated }: Figure, reading: FigureReading) =>
  reading === 'as-entered' ? asEntered : restated;
