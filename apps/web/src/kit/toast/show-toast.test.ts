import { beforeEach, describe, expect, it } from 'vitest';
import { receiveToasts, showToast, type ToastMessage } from './show-toast.ts';

function gather() {
  const texts: string[] = [];
  const stop = receiveToasts(({ text }: ToastMessage) => void texts.push(text));
  return { texts, stop };
}

describe('toasts before their region is on the page', () => {
  // Pages of other tests may have left some.
  beforeEach(() => receiveToasts(() => undefined)());

  it('wait for it, in their order', () => {
    showToast('Saved');
    showToast({ text: 'Failed', tone: 'failed' });
    const { texts, stop } = gather();
    expect(texts).toEqual(['Saved', 'Failed']);
    stop();
  });

  it('are shown once, though the region is drawn again', () => {
    const first = gather();
    showToast('Saved');
    const second = gather();
    first.stop();
    showToast('Deleted');
    expect([first.texts, second.texts]).toEqual([['Saved'], ['Deleted']]);
    second.stop();
  });
});
