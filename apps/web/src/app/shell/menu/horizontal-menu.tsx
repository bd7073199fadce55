import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { AppLink } from '#kit/link/app-link.tsx';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { version } from '../../../../package.json';
import { onCompanyToggle } from '../../company-toggle.ts';
import styles from './horizontal-menu.module.css';
import { groupSections, type MenuSection } from './menu.ts';
import { menuIcons } from './menu-icons.ts';
import { MenuLabel } from './menu-label.tsx';
import sideStyles from './side-menu.module.css';
import { useCarousel } from './use-carousel.ts';
import { useMenu } from './use-menu.ts';
import { leaveCompany } from './use-open-sections.ts';

/** The menu above the page: it is moved by steps where it does not fit. */
export default function HorizontalMenu() {
  const groups = groupSections(useMenu());
  const [openId, setOpenId] = useState<string>();
  const { wrapper, atStart, atEnd, move } = useCarousel();
  // Entering a company opens nothing here: the list would lie over the page that is entered.
  useEffect(() => onCompanyToggle((signal) => signal === 'CloseToggle' && setOpenId(undefined)), []);
  return (
    <nav aria-label="Main" className={styles.menu}>
      <StepButton label="Previous" disabled={atStart} onPress={() => move(-1)} />
      <div ref={wrapper} className={styles.wrapper} onScroll={() => setOpenId(undefined)}>
        <ul className={styles.row}>
          {groups.flatMap(([title, sections]) =>
            sections.map((section, index) => (
              <li key={section.id} className={styles.item}>
                {index === 0 && <span className={styles.title}>{title}</span>}
                <Section
                  section={section}
                  open={openId === section.id}
                  onOpen={(open) => setOpenId(open ? section.id : undefined)}
                />
              </li>
            )),
          )}
        </ul>
      </div>
      <StepButton label="Next" disabled={atEnd} onPress={() => move(1)} />
      <p className={classNames(sideStyles.version, styles.version)}>Version {version}</p>
    </nav>
  );
}

interface StepButtonProps {
  readonly label: 'Previous' | 'Next';
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** At its end it keeps the focus, so that the keyboard does not begin anew. */
function StepButton({ label, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <Icon shape={label === 'Next' ? IconChevronRight : IconChevronLeft} directional />
      <VisuallyHidden>{label} part of the menu</VisuallyHidden>
    </button>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

function Section({ section, open, onOpen }: SectionProps) {
  const { id, title, icon, href, target, children } = section;
  const listId = useId();
  const holder = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useClosing({ holder, open, onClose: () => onOpen(false) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes the list, from wherever the focus is in it
    <div
      ref={holder}
      className={styles.section}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        onOpen(false);
        toggle.current?.focus();
      }}
    >
      <AppLink
        href={href}
        target={target}
        currentWhen="section"
        className={sideStyles.link}
        {...(id === 'companies' && { onClick: leaveCompany })}
      >
        <Icon shape={menuIcons[icon]} />
        <MenuLabel link={section} />
      </AppLink>
      {children && (
        <button
          ref={toggle}
          type="button"
          className={sideStyles.toggle}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => onOpen(!open)}
        >
          <span className={sideStyles.mark} aria-hidden="true" />
          <VisuallyHidden>{title}: pages</VisuallyHidden>
        </button>
      )}
      {children && open && (
        <ul id={listId} ref={(list) => placeBelow(list, holder.current)} className={styles.pages}>
          {children.map((child) => (
            <li key={child.id}>
              <AppLink
                href={child.href}
                target={child.target}
                currentWhen="below"
                className={classNames(sideStyles.link, sideStyles.child)}
                onClick={() => onOpen(false)}
              >
                <MenuLabel link={child} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The list stands over everything: the row around the section shows only what fits. */
function placeBelow(list: HTMLUListElement | null, section: HTMLElement | null): void {
  if (!list || !section) return;
  const { bottom, left, right } = section.getBoundingClientRect();
  const rightToLeft = getComputedStyle(section).direction === 'rtl';
  list.style.insetBlockStart = `${bottom}px`;
  list.style.insetInlineStart = `${Math.max(rightToLeft ? document.documentElement.clientWidth - right : left, 0)}px`;
}

interface Closing {
  readonly holder: { readonly current: HTMLElement | null };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A press elsewhere, focus elsewhere or a scroll of the page closes the list. */
function useClosing({ holder, open, onClose }: Closing): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && holder.current?.contains(target))) close.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('scroll', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('scroll', leave);
    };
  }, [open, holder]);
}
