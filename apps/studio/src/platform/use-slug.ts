import { useMatchRoute, useParams } from '@tanstack/react-router'

/** The slug of the app that the address names. Throws outside of an app's screens. */
export function useSlug(): string {
  const { slug } = useParams({ strict: false })
  if (slug === undefined) throw new Error('This screen belongs to no app.')
  return slug
}

/**
 * The slug of the app that is being gone to, else of the one that is open. What stands around the screens
 * leads by it, so that whoever has chosen another app stays there while that one is still loading.
 */
export function useTargetSlug(): string {
  const slug = useSlug()
  const pending_route = useMatchRoute()({ to: '/apps/$slug', fuzzy: true, pending: true })
  return pending_route === false ? slug : pending_route.slug
}
