import type { AppTx } from '#platform/database/app-db.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { deleteFilesJob } from '../../media/index.ts'
import { filterDeleted, type ClearedCase } from '../repository/case-copies.ts'
import { deleteUploads } from '../uploads/repository.ts'
import { uploadKeys } from '../uploads/thumb-key.ts'

/** Deletes the files of deleted messages that were there only for their cases, which are now decided or cleared. */
export async function deleteKeptFiles(tx: AppTx, cases: readonly ClearedCase[]): Promise<void> {
  const keys: string[] = []
  for (const { thread_id, message_ts, preview_key } of await filterDeleted(tx, cases)) {
    keys.push(...(await deleteUploads(tx, { thread_id, message_ts })).flatMap(uploadKeys))
    if (preview_key !== null) keys.push(preview_key)
  }
  if (keys.length > 0) await enqueue(tx, deleteFilesJob, { keys })
}
