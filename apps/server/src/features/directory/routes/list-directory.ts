import { listDirectory } from '@foyer/contract/directory/list-directory'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { requireAppAccess } from '../require-app-access.ts'
import { readNameKey, writeNameKey } from '../people-cursor.ts'
import { presentPerson } from '../people-presenter.ts'
import { countVisiblePeople, listVisiblePeople } from '../repository/list-visible-people.ts'

const PAGE_SIZE = 24

/** Counting stops here, so that a count costs the same in the largest app. */
const MAX_COUNTED = 50

export const listDirectoryRoute = implement(
  listDirectory,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await requireAppAccess(ctx, viewer)
    const { term, properties = '', page, without_viewer } = input
    // Members do not see properties of others, so none can filter the list.
    if (properties !== '') throw invalidField('properties', 'unknown_property')
    const after = page === undefined ? null : readNameKey(term, page)
    const without = without_viewer ? [viewer.user_id] : []
    const [found, count] = await Promise.all([
      listVisiblePeople(ctx.db, viewer, { term, without, after, limit: PAGE_SIZE + 1 }),
      countVisiblePeople(ctx.db, viewer, { term, without, max: MAX_COUNTED + 1 }),
    ])
    const shown = found.slice(0, PAGE_SIZE)
    const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined
    const context = { viewer, messaging: ctx.app.messaging }
    return {
      items: shown.flatMap((person) => presentPerson(context, person) ?? []),
      has_more: last !== undefined,
      next_page: last ? writeNameKey(term, last.key) : null,
      total: Math.min(count, MAX_COUNTED),
      is_total_capped: count > MAX_COUNTED,
    }
  },
)
