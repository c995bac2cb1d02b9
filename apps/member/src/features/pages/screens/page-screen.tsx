import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { lazyComponent } from '#platform/lazy-component.tsx'
import { usePlatform } from '#platform/platform.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { OpenPage } from '../components/open-page.tsx'
import { PageSkeleton } from '../components/page-skeleton.tsx'
import { getShell } from '../page-state.ts'
import type { PageState } from '../page-state.ts'
import { usePages } from '../pages-context.ts'
import { usePage } from '../use-page.ts'

const LockedPage = lazyComponent(async () => (await import('../components/locked-page.tsx')).LockedPage)
const FailedPage = lazyComponent(async () => (await import('../components/failed-states.tsx')).FailedPage)
const PendingScreen = lazyComponent(
  async () => (await import('../components/failed-states.tsx')).PendingScreen,
)

/** The dynamic content page: any path that is no screen of the app (spec section 2). */
export function PageScreen({ path }: { path: string }): ReactNode {
  const { state, retry } = usePage(path)
  const { slots } = usePages()
  useDocumentMetadata(state, path)

  return (
    <Suspense fallback={<PageSkeleton shell={getShell(state)} />}>
      <PageContent state={state} retry={retry} signIn={slots.signIn} />
    </Suspense>
  )
}

type PageContentProps = { state: PageState; retry: () => void; signIn: () => ReactNode }

function PageContent({ state, retry, signIn }: PageContentProps): ReactNode {
  switch (state.status) {
    case 'loading':
      return <PageSkeleton shell={state.shell} />
    case 'open':
      return <OpenPage index={state.index} />
    case 'locked':
      return <LockedPage key={state.shell.page_id} shell={state.shell} denial={state.denial} />
    case 'missing':
      return <NotFoundScreen />
    case 'sign_in':
      return signIn()
    case 'pending':
      return <PendingScreen />
    default:
      return <FailedPage is_offline={state.status === 'offline'} retry={retry} />
  }
}

/** Updates title, colour mode and address of the document, and tracks each viewed page once. */
function useDocumentMetadata(state: PageState, path: string): void {
  const { app, mode, location } = usePlatform()
  const { track } = usePages()
  const shell = getShell(state)
  const owner_mode = shell?.color_mode ?? app.theme.default_color_mode
  const title = shell ? shell.og_title || shell.page_title : null
  const page_id = shell?.page_id ?? null
  const own_path = state.status === 'open' || state.status === 'locked' ? (shell?.page_data ?? null) : null

  useEffect(() => mode.setOwnerMode(owner_mode), [mode, owner_mode])
  useEffect(() => {
    if (title !== null) document.title = title === app.name ? title : `${title} · ${app.name}`
  }, [title, app.name])
  useEffect(() => {
    if (page_id !== null) track({ type: 'viewed', page_id, path })
  }, [page_id, path, track])
  useEffect(() => {
    if (own_path === null || own_path === path || location.path() !== path) return
    location.navigate(own_path + globalThis.location.search + location.hash(), { replace: true })
  }, [own_path, path, location])
}
