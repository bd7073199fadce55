import { useEffect, useState } from 'react';
import { ToggleChip } from '#kit/filters/filters.tsx';

/** Turns the whole page dark or round. Leaves it as it was found. */
export function SchemeSwitches() {
  const [dark, setDark] = useState(false);
  const [rightToLeft, setRightToLeft] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    const before = { scheme: page.dataset['scheme'], dir: page.dir };
    if (dark) page.dataset['scheme'] = 'dark';
    if (rightToLeft) page.dir = 'rtl';
    return () => {
      if (before.scheme === undefined) delete page.dataset['scheme'];
      else page.dataset['scheme'] = before.scheme;
      page.dir = before.dir;
    };
  }, [dark, rightToLeft]);
  return (
    <>
      <ToggleChip label="Dark" pressed={dark} onToggle={setDark} />
      <ToggleChip label="Right to left" pressed={rightToLeft} onToggle={setRightToLeft} />
    </>
  );
}
