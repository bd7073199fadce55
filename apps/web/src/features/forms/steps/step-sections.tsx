import { Fragment, type ReactNode } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { Muted } from '#kit/muted/muted.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { titleOf, withArticle } from '../answer-text.ts';
import styles from '../forms.module.css';
import { answerAt, type FormSection as Section, type FormState, type FormStep } from '../form-state.ts';
import { DocumentField } from './document-field.tsx';
import { AnswerField } from './form-field.tsx';
import type { StepValues } from './use-step-values.ts';
import type { Saving } from './use-saving.ts';

interface StepSectionsProps {
  readonly state: FormState;
  readonly step: FormStep;
  readonly form: StatbookForm<StepValues>;
  readonly saving: Pick<Saving, 'saveDeciding' | 'removeHeld' | 'attach' | 'addRow' | 'removeRow'>;
}

type List = FormStep['lists'][number];

/** The questions of a step under their headings; what comes several times can be added and removed. */
export function StepSections(props: StepSectionsProps) {
  const { step, saving } = props;
  const listsAfter = (index: number) => step.lists.filter((list) => lastOf(step, list) === index);
  const add = (lists: readonly List[]) =>
    lists.map((list) => (
      <AddRow key={list.path} list={list} onAdd={() => saving.addRow(list.path, list.count)} />
    ));
  return (
    <>
      {step.sections.map((section, index) => (
        <Fragment
          key={section.repeated ? `${section.repeated.path} ${section.repeated.index}` : section.title}
        >
          <SectionFrame section={section} onRemove={saving.removeRow}>
            <SectionFields {...props} section={section} />
          </SectionFrame>
          {add(listsAfter(index))}
        </Fragment>
      ))}
      {add(listsAfter(-1))}
    </>
  );
}

/** Which section is the last of a list; -1 where it has none yet. */
const lastOf = ({ sections }: FormStep, { path }: List) =>
  sections.findLastIndex(({ repeated }) => repeated?.path === path);

interface SectionFrameProps {
  readonly section: Section;
  readonly onRemove: (path: string, index: number) => void;
  readonly children: ReactNode;
}

function SectionFrame({ section, onRemove, children }: SectionFrameProps) {
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
      {hint !== null && <Muted>{hint}</Muted>}
      {children}
      <Button kind="text" compact onClick={() => onRemove(repeated.path, repeated.index)}>
        Remove<VisuallyHidden> {titleOf(section)}</VisuallyHidden>
      </Button>
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

function AddRow({ list: { noun, count, max }, onAdd }: { readonly list: List; readonly onAdd: () => void }) {
  if (count >= max) return null;
  return (
    <div className={styles.beside}>
      <Button onClick={onAdd}>Add {count === 0 ? withArticle(noun) : `another ${noun}`}</Button>
    </div>
  );
}
