import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { usePlatform } from '../../platform/platform.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { OpenPage } from './open-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { shellOf } from './page-state.ts'
import type { PageState } from './page-state.ts'
import { usePages } from './pages-context.ts'
import { usePage } from './use-page.ts'

const LockedPage = lazyPart(async () => (await import('./locked-page.tsx')).LockedPage)
const FailedPage = lazyPart(async () => (await import('./other-states.tsx')).FailedPage)
const PendingScreen = lazyPart(async () => (await import('./other-states.tsx')).PendingScreen)

/** The dynamic content page: any path that is no screen of the app (spec section 2). */
export function PageScreen({ path }: { path: string }): ReactNode {
  const { state, retry } = usePage(path)
  const { places } = usePages()
  useDocumentOf(state, path)

  return (
    <Suspense fallback={<PageSkeleton shell={shellOf(state)} />}>
      <Drawn state={state} retry={retry} signIn={places.signIn} />
    </Suspense>
  )
}

type DrawnProps = { state: PageState; retry: () => void; signIn: () => ReactNode }

function Drawn({ state, retry, signIn }: DrawnProps): ReactNode {
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

/** Title, colour mode and address of the document follow the page; each page that is seen is told once. */
function useDocumentOf(state: PageState, path: string): void {
  const { app, mode, location } = usePlatform()
  const { tell } = usePages()
  const shell = shellOf(state)
  const owner_mode = shell?.color_mode ?? app.theme.default_color_mode
  const title = shell ? shell.og_title || shell.page_title : null
  const page_id = shell?.page_id ?? null
  const own_path = state.status === 'open' || state.status === 'locked' ? (shell?.page_data ?? null) : null

  useEffect(() => mode.setOwner(owner_mode), [mode, owner_mode])
  useEffect(() => {
    if (title !== null) document.title = title === app.name ? title : `${title} · ${app.name}`
  }, [title, app.name])
  useEffect(() => {
    if (page_id !== null) tell({ type: 'viewed', page_id, path })
  }, [page_id, path, tell])
  useEffect(() => {
    if (own_path === null || own_path === path || location.path() !== path) return
    location.navigate(own_path + globalThis.location.search + location.hash(), { replace: true })
  }, [own_path, path, location])
}
