/** Asked for from the user menu, the settings and the command palette. */
const event = 'statbook:customize';

/** Opens the panel in which the look of the product is chosen. */
export function openCustomizer(): void {
  document.dispatchEvent(new Event(event));
}

export function onCustomizerAsked(listener: () => void): () => void {
  document.addEventListener(event, listener);
  return () => document.removeEventListener(event, listener);
}
