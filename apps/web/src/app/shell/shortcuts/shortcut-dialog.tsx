import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Switch } from '#kit/choice/checkbox.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { Keys } from '#kit/command-palette/keys.tsx';
import { lettersAct, setLettersAct, shortcuts } from './shortcut-list.ts';
import styles from './shell-overlays.module.css';

/** The list of keys, and whether single letters are among them. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const [letters, setLetters] = useState(lettersAct);
  const change = (act: boolean) => {
    setLetters(act);
    setLettersAct(act);
  };
  return (
    <Dialog
      open
      wide
      title="Keyboard shortcuts"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        name="letters"
        label="Single letters act outside fields"
        hint="Keys held with Ctrl or Cmd always do."
        checked={letters}
        onChange={(event) => change(event.target.checked)}
      />
    </Dialog>
  );
}
