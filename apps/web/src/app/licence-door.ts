let listener: (() => void) | undefined;
let isAsked = false;

/** Opens the dialog with the account's licence; as soon as its code is there, when that is still on its way. */
export function openLicence(): void {
  isAsked = listener === undefined;
  listener?.();
}

export function onLicenceAsked(open: () => void): () => void {
  listener = open;
  if (isAsked) openLicence();
  return () => {
    listener = undefined;
  };
}
