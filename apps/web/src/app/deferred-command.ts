/** A command whose handler may still be loading when it is called. */
interface DeferredCommand {
  readonly run: () => void;
  /** Registers the handler, and runs it at once when the command was called before. Returns how to unregister. */
  readonly onRun: (handler: () => void) => () => void;
}

/** A command that waits for its handler. */
export function createDeferredCommand(): DeferredCommand {
  let handler: (() => void) | undefined;
  let isPending = false;
  return {
    run: () => {
      isPending = handler === undefined;
      handler?.();
    },
    onRun: (given) => {
      handler = given;
      if (isPending) given();
      isPending = false;
      return () => {
        handler = undefined;
      };
    },
  };
}
