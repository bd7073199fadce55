import users from './demo-users.json' with { type: 'json' };

export interface DemoUser {
  subject: string;
  email: string;
  name: string;
  emailVerified: boolean;
  /** The person's role in the demo, as the list shows it. */
  role: string;
}

export const demoPassword = 'statbook-demo';

/** Invented people; the product's own demo data invites the first four. */
export const demoUsers: readonly DemoUser[] = users;

export function listDemoUsers() {
  return demoUsers.map(({ email, name, role }) => ({ email, password: demoPassword, name, role }));
}
