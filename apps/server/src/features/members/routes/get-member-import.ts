import { getMemberImport } from '@foyer/contract/members/get-member-import'
import { implement } from '#platform/http/implement.ts'
import { memberPolicy } from '../policy.ts'
import { listMemberImportRuns } from '../repository/member-imports.ts'

export const getMemberImportRoute = implement(
  getMemberImport,
  memberPolicy.import,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const [run] = await listMemberImportRuns(ctx.db, input.id)
    if (!run) throw fail('not_found')
    return run
  },
)
