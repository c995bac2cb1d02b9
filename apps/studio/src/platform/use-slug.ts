import { useMatchRoute, useParams } from '@tanstack/react-router'

/** The slug of the app that the address names. Throws outside of an app's screens. */
export function useSlug(): string {
  const { slug } = useParams({ strict: false })
  if (slug === undefined) throw new Error('This screen belongs to no app.')
  return slug
}

/**
 * Returns the slug of the app being navigated to, otherwise of the open one, so that the layout does not return to
 * the previous app while the next one loads.
 */
export function useTargetSlug(): string {
  const slug = useSlug()
  const pending_route = useMatchRoute()({ to: '/apps/$slug', fuzzy: true, pending: true })
  return pending_route === false ? slug : pending_route.slug
}
