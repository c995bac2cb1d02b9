import { mapMemberImport } from '@foyer/contract/members/map-member-import'
import { implement } from '#platform/http/implement.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { checkMembersJob } from '../import/jobs.ts'
import { memberPolicy } from '../policy.ts'
import { listMemberImportRuns, mapMemberImport as mapColumns } from '../repository/member-imports.ts'

export const mapMemberImportRoute = implement(
  mapMemberImport,
  memberPolicy.import,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const { id, fields, encoding } = input
    const [found] = await listMemberImportRuns(ctx.db, id)
    if (!found) throw fail('not_found')
    return ctx.write(async (tx) => {
      if (!(await mapColumns(tx, id, { fields, encoding: encoding ?? found.encoding })))
        throw fail('not_checked')
      await enqueue(tx, checkMembersJob, { import_id: id })
      const [run] = await listMemberImportRuns(tx, id)
      if (!run) throw fail('not_found')
      return run
    })
  },
)
