import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { HolderNameFields } from '#company-page/holders/holder-name-fields.tsx';
import { Button } from '#kit/button/button.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { useFocusAfterRemoval } from '#kit/fieldset/use-focus-after-removal.ts';
import { emptyHolder, type HoldingName, type ShareholdersForm } from './holding-values.ts';
import styles from '../steps.module.css';

interface HolderFieldsProps {
  readonly form: ShareholdersForm;
  readonly name: HoldingName;
}

/** Who holds the shares: one, or several jointly, the first named first. */
export function HolderFields({ form, name }: HolderFieldsProps) {
  const holders = useFieldArray({ control: form.control, name: `${name}.holders` });
  const { addButton, removing } = useFocusAfterRemoval();
  return (
    <>
      <GroupError name={`${name}.holders`} />
      {holders.fields.map(({ id }, index) => (
        <HolderName key={id} form={form} name={`${name}.holders.${index}`} isJoint={index > 0}>
          {index > 0 && (
            <Button kind="text" onClick={() => removing(() => holders.remove(index))}>
              Remove joint holder {index + 1}
            </Button>
          )}
          {index === holders.fields.length - 1 && (
            <Button ref={addButton} kind="text" onClick={() => holders.append(emptyHolder)}>
              Add a joint holder
            </Button>
          )}
        </HolderName>
      ))}
    </>
  );
}

interface HolderNameProps {
  readonly form: ShareholdersForm;
  readonly name: `${HoldingName}.holders.${number}`;
  readonly isJoint: boolean;
  /** More acts on the list of holders. */
  readonly children: ReactNode;
}

function HolderName({ form, name, isJoint, children }: HolderNameProps) {
  const isWhole = useWatch({ control: form.control, name: `${name}.kind` }) === 'whole';
  const who = isJoint ? 'Joint holder: ' : '';
  const change = () => form.setValue(`${name}.kind`, isWhole ? 'person' : 'whole', { shouldDirty: true });
  return (
    <>
      <HolderNameFields who={who} isWhole={isWhole} register={(field) => form.register(`${name}.${field}`)} />
      <div className={styles.buttons}>
        <Button kind="text" onClick={change}>
          {isWhole ? 'This is a person' : 'This is a company or firm'}
        </Button>
        {children}
      </div>
    </>
  );
}
