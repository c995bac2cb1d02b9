import { defineContributions } from '../needs.ts'
import type { Services } from '../services.ts'
import type { EventMap, EventName } from './events.ts'

/** What this server runs right after a commit that emitted an event. */
export type CommitHook = {
  event: string
  run: (services: Services, app_id: string, payload: never) => Promise<void>
}

/** The hooks of all features. */
export const commitHooks = defineContributions<CommitHook>('platform.commit_hooks')

/**
 * Declares a hook. It runs only in the process that committed and is never retried, so it suits live connections;
 * durable work belongs to a subscriber.
 */
export function onCommit<Name extends EventName>(
  event: Name,
  run: (services: Services, app_id: string, payload: EventMap[Name]) => Promise<void>,
): CommitHook {
  return { event, run }
}
