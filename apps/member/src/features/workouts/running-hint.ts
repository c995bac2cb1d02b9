import { localStore } from '../../platform/storage/local.ts'
import { createStore } from '../../platform/store.ts'

const KEY = 'foyer.workout_running'

/** What a device knows of its log before the log is loaded; `running` is null where only unsent changes are left. */
export type RunningHint = {
  viewer_id: string
  running: { workout_id: string; title: string; page_path: string } | null
}

const hint = createStore<RunningHint | null>(parse(localStore.get(KEY)))

/** Whether the device has something of a workout; without it the log is not loaded. */
export const runningHint = { get: hint.get, initial: (): null => null, subscribe: hint.subscribe }

/** Stores what is left on the device. */
export function storeRunningHint(next: RunningHint | null): void {
  const text = next === null ? null : JSON.stringify(next)
  if (text === localStore.get(KEY)) return
  if (text === null) localStore.remove(KEY)
  else localStore.set(KEY, text)
  hint.set(next)
}

function parse(text: string | null): RunningHint | null {
  try {
    return text === null ? null : (JSON.parse(text) as RunningHint)
  } catch {
    return null
  }
}
