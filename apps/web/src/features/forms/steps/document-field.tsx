import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';
import { FileDrop } from '#kit/file-drop/file-drop.tsx';
import { Refusal } from '#kit/form/refusal.ts';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import styles from '../forms.module.css';
import type { FormField, FormState } from '../form-state.ts';
import { toName } from '#filing/answers/answers.ts';

type AttachedDocument = FormState['documents'][number];

interface DocumentFieldProps {
  readonly field: FormField;
  /** Undefined where none is attached. */
  readonly attached: AttachedDocument | undefined;
  readonly onAttach: (path: string, file: File) => Promise<unknown>;
  readonly onRemove: (path: string) => void;
}

/** A PDF that goes with the form: attached at once when it is chosen. */
export function DocumentField({ field, attached, onAttach, onRemove }: DocumentFieldProps) {
  const { path, label, hint, isOptional } = field;
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const attach = async (file: File) => {
    setSending(file.name);
    setRefused(undefined);
    try {
      await onAttach(path, file);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(Object.values(error.errors)[0] ?? error.message);
    } finally {
      setSending(undefined);
    }
  };
  const replace = attached && 'Choose another file to replace the one that is attached.';
  const hints = [hint, replace].filter((each) => each !== null && each !== undefined).join(' ');
  return (
    <>
      <FileDrop
        name={toName(path)}
        label={label}
        optional={isOptional}
        accept=".pdf"
        files={[]}
        onChange={([file]) => file && void attach(file)}
        {...(hints !== '' && { hint: hints })}
        {...(sending !== undefined && { busy: `Attaching ${sending}` })}
        {...(refused !== undefined && { error: refused })}
      />
      {attached && <Attached document={attached} onRemove={() => onRemove(path)} />}
    </>
  );
}

interface AttachedProps {
  readonly document: AttachedDocument;
  readonly onRemove: () => void;
}

function Attached({ document: { documentId, filename, pages }, onRemove }: AttachedProps) {
  const { isSaving, save } = useSaveFile();
  const download = () => save(() => callRaw('getFormDocument', { query: { documentId } }));
  return (
    <div className={styles.beside}>
      <bdi>{filename}</bdi>, {pages === 1 ? '1 page' : `${pages} pages`}
      <Button kind="text" compact busy={isSaving} onClick={download}>
        Download<VisuallyHidden> {filename}</VisuallyHidden>
      </Button>
      <Button kind="text" compact onClick={onRemove}>
        Remove<VisuallyHidden> {filename}</VisuallyHidden>
      </Button>
    </div>
  );
}
