import { getImport as call } from '@foyer/contract/portability/get-import'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { findImports } from '../repository.ts'

export const getImportRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const [run] = await findImports(ctx.db, input.id)
  if (!run) throw fail('not_found')
  return run
})
