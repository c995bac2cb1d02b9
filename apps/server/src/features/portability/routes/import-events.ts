import { importEvents as call } from '@foyer/contract/portability/import-events'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { createEvents, readEventFile } from '../events/create-events.ts'

export const importEventsRoute = implement(
  call,
  anyTeamMember,
  async ({ file, viewer, ctx, authorize, fail }) => {
    authorize()
    if (!file) throw fail('not_readable')
    const read = await readEventFile(file, ctx.app.time_zone)
    if (read.failure !== null) throw fail('not_readable')
    return ctx.write((tx) => createEvents(tx, read.events, { by: viewer.name, at: ctx.now() }))
  },
)
