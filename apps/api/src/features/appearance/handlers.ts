import type { LiveEvents } from '../../platform/live/live-events.ts';
import { getAppearanceHandler } from './get-appearance.ts';
import { getTableChoicesHandler } from './get-table-choices.ts';
import { saveAppearanceHandler } from './save-appearance.ts';
import { saveTableChoiceHandler } from './save-table-choice.ts';

/** The calls about how the product and its tables look to a person. */
export function appearanceHandlers(needs: { live: LiveEvents }) {
  return {
    getAppearance: getAppearanceHandler,
    saveAppearance: saveAppearanceHandler(needs),
    getTableChoices: getTableChoicesHandler,
    saveTableChoice: saveTableChoiceHandler(needs),
  };
}
