import { createDoor } from './door.ts';

/** The panel in which the look of the product is chosen: asked for from the user menu, the settings and the palette. */
export const { open: openCustomizer, onAsked: onCustomizerAsked } = createDoor();
