import { useT } from '@foyer/i18n/react'
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { PlatformContext, usePlatform } from '#platform/platform.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import { usePath } from '#platform/routing/use-path.ts'
import { useStore } from '#platform/store.ts'
import { prepareViews } from '../prepare-views.ts'
import { LockedPage } from '../locked-page.tsx'
import { NotFoundScreen } from '../not-found-screen.tsx'
import { OpenPage } from '../open-page.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { shellOf } from '../page-state.ts'
import { PagesContext, usePages } from '../pages-context.ts'
import type { HeldGrant, LinkState, PreviewLink } from './preview-link.ts'
import { createPreviewPages } from './preview-pages.ts'
import type { PreviewState } from './preview-pages.ts'
import { standingOn } from './preview-person.ts'
import { previewPlatform, previewRoom } from './preview-platform.ts'
import { PreviewNotice } from './preview-states.tsx'
import { usePreviewed } from './use-previewed.ts'

type PreviewRoomProps = {
  link: PreviewLink
  /** What stands around the page, for whoever it is shown to. */
  Frame: ComponentType<{ path: string; children: ReactNode }>
}

/** The app as the studio shows it: pages of one tree by their drafts, for whom and when the grant says. */
export function PreviewRoom({ link, Frame }: PreviewRoomProps): ReactNode {
  const state = useStore(link.state)
  const held = useLastHeld(state)
  useEffect(() => link.start(), [link])
  useGoTo(held)
  if (state.status === 'silent' || state.status === 'alone' || !held) {
    const what = state.status === 'silent' ? 'over' : state.status === 'alone' ? 'alone' : 'waiting'
    return (
      <main>
        <PreviewNotice what={what} retry={() => link.ask('ready')} />
      </main>
    )
  }
  return <Shown link={link} held={held} Frame={Frame} />
}

/** What was held last: while another grant is on its way the page stays. */
function useLastHeld(state: LinkState): HeldGrant | null {
  const [last, setLast] = useState<HeldGrant | null>(null)
  const held = state.status === 'held' ? state.held : last
  if (held !== last) setLast(held)
  return held
}

/** The page that the studio opens comes first; a grant for the same one leaves whoever looks where they are. */
function useGoTo(held: HeldGrant | null): void {
  const { location } = usePlatform()
  const opened = useRef<string | null>(null)
  const page_id = held?.page.page_id ?? null
  const path = held?.page.path ?? null
  useEffect(() => {
    if (page_id === null || path === null || opened.current === page_id) return
    opened.current = page_id
    if (location.path() !== path) location.navigate(path + globalThis.location.search, { replace: true })
  }, [page_id, path, location])
}

function Shown({ link, held, Frame }: PreviewRoomProps & { held: HeldGrant }): ReactNode {
  const t = useT()
  const platform = usePlatform()
  const room = usePages()
  const path = usePath(held.page.path)
  const { app, locale, toasts } = platform
  const [places] = useState(() => new Map<string, string>())
  const pages = useMemo(
    () =>
      createPreviewPages({
        ...{ held, places, locale, is_private: app.access.is_private, prepare: prepareViews },
        fetch: (input, init) => fetch(input, init),
      }),
    [held, places, locale, app],
  )
  const { state, again } = usePreviewed(link, pages, path)
  const read_only = t('errors.preview_is_read_only')
  const name = t('member.preview.member')
  const shown_platform = useMemo(
    () => previewPlatform(platform, { held, pages, name }),
    [platform, held, pages, name],
  )
  const page_id = shellOf(asPage(state))?.page_id ?? null
  const shown_room = useMemo(() => {
    const is_member = held.shown_as.kind === 'member' && page_id !== null
    const member = is_member ? standingOn(page_id, () => toasts.add({ text: read_only })) : null
    return previewRoom(room, { member, again: () => link.ask('ended') })
  }, [room, held, page_id, toasts, read_only, link])
  useDocumentOf(state)

  return (
    <PlatformContext value={shown_platform}>
      <PagesContext value={shown_room}>
        <NoPanels words={read_only} />
        <Frame path={path}>
          <Suspense fallback={<PageSkeleton shell={null} />}>
            <Drawn state={state} again={again} />
          </Suspense>
        </Frame>
      </PagesContext>
    </PlatformContext>
  )
}

function Drawn({ state, again }: { state: PreviewState; again: () => void }): ReactNode {
  const { places } = usePages()
  switch (state.status) {
    case 'open':
      return <OpenPage index={state.index} />
    case 'locked':
      return <LockedPage key={state.shell.page_id} shell={state.shell} denial={state.denial} />
    case 'missing':
      return <NotFoundScreen />
    case 'sign_in':
      return places.signIn()
    case 'outside':
    case 'offline':
    case 'error':
      return <PreviewNotice what={state.status} retry={again} />
    default:
      return <PageSkeleton shell={null} />
  }
}

/** Sign-in, checkout and all other panels write or buy: instead of opening they say that this is a preview. */
function NoPanels({ words }: { words: string }): ReactNode {
  const hash = useHash()
  const { toasts } = usePlatform()
  const name = hash.entries[0]?.name
  const refuse = useEffectEvent((opened: string) => {
    hash.close(opened)
    toasts.add({ text: words })
  })
  useEffect(() => {
    if (name !== undefined) refuse(name)
  }, [name])
  return null
}

/** Title and colour mode follow the page, as they do outside of a preview. */
function useDocumentOf(state: PreviewState): void {
  const { app, mode } = usePlatform()
  const shell = shellOf(asPage(state))
  const owner_mode = shell?.color_mode ?? app.theme.default_color_mode
  const title = shell ? shell.og_title || shell.page_title : app.name
  useEffect(() => mode.setOwner(owner_mode), [mode, owner_mode])
  useEffect(() => {
    document.title = title
  }, [title])
}

function asPage(state: PreviewState): Parameters<typeof shellOf>[0] {
  return state.status === 'open' || state.status === 'locked' ? state : { status: 'missing' }
}
