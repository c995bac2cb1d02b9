import { useT } from '@foyer/i18n/react'
import { Banner, Button, ToastRegion, VisuallyHidden } from '@foyer/ui'
import { Link, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Menu as MenuIcon, Search, Smartphone, WifiOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { getLiveState, useIsAppLoaded, useStudioApp } from '../../features/apps/index.ts'
import { useOpenConversationCount, useOpenReportCount } from '../../features/messaging/index.ts'
import { PublishButton } from '../../features/pages/index.ts'
import { useAppCall } from '../../platform/api.ts'
import { openInTab } from '../../platform/open-in-tab.ts'
import { useOnline } from '../../platform/online.ts'
import { formatError } from '../../platform/problem.ts'
import { useTargetSlug } from '../../platform/routes.ts'
import { toasts } from '../../platform/toasts.ts'
import { AppZone } from '../../platform/app-time.ts'
import { ClockOffset } from '../../platform/use-now.ts'
import styles from './app-frame.module.css'
import { AppSwitcher } from './app-switcher.tsx'
import { NAV, type NavCountName } from './nav.ts'
import { PersonMenu } from './person-menu.tsx'
import { SandboxClock } from './sandbox-clock.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))
const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }))

/** The layout around every screen of an app: top bar, rail or tab bar, and the content sheet. */
export function AppFrame() {
  return useIsAppLoaded() ? <LoadedFrame /> : null
}

function LoadedFrame() {
  const t = useT()
  const app = useStudioApp()
  const { is_live, label } = getLiveState(app)
  const is_online = useOnline()
  const is_full = useMatches({ select: (matches) => matches.some((match) => match.staticData.is_full) })
  const { layer, open } = useShortcuts()
  const [is_more_open, setIsMoreOpen] = useState(false)
  return (
    <ClockOffset value={app.clock_offset_ms}>
      <AppZone value={app.time_zone}>
        <div className={styles.frame} data-full={is_full}>
          <a className={styles.skip} href="#content">
            {t('common.skip_to_content')}
          </a>
          {!is_full && (
            <header className={styles.top}>
              <AppSwitcher app={app} />
              <button
                type="button"
                className={styles.search}
                onClick={() => open('palette')}
                aria-keyshortcuts="Control+K Meta+K"
              >
                <Search aria-hidden="true" />
                <span className={styles.search_text}>{t('studio.palette.open')}</span>
                <kbd className={styles.key}>{getModifierKey()}</kbd>
                <kbd className={styles.key}>K</kbd>
              </button>
              <div className={styles.end}>
                <span className={styles.live} data-live={is_live}>
                  {t(label)}
                </span>
                <ViewApp />
                <div className={styles.publish}>
                  <PublishButton />
                </div>
                <PersonMenu />
              </div>
            </header>
          )}
          {!is_full && (
            <nav className={styles.rail} aria-label={t('studio.nav.label')}>
              <ul className={styles.entries}>
                {NAV.map((entry) => (
                  <li key={entry.to}>
                    <NavLink entry={entry} className={styles.entry} />
                    {entry.children && <NavChildren entry={entry} />}
                  </li>
                ))}
              </ul>
              <SandboxClock app={app} />
            </nav>
          )}
          <div className={styles.sheet}>
            {!is_online && (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
              <Banner tone="warn" icon={<WifiOff />} role="status">
                {t('studio.offline')}
              </Banner>
            )}
            <Outlet />
          </div>
          {!is_full && (
            <nav className={styles.tabs} aria-label={t('studio.nav.label')}>
              {NAV.filter((entry) => entry.is_tab).map((entry) => (
                <NavLink key={entry.to} entry={entry} className={styles.tab} />
              ))}
              <button
                type="button"
                className={styles.tab}
                aria-haspopup="dialog"
                onClick={() => setIsMoreOpen(true)}
              >
                <MenuIcon aria-hidden="true" />
                {t('common.more')}
              </button>
            </nav>
          )}
          <Suspense>
            {layer === 'palette' && <Palette onClose={() => open(null)} />}
            {layer === 'keys' && <ShortcutsDialog is_editor={is_full} onClose={() => open(null)} />}
            {is_more_open && <MoreSheet app={app} onClose={() => setIsMoreOpen(false)} />}
          </Suspense>
          <ToastRegion queue={toasts} close_label={t('common.close')} />
        </div>
      </AppZone>
    </ClockOffset>
  )
}

function NavLink({
  entry,
  className,
}: {
  readonly entry: (typeof NAV)[number]
  readonly className: string | undefined
}) {
  const t = useT()
  const { icon: Icon } = entry
  return (
    <Link
      to={entry.to}
      params={{ slug: useTargetSlug() }}
      activeOptions={{ exact: entry.is_exact ?? false, includeSearch: false }}
      className={className}
      title={t(entry.label)}
    >
      <span aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.label}>{t(entry.label)}</span>
      {entry.counts && <NavCount names={entry.counts} />}
    </Link>
  )
}

/** The screens below an entry of the rail, while it is open. */
function NavChildren({
  entry: { to, folder = to, children = [] },
}: {
  readonly entry: (typeof NAV)[number]
}) {
  const t = useT()
  const slug = useTargetSlug()
  const { pathname } = useLocation()
  if (!pathname.startsWith(folder.replace('$slug', slug))) return null
  return (
    <ul className={styles.children}>
      {children.map((child) => (
        <li key={child.to}>
          <Link
            to={child.to}
            params={{ slug }}
            activeOptions={{ includeSearch: false }}
            className={styles.entry}
          >
            {t(child.label)}
            {child.counts && <NavCount names={child.counts} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** How many conversations are open and reported messages wait; nothing where none do. */
function NavCount({ names }: { readonly names: readonly NavCountName[] }) {
  const t = useT()
  const counts = { open_conversations: useOpenConversationCount(), open_reports: useOpenReportCount() }
  const total = names.reduce((sum, name) => sum + counts[name], 0)
  if (total === 0) return null
  return (
    <span className={styles.count} data-strong={names.includes('open_conversations')}>
      <span aria-hidden="true">{total}</span>
      <VisuallyHidden>
        {names
          .filter((name) => counts[name] > 0)
          .map((name) => t(`studio.nav.${name}`, { count: counts[name] }))
          .join(', ')}
      </VisuallyHidden>
    </span>
  )
}

/** Opens the app in another tab with the team member signed in, by a code that works once. */
function ViewApp() {
  const t = useT()
  const call = useAppCall()
  const [is_busy, setIsBusy] = useState(false)
  const view = (): void => {
    setIsBusy(true)
    void openInTab(() => call('members.viewApp'))
      .catch((error: unknown) => toasts.add({ text: formatError(t, error), tone: 'danger' }))
      .finally(() => setIsBusy(false))
  }
  return (
    <Button kind="outline" className={styles.view} icon={<Smartphone />} is_busy={is_busy} onClick={view}>
      <span className={styles.view_text}>{t('studio.view_app')}</span>
    </Button>
  )
}

function getModifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
