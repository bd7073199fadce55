import { useRef, useState } from 'react';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import styles from '../holders/holders.module.css';
import { holderOption, isKnown, useHolders } from '../holders/share-holder.ts';

// With the form comes the schema library: only who enters somebody new needs it.
const HolderFormDialog = onDemand(() => import('../holders/holder-form-dialog.tsx'));

interface HolderFieldProps<Values extends FieldValues> {
  readonly control: Control<Values, unknown, Values>;
  /** The holder's id; '' while nobody is chosen. */
  readonly name: FieldPathByValue<Values, string>;
  readonly companyId: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Who cannot be chosen: whoever gives the shares up. */
  readonly except?: string | undefined;
}

/** Somebody of the register, found by name or address, or somebody new who is entered on the spot. */
export function HolderField<Values extends FieldValues>(props: HolderFieldProps<Values>) {
  const { control, name, companyId, except, ...shown } = props;
  const { holders, isLoading } = useHolders(companyId);
  const mayEdit = useMay('saveShareHolder');
  const [entering, setEntering] = useState<{ called: string }>();
  // Whom nobody was found for: somebody new begins with that name.
  const sought = useRef('');
  const options = holders.filter((holder) => isKnown(holder) && holder.holderId !== except).map(holderOption);
  const enterNew = () => setEntering({ called: sought.current });
  const another = { labelOf: (typed: string) => `New shareholder: ${typed}`, onChoose: enterNew };
  const preload = () => {
    preloadDialog();
    HolderFormDialog.preload();
  };
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <div className={styles.picker}>
          <Combobox
            {...field}
            {...shown}
            options={options}
            searching={isLoading}
            placeholder="Name or address"
            another={mayEdit ? another : undefined}
            onType={(text) => {
              if (text !== '') sought.current = text;
            }}
            onChange={(holderId) => {
              sought.current = '';
              field.onChange(holderId);
            }}
          />
          {mayEdit && (
            <Button kind="text" compact onPointerEnter={preload} onFocus={preload} onClick={enterNew}>
              New shareholder
            </Button>
          )}
          {entering !== undefined && (
            <HolderFormDialog
              companyId={companyId}
              called={entering.called}
              onClose={() => setEntering(undefined)}
              onEntered={(holderId) => {
                setEntering(undefined);
                field.onChange(holderId);
              }}
            />
          )}
        </div>
      )}
    />
  );
}
