import { IconSend } from '@tabler/icons-react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './button.module.css';

export type ButtonKind = 'filled' | 'outlined' | 'text' | 'danger';

/** How a button looks, be it a button or a link. */
export interface ButtonLook {
  /** One filled button per view; text inside tables and cards. */
  readonly kind?: ButtonKind | undefined;
  readonly compact?: boolean | undefined;
  readonly icon?: IconShape | undefined;
  /** It sends to the registry: it carries the paper plane, which nothing else does. */
  readonly files?: boolean | undefined;
}

export function LeadIcon({ icon, files = false }: Pick<ButtonLook, 'icon' | 'files'>) {
  const shape = files ? IconSend : icon;
  return shape ? <Icon shape={shape} directional={files} /> : null;
}

export function buttonClass({ kind = 'outlined', compact }: ButtonLook): string {
  return classNames(styles.button, styles[kind], compact && styles.compact);
}
