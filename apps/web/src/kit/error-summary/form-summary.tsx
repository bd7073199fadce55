import { ErrorSummary, type SummaryError } from './error-summary.tsx';
import { fieldId } from '../field/field.ts';

/** Where a control stands on the page. */
export interface FieldPlace {
  readonly id: string;
  /** What it is one field of, the outermost first: "Holding 2". */
  readonly group: string;
}

/** The controls of a form, in the order of the page. */
export function placesIn(form: HTMLFormElement): readonly FieldPlace[] {
  return Array.from(form.elements, (control) => ({ id: control.id, group: groupOf(control) }));
}

function groupOf(control: Element): string {
  const titles: string[] = [];
  for (let around = outwards(control); around; around = outwards(around)) {
    const title = around.querySelector(':scope > legend')?.textContent;
    if (title) titles.unshift(title);
  }
  return titles.join(', ');
}

const outwards = (from: Element) => from.parentElement?.closest('fieldset[data-group]');

interface FormSummaryProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly prefix: string;
  readonly attempt: number;
  readonly places: readonly FieldPlace[];
  readonly requestId: string | undefined;
}

/** What is wrong, in the order of the page. A message that several fields share names the group of each. */
export function FormSummary({ errors, prefix, attempt, places, requestId }: FormSummaryProps) {
  const all = Object.entries(errors);
  const order = new Map(places.map(({ id }, place) => [id, place]));
  const placeOf = ({ fieldId: id = '' }: SummaryError) => order.get(id) ?? -1;
  const lines = all.map(([name, message]): SummaryError => {
    if (name === 'root') return { message };
    const id = fieldId(prefix, name);
    const isRepeated = all.some(([other, text]) => other !== name && text === message);
    const group = isRepeated ? places[order.get(id) ?? -1]?.group : '';
    return { message: group ? `${group}: ${message}` : message, fieldId: id };
  });
  const sorted = lines.toSorted((one, other) => placeOf(one) - placeOf(other));
  return <ErrorSummary errors={sorted} attempt={attempt} requestId={requestId} />;
}
