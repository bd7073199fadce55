import { Fragment, type ReactNode } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { titleOf, withArticle } from '../answer-text.ts';
import styles from '../forms.module.css';
import { answerAt, type FormSection as Section, type FormState, type FormStep } from '../form-state.ts';
import { DocumentField } from './document-field.tsx';
import { lastSectionOf, listsOf, type RowList } from '../list-rows.ts';
import { AnswerField } from '#filing/answers/answer-field.tsx';
import type { StepValues } from './use-step-values.ts';
import type { Saving } from './use-saving.ts';

interface StepSectionsProps {
  readonly state: FormState;
  readonly step: FormStep;
  readonly form: StatbookForm<StepValues>;
  readonly saving: Pick<Saving, 'saveDeciding' | 'removeHeld' | 'attach' | 'addRow' | 'removeRow'>;
}

/** The questions of a step under their headings; what comes several times can be added and removed. */
export function StepSections(props: StepSectionsProps) {
  const { step, saving } = props;
  const lists = listsOf(step);
  const add = (index: number) =>
    lists
      .filter((list) => lastSectionOf(step, list) === index)
      .map((list) => (
        <AddRow key={list.path} list={list} onAdd={() => saving.addRow(list.path, list.count)} />
      ));
  return (
    <>
      {step.sections.map((section, index) => (
        <Fragment key={keyOf(section)}>
          <SectionFrame section={section} lists={lists} onRemove={saving.removeRow}>
            <SectionFields {...props} section={section} />
          </SectionFrame>
          {add(index)}
        </Fragment>
      ))}
      {add(-1)}
    </>
  );
}

const keyOf = ({ title, repeated }: Section) =>
  repeated === null ? title : `${repeated.path} ${repeated.index}`;

interface SectionFrameProps {
  readonly section: Section;
  readonly lists: readonly RowList[];
  readonly onRemove: (path: string, index: number) => void;
  readonly children: ReactNode;
}

function SectionFrame({ section, lists, onRemove, children }: SectionFrameProps) {
  const { title, hint, repeated } = section;
  if (repeated === null) {
    return (
      <FormSection title={title} description={hint ?? undefined}>
        {children}
      </FormSection>
    );
  }
  return (
    <Fieldset title={titleOf(section)}>
      {hint !== null && <Lead>{hint}</Lead>}
      {children}
      {lists.find(({ path }) => path === repeated.path)?.canRemove && (
        <Button kind="text" compact onClick={() => onRemove(repeated.path, repeated.index)}>
          Remove<VisuallyHidden> {titleOf(section)}</VisuallyHidden>
        </Button>
      )}
    </Fieldset>
  );
}

function SectionFields({ state, form, saving, section }: StepSectionsProps & { readonly section: Section }) {
  return section.fields.map((field) => {
    const held = state.secretsHeld.find(({ path }) => path === field.path);
    return (
      <Fragment key={field.path}>
        {field.kind === 'document' ? (
          <DocumentField
            field={field}
            attached={state.documents.find(
              ({ documentId }) => documentId === answerAt(state.answers, field.path),
            )}
            onAttach={saving.attach}
            onRemove={saving.removeHeld}
          />
        ) : (
          <AnswerField form={form} field={field} masked={held?.masked} onDecided={saving.saveDeciding} />
        )}
        {held !== undefined && field.isOptional && (
          <div className={styles.beside}>
            <Button kind="text" compact onClick={() => saving.removeHeld(field.path)}>
              Remove what is held<VisuallyHidden> of {field.label}</VisuallyHidden>
            </Button>
          </div>
        )}
      </Fragment>
    );
  });
}

function AddRow({
  list: { noun, count, max },
  onAdd,
}: {
  readonly list: RowList;
  readonly onAdd: () => void;
}) {
  if (count >= max) return null;
  return (
    <div className={styles.beside}>
      <Button onClick={onAdd}>Add {withArticle(noun)}</Button>
    </div>
  );
}
