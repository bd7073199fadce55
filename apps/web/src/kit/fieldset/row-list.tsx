import { ButtonRow } from '../button/button-row.tsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Fieldset } from './fieldset.tsx';
import { GroupError } from '../field/group-error.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface RowListProps {
  /** Of the list, for what is wrong with it as a whole. */
  readonly name: string;
  /** The `fields` of `useFieldArray`. */
  readonly rows: readonly { readonly id: string }[];
  /** What a row is: "Buyer". */
  readonly item: string;
  /** Left out, rows have a title only where there are several. */
  readonly numbered?: 'always' | undefined;
  readonly look?: 'lined' | undefined;
  /** "Add a buyer". */
  readonly add: string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  /** A row shows itself the button that removes it. */
  readonly hasOwnRemoval?: boolean | undefined;
  /** Left out, all rows but the only one. */
  readonly canRemove?: ((index: number) => boolean) | undefined;
  /** More buttons beside the one that adds a row. */
  readonly actions?: ReactNode;
  /** `remove` is undefined of a row that stays. */
  readonly children: (index: number, remove: (() => void) | undefined) => ReactNode;
}

/** Rows of a form that hold the same fields. */
export function RowList(props: RowListProps) {
  const { name, rows, item, numbered, look, add, onAdd, onRemove, hasOwnRemoval, actions, children } = props;
  const isOnly = rows.length === 1;
  const { canRemove = () => !isOnly } = props;
  const isNumbered = numbered === 'always' || !isOnly;
  const { addButton, removing } = useFocusAfterRemoval();
  const removalOf = (index: number) => (canRemove(index) ? () => removing(() => onRemove(index)) : undefined);
  return (
    <>
      <GroupError name={name} />
      {rows.map(({ id }, index) => (
        <Fieldset key={id} title={isNumbered ? `${item} ${index + 1}` : undefined} look={look}>
          {children(index, removalOf(index))}
          {!hasOwnRemoval && canRemove(index) && (
            <Button kind="text" onClick={removalOf(index)}>
              Remove {item.toLowerCase()} {index + 1}
            </Button>
          )}
        </Fieldset>
      ))}
      <ButtonRow apart>
        <Button ref={addButton} onClick={onAdd}>
          {add}
        </Button>
        {actions}
      </ButtonRow>
    </>
  );
}
