import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp } from '../../apps/index.ts'
import { liveReleaseQuery, type Release } from '../queries.ts'
import { liveOf } from './live-of.ts'

/** The release that members see: the one of those listed, else it is looked for below them. */
export function useLiveRelease(listed: readonly Release[]): ReturnType<typeof liveOf> {
  const { release_id } = useStudioApp()
  const is_below = listed.length > 0 && !listed.some((release) => release.is_live)
  const below = useQuery({ ...liveReleaseQuery(useSlug()), enabled: is_below }).data
  return liveOf({ listed, below, release_id })
}
