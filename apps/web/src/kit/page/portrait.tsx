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
  const style = { inlineSize: size, blockSize: size };
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

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.charAt(0) ?? '',
  );
  return letters.join('').toUpperCase();
}
