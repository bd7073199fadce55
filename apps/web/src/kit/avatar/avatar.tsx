import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly photoUrl?: string | null | undefined;
  /** Pixels across. */
  readonly size: number;
  /** What the photo shows, where no name stands beside it. */
  readonly alt?: string | undefined;
}

/** A person's photo; their initials where there is none, or where it cannot be drawn. */
export function Avatar({ name, photoUrl, size, alt = '' }: AvatarProps) {
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
  const names = name.trim().split(/\s+/);
  return names
    .filter((_name, place) => place === 0 || place === names.length - 1)
    .map((part) => part.charAt(0))
    .join('')
    .toUpperCase();
}
