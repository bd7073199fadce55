import { useRouter } from '@tanstack/react-router';

/** Whether the product has a page at an address; the menu names some that are still to come. */
export type IsBuilt = (href: string) => boolean;

export function useBuiltPages(): IsBuilt {
  const { routesByPath } = useRouter();
  return (href) => {
    const [path = ''] = href.toLowerCase().split(/[?#]/);
    return path in routesByPath || `${path}/` in routesByPath;
  };
}
