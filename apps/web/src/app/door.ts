/** A way to ask for something whose code may still be on its way. */
interface Door {
  readonly open: () => void;
  /** Tells the one who answers; at once when it was asked for before. */
  readonly onAsked: (answer: () => void) => () => void;
}

/** A door that remembers a press made before anybody stands behind it. */
export function createDoor(): Door {
  let answer: (() => void) | undefined;
  let isAsked = false;
  return {
    open: () => {
      isAsked = answer === undefined;
      answer?.();
    },
    onAsked: (given) => {
      answer = given;
      if (isAsked) given();
      isAsked = false;
      return () => {
        answer = undefined;
      };
    },
  };
}
