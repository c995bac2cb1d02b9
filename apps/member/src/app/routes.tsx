import { findScreen, screenKey } from '@foyer/domain/pages'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { NotFoundScreen, PageScreen } from '../features/pages/index.ts'
import { lazyComponent } from '../platform/lazy-component.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

const AppScreen = lazyComponent(async () => (await import('./app-screen.tsx')).AppScreen)

/** First segments that are never pages (architecture, section 9). */
const APP_AREAS = /^\/(me|discover|buy|forms|subscriber)(\/|$)/

/** Renders the screen of a path, else the dynamic content page. */
export function Routes({ path }: { path: string }): ReactNode {
  const match = findScreen(path)
  if (match) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <AppScreen key={screenKey(path)} path={path} match={match} />
      </Suspense>
    )
  }
  return APP_AREAS.test(path) ? <NotFoundScreen /> : <PageScreen key={path} path={path} />
}
