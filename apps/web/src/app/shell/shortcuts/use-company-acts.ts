import { isLlpNumber } from '@statbook/domain/companies';
import { formNumberFor } from '@statbook/domain/filing';
import { IconArrowRight, IconClipboardCheck, IconFileText } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { callWith } from '#api/call.ts';
import { callOptions, invalidateCalls } from '#api/queries.ts';
import { lacksShares } from '#company-page/company-pages.ts';
import type { PaletteEntry } from '#features/palette/palette-entries.ts';
import { type FormId, useOfferedForms } from '#filing/start-form.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import type { CurrentCompany } from '../../current-company.ts';
import { paths } from '../../paths.ts';
import { mayMake, type UserAccess, useAccess } from '../../session-port.ts';
import { companyActs, type FormAct, formActs } from './company-acts.ts';
import { showOverlay } from './overlay-store.ts';

/** Where an act leads for a company. */
type Leads = (companyId: string) => string;

/** What can be done for the company of the page; without one, a company is chosen first. */
export function useCompanyActs(
  company: CurrentCompany | undefined,
  go: (href: string) => void,
): readonly PaletteEntry[] {
  const access = useAccess();
  const lead = (href: Leads) => () =>
    company === undefined ? showOverlay('companies', href) : go(href(company.id));
  return toEntries({ company, access, lead, forms: useFormActs(company, go) });
}

/** What can be done for a company that is named together with the act; which forms it has is asked when one is begun. */
export function useActsOf(go: (href: string) => void): (company: CurrentCompany) => readonly PaletteEntry[] {
  const access = useAccess();
  const start = useStart(go);
  return (company) => {
    const { id, number } = company;
    const forms = mayMake(access, 'startForm') && !isLlpNumber(number) ? formActs : [];
    const entries = toEntries({
      company,
      access,
      lead: (href) => () => go(href(id)),
      forms: forms.map((each) => ({
        ...each,
        label: `${each.label} (${formNumberFor(each.form, number)})`,
        act: () => void start(id, each.form),
      })),
    });
    return entries.map((entry) => ({ ...entry, id: `${entry.id}:${id}` }));
  };
}

interface Acting {
  readonly company: CurrentCompany | undefined;
  readonly access: UserAccess;
  readonly lead: (href: Leads) => () => void;
  readonly forms: readonly OfferedAct[];
}

/** Its statement, what has a page of its own, and the forms. */
function toEntries({ company, access, lead, forms }: Acting): readonly PaletteEntry[] {
  const detail = company?.name ?? 'Choose the company next';
  const statement: PaletteEntry = {
    id: company === undefined ? 'act:statement' : `file:${company.id}`,
    label: `Prepare the confirmation statement${company === undefined ? '' : ` of ${company.name}`}`,
    detail: company === undefined ? detail : undefined,
    also: 'file cs01 confirm annual return',
    icon: IconClipboardCheck,
    onlyFound: true,
    act: lead((companyId) => paths.confirmationStatement(companyId)),
  };
  // A partnership files its statement elsewhere.
  const isLlp = company !== undefined && isLlpNumber(company.number);
  const noShares = company !== undefined && lacksShares(company.number, company.type);
  return [
    ...(mayMake(access, 'saveConfirmationStatement') && !isLlp ? [statement] : []),
    ...companyActs
      .filter(({ call, isOfShares }) => mayMake(access, call) && !(noShares && isOfShares))
      .map(
        ({ id, label, also, href }): PaletteEntry => ({
          id: `act:${id}`,
          label,
          detail,
          also,
          icon: IconArrowRight,
          onlyFound: true,
          act: lead((companyId) => href(companyId)),
        }),
      ),
    ...forms.map(
      ({ form, label, also, act }): PaletteEntry => ({
        id: `act:${form}`,
        label,
        detail,
        also: `${also} ${form}`,
        icon: IconFileText,
        onlyFound: true,
        act: act ?? lead((companyId) => paths.formsMatching(companyId, form)),
      }),
    ),
  ];
}

interface OfferedAct extends FormAct {
  /** Begins the form; undefined without a company. */
  readonly act: (() => void) | undefined;
}

/** The forms of the company of the page that may be begun, else all of them. */
function useFormActs(company: CurrentCompany | undefined, go: (href: string) => void): readonly OfferedAct[] {
  const access = useAccess();
  const offered = useOfferedForms(company?.id);
  const start = useStart(go);
  if (!mayMake(access, 'startForm')) return [];
  if (company === undefined) return formActs.map((each) => ({ ...each, act: undefined }));
  const isLlp = isLlpNumber(company.number);
  const named = new Set<string>(formActs.map(({ form }) => form));
  const others = [...offered.values()]
    .filter(({ form }) => !named.has(form))
    .map(({ form, formName }): FormAct => ({ form, label: formName, also: '' }));
  return [...formActs, ...others].flatMap(({ form, label, also }) => {
    const found = offered.get(form);
    // A partnership has members, and forms of its own.
    if (isLlp && found === undefined) return [];
    const name = isLlp ? (found?.formName ?? label) : label;
    return [
      {
        form,
        label: `${name} (${found?.formNumber ?? formNumberFor(form, company.number)})`,
        also,
        act: () => void start(company.id, form),
      },
    ];
  });
}

/**
 * Begins a form when the palette is gone already; where something stands in the way, the page of forms says what. Whoever is
 * quick chooses before it is known which forms there are.
 */
function useStart(go: (href: string) => void) {
  const queryClient = useQueryClient();
  return async (companyId: string, form: FormId) => {
    try {
      const query = { companyId };
      // What the palette has asked is given up when it closes.
      const offered =
        queryClient.getQueryData(callOptions('getForms', { query }).queryKey) ??
        (await callWith('getForms', { query }));
      const mayStart = offered.entity.some((each) => each.form === form && each.whyNot === null);
      if (!mayStart) return go(paths.formsMatching(companyId, form));
      const { entity } = await callWith('startForm', { body: { companyId, form } });
      await invalidateCalls(queryClient, 'getForms');
      if (entity[0] !== undefined) go(paths.form(entity[0].filingId));
    } catch (error) {
      showFailure(error);
    }
  };
}
