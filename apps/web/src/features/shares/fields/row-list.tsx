import type { ReactNode } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import styles from './fields.module.css';

interface RowListProps {
  /** Of the list, for what is wrong with it as a whole. */
  readonly name: string;
  /** The `fields` of `useFieldArray`. */
  readonly rows: readonly { readonly id: string }[];
  /** What a row is: "Buyer"; numbered where there are several. */
  readonly item: string;
  readonly look?: 'lined' | undefined;
  /** "Add another buyer". */
  readonly add: string;
  readonly onAdd: () => void;
  /** Left out where a row says itself how it is removed. */
  readonly onRemove?: ((index: number) => void) | undefined;
  /** More buttons beside the one that adds a row. */
  readonly actions?: ReactNode;
  readonly children: (index: number) => ReactNode;
}

/** Rows of a form that hold the same fields; the last one stays. */
export function RowList(props: RowListProps) {
  const { name, rows, item, look, add, onAdd, onRemove, actions, children } = props;
  const isOnly = rows.length === 1;
  return (
    <>
      <GroupError name={name} />
      {rows.map(({ id }, index) => (
        <Fieldset key={id} title={isOnly ? item : `${item} ${index + 1}`} look={look}>
          {children(index)}
          {onRemove && !isOnly && (
            <Button kind="text" onClick={() => onRemove(index)}>
              Remove {item.toLowerCase()} {index + 1}
            </Button>
          )}
        </Fieldset>
      ))}
      <div className={styles.buttons}>
        <Button onClick={onAdd}>{add}</Button>
        {actions}
      </div>
    </>
  );
}
