import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { CallError } from '../../platform/errors.ts'
import { isId } from '../../platform/ids.ts'
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
