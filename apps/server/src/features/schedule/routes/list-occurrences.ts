import { listOccurrences as call } from '@foyer/contract/schedule/list-occurrences'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { decidePagesAccess } from '../../access/index.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { EVENT_TYPES } from '../event-fields.ts'
import { addAnswers } from '../add-answers.ts'
import { presentOccurrences } from '../present-occurrences.ts'
import { listOccurrences } from '../repository/occurrences.ts'

const MAX_RANGE_MS = 366 * 86_400_000
const MAX_OCCURRENCES = 500

export const listOccurrencesRoute = implement(
  call,
  anyone,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { event_id } = input
    const [start, end] = [new Date(input.start), new Date(input.end)]
    if (end < start) throw invalidField('end', 'before_from')
    if (end.getTime() - start.getTime() > MAX_RANGE_MS) throw fail('range_too_long')

    const site = await loadLiveSite(ctx)
    const all = EVENT_TYPES.flatMap((type) => site.of_type.get(type) ?? [])
    const requested = event_id === undefined ? all : all.filter((id) => id === event_id)
    const known_ids = presentOccurrences(site, await decidePagesAccess(ctx, viewer, requested))
    if (known_ids.event_ids.length === 0) return { items: [], next_start: null }
    const rows = await listOccurrences(ctx.db, {
      event_ids: known_ids.event_ids,
      start,
      end,
      limit: MAX_OCCURRENCES,
    })
    const last = rows.length < MAX_OCCURRENCES ? undefined : rows.at(-1)
    return {
      items: await addAnswers(ctx, viewer, rows.flatMap(known_ids.present)),
      next_start: last ? new Date(last.starts_at.getTime() + 1).toISOString() : null,
    }
  },
)
