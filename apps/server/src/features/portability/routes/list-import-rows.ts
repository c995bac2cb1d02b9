import { listImportRows as call } from '@foyer/contract/portability/list-import-rows'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { findImport, listRows } from '../repository.ts'

export const listImportRowsRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const { id, action, problem, after, limit } = input
  if (!(await findImport(ctx.db, id))) throw fail('not_found')
  return listRows(ctx.db, id, { action, problem, after, limit })
})
