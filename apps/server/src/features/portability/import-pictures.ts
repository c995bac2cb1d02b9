import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { CallError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { prepareImage, storeImage } from '../media/index.ts'
import { ImportFailure } from './import-failure.ts'
import type { Library } from './open-library.ts'
import type { Exercise, RowProblem } from './read-exercise.ts'
import { findImportedPicture, saveImportedPicture } from './repository.ts'

/** A picture of a row: one that an earlier import brought, or one made ready to be stored. */
export type Picture = { path: string; checksum: number } & (
  | { media_id: string }
  | { image: Awaited<ReturnType<typeof prepareImage>> }
)

/** Reads the pictures of a row outside of any transaction; those that are none are named as problems. */
export async function preparePictures(
  db: AppDb | AppTx,
  { checksumOf, readPicture }: Library,
  source_id: string,
  { images }: Exercise,
): Promise<{ pictures: Picture[]; problems: RowProblem[] }> {
  const pictures: Picture[] = []
  const problems: RowProblem[] = []
  for (const [index, path] of images.entries()) {
    const checksum = checksumOf(path)
    if (checksum === null) continue
    const media_id = await findImportedPicture(db, { source_id, path, checksum })
    if (media_id !== null) {
      pictures.push({ path, checksum, media_id })
      continue
    }
    try {
      pictures.push({ path, checksum, image: await prepareImage(await readPicture(path)) })
    } catch (error) {
      if (!(error instanceof CallError) && !(error instanceof ImportFailure)) throw error
      problems.push({ path: `images.${index}`, code: 'picture_unreadable' })
    }
  }
  return { pictures, problems }
}

type PictureOwner = { source_id: string; alt: string; created_by: string; now: Date }

/** Stores the new ones among the pictures and gives all as the field of a page holds them. */
export async function storePictures(
  tx: AppTx,
  files: Pick<Services, 'storage' | 'secrets'>,
  pictures: readonly Picture[],
  { source_id, alt, created_by, now }: PictureOwner,
): Promise<{ id: string; image: { media_id: string; alt: string } }[]> {
  const existing: { id: string; image: { media_id: string; alt: string } }[] = []
  for (const picture of pictures) {
    const { path, checksum } = picture
    let media_id = 'media_id' in picture ? picture.media_id : null
    if ('image' in picture) {
      const name = path.replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(-120) || alt
      const stored = await storeImage(tx, files, picture.image, {
        owner_kind: 'team',
        created_by,
        alt,
        now,
        name,
      })
      media_id = stored.id
      await saveImportedPicture(tx, { source_id, path, checksum, media_id })
    }
    if (media_id !== null) existing.push({ id: newId(), image: { media_id, alt } })
  }
  return existing
}
