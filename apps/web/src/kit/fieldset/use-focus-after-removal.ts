import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** The button that removes a row goes with it: the focus goes on at the button that adds one, not at the top of the page. */
export function useFocusAfterRemoval() {
  const addButton = useRef<HTMLButtonElement>(null);
  const removing = (remove: () => void): void => {
    flushSync(remove);
    addButton.current?.focus();
  };
  return { addButton, removing };
}
