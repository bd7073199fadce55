import { useEffect, useRef, useState } from 'react';

/**
 * A text that the address holds: on screen at once, in the address when typing has rested for `restMs`. Going back and forth in the
 * browser's history brings the text along.
 */
export function useAddressText(saved: string, save: (text: string) => void, restMs = 250) {
  const [text, setText] = useState(saved);
  const written = useRef(saved);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (saved === written.current) return;
    written.current = saved;
    setText(saved);
  }, [saved]);
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
