import { useParams } from '@tanstack/react-router'

/** The slug of the app that the address names. Throws outside of an app's screens. */
export function useSlug(): string {
  const { slug } = useParams({ strict: false })
  if (slug === undefined) throw new Error('This screen belongs to no app.')
  return slug
}
