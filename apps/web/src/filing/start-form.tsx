import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CallInput, CallReply } from '#api/call-types.ts';
import { invalidateCalls, useAction, useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import type { ButtonKind } from '#kit/button/button-look.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import type { MenuItem } from '#kit/menu/menu-item.ts';
import { Muted } from '#kit/muted/muted.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';

/** A form that may be filed for a company, as the server offers it. */
export type OfferedForm = CallReply<'getForms'>['entity'][number];
export type FormId = OfferedForm['form'];
/** What the page knows already: the officer, the charge, the entries of the share register. */
export type FormOrigin = NonNullable<CallInput<'startForm'>['body']['origin']>;

/** What shows whether a form has been begun. */
const changes = ['getForms', 'getControlProposals', 'getTieOut', 'getCompanyOverview'] as const;

/** Said where the form was open already and went the other way. */
const switchedTo = {
  software: 'The draft that was open is filed by software now.',
  document: 'The draft that was open is now a document you deliver.',
} as const satisfies Record<OfferedForm['way'], string>;

/** Begins a form as a draft and opens it; one that is open goes on, by the way that is chosen now. */
export function useStartForm(companyId: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const starting = useAction('startForm');
  // The button may have given way to "Go on" before the answer came: the form is opened all the same.
  const start = (form: FormId, origin?: FormOrigin, way?: OfferedForm['way']) =>
    void starting
      .mutateAsync({ body: { companyId, form, ...(origin && { origin }), ...(way && { way }) } })
      .then(({ entity: [started] }) => {
        if (started?.isSwitched && way !== undefined) showToast(switchedTo[way]);
        if (started !== undefined) void navigate({ href: paths.form(started.filingId) });
        void invalidateCalls(queryClient, ...changes);
      }, showFailure);
  return { start, isStarting: starting.isPending };
}

/** What the server says of the forms of a company; nothing without one, nor for somebody who may not begin one. */
export function useOfferedForms(companyId: string | undefined): ReadonlyMap<string, OfferedForm> {
  const enabled = useMay('startForm') && companyId !== undefined;
  const { data } = useCall('getForms', { query: { companyId: companyId ?? '' } }, { enabled });
  return new Map(data?.entity.map((offered) => [offered.form, offered]));
}

/** Said before a form is begun that software does not send: whoever begins it has something to carry. */
const asDocument = 'as a document you deliver';

interface StartFormProps {
  readonly companyId: string;
  /** Its id: "AP01". */
  readonly form: string;
  readonly origin?: FormOrigin | undefined;
  readonly kind?: ButtonKind | undefined;
  readonly compact?: boolean | undefined;
  /** Says why where the form cannot be begun; otherwise there is nothing then. */
  readonly explains?: boolean | undefined;
  /** Who or what it is about, heard after what the button says. */
  readonly about?: string | undefined;
  /** The verb with its object: "Appoint a director". Left out where the number of the form says it best. */
  readonly children?: ReactNode;
}

/** Begins a form from the page of what it is about; nothing where the server does not offer it. */
export function StartForm(props: StartFormProps) {
  const { companyId, form, origin, kind, compact, explains = false, about, children } = props;
  const offered = useOfferedForms(companyId).get(form);
  const { start, isStarting } = useStartForm(companyId);
  if (form === 'CS01') {
    return (
      <LinkButton kind={kind} compact={compact} href={paths.confirmationStatement(companyId)}>
        {children ?? `File ${form}`}
        {about !== undefined && <VisuallyHidden>: {about}</VisuallyHidden>}
      </LinkButton>
    );
  }
  if (offered === undefined) return null;
  if (offered.whyNot !== null) {
    return explains ? (
      <Muted small>
        {offered.formNumber}: {offered.whyNot}
      </Muted>
    ) : null;
  }
  return (
    <Button kind={kind} compact={compact} busy={isStarting} onClick={() => start(offered.form, origin)}>
      {children ?? `File ${offered.formNumber}`}
      {offered.way === 'document' && `, ${asDocument}`}
      {children !== undefined && <VisuallyHidden> (form {offered.formNumber})</VisuallyHidden>}
      {about !== undefined && <VisuallyHidden>: {about}</VisuallyHidden>}
    </Button>
  );
}

interface StartFormItem {
  readonly form: FormId;
  /** The name of the form where nothing shorter says it. */
  readonly label?: string;
  readonly origin?: FormOrigin;
}

/** The same as lines of a menu. */
export function useStartFormItems(companyId: string) {
  const offered = useOfferedForms(companyId);
  const { start } = useStartForm(companyId);
  return (items: readonly StartFormItem[]): readonly MenuItem[] =>
    items
      .flatMap((item) => {
        const found = offered.get(item.form);
        return found?.whyNot === null ? [{ ...item, found }] : [];
      })
      .map(({ form, label, origin, found: { formName, formNumber, way } }) => ({
        id: form,
        label: `${label ?? formName} (${formNumber}${way === 'document' ? `, ${asDocument}` : ''})`,
        onSelect: () => start(form, origin),
      }));
}
