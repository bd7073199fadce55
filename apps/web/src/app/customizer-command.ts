import { createDeferredCommand } from './deferred-command.ts';

/** Opens the theme customizer: called from the user menu, the settings and the palette. */
export const { run: openCustomizer, onRun: onOpenCustomizer } = createDeferredCommand();
