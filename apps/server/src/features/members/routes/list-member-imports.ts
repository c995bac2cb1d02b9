import { listMemberImports } from '@foyer/contract/members/list-member-imports'
import { implement } from '#platform/http/implement.ts'
import { memberPolicy } from '../policy.ts'
import { listMemberImportRuns } from '../repository/member-imports.ts'

export const listMemberImportsRoute = implement(
  listMemberImports,
  memberPolicy.import,
  async ({ ctx, authorize }) => {
    authorize()
    return { items: await listMemberImportRuns(ctx.db, null) }
  },
)
