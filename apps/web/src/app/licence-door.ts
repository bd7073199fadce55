import { createDoor } from './door.ts';

/** The dialog with the account's licence: asked for from the footer and the user menu. */
export const { open: openLicence, onAsked: onLicenceAsked } = createDoor();
