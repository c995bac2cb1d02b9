import { getEventAccess as call } from '@foyer/contract/schedule/get-event-access'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { decidePageAccess, presentDecision } from '../../access/index.ts'
import { loadLiveSite, describeDecision } from '../../pages/index.ts'
import { findOccurrence } from '../repository/occurrences.ts'

export const getEventAccessRoute = implement(
  call,
  anyone,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const occurrence = await findOccurrence(ctx.db, input.id)
    const site = await loadLiveSite(ctx)
    if (!occurrence || !site.pages.has(occurrence.event_id)) throw fail('not_found')
    const decided = await decidePageAccess(ctx, viewer, occurrence.event_id)
    if (decided.is_hidden) throw fail('not_found')
    return presentDecision(await describeDecision(ctx, site, viewer, decided), ctx.app.time_zone)
  },
)
