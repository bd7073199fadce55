import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { CSSProperties } from 'react';

export type IconShape = TablerIcon;

const mirrored: CSSProperties = { transform: 'scaleX(var(--icon-direction, 1))' };

interface IconProps {
  readonly shape: IconShape;
  readonly size?: number | undefined;
  /** An icon that points along the line of reading turns round with it. */
  readonly directional?: boolean | undefined;
}

/** A Tabler icon in the size of the product; hidden from readers, since words stand beside it. */
export function Icon({ shape: Shape, size = 17, directional = false }: IconProps) {
  return (
    <Shape
      size={size}
      stroke={1.6}
      aria-hidden="true"
      focusable="false"
      style={directional ? mirrored : undefined}
    />
  );
}
