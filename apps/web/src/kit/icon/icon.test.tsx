import { IconArrowRight } from '@tabler/icons-react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';

const draw = (directional: boolean) => {
  const icon = render(<Icon shape={IconArrowRight} directional={directional} />).container.querySelector(
    'svg',
  );
  if (icon === null) throw new Error('no icon is drawn');
  return icon;
};

describe('an icon', () => {
  afterEach(cleanup);

  it('is nothing to readers and to the keyboard', () => {
    const icon = draw(false);
    expect([icon.getAttribute('aria-hidden'), icon.getAttribute('focusable')]).toEqual(['true', 'false']);
  });

  it('turns round with the direction of the page only where it points along it', () => {
    expect(draw(false).style.transform).toBe('');
    expect(draw(true).style.transform).toBe('scaleX(var(--icon-direction, 1))');
  });
});
