import { z } from 'zod'
import type { News } from '../../platform/database/watch-changes.ts'
import { APP_VERSIONS_CHANNEL, appChanges, hearVersion } from './app-version.ts'

const notification = z.object({ id: z.string(), version: z.number() })

/**
 * The changes of apps that other servers announce. After a lost connection everything kept of any app is forgotten,
 * because changes may have been missed.
 */
export const appNews: News = {
  channel: APP_VERSIONS_CHANNEL,
  hear,
  missed: () => appChanges.tell(null),
}

function hear(payload: string): void {
  const parsed = notification.safeParse(parse(payload))
  if (!parsed.success) return appChanges.tell(null)
  hearVersion(parsed.data)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
