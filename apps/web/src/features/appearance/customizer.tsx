import { IconRefresh, IconX } from '@tabler/icons-react';
import { configuredAppearance } from '@statbook/contract/appearance';
import { useEffect, useRef } from 'react';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import styles from './appearance.module.css';
import { ColourChoices } from './colour-choices.tsx';
import { LayoutChoices } from './layout-choices.tsx';
import { MenuChoices } from './menu-choices.tsx';
import { choose, useAppearance } from './use-appearance.ts';

interface CustomizerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side panel in which the look of the product is chosen; the page behind it shows each choice at once. */
export default function Customizer({ open, onClose }: CustomizerProps) {
  const { kept, preview } = useAppearance();
  const panel = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<Element>(null);
  const shown = preview?.appearance ?? kept;
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return undefined;
    cameFrom.current = document.activeElement;
    element.show();
    element.querySelector<HTMLElement>('h2')?.focus();
    return () => {
      element.close();
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    };
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the panel, from wherever the focus is in it
    <dialog
      ref={panel}
      className={styles.panel}
      aria-labelledby="customizer-title"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h2 id="customizer-title" tabIndex={-1}>
          Appearance
        </h2>
        <IconButton icon={IconX} label="Close the appearance panel" onClick={onClose} />
      </div>
      <div className={styles.choices}>
        <p className={styles.note}>
          {preview
            ? 'You are looking at a layout. What you choose here becomes yours when you keep it.'
            : 'What you choose is kept for you, on every device you sign in with.'}
        </p>
        <LayoutChoices appearance={shown} onChoose={choose} />
        <ColourChoices appearance={shown} onChoose={choose} />
        <MenuChoices appearance={shown} onChoose={choose} />
        <Button icon={IconRefresh} onClick={() => choose({ ...configuredAppearance })}>
          Reset the appearance
        </Button>
      </div>
    </dialog>
  );
}
