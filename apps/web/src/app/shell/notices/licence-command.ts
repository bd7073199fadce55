import { createDeferredCommand } from '../../deferred-command.ts';

/** Opens the dialog with the licence: called from the footer and the user menu. */
export const { run: openLicence, onRun: onOpenLicence } = createDeferredCommand();
