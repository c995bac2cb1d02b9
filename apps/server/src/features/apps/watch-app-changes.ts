import type { Logger } from 'pino'
import { z } from 'zod'
import { listenTo } from '../../platform/database/listen.ts'
import { APP_CHANGES_CHANNEL, appChanges, tellOnce } from './app-changes.ts'

const notification = z.object({ id: z.string(), slug: z.string(), notice: z.string() })

/**
 * Listens for changes that other servers announce. After a lost connection everything kept of any app is forgotten,
 * because changes may have been missed. Returns what ends it.
 */
export function watchAppChanges({ url, log }: { url: string; log: Logger }): () => Promise<void> {
  const { stop } = listenTo({
    ...{ url, log, name: 'foyer-app-changes', channel: APP_CHANGES_CHANNEL },
    onNotification: hear,
    onOpen: () => appChanges.tell(null),
  })
  return stop
}

function hear(payload: string): void {
  const parsed = notification.safeParse(parse(payload))
  if (!parsed.success) return appChanges.tell(null)
  const { notice, ...change } = parsed.data
  tellOnce(change, notice)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
