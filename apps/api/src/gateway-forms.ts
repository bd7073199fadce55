import { FORM_CATALOGUE, type FormId } from '@statbook/domain/filing';

/** What the setting `GATEWAY_FORMS` comes to. */
interface GatewayForms {
  readonly forms: ReadonlySet<FormId>;
  readonly faults: readonly string[];
}

/** Every form that the gateway takes. */
const softwareForms = FORM_CATALOGUE.filter(({ channel }) => channel === 'gateway').map(({ id }) => id);

/**
 * The forms that are filed by software: those that are named; else every one, and in live the one that the registrar takes from
 * any package without a sample.
 */
export function readGatewayForms(named: readonly string[] | undefined, isLive: boolean): GatewayForms {
  if (named === undefined) return { forms: new Set(isLive ? ['CS01'] : softwareForms), faults: [] };
  const known = new Set<string>(softwareForms);
  const faults = named
    .filter((form) => !known.has(form))
    .map((form) => `GATEWAY_FORMS: ${form} is no form that software can file`);
  const forms = new Set(softwareForms.filter((form) => named.includes(form)));
  // Confirmation statements have no other way here.
  return {
    forms,
    faults: forms.has('CS01') ? faults : [...faults, 'GATEWAY_FORMS: name CS01 among the forms'],
  };
}
