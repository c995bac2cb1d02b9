import { useT } from '@foyer/i18n/react'
import { ToastRegion, VisuallyHidden } from '@foyer/ui'
import { Suspense, useEffect, useRef, type ReactNode, useSyncExternalStore } from 'react'
import { Navigation, SignInScreen } from '../features/apps/index.ts'
import { NotFoundScreen, PageSkeleton, usePages } from '../features/pages/index.ts'
import { lazyComponent } from '../platform/lazy-component.tsx'
import { usePlatform } from '../platform/platform.ts'
import { useOnline } from '../platform/offline/use-online.ts'
import { useQueuedWrites } from '../platform/offline/use-queue.ts'
import { useHash } from '../platform/routing/use-hash.ts'
import { usePath } from '../platform/routing/use-path.ts'
import { useMember } from '../platform/session/use-session.ts'
import { useStoreSelector, useStore } from '../platform/store.ts'
import { screenKey } from '@foyer/domain/pages'
import type { DocumentKind } from '@foyer/contract/pages/document-shapes'
import styles from './layout.module.css'
import { OptionalPart, ScreenErrorBoundary } from './error-boundary.tsx'
import { Routes } from './routes.tsx'
import { visibleTabs } from './visible-tabs.ts'

const ConnectionCard = lazyComponent(async () => (await import('./connection-card.tsx')).ConnectionCard)
const Panels = lazyComponent(async () => (await import('./panels.tsx')).Panels)
const ViewingBanner = lazyComponent(async () => (await import('./member-parts.tsx')).ViewingBanner)
const MemberParts = lazyComponent(async () => (await import('./member-parts.tsx')).MemberParts)
const AnnouncementOffer = lazyComponent(async () => (await import('./member-parts.tsx')).AnnouncementOffer)
const InstallPrompt = lazyComponent(async () => (await import('./member-parts.tsx')).InstallPrompt)

/** The layout around every screen: menu, content, panels, toasts. */
export function AppLayout({ kind }: { kind: DocumentKind }): ReactNode {
  const t = useT()
  const { app, navigation, session, toasts } = usePlatform()
  const { boot } = usePages()
  const path = usePath(boot.path)
  const member = useMember()
  const is_locked_out = app.access.is_private && member === null
  const items = visibleTabs(useStore(navigation), app.messaging.is_chat_available)
  const is_viewing = useStoreSelector(session.state, (state) => 'viewing' in state)

  return (
    <div className={styles.frame} data-shut={is_locked_out || undefined}>
      <VisuallyHidden>
        <a href="#content">{t('member.nav.skip')}</a>
      </VisuallyHidden>
      {is_viewing && (
        <Suspense>
          <ViewingBanner />
        </Suspense>
      )}
      {!is_locked_out && <Navigation items={items} path={path} account_path="/me/account" />}
      <Main path={path}>
        <ConnectionNotices />
        <ScreenErrorBoundary key={screenKey(path)}>
          {path !== null && (kind === 'page' || kind === 'gated') ? (
            <Routes path={path} />
          ) : (
            <DeferredRoutes path={path} kind={kind} />
          )}
        </ScreenErrorBoundary>
        {member && !is_viewing && (
          <OptionalPart>
            <InstallPrompt />
          </OptionalPart>
        )}
      </Main>
      <HashPanels />
      {(app.announcements.length > 0 || app.access.is_private) && (
        <OptionalPart>
          <AnnouncementOffer />
        </OptionalPart>
      )}
      {member && (
        <OptionalPart>
          <MemberParts is_viewing={is_viewing} />
        </OptionalPart>
      )}
      <ToastRegion queue={toasts} close_label={t('common.close')} />
      <GlobalLoader />
    </div>
  )
}

/** The panels that the hash opens; their code comes with the first of them. */
function HashPanels(): ReactNode {
  const { entries } = useHash()
  if (entries.length === 0) return null
  return (
    <OptionalPart>
      <Panels entries={entries} />
    </OptionalPart>
  )
}

/** The main content. It gets the focus on navigation, so that screen readers continue there. */
function Main({ path, children }: { path: string | null; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLElement>(null)
  const last = useRef(path)
  useEffect(() => {
    const is_new = last.current !== null && last.current !== path
    last.current = path
    if (is_new) ref.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <main ref={ref} id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  )
}

/** Renders a path that the document was not rendered for. */
function DeferredRoutes({ path, kind }: { path: string | null; kind: DocumentKind }): ReactNode {
  return useIsHydrated() && path !== null ? <Routes path={path} /> : <PrehydrationScreen kind={kind} />
}

/** Placeholder of documents that are shared by many paths, shown until the path is known. */
function PrehydrationScreen({ kind }: { kind: DocumentKind }): ReactNode {
  if (kind === 'missing') return <NotFoundScreen />
  if (kind === 'sign_in') return <SignInScreen />
  return <PageSkeleton shell={null} />
}

/** Shows that the device is offline and which changes wait. Loads nothing while the connection works. */
function ConnectionNotices(): ReactNode {
  const is_online = useOnline()
  const waiting = useQueuedWrites()
  const { queue } = usePlatform()
  const refused = useStore(queue.refused)
  const left = useStore(queue.left)
  if (is_online && waiting.length + refused.length + left === 0) return null
  return (
    <OptionalPart key={String(is_online)}>
      <ConnectionCard is_online={is_online} waiting={waiting} refused={refused} left={left} />
    </OptionalPart>
  )
}

/** Covers the screen while a new version of the app is on its way. */
function GlobalLoader(): ReactNode {
  const t = useT()
  if (!useStore(usePlatform().is_reloading)) return null
  return (
    <output className={styles.loader}>
      <span className={styles.loaderBar} aria-hidden="true" />
      {t('member.version.loading')}
    </output>
  )
}

const subscribeToNothing = () => () => {}

/** False for the server's drawing and the browser's first one, true from then on. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
