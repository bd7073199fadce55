import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { AnchoredPopover } from '../popup/anchored-popover.tsx';
import styles from '../popup/popup.module.css';

interface TermPopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly explanation: ReactNode;
  readonly onClose: () => void;
}

export default function TermPopup({ anchor, title, explanation, onClose }: TermPopupProps) {
  return (
    <AnchoredPopover
      anchor={anchor}
      className={classNames(styles.popup, styles.explanation)}
      onClose={onClose}
    >
      <Popover.Title>{title}</Popover.Title>
      <Popover.Description render={<div />}>{explanation}</Popover.Description>
    </AnchoredPopover>
  );
}
