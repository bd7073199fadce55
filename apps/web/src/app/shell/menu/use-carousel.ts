import { useEffect, useRef, useState } from 'react';

/** A step shows the next part of what does not fit, less so much that one sees where one was (specification, section 9). */
const overlap = 80;

export const stepOf = (wrapperWidth: number) => Math.max(wrapperWidth - overlap, overlap);

/** How far a row can still be moved; right to left its offsets count backwards. */
export function endsOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  const moved = Math.abs(scrollLeft);
  // A pixel is no way to go: both widths are rounded, and a row from right to left begins at a fraction.
  return { atStart: moved <= 1, atEnd: moved + clientWidth >= scrollWidth - 1 };
}

/** Moves a row by steps, with buttons that know when it is at an end. */
export function useCarousel() {
  const wrapper = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = wrapper.current;
    if (!element) return undefined;
    const look = () => setEnds(endsOf(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const move = (steps: 1 | -1) => {
    const element = wrapper.current;
    if (!element) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = steps * direction * stepOf(element.clientWidth);
    element.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  return { wrapper, ...ends, move };
}
