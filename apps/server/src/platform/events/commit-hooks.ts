import { defineContributions } from '../needs.ts'
import type { Services } from '../services.ts'
import type { EventMap, EventName } from './events.ts'

/** What this server does at once after a commit that emitted an event. */
export type CommitHook = {
  event: string
  run: (services: Services, app_id: string, payload: never) => Promise<void>
}

/** The hooks of all features. */
export const commitHooks = defineContributions<CommitHook>('platform.commit_hooks')

/**
 * Declares a hook. It runs in the process that committed and is not repeated if that process stops, so it suits live
 * connections; work that must not be lost belongs to a subscriber.
 */
export function onCommit<Name extends EventName>(
  event: Name,
  run: (services: Services, app_id: string, payload: EventMap[Name]) => Promise<void>,
): CommitHook {
  return { event, run }
}
