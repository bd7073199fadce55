import { useState } from 'react';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly name: string;
  readonly photoUrl?: string | null | undefined;
  /** Pixels across. */
  readonly size: number;
  /** What the photo shows, where no name stands beside it. */
  readonly alt?: string | undefined;
}

/** A person's photo; their initials where there is none, or where it cannot be drawn. */
export function Portrait({ name, photoUrl, size, alt = '' }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  // The letters fill a third of the circle, and are never smaller than text may be.
  const style = { inlineSize: size, blockSize: size, fontSize: Math.max(12, size / 3) };
  if (photoUrl && photoUrl !== broken)
    return (
      <img
        className={styles.portrait}
        style={style}
        src={photoUrl}
        alt={alt}
        onError={() => setBroken(photoUrl)}
      />
    );
  return (
    <span className={styles.portrait} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first name and of the last. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .filter((_word, place) => place === 0 || place === words.length - 1)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
}
