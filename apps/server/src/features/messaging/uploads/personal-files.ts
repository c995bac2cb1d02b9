import type { Ctx } from '#platform/context.ts'
import type { DataSubject, PersonalFile } from '#platform/personal-data.ts'
import { listUploadsOf } from './repository.ts'
import { uploadKeys } from './thumb-key.ts'

/** The files that a person has sent or uploaded for messages, by their ids. */
export async function listPersonalFiles(
  { db }: Pick<Ctx, 'db'>,
  { user_id }: DataSubject,
): Promise<PersonalFile[]> {
  const uploads = await listUploadsOf(db, user_id)
  return uploads.flatMap((row) =>
    uploadKeys(row).map((storage_key, n) => ({
      name: `message-${row.id}${n === 0 ? '' : '-small'}${storage_key.slice(storage_key.lastIndexOf('.'))}`,
      storage_key,
    })),
  )
}
