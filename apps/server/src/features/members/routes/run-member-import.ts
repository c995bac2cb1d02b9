import { runMemberImport } from '@foyer/contract/members/run-member-import'
import { implement } from '#platform/http/implement.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { writeLog } from '../../team/index.ts'
import { importMembersJob } from '../import/jobs.ts'
import { memberPolicy } from '../policy.ts'
import { listMemberImportRuns, updateMemberImportState } from '../repository/member-imports.ts'

export const runMemberImportRoute = implement(
  runMemberImport,
  memberPolicy.import,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { id, with_mail } = input
    const [found] = await listMemberImportRuns(ctx.db, id)
    if (!found) throw fail('not_found')
    await ctx.write(async (tx) => {
      if (!(await updateMemberImportState(tx, id, { from: 'checked', state: 'importing', with_mail })))
        throw fail('not_checked')
      await enqueue(tx, importMembersJob, { import_id: id })
      await writeLog(ctx, tx, {
        action: 'members_imported',
        actor: viewer,
        app_id: ctx.app.id,
        subject: { kind: 'import', id, name: found.file_name },
        details: { count: found.counts.add },
      })
    })
    return { ...found, state: 'importing' as const, with_mail }
  },
)
