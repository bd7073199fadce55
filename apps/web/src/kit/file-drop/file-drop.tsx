import { IconUpload, IconX } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useField, type FieldProps } from '../field/field.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import styles from './file-drop.module.css';
import { LiveStatus } from '../live-status/live-status.tsx';

interface FileDropProps extends FieldProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** As of an input: ".pdf,.csv". What does not match is left out and named. */
  readonly accept?: string | undefined;
  /** What happens to a file now, "Attaching deed.pdf": no other is taken meanwhile, and the page can be used. */
  readonly busy?: string | undefined;
}

/** A file, chosen or dropped. */
export function FileDrop(props: FileDropProps) {
  const { name, label, hint, optional, files, onChange, accept, busy } = props;
  const field = useField(props);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const add = (list: FileList | null) => {
    if (busy !== undefined) return;
    const added = [...(list ?? [])];
    const fitting = added.filter((file) => accepts(accept, file.name));
    setRefused(added.filter((file) => !fitting.includes(file)).map((file) => file.name));
    if (fitting.length > 0) onChange(fitting.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way; the button is the first */}
      <div
        className={classNames(styles.zone, over && styles.over)}
        aria-busy={busy !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon shape={IconUpload} />
        <span>Drop a file here, or</span>
        <input
          id={field.id}
          name={name}
          type="file"
          accept={accept}
          aria-describedby={field.describedBy}
          aria-disabled={busy !== undefined || undefined}
          aria-invalid={field.error !== undefined || undefined}
          // Not disabled: that would take the focus away.
          onClick={(event) => {
            if (busy !== undefined) event.preventDefault();
          }}
          onChange={(event) => {
            add(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      <ChosenFiles files={files} onRemove={(file) => onChange(files.filter((each) => each !== file))} />
      <LiveStatus className={styles.busy}>{busy}</LiveStatus>
      <LiveStatus className={styles.refused}>
        {refused.length > 0 && `Not taken, because only ${accept} fits: ${refused.join(', ')}`}
      </LiveStatus>
    </FieldFrame>
  );
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          {file.name}
          <Button kind="text" compact icon={IconX} onClick={() => onRemove(file)}>
            Remove<VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function accepts(accept: string | undefined, name: string): boolean {
  if (accept === undefined) return true;
  return accept.split(',').some((ending) => name.toLowerCase().endsWith(ending.trim().toLowerCase()));
}
