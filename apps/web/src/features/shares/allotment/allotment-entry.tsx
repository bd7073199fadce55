import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { sharePaths } from '#app/share-paths.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { formatDate } from '#kit/value/format.ts';
import { useSaveShortcut } from '#kit/form/use-save-shortcut.ts';
import type { ShareClass } from '../classes/share-class.ts';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { EntrySteps } from '../plan/entry-steps.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { AllotmentFields } from './allotment-fields.tsx';
import { type AllotmentLine, checkLine, toAllottee } from './allotment-line.ts';
import {
  type AllotmentValues,
  type FirstAllotment,
  recordAllotment,
  useAllotment,
  useServerFaults,
} from './use-allotment.ts';

interface AllotmentEntryProps {
  readonly companyId: string;
  readonly classes: readonly ShareClass[];
  readonly first: FirstAllotment;
  /** The wrong allotment, where one is put right. */
  readonly corrected?: ShareEntry | undefined;
}

/** An allotment on its way into the register: entered, kept as a draft, reviewed, recorded. */
export default function AllotmentEntry({ companyId, classes, first, corrected }: AllotmentEntryProps) {
  const navigate = useNavigate();
  const allotment = useAllotment(companyId, first, corrected !== undefined);
  const { form, nameStrangers, saveDraft, keepLines, draftId } = allotment;
  const isSaved = useRef(false);
  const entry = useEntry({
    companyId,
    corrected,
    record: corrected ? undefined : (events, mark) => recordAllotment(companyId, draftId, { events, mark }),
    onRecorded: async () => {
      isSaved.current = true;
      if (corrected !== undefined) {
        await navigate({ href: sharePaths.history(companyId) });
        showToast('Allotment corrected');
        return;
      }
      const filing = entry.planned?.plan.events.flatMap(({ filings }) => filings)[0];
      const due = filing ? `. ${filing.form} is due on ${formatDate(filing.dueOn)}` : '';
      showToast(`Allotment recorded${due}`);
      await navigate({ href: sharePaths.classes(companyId) });
    },
  });
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
    const allottees = strangers.named.map(toAllottee);
    const { newHolders } = strangers;
    const refusal = await entry.review([{ kind: 'allotment', on, allottees }], { reason, newHolders });
    return refusal && atTheList(refusal);
  };
  const isKeeping = useRef(false);
  const keep = async () => {
    if (isKeeping.current) return;
    isKeeping.current = true;
    try {
      await saveDraft();
      isSaved.current = true;
      showToast('Draft kept');
      await navigate({ href: sharePaths.allotments(companyId) });
    } catch (error) {
      showFailure(error);
    } finally {
      isKeeping.current = false;
    }
  };
  // What corrects an entry is no allotment of its own, and no draft of one.
  const canKeep = corrected === undefined;
  useSaveShortcut(() => {
    if (canKeep) void keep();
  });
  return (
    <>
      <EntrySteps entry={entry} act={corrected === undefined ? 'Record allotment' : 'Record correction'}>
        <AllotmentFields
          companyId={companyId}
          classes={classes}
          allotment={allotment}
          faultsOf={faultsOf}
          isBusy={entry.isBusy}
          onReview={review}
          corrected={corrected}
          onKeep={canKeep ? () => void keep() : undefined}
        />
      </EntrySteps>
      <AskBeforeLeaving what="Allotment of shares" form={form} isRecorded={isSaved} keepDraft={keepLines} />
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
