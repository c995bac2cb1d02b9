import type { Release } from '../queries.ts'

type KnownReleases = {
  readonly listed: readonly Release[]
  /** The live one, where it was looked for below those listed. */
  readonly older_release: Release | null | undefined
  /** What the app says is live. */
  readonly release_id: string | null
}

type LiveRelease = {
  readonly live: Release | undefined
  /** Its id, which is known before the rest of it is. */
  readonly live_id: string | undefined
}

/** The release that members see. What is listed comes first: a way back begins at what was seen live. */
export function findLiveRelease({ listed, older_release, release_id }: KnownReleases): LiveRelease {
  const live = listed.find((release) => release.is_live) ?? older_release ?? undefined
  return { live, live_id: live?.id ?? release_id ?? undefined }
}
