import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { Card } from '#kit/card/card.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { formatDate, formatMoney, formatNumber, formatShares } from '#kit/value/format.ts';
import type { FigureReading } from './entry-state.ts';
import type { PlannedEvent } from './share-plan.ts';
import type { Reviewed } from './use-entry.ts';

/** Asks what the figures of later entries mean, where the entry makes more or fewer shares of those that they speak of. */
export function FigureQuestions({ entry, planned }: Reviewed) {
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

function Question({ event, entry, planned }: Reviewed & { readonly event: PlannedEvent }) {
  const { entersAgain, question, kind, effectiveOn } = event;
  if (entersAgain === null || question === null) return null;
  const { shareEventId, number } = entersAgain;
  const name = `readings.${shareEventId}`;
  const texts = { 'as-entered': figureText(event, 'asEntered'), restated: figureText(event, 'restated') };
  const asEntered = texts['as-entered'] ?? '';
  const hints = {
    'as-entered': 'As entered: shares as there are on that day',
    restated: `In proportion: ${asEntered} of those before the change`,
  };
  const options = (['as-entered', 'restated'] as const)
    .filter((value) => !question.refused.some(({ reading }) => reading === value))
    .map((value) => ({ value, label: capitalized(texts[value] ?? ''), hint: hints[value] }));
  const refused = question.refused.map(({ reading, message }) => {
    const text = texts[reading];
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
function figureText({ question, holdings }: PlannedEvent, reading: 'asEntered' | 'restated') {
  const currency = holdings[0]?.unpaidAfter.currency ?? 'GBP';
  const texts = (question?.figures ?? []).map((figure) => {
    const value = figure[reading];
    return value === null ? undefined : (words[figure.name] ?? shares)(value, currency);
  });
  return texts.includes(undefined) ? undefined : texts.join(', ');
}
