import type { Logger } from 'pino'
import { z } from 'zod'
import { openListener } from './open-listener.ts'

/** The channel on which servers notify each other of raised versions. */
export const APP_VERSIONS_CHANNEL = 'foyer_app_versions'

/** An app with the version that it was raised to; null: notifications may have been missed. */
export type BumpedVersion = { id: string; version: number } | null

/** Collects raised app versions: of this server's commits at once, of other servers' by notifications. */
export class AppVersions {
  readonly #listeners = new Set<(bumped: BumpedVersion) => void>()
  #provenAt = (): number => -Infinity

  /** The time (`performance.now()`) up to which every committed change has been received. */
  get confirmed_at(): number {
    return this.#provenAt()
  }

  /** Calls the listener for each raised version, for as long as the server lives. */
  onBump(listener: (bumped: BumpedVersion) => void): void {
    this.#listeners.add(listener)
  }

  announce(bumped: BumpedVersion): void {
    for (const listener of this.#listeners) listener(bumped)
  }

  /** Starts to receive the notifications of all servers. Returns what ends it. */
  listen({ url, log }: { url: string; log: Logger }): () => Promise<void> {
    const { confirmedAt, stop } = openListener({
      url,
      log,
      name: 'foyer-app-versions',
      channels: [APP_VERSIONS_CHANNEL],
      onOpen: () => this.announce(null),
      onNotification: (payload) => this.announce(parse(payload)),
    })
    this.#provenAt = confirmedAt
    return stop
  }
}

/** Returns a cache per server, created on first use and collected with its server. */
export function cachePerServer<Cache>(create: () => Cache): (server: AppVersions) => Cache {
  const caches = new WeakMap<AppVersions, Cache>()
  return (server) => {
    const known = caches.get(server)
    if (known) return known
    const made = create()
    caches.set(server, made)
    return made
  }
}

const notification = z.object({ id: z.string(), version: z.number() })

/** A notification of another shape comes from a server of another release: all versions are read again. */
function parse(payload: string): BumpedVersion {
  try {
    return notification.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
