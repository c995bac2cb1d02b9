import { uploadImport as call } from '@foyer/contract/portability/upload-import'
import { newId } from '#platform/ids.ts'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { checkImportJob } from '../jobs.ts'
import { insertImport, findImports } from '../repository.ts'

export const uploadImportRoute = implement(
  call,
  anyTeamMember,
  async ({ file, viewer, ctx, authorize, fail }) => {
    authorize()
    if (!file) throw fail('not_readable')
    const type = 'application/octet-stream'
    const storage_key = newStorageKey({ app_id: ctx.app.id, type, is_public: false })
    await ctx.services.storage.put(storage_key, file.stream)
    const id = newId()
    return ctx.write(async (tx) => {
      await insertImport(tx, {
        id,
        storage_key,
        created_by: viewer.team_member_id,
        created_by_name: viewer.name,
        file_name: file.name.replaceAll(/\p{Cc}/gu, '').slice(-120),
        created_at: ctx.now(),
      })
      await enqueue(tx, checkImportJob, { import_id: id })
      const [run] = await findImports(tx, id)
      if (!run) throw fail('not_found')
      return run
    })
  },
)
