import { checkEvents as call } from '@foyer/contract/portability/check-events'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { readEventFile, resolveEvents } from '../events/create-events.ts'

export const checkEventsRoute = implement(call, anyTeamMember, async ({ file, ctx, authorize, fail }) => {
  authorize()
  if (!file) throw fail('not_readable')
  const read = await readEventFile(file, ctx.app.time_zone)
  if (read.failure !== null) return { failure: read.failure, events: [] }
  const events = await resolveEvents(ctx.db, read.events)
  return {
    failure: null,
    events: events.map(({ text: _text, online_url: _url, changes, ...event }) => ({
      ...event,
      changes: changes.length,
    })),
  }
})
