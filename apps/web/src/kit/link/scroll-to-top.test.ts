import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollDuration, scrollToTop } from './scroll-to-top.ts';

let tops: number[];
let frames: FrameRequestCallback[];

function pageAt(scrollY: number, { reduced = false } = {}) {
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}

/** The picture that the browser draws so many milliseconds after the start. */
const draw = (ms: number) => frames.splice(0).forEach((frame) => frame(ms));

beforeEach(() => {
  tops = [];
  frames = [];
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => tops.push(top ?? Number.NaN));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('performance', { now: () => 0 });
});
afterEach(() => vi.unstubAllGlobals());

describe('the way back to the top of a page', () => {
  it('takes its time, half of it for half the way', () => {
    pageAt(1000);
    scrollToTop();
    draw(0);
    draw(scrollDuration / 2);
    draw(scrollDuration);
    expect(tops.map(Math.round)).toEqual([1000, 500, 0]);
    expect(frames).toEqual([]);
  });

  it('is taken at once by those who want no motion', () => {
    pageAt(1000, { reduced: true });
    scrollToTop();
    expect(tops).toEqual([0]);
  });

  it('is left to the person who scrolls meanwhile', () => {
    pageAt(1000);
    scrollToTop();
    draw(0);
    dispatchEvent(new Event('wheel'));
    draw(scrollDuration);
    expect(tops).toEqual([1000]);
  });

  it('is none for who is there', () => {
    pageAt(0);
    scrollToTop();
    expect(frames).toEqual([]);
  });
});
