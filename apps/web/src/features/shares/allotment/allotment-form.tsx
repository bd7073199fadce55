import { useState } from 'react';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { EntrySteps } from '../plan/entry-steps.tsx';
import { AllotmentFields, type AllotmentFieldsProps } from './allotment-fields.tsx';
import { type AllotmentLine, checkLine, toAllottee } from './allotment-line.ts';
import { type AllotmentValues, readKeptAllotment, useServerFaults } from './use-allotment.ts';

interface AllotmentFormProps extends Omit<AllotmentFieldsProps, 'faultsOf' | 'onReview'> {
  /** What is entered, as it is offered again. */
  readonly what: string;
  readonly act: string;
}

/** The lines of an allotment, on their way into the register. */
export function AllotmentForm(props: AllotmentFormProps) {
  const { what, act, ...shown } = props;
  const { classes, entry } = shown;
  const { form, nameStrangers, keepLines } = shown.allotment;
  // Filled in again, it opens with the line that was begun.
  const [isFilledAgain, setFilledAgain] = useState(false);
  const readKept = (kept: AllotmentValues) => {
    setFilledAgain(true);
    return readKeptAllotment(kept);
  };
  const server = useServerFaults(entry.refusal);
  const faultsOf = (line: AllotmentLine) => {
    const own = checkLine(line, classes);
    return own.length > 0 ? own : server.faultsOf(line);
  };
  const review = async ({ reason, on, lines }: AllotmentValues): Promise<FormRefusal | undefined> => {
    const wrong = lines.filter((line) => checkLine(line, classes).length > 0).length;
    if (wrong > 0) return { detail: '', errors: { lines: mendWords(wrong) } };
    const strangers = nameStrangers(lines);
    server.note(lines, strangers);
    const { named, newHolders } = strangers;
    const event = { kind: 'allotment' as const, on, allottees: named.map(toAllottee) };
    const refusal = await entry.review([event], { reason, newHolders });
    return refusal && atTheList(refusal);
  };
  return (
    <>
      <EntrySteps entry={entry} act={act}>
        <AllotmentFields key={String(isFilledAgain)} {...shown} faultsOf={faultsOf} onReview={review} />
      </EntrySteps>
      <AskBeforeLeaving
        what={what}
        form={form}
        isRecorded={entry.isRecorded}
        keepDraft={keepLines}
        readKept={readKept}
      />
    </>
  );
}

function mendWords(wrong: number): string {
  return wrong === 1
    ? 'Fix the line that is marked in the list'
    : `Fix the ${wrong} lines that are marked in the list`;
}

/** What the server says of lines stands with them in the list; the form says how many there are. */
function atTheList({ errors = {}, ...refusal }: FormRefusal): FormRefusal {
  const own = Object.entries(errors).filter(([field]) => field === 'on' || field === 'reason');
  const rest = Object.keys(errors).length - own.length;
  if (rest === 0) return { ...refusal, errors };
  return { ...refusal, errors: { ...Object.fromEntries(own), lines: mendWords(rest) } };
}
