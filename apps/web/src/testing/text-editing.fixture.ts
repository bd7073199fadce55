import { afterAll, beforeAll } from 'vitest';

/** Gives jsdom the one editing command that masks use, as browsers carry it out: it replaces what is selected. */
export function provideTextEditing(): void {
  beforeAll(() => {
    document.execCommand = (command, _showUi, text = '') => {
      const field = document.activeElement;
      if (command !== 'insertText' || !(field instanceof HTMLInputElement)) return false;
      field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
      return true;
    };
  });
  afterAll(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });
}
