import { useRef } from 'react';
import { type Answers, fieldsIn, type FormStep } from '../form-state.ts';

/**
 * What was asked for and no field shows: a secret that is no longer to be held, a row that was added. It is sent with every
 * save until one of them has kept it.
 */
export function usePendingChanges(step: FormStep) {
  const pending = useRef<Answers>({});
  /** What a field shows is compared with what is held, whenever it is saved. */
  const isShown = (path: string) => fieldsIn(step).some((field) => field.path === path && !field.isSecret);
  return {
    isEmpty: () => Object.keys(pending.current).length === 0,
    add: (changes: Answers): void => {
      const unseen = Object.entries(changes).filter(([path]) => !isShown(path));
      pending.current = { ...pending.current, ...Object.fromEntries(unseen) };
    },
    /** What was typed since counts for more: a secret that is given anew. */
    with: (typed: Answers): Answers => ({ ...pending.current, ...typed }),
    /** These were saved; what was asked for since waits for the next save. */
    settle: (saved: Answers): void => {
      const left = Object.entries(pending.current).filter(([path, answer]) => saved[path] !== answer);
      pending.current = Object.fromEntries(left);
    },
    clear: (): void => {
      pending.current = {};
    },
  };
}
