import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadFailed } from '#api/loaded.tsx';
import { callRaw } from '#api/call.ts';
import { useBlobUrl } from '#api/files/use-blob-url.ts';
import { DocumentFrame } from '#kit/document-frame/document-frame.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import styles from './certificates.module.css';
import { templateSchema, type TemplateForm, toTemplateBody } from './template-values.ts';

/** How long nothing is typed before the specimen is drawn again. */
const pauseMs = 500;

interface TemplatePreviewProps {
  readonly companyId: string;
  readonly form: TemplateForm;
}

/** A specimen by what stands in the form, as it will be printed. */
export function TemplatePreview({ companyId, form }: TemplatePreviewProps) {
  const values = useSettled(useWatch({ control: form.control }));
  const parsed = templateSchema.safeParse(values);
  const query = useQuery({
    queryKey: ['previewShareCertificate', companyId, values],
    queryFn: async ({ signal }) => {
      const body = { companyId, ...toTemplateBody(templateSchema.parse(values)) };
      const response = await callRaw('previewShareCertificate', { body, signal });
      return new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
    },
    enabled: parsed.success,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const url = useBlobUrl(query.data);
  if (query.error !== null)
    return (
      <LoadFailed
        what="specimen"
        title="The specimen could not be drawn"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <section className={styles.preview} aria-label="Specimen">
      {url === undefined ? (
        <LoadingText label="Drawing the specimen" lines={8} />
      ) : (
        <DocumentFrame url={url} title="Specimen of a certificate" sheet />
      )}
    </section>
  );
}

/** A value once it has stood still for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
