import { listBlocked } from '@foyer/contract/directory/list-blocked'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { readBlockKey, writeBlockKey } from '../people-cursor.ts'
import { presentBlocked } from '../people-presenter.ts'
import { listBlocks } from '../repository/blocks.ts'

const PAGE_SIZE = 50

export const listBlockedRoute = implement(
  listBlocked,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const after = input.page === undefined ? null : readBlockKey(input.page)
    const found = await listBlocks(ctx.db, viewer.user_id, { after, limit: PAGE_SIZE + 1 })
    const items = found.slice(0, PAGE_SIZE).map(presentBlocked)
    const last = found.length > PAGE_SIZE ? items.at(-1) : undefined
    return {
      items,
      has_more: last !== undefined,
      next_page: last ? writeBlockKey({ blocked_at: last.blocked_at, id: last.user_id }) : null,
    }
  },
)
