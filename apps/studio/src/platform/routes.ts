import { createRootRoute, createRoute, notFound } from '@tanstack/react-router'
import { hasCode } from './problem.ts'
import { requireSignIn } from './require-sign-in.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen takes everything below the top bar: no rail, no padding. */
    is_full?: boolean
  }
}

const preparations: ((slug: string) => Promise<unknown>)[] = []

/** Adds what has to be there before any screen of an app shows. `src/app` says what that is. */
export function addAppPreparation(prepare: (slug: string) => Promise<unknown>): void {
  preparations.push(prepare)
}

/** The root of all addresses of the studio. Its frame is put on it by `src/app`. */
export const rootRoute = createRootRoute()

/** Everything of one app, for those who are signed in. Features hang their routes below it. */
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
