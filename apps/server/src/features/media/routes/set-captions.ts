import { setCaptions as call } from '@foyer/contract/media/set-captions'
import { CallError } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { presentFiles } from '../file-assets.ts'
import { findFiles, saveCaptions } from '../files-repository.ts'
import { deleteFilesJob } from '../jobs.ts'
import { mediaPolicy } from '../policy.ts'
import { readBounded } from '../read-bounded.ts'
import { toWebVtt } from '../uploads/captions.ts'

const LIMIT_BYTES = 1_048_576
const MAX_LANGUAGES = 20

export const setCaptionsRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input: { id, locale, label }, file, ctx, authorize, fail }) => {
    authorize()
    const [row] = await findFiles(ctx.db, [id])
    if (!row || row.kind === 'file') throw fail('not_found')
    if (!file) throw fail('file_empty')
    const bytes = await readBounded(file.stream, LIMIT_BYTES).catch((error: unknown) => {
      if (error instanceof CallError && error.code === 'image_too_large') throw fail('captions_too_large')
      throw error
    })
    const captions = toWebVtt(bytes)
    if (captions === null) throw fail('captions_invalid')
    const is_new = !row.captions.some((known) => known.locale === locale)
    if (is_new && row.captions.length >= MAX_LANGUAGES) throw fail('captions_too_many')

    const storage_key = newStorageKey({ app_id: ctx.app.id, type: 'text/vtt', is_public: false })
    await ctx.services.storage.put(storage_key, Buffer.from(captions))
    await ctx.write(async (tx) => {
      const former = await saveCaptions(tx, id, { locale, label, storage_key })
      if (former) await enqueue(tx, deleteFilesJob, { keys: [former] })
    })
    const [changed] = await presentFiles(ctx, await findFiles(ctx.db, [id]))
    if (!changed) throw fail('not_found')
    return changed
  },
)
