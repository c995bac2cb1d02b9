import type { NewMessage } from '@foyer/contract/messaging/shapes'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { findUploads } from './repository.ts'
import type { UploadRow } from './upload-row.ts'

type Sender = { thread_id: string; user_id: string }

/** Finds the uploads that a send names; refuses those of others, of other threads, and of another kind. */
export async function findSentFiles(
  { db }: Pick<Ctx, 'db'>,
  { image_ids, file_id }: Pick<NewMessage, 'image_ids' | 'file_id'>,
  { thread_id, user_id }: Sender,
): Promise<{ images: UploadRow[]; file: UploadRow | null }> {
  const found = await findUploads(db, thread_id, [...image_ids, ...(file_id === null ? [] : [file_id])])
  const own = new Map(found.filter((row) => row.user_id === user_id).map((row) => [row.id, row]))
  const images = image_ids.map((id, n) => {
    const row = own.get(id)
    if (row?.kind !== 'image' || image_ids.indexOf(id) !== n)
      throw invalidField(`data.image_ids.${n}`, 'unknown_upload')
    return row
  })
  if (file_id === null) return { images, file: null }
  const file = own.get(file_id)
  if (!file || file.kind === 'image') throw invalidField('data.file_id', 'unknown_upload')
  return { images, file }
}
