import { pageTraits } from '@foyer/content/traits'
import type { PageBody } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { PlatformContext, usePlatform, type Platform } from '#platform/platform.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { usePath } from '#platform/routing/use-path.ts'
import { useStore, createStore } from '#platform/store.ts'
import { preloadViews } from '../preload-views.ts'
import { LockedPage } from '../components/locked-page.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { OverlaySheet } from '../components/overlay-pane.tsx'
import { OpenPage } from '../components/open-page.tsx'
import { PageSkeleton } from '../components/page-skeleton.tsx'
import { getShell } from '../page-state.ts'
import { PagesContext, usePages, type Pages } from '../pages-context.ts'
import type { ActiveGrant, ConnectionState, StudioConnection } from './studio-connection.ts'
import { createPreviewPages, type PreviewState, type PreviewPages } from './preview-pages.ts'
import { createPreviewMember, createPreviewSession } from './preview-session.ts'
import { usePreviewState } from './use-preview-state.ts'
import { Button, EmptyState } from '@foyer/ui'
import { EyeOff, Hourglass, TriangleAlert, WifiOff } from 'lucide-react'
import styles from '../components/states.module.css'
import type { HomeSummary } from '@foyer/content/views'
import { ApiError } from '@foyer/contract/api-error'
import type { ApiClient } from '@foyer/contract/client'
import { withPreviewParam } from '@foyer/domain/preview'
import type { AnyCall } from '#platform/api/create-api.ts'
import type { QueuedWrite, RefusedWrite } from '#platform/offline/write-queue.ts'
import type { PageMemberState } from '../page-member-state.ts'

type PreviewAppProps = {
  connection: StudioConnection
  /** The layout around the page, for the previewed viewer. */
  Layout: ComponentType<{ path: string; children: ReactNode }>
}

/** The app in the studio's preview: drafts of one page tree, for the viewer and time in the grant. */
export function PreviewApp({ connection, Layout }: PreviewAppProps): ReactNode {
  const state = useStore(connection.state)
  const activeGrant = useLatestGrant(state)
  useEffect(() => connection.start(), [connection])
  useOpenGrantedPage(activeGrant)
  if (state.status === 'silent' || state.status === 'alone' || !activeGrant) {
    const reason = state.status === 'silent' ? 'over' : state.status === 'alone' ? 'alone' : 'waiting'
    return (
      <main>
        <PreviewNotice reason={reason} retry={() => connection.requestGrant('ready')} />
      </main>
    )
  }
  return <PreviewContent connection={connection} activeGrant={activeGrant} Layout={Layout} />
}

/** The latest grant; while another one is pending, the page stays. */
function useLatestGrant(state: ConnectionState): ActiveGrant | null {
  const [latest, setLatest] = useState<ActiveGrant | null>(null)
  const activeGrant = state.status === 'held' ? state.activeGrant : latest
  if (activeGrant !== latest) setLatest(activeGrant)
  return activeGrant
}

/** Opens the page of a new grant first; a grant for the same page does not navigate. */
function useOpenGrantedPage(activeGrant: ActiveGrant | null): void {
  const { location } = usePlatform()
  const opened = useRef<string | null>(null)
  const page_id = activeGrant?.page.page_id ?? null
  const path = activeGrant?.page.path ?? null
  useEffect(() => {
    if (page_id === null || path === null || opened.current === page_id) return
    opened.current = page_id
    if (location.path() !== path) location.navigate(path + globalThis.location.search, { replace: true })
  }, [page_id, path, location])
}

function PreviewContent({
  connection,
  activeGrant,
  Layout,
}: PreviewAppProps & { activeGrant: ActiveGrant }): ReactNode {
  const t = useT()
  const platform = usePlatform()
  const context = usePages()
  const path = usePath(activeGrant.page.path)
  const { app, locale, toasts } = platform
  const [places] = useState(() => new Map<string, string>())
  const pages = useMemo(
    () =>
      createPreviewPages({
        activeGrant,
        idsByPath: places,
        locale,
        is_private: app.access.is_private,
        prepare: preloadViews,
        fetch: (input, init) => fetch(input, init),
      }),
    [activeGrant, places, locale, app],
  )
  const { state, retry } = usePreviewState(connection, pages, path)
  const read_only = t('errors.preview_is_read_only')
  const name = t('member.preview.member')
  const preview_platform = useMemo(
    () => createPreviewPlatform(platform, { activeGrant, pages, name }),
    [platform, activeGrant, pages, name],
  )
  const page_id = getShell(toPageState(state))?.page_id ?? null
  const preview_context = useMemo(() => {
    const is_member = activeGrant.shown_as.kind === 'member' && page_id !== null
    const member = is_member ? createPreviewMember(page_id, () => toasts.add({ text: read_only })) : null
    return createPreviewContext(context, { member, retry: () => connection.requestGrant('ended') })
  }, [context, activeGrant, page_id, toasts, read_only, connection])
  usePreviewMetadata(state)

  return (
    <PlatformContext value={preview_platform}>
      <PagesContext value={preview_context}>
        <BlockPanels message={read_only} />
        <Layout path={path}>
          <Suspense fallback={<PageSkeleton shell={null} />}>
            <PreviewPage state={state} retry={retry} />
          </Suspense>
        </Layout>
      </PagesContext>
    </PlatformContext>
  )
}

function PreviewPage({ state, retry }: { state: PreviewState; retry: () => void }): ReactNode {
  const { slots: places } = usePages()
  switch (state.status) {
    case 'open':
      return pageTraits(state.index.page.page_content_type).is_overlay_only ? (
        <PreviewOverlay key={state.index.page.page_id} index={state.index} />
      ) : (
        <OpenPage index={state.index} />
      )
    case 'locked':
      return <LockedPage key={state.shell.page_id} shell={state.shell} denial={state.denial} />
    case 'missing':
      return <NotFoundScreen />
    case 'sign_in':
      return places.signIn()
    case 'outside':
    case 'offline':
    case 'error':
      return <PreviewNotice reason={state.status} retry={retry} />
    default:
      return <PageSkeleton shell={null} />
  }
}

/** An overlay opens over a page that is still empty, and can be opened again once it is closed. */
function PreviewOverlay({ index }: { index: PageBody }): ReactNode {
  const t = useT()
  const [is_open, setOpen] = useState(true)
  return (
    <>
      <div className={styles.centered}>
        <Button kind="outline" onClick={() => setOpen(true)}>
          {t('member.preview.open_overlay')}
        </Button>
      </div>
      {is_open && <OverlaySheet index={index} close={() => setOpen(false)} />}
    </>
  )
}

/** Shows a notice in place of any panel: sign-in, checkout and others would write or buy. */
function BlockPanels({ message }: { message: string }): ReactNode {
  const hash = useHash()
  const { toasts } = usePlatform()
  const name = hash.entries[0]?.name
  const closePanel = useEffectEvent((opened: string) => {
    hash.close(opened)
    toasts.add({ text: message })
  })
  useEffect(() => {
    if (name !== undefined) closePanel(name)
  }, [name])
  return null
}

/** Title and colour mode follow the page, as they do outside of a preview. */
function usePreviewMetadata(state: PreviewState): void {
  const { app, mode } = usePlatform()
  const shell = getShell(toPageState(state))
  const owner_mode = shell?.color_mode ?? app.theme.default_color_mode
  const title = shell ? shell.og_title || shell.page_title : app.name
  useEffect(() => mode.setOwnerMode(owner_mode), [mode, owner_mode])
  useEffect(() => {
    document.title = title
  }, [title])
}

function toPageState(state: PreviewState): Parameters<typeof getShell>[0] {
  return state.status === 'open' || state.status === 'locked' ? state : { status: 'missing' }
}

/** Why a preview shows no page. `waiting`: for the studio. `over`: the studio does not answer, or never opened it. */
type PreviewNoticeKind = 'waiting' | 'alone' | 'over' | 'outside' | 'offline' | 'error'

/** Shown in place of a page in a preview. */
function PreviewNotice({ reason, retry }: { reason: PreviewNoticeKind; retry: () => void }): ReactNode {
  const t = useT()
  const { location } = usePlatform()
  const retryButton = (
    <Button kind="outline" size="small" onClick={retry}>
      {t('common.retry')}
    </Button>
  )
  const content = {
    waiting: { icon: <Hourglass />, title: t('member.preview.waiting') },
    alone: { icon: <EyeOff />, title: t('member.preview.alone'), text: t('member.preview.alone_text') },
    over: {
      icon: <Hourglass />,
      title: t('member.viewing.over'),
      text: t('member.preview.over_text'),
      actions: retryButton,
    },
    outside: {
      icon: <EyeOff />,
      title: t('member.preview.outside'),
      text: t('member.preview.outside_text'),
      actions: location.canGoBack() ? (
        <Button kind="outline" size="small" onClick={location.back}>
          {t('common.back')}
        </Button>
      ) : null,
    },
    offline: {
      icon: <WifiOff />,
      title: t('member.offline.title'),
      text: t('member.preview.offline_text'),
      actions: retryButton,
    },
    error: {
      icon: <TriangleAlert />,
      title: t('common.something_went_wrong'),
      text: t('page.error.text'),
      actions: retryButton,
    },
  }[reason]
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold blocks
    <div className={styles.centered} role="status">
      <EmptyState heading="h1" {...content} />
    </div>
  )
}

const createRefusal = (): ApiError => new ApiError(403, { code: 'preview_is_read_only', status: 403 })
const rejectCall = (): Promise<never> => Promise.reject(createRefusal())

/**
 * The platform of a preview: the session of the previewed viewer, and no API except for drafts. Saving, buying and
 * signing in are refused here, before a request is sent.
 */
function createPreviewPlatform(
  platform: Platform,
  { activeGrant, pages, name }: { activeGrant: ActiveGrant; pages: PreviewPages; name: string },
): Platform {
  const state = createStore(createPreviewSession(activeGrant.shown_as, name))
  const call: AnyCall = async (callName, input) => {
    if (callName !== 'pages.getPagePath') throw createRefusal()
    const path = pages.findPath(String((input as { id?: unknown } | undefined)?.id))
    if (path === null) throw new ApiError(404, { code: 'not_found', status: 404 })
    return { path }
  }
  const search = globalThis.location.search
  return {
    ...platform,
    api: call as ApiClient,
    session: {
      state,
      credentials: () => null,
      start: rejectCall,
      accept: () => {},
      patchUser: () => {},
      patchFacts: () => {},
      refresh: async () => {},
      tokenRefused: () => {},
      signOut: async () => {},
      onSignOut: () => () => {},
    },
    queue: {
      waiting: createStore<readonly QueuedWrite[]>([]),
      refused: createStore<readonly RefusedWrite[]>([]),
      left: createStore(0),
      send: rejectCall,
      discard: rejectCall,
      retry: rejectCall,
      markAnnounced: async () => {},
      open: rejectCall,
      flush: async () => {},
      suspend: async () => {},
      clear: async () => {},
      onSettled: () => () => {},
    },
    location: {
      ...platform.location,
      navigate: (to, options) => platform.location.navigate(withPreviewParam(to, search), options),
    },
    realtime: rejectCall,
  }
}

/** State of the pages feature in a preview, without cache, prefetching, synchronization and tracking. */
function createPreviewContext(
  context: Pages,
  { member, retry }: { member: PageMemberState | null; retry: () => void },
): Pages {
  const { signIn, brand } = context.slots
  return {
    ...context,
    trees: {
      latest: createStore({ now: '', linkStateFor: () => null }),
      load: async () => {},
      clear: () => {},
    },
    member: createStore<PageMemberState | null>(member),
    now: createStore<HomeSummary | null>(null),
    slots: {
      MemberSync: null,
      HomeSync: null,
      Bell: null,
      panes: {},
      StartLink: null,
      AddToSchedule: null,
      signIn,
      brand,
    },
    invalidateAccess: async () => retry(),
    refetch: retry,
    observeLinks: () => () => {},
    track: () => {},
  }
}
