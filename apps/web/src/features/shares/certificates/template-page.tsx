import { Controller, useWatch } from 'react-hook-form';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { useAction, useCall } from '#api/queries.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import styles from './certificates.module.css';
import { useLeave } from '../plan/use-leave.ts';
import { LogoField } from './logo-field.tsx';
import {
  executionOptions,
  type KeptTemplate,
  templateSchema,
  type TemplateValues,
  toTemplateBody,
  toTemplateValues,
  type TemplateForm,
} from './template-values.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '#kit/use-settled.ts';
import { LoadFailed } from '#api/loaded.tsx';
import { callRaw } from '#api/call.ts';
import { useBlobUrl } from '#api/files/use-blob-url.ts';
import { DocumentFrame } from '#kit/document-frame/document-frame.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';

/** What the company has on its certificates: words on the left, a specimen of them on the right. */
export function TemplatePage({ companyId }: { companyId: string }) {
  const mayEdit = useMay('saveShareCertificateTemplate');
  const query = useCall('getShareCertificateTemplate', { query: { companyId } });
  return (
    <ShareArea
      companyId={companyId}
      title="Certificate template"
      note="Logo, words and signatures of every certificate that is printed from now on"
    >
      {mayEdit ? (
        <PagePart query={query} what="template">
          {(kept) => <TemplateEditor companyId={companyId} kept={kept} />}
        </PagePart>
      ) : (
        <Banner tone="info">Only people who may edit the company change its certificates.</Banner>
      )}
    </ShareArea>
  );
}

interface TemplateEditorProps {
  readonly companyId: string;
  readonly kept: KeptTemplate;
}

function TemplateEditor({ companyId, kept }: TemplateEditorProps) {
  const leave = useLeave();
  const form = useStatbookForm({ schema: templateSchema, defaultValues: toTemplateValues(kept) });
  const saving = useAction('saveShareCertificateTemplate', ['getShareCertificateTemplate']);
  const save = async (values: TemplateValues) => {
    await saving.mutateAsync({ body: { companyId, ...toTemplateBody(values) } });
    await leave(sharePaths.certificates(companyId), 'Certificate template saved');
  };
  return (
    <div className={styles.editor}>
      <ActionForm
        form={form}
        onSubmit={save}
        submitLabel="Save template"
        cancelHref={sharePaths.certificates(companyId)}
      >
        <Controller
          name="logo"
          control={form.control}
          render={({ field }) => <LogoField value={field.value} onChange={field.onChange} />}
        />
        <TextArea
          {...form.register('wording')}
          label="Wording"
          hint="The sentence after what is certified"
          optional
          rows={3}
        />
        <RadioGroup {...form.register('execution')} label="Execution" options={executionOptions} />
        <TextField
          {...form.register('signatories.0')}
          label="Under the first signature"
          hint="Name or office; the usual one where it is empty"
          optional
          width="full"
        />
        <TextField
          {...form.register('signatories.1')}
          label="Under the second signature"
          optional
          width="full"
        />
        <TextArea {...form.register('notice')} label="Small print" optional rows={3} />
      </ActionForm>
      <TemplatePreview companyId={companyId} form={form} />
    </div>
  );
}

/** How long nothing is typed before the specimen is drawn again. */
const pauseMs = 500;

interface TemplatePreviewProps {
  readonly companyId: string;
  readonly form: TemplateForm;
}

/** A specimen by what stands in the form, as it will be printed. */
function TemplatePreview({ companyId, form }: TemplatePreviewProps) {
  const values = useSettled(useWatch({ control: form.control }), pauseMs);
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
