import { commitHooks, onCommit, type EventMap, type EventName } from '../../src/platform/events/index.ts'
import type { TestServer } from '../harness.ts'

/** Notes the payload of each event of this name that a server commits from now on, whether or not it has subscribers. */
export function noteEvents<Name extends EventName>(api: TestServer, name: Name): EventMap[Name][] {
  const noted: EventMap[Name][] = []
  const note = onCommit(name, async (_services, _app_id, payload) => void noted.push(payload))
  api.replace(commitHooks, [...api.services.need(commitHooks), note])
  return noted
}
