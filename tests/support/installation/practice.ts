import { openProvision } from '@statbook/api/provision';
import { demoPassword, people, type Person } from '../data/people.ts';
import { callSimulator } from '../simulators/simulator-admin.ts';
import type { TestInstallation } from './test-installation.ts';

/** A practice as the demo begins with one, with people of its own who bear the same names. */
export interface Practice {
  /** The main user, as the identity provider knows them. */
  main: { sub: string; email: string };
  /** The address with which somebody of the demo signs in: in this practice, or where they are no part of one. */
  emailOf(person: Person): string;
}

/** Gives practices to an installation, each with companies of its own to begin with. */
export interface PracticeBook {
  open(): Promise<Practice>;
  close(): Promise<void>;
}

export async function openPracticeBook({ addresses, env }: TestInstallation): Promise<PracticeBook> {
  const provision = await openProvision(env);
  let opened = 0;
  return {
    open: async () => {
      opened += 1;
      const number = opened;
      const domain = `practice-${number}.example`;
      const register = async (role: 'main' | 'agent' | 'reader') => {
        const { name } = people[role];
        const user = { email: `${role}@${domain}`, subject: `practice-${number}-${role}` };
        await callSimulator(addresses.identity, 'POST', '/_admin/users', {
          ...user,
          name,
          password: demoPassword,
        });
        return { ...user, fullName: name };
      };
      const [main, agent, reader] = [
        await register('main'),
        await register('agent'),
        await register('reader'),
      ];
      await provision.createPractice({ name: `Practice ${number}`, main, agent, reader });
      const emails = new Map<Person, string>([
        [people.main, main.email],
        [people.agent, agent.email],
        [people.reader, reader.email],
      ]);
      return {
        main: { sub: main.subject, email: main.email },
        emailOf: (person) => emails.get(person) ?? person.email,
      };
    },
    close: () => provision.close(),
  };
}
