interface Outcomes {
  readonly onFailure: (error: unknown) => void;
  /** The latest is kept, and none waits. */
  readonly onSaved: () => void;
}

/**
 * Saves what it is given, one after the other: while one is on its way only the latest of the others waits, since it
 * holds everything that they hold.
 */
export function saveInTurn<T>(save: (value: T) => Promise<unknown>, { onFailure, onSaved }: Outcomes) {
  let waiting: { value: T } | undefined;
  let busy = false;
  const goOn = async () => {
    busy = true;
    while (waiting !== undefined) {
      const { value } = waiting;
      waiting = undefined;
      await save(value).then(() => waiting === undefined && onSaved(), onFailure);
    }
    busy = false;
  };
  return (value: T): void => {
    waiting = { value };
    if (!busy) void goOn();
  };
}
