import { uploadMemberImport } from '@foyer/contract/members/upload-member-import'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { checkMembersJob } from '../import/jobs.ts'
import { memberPolicy } from '../policy.ts'
import { insertMemberImport, listMemberImportRuns } from '../repository/member-imports.ts'

const MAX_BYTES = 15_728_640

export const uploadMemberImportRoute = implement(
  uploadMemberImport,
  memberPolicy.import,
  async ({ file, viewer, ctx, authorize, fail }) => {
    authorize()
    if (!file) throw fail('not_readable')
    const type = 'application/octet-stream'
    const storage_key = newStorageKey({ app_id: ctx.app.id, type, is_public: false })
    const bytes = await ctx.services.storage.put(storage_key, file.stream)
    if (bytes > MAX_BYTES) {
      await ctx.services.storage.delete(storage_key)
      throw new CallError('payload_too_large')
    }
    const id = newId()
    return ctx.write(async (tx) => {
      await insertMemberImport(tx, {
        id,
        storage_key,
        created_by: viewer.team_member_id,
        created_by_name: viewer.name,
        file_name: file.name.replaceAll(/\p{Cc}/gu, '').slice(-120),
        created_at: ctx.services.clock.now(),
      })
      await enqueue(tx, checkMembersJob, { import_id: id })
      const [run] = await listMemberImportRuns(tx, id)
      if (!run) throw fail('not_found')
      return run
    })
  },
)
