import type { OfficerRole } from '@statbook/domain/filing/forms';
import type { GatewayFormId } from '../gateway-forms.ts';

/** The element that holds an officer in every officer form. */
export const OFFICER_ELEMENTS = {
  director: 'Director',
  secretary: 'Secretary',
  member: 'Member',
} as const satisfies Readonly<Record<OfficerRole, string>>;

type FormByOfficer = Readonly<Record<OfficerRole, Readonly<Record<'person' | 'corporate', GatewayFormId>>>>;

/** The registrar's form for each event, role and kind of officer. */
export const OFFICER_FORMS = {
  appointment: {
    director: { person: 'AP01', corporate: 'AP02' },
    secretary: { person: 'AP03', corporate: 'AP04' },
    member: { person: 'LLAP01', corporate: 'LLAP02' },
  },
  termination: {
    director: { person: 'TM01', corporate: 'TM01' },
    secretary: { person: 'TM02', corporate: 'TM02' },
    member: { person: 'LLTM01', corporate: 'LLTM01' },
  },
  change: {
    director: { person: 'CH01', corporate: 'CH02' },
    secretary: { person: 'CH03', corporate: 'CH04' },
    member: { person: 'LLCH01', corporate: 'LLCH02' },
  },
} as const satisfies Readonly<Record<string, FormByOfficer>>;
