import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp } from '../../apps/index.ts'
import { liveReleaseQuery, type Release } from '../queries.ts'
import { findLiveRelease } from './find-live-release.ts'

/** The release that members see: the one of those listed, else it is looked for below them. */
export function useLiveRelease(listed: readonly Release[]): ReturnType<typeof findLiveRelease> {
  const { release_id } = useStudioApp()
  const is_not_listed = listed.length > 0 && !listed.some((release) => release.is_live)
  const older_release = useQuery({ ...liveReleaseQuery(useSlug()), enabled: is_not_listed }).data
  return findLiveRelease({ listed, older_release, release_id })
}
