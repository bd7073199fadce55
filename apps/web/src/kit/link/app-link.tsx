import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { scrollToTop } from './scroll-to-top.ts';

type CurrentWhen = true | 'below' | 'section';

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the product, from `#app/paths.ts`; one of another site opens in a window of its own. */
  readonly href: string;
}

interface AppLinkProps extends PlainLinkProps {
  /**
   * Marks the link as the current page while its path is open; with `below`, while a page below it is, too; with
   * `section`, while any page of its part of the product is.
   */
  readonly currentWhen?: CurrentWhen | false | undefined;
}

interface MenuLinkProps extends PlainLinkProps {
  readonly currentWhen: CurrentWhen;
}

/**
 * A link within the product: changes the page without loading it, fetches the code of the page once it is
 * pointed at for a moment, and loads the data again when it names the page that is open already.
 */
export function AppLink({ currentWhen = false, ...link }: AppLinkProps) {
  return currentWhen === false ? <PlainLink {...link} /> : <MenuLink {...link} currentWhen={currentWhen} />;
}

/** Follows which page is open, as a link in a row of a long list need not. */
function MenuLink({ currentWhen, ...link }: MenuLinkProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return <PlainLink {...link} aria-current={ariaCurrent(path, link.href, currentWhen)} />;
}

function PlainLink({ href, onClick, children, ...rest }: PlainLinkProps) {
  const router = useRouter();
  if (!href.startsWith('/')) return <ExternalLink {...rest} href={href} text={children} />;

  const preload = () =>
    onceAtRest(() => {
      const { pathname: to, search } = new URL(href, location.origin);
      void router.preloadRoute({ to, search: router.options.parseSearch(search) }).catch(() => undefined);
    });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, rest.target)) return;
    event.preventDefault();
    if (router.latestLocation.href !== href) return void router.navigate({ href });
    // The same page again: its data is fetched again, however fresh.
    void router.options.context.queryClient.invalidateQueries();
    void router.invalidate();
    scrollToTop();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- an anchor with an address answers to Enter by itself
    <a
      {...rest}
      href={href}
      onClick={follow}
      onMouseEnter={preload}
      onFocus={preload}
      onMouseLeave={passOn}
      onBlur={passOn}
    >
      {children}
    </a>
  );
}

const restMs = 50;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Not of each link that the pointer or the focus passes on its way to another. */
function onceAtRest(work: () => void): void {
  passOn();
  resting = setTimeout(work, restMs);
}

const passOn = () => clearTimeout(resting);

function ExternalLink({ text, ...rest }: ComponentProps<'a'> & { text: ReactNode }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {text}
    </a>
  );
}

function opensElsewhere(event: MouseEvent, target: string | undefined): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return withKey || event.button !== 0 || (target !== undefined && target !== '_self');
}

/** Addresses are matched without regard to case, as the routes are; a page below its link is not the page itself. */
function ariaCurrent(path: string, href: string, currentWhen: CurrentWhen): 'page' | 'true' | undefined {
  const target = trimSlash(href.split(/[?#]/)[0] ?? '').toLowerCase();
  const open = trimSlash(path).toLowerCase();
  if (open === target) return 'page';
  if (currentWhen === true) return undefined;
  const above = currentWhen === 'below' ? target : target.split('/', 2).join('/');
  return open.startsWith(`${above}/`) ? 'true' : undefined;
}

const trimSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
