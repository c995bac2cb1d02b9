import { listDirectory } from '@foyer/contract/directory/list-directory'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { passDoor } from '../pass-door.ts'
import { readNameKey, writeNameKey } from '../people-cursor.ts'
import { presentPerson } from '../people-presenter.ts'
import { countSeen, listSeen } from '../repository/list-seen.ts'

const PAGE = 24

/** Counting stops here, so that a count costs the same in the largest app. */
const COUNTED = 50

export const listDirectoryRoute = implement(
  listDirectory,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await passDoor(ctx, viewer)
    const { term, properties = '', page } = input
    // No property of members is shown to others, so none can narrow what they find.
    if (properties !== '') throw invalidField('properties', 'unknown_property')
    const after = page === undefined ? null : readNameKey(term, page)
    const [found, count] = await Promise.all([
      listSeen(ctx.db, viewer, { term, after, limit: PAGE + 1 }),
      countSeen(ctx.db, viewer, { term, most: COUNTED + 1 }),
    ])
    const shown = found.slice(0, PAGE)
    const last = found.length > PAGE ? shown.at(-1) : undefined
    const asking = { viewer, messaging: ctx.app.messaging }
    return {
      items: shown.flatMap((person) => presentPerson(asking, person) ?? []),
      has_more: last !== undefined,
      next_page: last ? writeNameKey(term, last.key) : null,
      total: Math.min(count, COUNTED),
      is_total_capped: count > COUNTED,
    }
  },
)
