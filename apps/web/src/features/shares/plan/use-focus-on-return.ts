import { useEffect, useRef } from 'react';

/** Coming back from the review, a keyboard goes on at the form and not at the top of the page. */
export function useFocusOnReturn(isReviewed: boolean) {
  const form = useRef<HTMLDivElement>(null);
  const wasReviewed = useRef(false);
  useEffect(() => {
    if (!isReviewed && wasReviewed.current) form.current?.focus();
    wasReviewed.current = isReviewed;
  }, [isReviewed]);
  return form;
}
