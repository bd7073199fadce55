import type { Handler } from '../../pipeline/handler.ts';
import type { LiveEvents } from '../../platform/live-events.ts';
import { getAppearanceHandler } from './get-appearance.ts';
import { getTableChoicesHandler } from './get-table-choices.ts';
import { saveAppearanceHandler } from './save-appearance.ts';
import { saveTableChoiceHandler } from './save-table-choice.ts';

/** The calls about how the product and its tables look to a person. */
export function appearanceHandlers(needs: { live: LiveEvents }): Handler[] {
  return [
    getAppearanceHandler,
    saveAppearanceHandler(needs),
    getTableChoicesHandler,
    saveTableChoiceHandler(needs),
  ];
}
