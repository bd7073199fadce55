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
    role: 'main user of a practice, may do everything',
  },
  {
    subject: 'demo-agent',
    email: 'agent@harbour.example',
    name: 'Idris Vane',
    emailVerified: true,
    role: 'agent of the practice, keeps and files the companies given to it',
  },
  {
    subject: 'demo-reader',
    email: 'reader@harbour.example',
    name: 'Nell Ashby',
    emailVerified: true,
    role: 'reader of the practice, sees all and changes nothing',
  },
  {
    subject: 'demo-other',
    email: 'other@elsewhere.example',
    name: 'Otto Brandt',
    emailVerified: true,
    role: 'main user of another practice, who must see none of it',
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
    role: 'nobody has invited this one either, and the address is not verified',
  },
];

/** What the list of people shows to whoever tries the demo. */
export function listDemoUsers() {
  return demoUsers.map(({ email, name, role }) => ({ email, password: demoPassword, name, role }));
}
