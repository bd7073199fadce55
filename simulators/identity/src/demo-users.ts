/** A person who can sign in to the demo. */
export interface DemoUser {
  subject: string;
  email: string;
  name: string;
  emailVerified: boolean;
  /** What the person is in the demo, for whoever reads the list. */
  role: string;
}

export const demoPassword = 'statbook-demo';

/** Invented people; the product's own demo data invites the first four. */
export const demoUsers: readonly DemoUser[] = [
  {
    subject: 'demo-main',
    email: 'main@harbour.example',
    name: 'Mara Quill',
    emailVerified: true,
    role: 'main user with every permission',
  },
  {
    subject: 'demo-agent',
    email: 'agent@harbour.example',
    name: 'Idris Vane',
    emailVerified: true,
    role: 'agent limited to some companies',
  },
  {
    subject: 'demo-reader',
    email: 'reader@harbour.example',
    name: 'Nell Ashby',
    emailVerified: true,
    role: 'reader without permission to change anything',
  },
  {
    subject: 'demo-other',
    email: 'other@elsewhere.example',
    name: 'Otto Brandt',
    emailVerified: true,
    role: 'main user of another account',
  },
  {
    subject: 'demo-unknown',
    email: 'unknown@harbour.example',
    name: 'Una Thorne',
    emailVerified: true,
    role: 'nobody has invited this person',
  },
  {
    subject: 'demo-unverified',
    email: 'unverified@harbour.example',
    name: 'Piers Lowe',
    emailVerified: false,
    role: 'e-mail address not verified',
  },
];

/** What the list of people shows to whoever tries the demo. */
export function listDemoUsers() {
  return demoUsers.map(({ email, name, role }) => ({ email, password: demoPassword, name, role }));
}
