/** How clients reach a server. */
export interface ServerAddress {
  /** The folder of its socket, or the loopback address. */
  host: string;
  port: number;
  /** Needed on the loopback address, where every user of the machine can connect. */
  password?: string;
}

/** The role that owns the databases; it may create databases and roles, and is no superuser. */
export const owner = 'statbook';
export const superuser = 'postgres';
/** The database that every cluster is made with. */
export const firstDatabase = 'statbook';

/** The address in the form that clients read. */
export function toUrl({ host, port, password }: ServerAddress, role = owner): string {
  const credentials = password === undefined ? role : `${role}:${encodeURIComponent(password)}`;
  return `postgresql://${credentials}@${encodeURIComponent(host)}:${port}/${firstDatabase}`;
}
