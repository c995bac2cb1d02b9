import { performance } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { newId } from '../ids.ts'
import type { Changes } from './changes.ts'
import { listenTo } from './listen.ts'
import type { Pool, PoolClient } from './pool.ts'

const CHANNEL = 'foyer_changes'

/** How a server's own proof begins; anything else that is said names who has changed. */
const BEAT = 'beat '

/** The code of the notices by which the database says whose facts a connection has changed. */
const CHANGED = 'FYCHG'

/** Says something to everyone who listens, and to the connection itself. */
export const SAY_CHANGED = 'select say_changed($1)'

/** What servers tell each other on a channel of its own; heard on the same connection, so one proof is about both. */
export type News = {
  channel: string
  hear: (payload: string) => void
  /** Told that something may have been missed. */
  missed: () => void
}

type Options = {
  url: string
  changes: Changes
  log: Logger
  news?: readonly News[]
  /** How long memory may be used without a new proof that nothing was missed (security: within 2 s). */
  trusted_ms?: number
  beat_ms?: number
  /** After so long without use no more proof is asked for. */
  used_ms?: number
}

/**
 * Hears what this process changes itself: a connection is told before its commit is answered, and it comes back to the
 * pool before whoever waits for the commit goes on. So nothing older is used after an own change.
 */
export function hearOwnChanges(pool: Pool, changes: Changes): void {
  const heard = new WeakMap<PoolClient, string[]>()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    const notices: string[] = []
    heard.set(client, notices)
    client.on('notice', ({ code, message }) => {
      if (code === CHANGED && message !== undefined) notices.push(message)
    })
  })
  pool.on('release', (_error, client) => {
    for (const notice of heard.get(client)?.splice(0) ?? []) hear(changes, notice)
  })
}

/**
 * Hears what all servers change, and vouches for memory while it is used: notifications come in the order of the
 * commits, so one of our own that has come back proves that everything committed before it was heard. Returns what
 * ends it.
 */
export function watchChanges(options: Options): () => Promise<void> {
  const { url, changes, log, news = [], trusted_ms = 1_500, beat_ms = 500, used_ms = 5_000 } = options
  const own = newId()
  let beats = 0
  let expected = ''
  let was_told = false
  let was_heard = false
  let is_beating = false
  let trying: Promise<void> = Promise.resolve()
  let is_stopped = false
  let timer: NodeJS.Timeout | undefined

  const { ask, stop } = listenTo({
    ...{ url, log, name: 'foyer-changes', channels: [CHANNEL, ...news.map(({ channel }) => channel)] },
    onOpen: () => {
      changes.missed()
      for (const { missed } of news) missed()
    },
    onNotification: (said, channel) => {
      if (channel !== CHANNEL) return news.find((one) => one.channel === channel)?.hear(said)
      if (said === expected) was_heard = true
      if (!said.startsWith(BEAT)) hear(changes, said)
    },
    onNotice: ({ code, message }) => {
      if (code === CHANGED && message === expected) was_told = true
    },
  })

  const prove = async (): Promise<void> => {
    was_told = was_heard = false
    expected = `${BEAT}${own} ${(beats += 1)}`
    const sent_at = performance.now()
    try {
      await ask(SAY_CHANGED, [expected])
      if (was_told && was_heard) changes.vouch(sent_at + trusted_ms)
    } catch (error) {
      log.debug({ err: error }, 'Nothing vouches for what is remembered: it is read until something does.')
    }
  }
  const beat = async (): Promise<void> => {
    is_beating = true
    trying = prove()
    await trying
    if (is_stopped) return
    timer = setTimeout(() => {
      is_beating = performance.now() - changes.used_at < used_ms
      if (is_beating) void beat()
    }, beat_ms)
    timer.unref()
  }
  changes.onDoubt = () => {
    if (!is_beating && !is_stopped) void beat()
    return trying
  }
  return async () => {
    is_stopped = true
    clearTimeout(timer)
    await stop()
  }
}

/** `<app>` alone means everything of it; `<app> <id> <id>` these people of it. */
function hear(changes: Changes, said: string): void {
  const [app = '', ...people] = said.split(' ')
  changes.changed(people.length === 0 ? [app] : people)
}
