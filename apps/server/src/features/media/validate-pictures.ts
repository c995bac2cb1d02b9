import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { CallError } from '../../platform/errors.ts'
import { isId } from '../../platform/ids.ts'
import { findFiles, type FileRow } from './files-repository.ts'
import { findMissingMedia } from './repository.ts'

/** A picture that an input names, and the field where it does. */
export type NamedPicture = { path: string; media_id: string }

/**
 * Refuses pictures that are not in the app's library with `unknown_picture` at their field, also those of other
 * apps.
 */
export async function validatePictures(db: AppDb | AppTx, pictures: readonly NamedPicture[]): Promise<void> {
  const missing = await findMissingMedia(
    db,
    pictures.flatMap(({ media_id }) => (isId(media_id) ? [media_id] : [])),
  )
  const wrong = pictures.filter(({ media_id }) => !isId(media_id) || missing.has(media_id))
  if (wrong.length === 0) return
  const errors = wrong.map(({ path }) => ({ path, code: 'unknown_picture' as const }))
  throw new CallError('invalid', {}, { errors })
}

/** A file that an input names, and the kinds that its field takes. */
export type NamedFile = NamedPicture & { kinds: readonly FileRow['kind'][] }

/** Refuses files that are not in the app's library, or of another kind, with `unknown_file` at their field. */
export async function validateFiles(db: AppDb | AppTx, files: readonly NamedFile[]): Promise<void> {
  if (files.length === 0) return
  const found = await findFiles(
    db,
    files.flatMap(({ media_id }) => (isId(media_id) ? [media_id] : [])),
  )
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]))
  const wrong = files.filter((file) => {
    const kind = kinds.get(file.media_id)
    return kind === undefined || !file.kinds.includes(kind)
  })
  if (wrong.length === 0) return
  throw new CallError(
    'invalid',
    {},
    { errors: wrong.map(({ path }) => ({ path, code: 'unknown_file' as const })) },
  )
}
