import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { NotFoundScreen, PageScreen } from '../features/pages/index.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { findScreen } from './screens.ts'

const AppScreen = lazyPart(async () => (await import('./app-screen.tsx')).AppScreen)

/** First segments that are never pages (architecture, section 9). */
const APP_AREAS = /^\/(me|discover|buy|forms|subscriber)(\/|$)/

/** What stands at a path: a screen of the app, else the dynamic content page. */
export function Routes({ path }: { path: string }): ReactNode {
  const found = findScreen(path)
  if (found) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <AppScreen key={path} path={path} found={found} />
      </Suspense>
    )
  }
  return APP_AREAS.test(path) ? <NotFoundScreen /> : <PageScreen key={path} path={path} />
}
