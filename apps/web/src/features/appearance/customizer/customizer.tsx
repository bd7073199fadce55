import { IconRefresh } from '@tabler/icons-react';
import { configuredAppearance } from '@statbook/contract/appearance';
import { Button } from '#kit/button/button.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { SidePanel } from '#kit/side-panel/side-panel.tsx';
import styles from '../appearance.module.css';
import { ColourChoices } from './colour-choices.tsx';
import { LayoutChoices } from './layout-choices.tsx';
import { MenuChoices } from './menu-choices.tsx';
import { choose, useAppearance } from '../use-appearance.ts';

interface CustomizerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The side panel in which the look of the product is chosen; the page behind it shows each choice at once. */
export default function Customizer({ open, onClose }: CustomizerProps) {
  const { kept, preview } = useAppearance();
  const shown = preview?.appearance ?? kept;
  return (
    <SidePanel open={open} title="Appearance" closeLabel="Close the appearance panel" onClose={onClose} wide>
      <div className={styles.choices}>
        <Muted small className={styles.note}>
          {preview
            ? 'You are looking at a layout. What you choose here becomes yours when you keep it.'
            : 'What you choose is kept for you, on every device you sign in with.'}
        </Muted>
        <LayoutChoices appearance={shown} onChoose={choose} />
        <ColourChoices appearance={shown} onChoose={choose} />
        <MenuChoices appearance={shown} onChoose={choose} />
        <Button icon={IconRefresh} onClick={() => choose({ ...configuredAppearance })}>
          Reset the appearance
        </Button>
      </div>
    </SidePanel>
  );
}
