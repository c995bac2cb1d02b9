import { listMemberImportRows } from '@foyer/contract/members/list-member-import-rows'
import { implement } from '#platform/http/implement.ts'
import { memberPolicy } from '../policy.ts'
import { findMemberImport, listMemberRows } from '../repository/member-imports.ts'

export const listMemberImportRowsRoute = implement(
  listMemberImportRows,
  memberPolicy.import,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const { id, action, after, limit } = input
    if (!(await findMemberImport(ctx.db, id))) throw fail('not_found')
    return { items: await listMemberRows(ctx.db, id, { action, after, limit }) }
  },
)
