import { runImport as call } from '@foyer/contract/portability/run-import'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { findTreeRows } from '../../pages/index.ts'
import { executeImportJob } from '../jobs.ts'
import { findImports, transitionImport } from '../repository.ts'

export const runImportRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize, fail }) => {
  authorize()
  const { id: import_id, parent_id } = input
  const [found] = await findImports(ctx.db, import_id)
  if (!found) throw fail('not_found')
  if (parent_id && (await findTreeRows(ctx.db, [parent_id])).length === 0)
    throw invalidField('parent_id', 'unknown_page')
  await ctx.write(async (tx) => {
    if (!(await transitionImport(tx, import_id, { from: 'checked', to: 'importing', parent_id })))
      throw fail('not_checked')
    await enqueue(tx, executeImportJob, { import_id })
  })
  return { ...found, state: 'importing' as const, parent_id: parent_id ?? found.parent_id }
})
