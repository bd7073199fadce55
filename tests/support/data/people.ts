/** Someone of the demo who can sign in. */
export interface Person {
  email: string;
  name: string;
}

/** Published on purpose: the embedded identity provider's demo password. */
export const demoPassword = 'statbook-demo';

/** The people of the demo, by what they may do. */
export const people = {
  /** Main user of Harbour Company Secretaries: every flag, every company. */
  main: { email: 'main@harbour.example', name: 'Mara Quill' },
  /** Limited to chosen companies. */
  agent: { email: 'agent@harbour.example', name: 'Idris Vane' },
  /** Sees every company and may change nothing. */
  reader: { email: 'reader@harbour.example', name: 'Nell Ashby' },
  /** Main user of another account. */
  stranger: { email: 'other@elsewhere.example', name: 'Otto Brandt' },
  /** Known to the issuer, invited by nobody. */
  uninvited: { email: 'unknown@harbour.example', name: '' },
} as const satisfies Record<string, Person>;
