import { useMemo, useState, type Ref } from 'react';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import styles from './holders.module.css';
import { holderOption, isKnown } from './share-holder.ts';
import { useHolders } from './use-holders.ts';

// With the form comes the schema library: only who enters somebody new needs it.
const HolderFormDialog = onDemand(() => import('./holder-form-dialog.tsx'));

interface HolderPickerProps {
  readonly companyId: string;
  /** As of a field; spread the `field` of a `Controller` into it. */
  readonly name: string;
  /** The holder's id; '' while nobody is chosen. */
  readonly value: string;
  readonly onChange: (holderId: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Who cannot be chosen here: the transferor as transferee. */
  readonly except?: ReadonlySet<string> | undefined;
}

/** Somebody of the register, found by name or address, or somebody new who is entered on the spot. */
export function HolderPicker({ companyId, except, ...field }: HolderPickerProps) {
  const { holders, isLoading } = useHolders(companyId);
  const mayEdit = useMay('saveShareHolder');
  const [isEntering, setEntering] = useState(false);
  const options = useMemo(
    () =>
      holders.filter((holder) => isKnown(holder) && except?.has(holder.holderId) !== true).map(holderOption),
    [holders, except],
  );
  const preload = () => {
    preloadDialog();
    HolderFormDialog.preload();
  };
  return (
    <div className={styles.picker}>
      <Combobox {...field} options={options} searching={isLoading} placeholder="Name or address" />
      {mayEdit && (
        <Button
          kind="text"
          compact
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setEntering(true)}
        >
          New shareholder
        </Button>
      )}
      {isEntering && (
        <HolderFormDialog
          companyId={companyId}
          onClose={() => setEntering(false)}
          onEntered={(holderId) => {
            setEntering(false);
            field.onChange(holderId);
          }}
        />
      )}
    </div>
  );
}
