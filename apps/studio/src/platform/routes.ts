import { createRootRoute, createRoute, notFound } from '@tanstack/react-router'
import { hasCode } from './problem.ts'
import { requireSignIn } from './require-sign-in.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen uses all the space below the top bar, without rail and padding. */
    is_full?: boolean
  }
}

const preparations: ((slug: string) => Promise<unknown>)[] = []

/** Adds something to load before any screen of an app is shown. Called by `src/app`. */
export function addAppPreparation(prepare: (slug: string) => Promise<unknown>): void {
  preparations.push(prepare)
}

/** The studio's root route. `src/app` sets its layout. */
export const rootRoute = createRootRoute()

/** The routes of one app, for signed-in users. Features add their routes below it. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/apps/$slug',
  beforeLoad: requireSignIn,
  loader: async ({ params }) => {
    try {
      await Promise.all(preparations.map((prepare) => prepare(params.slug)))
    } catch (error) {
      // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown notFound
      throw hasCode(error, 'not_found') ? notFound() : error
    }
  },
})

export { useSlug, useTargetSlug } from './use-slug.ts'
