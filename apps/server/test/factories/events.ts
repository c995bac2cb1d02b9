import { commitHooks, onCommit, type EventMap, type EventName } from '../../src/platform/events/index.ts'
import type { TestServer } from '../harness.ts'

/** Notes the payload of each event of this name that a server commits from now on, whether or not it has subscribers. */
export function recordEvents<Name extends EventName>(api: TestServer, name: Name): EventMap[Name][] {
  const recorded: EventMap[Name][] = []
  const record = onCommit(name, async (_services, _app_id, payload) => void recorded.push(payload))
  api.replace(commitHooks, [...api.services.need(commitHooks), record])
  return recorded
}
