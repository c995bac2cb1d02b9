import { defineJob, enqueue } from '#platform/jobs/index.ts'
import { deleteFilesJob } from '../../media/index.ts'
import { deleteUploads } from './repository.ts'
import { uploadKeys } from './thumb-key.ts'

/** How long an upload waits for its message. */
const UNUSED_MS = 86_400_000

/** Deletes uploads that no message has used for a day, with their bytes. */
export const cleanMessageUploadsJob = defineJob(
  'messaging.clean_uploads',
  { retry_limit: 2 },
  async (ctx) => {
    const unused_before = new Date(ctx.services.clock.now().getTime() - UNUSED_MS)
    await ctx.write(async (tx) => {
      const keys = (await deleteUploads(tx, { unused_before })).flatMap(uploadKeys)
      if (keys.length > 0) await enqueue(tx, deleteFilesJob, { keys })
    })
  },
)
