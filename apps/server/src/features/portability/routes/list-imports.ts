import { listImports as call } from '@foyer/contract/portability/list-imports'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { findImports } from '../repository.ts'

export const listImportsRoute = implement(call, anyTeamMember, async ({ ctx, authorize }) => {
  authorize()
  return { items: await findImports(ctx.db, null) }
})
