import { getMemberImport } from '@foyer/contract/members/get-member-import'
import { implement } from '#platform/http/implement.ts'
import { memberPolicy } from '../member-policy.ts'
import { listMemberRuns } from '../repository/member-imports.ts'

export const getMemberImportRoute = implement(
  getMemberImport,
  memberPolicy.import,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const [run] = await listMemberRuns(ctx.db, input.id)
    if (!run) throw fail('not_found')
    return run
  },
)
