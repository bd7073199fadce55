import { describe, expect, it } from 'vitest';
import { closeUnlessOnAnchor } from './popup-closing.ts';

const button = document.createElement('button');
const icon = button.appendChild(document.createElement('span'));

function change(open: boolean, reason: string, target: Element): string[] {
  const events: string[] = [];
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'target', { value: target });
  closeUnlessOnAnchor({ current: button }, () => events.push('closed'))(open, { reason, event });
  return events;
}

describe('a pop-up that its button controls', () => {
  it.each(['outside-press', 'focus-out'])('leaves a press on the button to the button (%s)', (reason) => {
    expect(change(false, reason, icon)).toEqual([]);
  });

  it('closes on a press anywhere else', () => {
    expect(change(false, 'outside-press', document.body)).toEqual(['closed']);
  });

  it('closes with Esc although the focus is on the button', () => {
    expect(change(false, 'escape-key', button)).toEqual(['closed']);
  });

  it('has nothing to close while it opens', () => {
    expect(change(true, 'trigger-press', button)).toEqual([]);
  });
});
