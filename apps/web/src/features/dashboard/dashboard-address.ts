/** How the dashboard is shown, as its address keeps it. */
export interface DashboardAddress {
  /** How many rows each list has; without it the usual few. */
  readonly rows?: string | undefined;
}

/** As many as a list can have here; more stand in the pages that the lists lead to. */
export const mostRows = 100;

export function readDashboardAddress(search: Readonly<Record<string, unknown>>): DashboardAddress {
  const { rows } = search;
  return typeof rows === 'string' && /^[1-9]\d?$|^100$/.test(rows) ? { rows } : {};
}

/** What the server is asked for. */
export function toDashboardQuery({ rows }: DashboardAddress) {
  return rows === undefined ? {} : { rows: Number(rows) };
}
