import { runImport as call } from '@foyer/contract/portability/run-import'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { carryOutImport } from '../jobs.ts'
import { listRuns, moveImport } from '../repository.ts'

export const runImportRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const { id: import_id } = input
  const [found] = await listRuns(ctx.db, import_id)
  if (!found) throw fail('not_found')
  await ctx.write(async (tx) => {
    if (!(await moveImport(tx, import_id, { from: 'checked', to: 'importing' }))) throw fail('not_checked')
    await enqueue(tx, carryOutImport, { import_id })
  })
  return { ...found, state: 'importing' as const }
})
