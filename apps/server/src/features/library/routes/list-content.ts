import { listPageTypes } from '@foyer/content/definitions'
import { listContent as call } from '@foyer/contract/library/list-content'
import { implement } from '#platform/http/implement.ts'
import { readContentList } from '../content-list.ts'
import { ANY_TYPE } from '../content-order.ts'
import { libraryPolicy } from '../policy.ts'

const LISTED_TYPES: ReadonlySet<string> = new Set([ANY_TYPE, ...listPageTypes(() => true)])

export const listContentRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize(ctx.app.access)
    if (!LISTED_TYPES.has(input.content_type)) throw fail('not_found')
    return readContentList(ctx, viewer, input)
  },
)
