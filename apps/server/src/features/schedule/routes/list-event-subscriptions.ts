import { listEventSubscriptions as call } from '@foyer/contract/schedule/list-event-subscriptions'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { decidePagesAccess } from '../../access/index.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { addAnswers } from '../add-answers.ts'
import { presentOccurrences } from '../present-occurrences.ts'
import { listAnswered } from '../repository/answers.ts'

const MAX_LISTED = 200

export const listEventSubscriptionsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const { subscriber_id } = viewer
  const rows = await listAnswered(ctx.db, { subscriber_id, now: ctx.now(), limit: MAX_LISTED })
  const site = await loadLiveSite(ctx)
  const event_ids = [...new Set(rows.map(({ event_id }) => event_id))].filter((id) => site.pages.has(id))
  const { present } = presentOccurrences(site, await decidePagesAccess(ctx, viewer, event_ids))
  const answers = new Map(rows.map(({ id, answer, is_waiting }) => [id, { answer, is_waiting }]))
  const listed = await addAnswers(ctx, viewer, rows.flatMap(present))
  return {
    event_subscriptions: listed.flatMap((occurrence) => {
      const given = answers.get(occurrence.id)
      return given ? [{ ...occurrence, ...given }] : []
    }),
  }
})
