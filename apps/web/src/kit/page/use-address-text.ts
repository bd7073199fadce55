import { useEffect, useRef, useState } from 'react';

/**
 * A text that the address keeps: on screen at once, in the address when typing has rested for `restMs`. Going back and forth in the
 * browser's history brings the text along.
 */
export function useAddressText(kept: string, keep: (text: string) => void, restMs = 250) {
  const [text, setText] = useState(kept);
  const written = useRef(kept);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (kept === written.current) return;
    written.current = kept;
    setText(kept);
  }, [kept]);
  useEffect(() => {
    if (text === written.current) return undefined;
    const page = location.pathname;
    const timer = setTimeout(() => {
      // Another page is on its way: its address is not this one's to write.
      if (location.pathname !== page) return;
      written.current = text;
      latest.current(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return [text, setText] as const;
}
