import type { Release } from '../queries.ts'

type Known = {
  readonly listed: readonly Release[]
  /** The live one, where it was looked for below those listed. */
  readonly below: Release | null | undefined
  /** What the app says is live. */
  readonly release_id: string | null
}

type Live = {
  readonly live: Release | undefined
  /** Its id, which is known before the rest of it is. */
  readonly live_id: string | undefined
}

/** The release that members see. What is listed comes first: a way back begins at what was seen live. */
export function liveOf({ listed, below, release_id }: Known): Live {
  const live = listed.find((release) => release.is_live) ?? below ?? undefined
  return { live, live_id: live?.id ?? release_id ?? undefined }
}
