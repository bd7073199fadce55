import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { type FormRefusal } from '#kit/form/refusal.ts';
import { useFocusAfterRemoval } from '#kit/fieldset/use-focus-after-removal.ts';
import { GroupError } from '#kit/field/group-error.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import type { ShareClass } from '../classes/share-class.ts';
import { useHolders } from '../holders/share-holder.ts';
import { CorrectionReason } from '../plan/correction.tsx';
import type { Entry } from '../plan/use-entry.ts';
import type { AllotmentLine, LineFault } from './allotment-line.ts';
import styles from './allotment.module.css';
import { LineForm } from './line-form.tsx';
import { LineTable } from './line-table.tsx';
import type { LineValues } from './line-values.ts';
import type { AllotmentValues, useAllotment } from './use-allotment.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';

// Reading spreadsheets is for those who have one.
const SheetForm = onDemand(() => import('./sheet/sheet-form.tsx'), opening('form', 4));

export interface AllotmentFieldsProps {
  readonly entry: Entry;
  readonly classes: readonly ShareClass[];
  readonly allotment: ReturnType<typeof useAllotment>;
  readonly faultsOf: (line: AllotmentLine) => readonly LineFault[];
  readonly onReview: (values: AllotmentValues) => Promise<FormRefusal | undefined>;
  readonly submitLabel: string;
  readonly cancelHref?: string | undefined;
  /** The last day that there can be. */
  readonly latest?: string | undefined;
  /** Keeps a draft; left out where nothing can be kept for later. */
  readonly onKeep?: (() => void) | undefined;
  /** Whether somebody new can be entered along with it, as a spreadsheet brings them. */
  readonly canImport?: boolean | undefined;
}

/** What is open above the list: a line, a spreadsheet, or nothing. */
type Editor =
  | { readonly kind: 'line'; readonly line?: AllotmentLine | undefined; readonly begun?: LineValues }
  | { readonly kind: 'sheet' }
  | undefined;

/** The line that was begun; without one, a new line for an empty list. */
function firstEditor({ lines, begun }: AllotmentValues): Editor {
  if (begun !== null) return { kind: 'line', line: lines.find(({ id }) => id === begun.id), begun };
  return lines.length === 0 ? { kind: 'line' } : undefined;
}

/** The date of an allotment and those who receive shares, one by one or from a spreadsheet. */
export function AllotmentFields(props: AllotmentFieldsProps) {
  const { entry, classes, allotment, faultsOf, onReview, submitLabel, cancelHref, latest, onKeep } = props;
  const { canImport = false } = props;
  const { companyId } = entry;
  const { form, lines, setLines } = allotment;
  const { byId } = useHolders(companyId);
  const formId = useId();
  const { addButton, removing } = useFocusAfterRemoval();
  const [editor, setEditor] = useState<Editor>(() => firstEditor(form.getValues()));
  const open = (next: Editor) => {
    setEditor(next);
    if (form.getValues('begun') !== null) form.setValue('begun', null);
  };
  return (
    <>
      <DateForm formId={formId} form={form} entry={entry} latest={latest} onReview={onReview} />
      <EditorPlace {...props} editor={editor} addButton={addButton} onOpen={open} />
      {lines.length > 0 && (
        <LineTable
          lines={lines}
          classes={classes}
          faultsOf={faultsOf}
          nameOf={({ holderId, holderName }) => byId.get(holderId)?.name ?? holderName}
          isEditing={editor !== undefined}
          onChange={(line) => open({ kind: 'line', line })}
          onRemove={({ id }) => removing(() => setLines(lines.filter((each) => each.id !== id)))}
        />
      )}
      {editor === undefined && (
        <div className={styles.buttons}>
          <Button ref={addButton} onClick={() => open({ kind: 'line' })}>
            Add an allottee
          </Button>
          {canImport && <Button onClick={() => open({ kind: 'sheet' })}>Import from spreadsheet</Button>}
        </div>
      )}
      <FormActions>
        {editor === undefined && (
          <Button type="submit" form={formId} kind="filled" busy={entry.isBusy}>
            {submitLabel}
          </Button>
        )}
        {lines.length > 0 && onKeep && <Button onClick={onKeep}>Save and finish later</Button>}
        {cancelHref !== undefined && <LinkButton href={cancelHref}>Cancel</LinkButton>}
      </FormActions>
    </>
  );
}

interface DateFormProps extends Pick<AllotmentFieldsProps, 'entry' | 'latest' | 'onReview'> {
  readonly formId: string;
  readonly form: ReturnType<typeof useAllotment>['form'];
}

/** What is said of the whole allotment; its button stands below the list. */
function DateForm({ formId, form, entry, latest, onReview }: DateFormProps) {
  return (
    <Form id={formId} form={form} onSubmit={onReview}>
      <CorrectionReason entry={entry} field={form.register('reason')} />
      <FormSection title="The allotment">
        <PastDayField control={form.control} name="on" label="Date of allotment" latest={latest} />
        <GroupError name="lines" />
      </FormSection>
    </Form>
  );
}

interface EditorPlaceProps
  extends Pick<AllotmentFieldsProps, 'entry' | 'classes' | 'allotment' | 'canImport'> {
  readonly editor: Editor;
  /** Opens the next line; on the page while nothing is open. */
  readonly addButton: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (editor: Editor) => void;
}

/** One line or a spreadsheet, open above the list. */
function EditorPlace(props: EditorPlaceProps) {
  const { entry, classes, allotment, editor, addButton, canImport, onOpen } = props;
  const { companyId } = entry;
  const { form, lines, setLines } = allotment;
  const taken = lines.length;
  const place = useFocusOnEditor(editor, addButton);
  const close = () => onOpen(taken === 0 ? { kind: 'line' } : undefined);
  /** In place of a line, or at the end of the list. */
  const enter = (line: AllotmentLine | undefined, entered: readonly AllotmentLine[]) => {
    setLines(
      line === undefined
        ? [...lines, ...entered]
        : lines.flatMap((each) => (each.id === line.id ? entered : [each])),
    );
    onOpen(undefined);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.lines}>
      {editor?.kind === 'line' && (
        <LineForm
          key={editor.line?.id}
          companyId={companyId}
          classes={classes}
          line={editor.line}
          begun={editor.begun}
          onBegun={(begun) => form.setValue('begun', begun)}
          onEntered={(entered) => enter(editor.line, entered)}
          onCancel={taken > 0 ? close : undefined}
        />
      )}
      {editor?.kind === 'sheet' && (
        <SheetForm
          companyId={companyId}
          classes={classes}
          taken={taken}
          onTaken={(entered) => enter(undefined, entered)}
          onCancel={close}
        />
      )}
      {canImport && editor?.kind === 'line' && taken === 0 && (
        <Button onClick={() => onOpen({ kind: 'sheet' })}>Import from spreadsheet</Button>
      )}
    </div>
  );
}

/** An editor that opens above a long list takes the focus, and with it the page; once it is closed, the next line can follow. */
function useFocusOnEditor(editor: Editor, addButton: RefObject<HTMLButtonElement | null>) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(editor);
  useEffect(() => {
    if (editor === before.current) return;
    before.current = editor;
    if (editor === undefined) addButton.current?.focus();
    else place.current?.focus();
  }, [editor, addButton]);
  return place;
}
