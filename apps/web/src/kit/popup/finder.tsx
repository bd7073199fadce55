import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { IconSearch } from '@tabler/icons-react';
import { useCombobox } from 'downshift';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { LiveStatus } from '../page/live-status.tsx';
import hiddenStyles from '../page/visually-hidden.module.css';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import dialogStyles from './dialog.module.css';
import { FinderOptions, type FinderGroup, type FinderOption } from './finder-options.tsx';
import styles from './finder.module.css';
import { usePopupContainer } from './popup-container.tsx';
import { PopupEnvironment } from './popup-environment.tsx';

export type { FinderGroup, FinderOption } from './finder-options.tsx';

interface FinderProps {
  /** The name of the field: "Search companies, people, pages and actions". */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly FinderGroup[];
  readonly searching: boolean;
  /** What stands there when nothing is offered. */
  readonly nothing: string;
  readonly onChoose: (option: FinderOption) => void;
  readonly onClose: () => void;
}

/** A field over the page that finds and does: arrows move, Enter chooses, Esc leaves. */
export function Finder(props: FinderProps) {
  const container = usePopupContainer();
  const input = useRef<HTMLInputElement>(null);
  // It is opened by keys as well: the focus goes back to wherever it was, a title too.
  const [opener] = useState(() => document.activeElement);
  const giveBack = () => (opener instanceof HTMLElement && opener !== document.body ? opener : true);
  return (
    <PopupEnvironment>
      <BaseDialog.Root open onOpenChange={(open) => !open && props.onClose()}>
        <BaseDialog.Portal container={container}>
          <BaseDialog.Backdrop className={dialogStyles.backdrop} />
          <BaseDialog.Viewport className={classNames(dialogStyles.viewport, styles.viewport)}>
            <BaseDialog.Popup className={styles.finder} initialFocus={input} finalFocus={giveBack}>
              <BaseDialog.Title className={hiddenStyles.hidden}>{props.label}</BaseDialog.Title>
              <FinderBox {...props} input={input} />
            </BaseDialog.Popup>
          </BaseDialog.Viewport>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </PopupEnvironment>
  );
}

interface FinderBoxProps extends FinderProps {
  readonly input: RefObject<HTMLInputElement | null>;
}

function FinderBox({ label, text, onText, groups, searching, nothing, onChoose, input }: FinderBoxProps) {
  const options = groups.flatMap((group) => group.options);
  const { box, restart } = useFinderBox({ options, text, onChoose });
  return (
    <>
      <div className={styles.field}>
        <label {...box.getLabelProps()}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <Icon shape={IconSearch} />
        <input
          // oxlint-disable-next-line react/refs -- the ref is only handed on, to be attached
          {...box.getInputProps({
            ref: input,
            onKeyDown: leaveEscape,
            // Told at once: what the widget tells after drawing is too late for a quick hand.
            onChange: ({ currentTarget }) => {
              restart();
              onText(currentTarget.value);
            },
          })}
          className={styles.input}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <FinderOptions box={box} groups={groups} />
      <LiveStatus className={classNames(styles.none, options.length > 0 && styles.away)}>
        {options.length > 0 ? `${options.length} found` : searching ? 'Searching…' : nothing}
      </LiveStatus>
    </>
  );
}

/** Esc is for the dialog, which closes and gives the focus back. */
function leaveEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

interface FinderBoxOptions {
  readonly options: readonly FinderOption[];
  readonly text: string;
  readonly onChoose: (option: FinderOption) => void;
}

function useFinderBox({ options, text, onChoose }: FinderBoxOptions) {
  const [highlighted, setHighlighted] = useState(0);
  const box = useCombobox<FinderOption>({
    items: [...options],
    inputValue: text,
    // It is open as long as the dialog is.
    isOpen: true,
    selectedItem: null,
    // The first stands ready; what was found for other letters may have been longer.
    highlightedIndex: Math.min(highlighted, options.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(Math.max(highlightedIndex, 0)),
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem);
    },
  });
  return { box, restart: () => setHighlighted(0) };
}
