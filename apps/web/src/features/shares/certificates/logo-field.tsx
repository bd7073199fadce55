import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { FileDrop } from '#kit/file-drop/file-drop.tsx';
import { toBase64 } from '#kit/file-drop/to-base64.ts';
import styles from './certificates.module.css';

/** The largest logo that the server keeps. */
const mostBytes = 200 * 1024;

interface LogoFieldProps {
  /** In base64; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** And the most that a side of it may have, in pixels. */
const mostPixels = 1024;

async function whatIsWrong(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return 'Choose a picture of at most 200 KB';
  const isOfType = file.type === 'image/png' || file.type === 'image/jpeg';
  const picture = isOfType ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (picture === undefined) return 'Choose a PNG or JPEG picture: this file is none';
  const isLarge = picture.width > mostPixels || picture.height > mostPixels;
  return isLarge ? 'Choose a picture of at most 1,024 by 1,024 pixels' : undefined;
}

/** The picture at the head of a certificate. */
export function LogoField({ value, onChange }: LogoFieldProps) {
  const [refused, setRefused] = useState<string>();
  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const wrong = await whatIsWrong(file);
    setRefused(wrong);
    if (wrong === undefined) onChange(await toBase64(file));
  };
  return (
    <>
      <FileDrop
        name="logo"
        label="Logo"
        hint="PNG or JPEG, at most 200 KB and 1,024 by 1,024 pixels"
        optional
        accept=".png,.jpg,.jpeg"
        files={[]}
        onChange={(files) => void choose(files)}
        error={refused}
      />
      {value !== '' && (
        <div className={styles.kept}>
          <img
            className={styles.logo}
            src={`data:image/${value.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${value}`}
            alt="The logo now"
          />
          <Button kind="text" compact onClick={() => onChange('')}>
            Remove logo
          </Button>
        </div>
      )}
    </>
  );
}
