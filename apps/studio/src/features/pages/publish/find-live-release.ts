import type { Release } from '../queries.ts'

type KnownReleases = {
  readonly listed: readonly Release[]
  /** The live one, where it was looked for below those listed. */
  readonly older_release: Release | null | undefined
  /** The id of the app's live release. */
  readonly release_id: string | null
}

type LiveRelease = {
  readonly live: Release | undefined
  /** The id of the live release, which is known before its details. */
  readonly live_id: string | undefined
}

/**
 * Returns the live release. The listed one takes precedence, so that a restore is based on what the owner saw as
 * live.
 */
export function findLiveRelease({ listed, older_release, release_id }: KnownReleases): LiveRelease {
  const live = listed.find((release) => release.is_live) ?? older_release ?? undefined
  return { live, live_id: live?.id ?? release_id ?? undefined }
}
