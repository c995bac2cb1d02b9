import { exercisePage } from '@foyer/content/definitions'
import type { AppTx, AppDb } from '../../platform/database/app-db.ts'
import type { Ctx } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { createPages, findTreeRows, rewritePage } from '../pages/index.ts'
import type { Library } from './open-library.ts'
import type { Exercise, RowProblem } from './read-exercise.ts'
import {
  finishRow,
  findImported,
  lockRows,
  saveImported,
  type ImportRow,
  type StoredRow,
  findImportedPicture,
  saveImportedPicture,
} from './repository.ts'
import { CallError } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { prepareImage, storeImage } from '../media/index.ts'
import { createSlug } from './create-slug.ts'
import { ImportFailure } from './import-failure.ts'

/**
 * Creates or updates the page of one row with its pictures, in its own transaction. A page that another import has
 * created since the dry run is updated too, or unchanged if equal.
 */
export async function importRow(
  ctx: Ctx,
  { run, library, root_id }: { run: ImportRow; library: Library; root_id: string },
  row: StoredRow,
): Promise<void> {
  const { exercise, source_id, content_hash } = row
  if (!exercise || source_id === null || content_hash === null) return
  const { pictures, problems } = await preparePictures(ctx.db, library, source_id, exercise)
  const at = ctx.now()
  await ctx.writeNow(async (tx) => {
    await lockRows(tx)
    const imported = (await findImported(tx, [source_id])).get(source_id)
    const page_id = imported && (await pageExists(tx, imported.page_id)) ? imported.page_id : null
    const end = {
      row: row.row,
      problems: [...row.problems, ...problems],
      pictures: pictures.length,
      pictures_missing: exercise.images.length - pictures.length,
    }
    if (page_id !== null && imported?.content_hash === content_hash) {
      await finishRow(tx, run.id, { ...end, page_id })
      return
    }
    const images = await storePictures(tx, ctx.services, pictures, {
      source_id,
      alt: exercise.name,
      created_by: run.created_by,
      now: at,
    })
    const page = { title: exercise.name, fields: createFields(exercise, images), by: run.created_by_name, at }
    const written = await writePage(tx, { ...page, page_id, root_id })
    await saveImported(tx, { source_id, page_id: written, content_hash })
    await finishRow(tx, run.id, { ...end, page_id: written })
  })
}

type PageInput = {
  page_id: string | null
  root_id: string
  title: string
  fields: Record<string, unknown>
  by: string
  at: Date
}

async function writePage(tx: AppTx, { page_id, root_id, ...page }: PageInput): Promise<string> {
  /** If another save came first, the update is retried on the saved state. */
  while (page_id !== null && (await pageExists(tx, page_id))) {
    if (await rewritePage(tx, { page_id, ...page })) return page_id
  }
  const id = newId()
  const { title, fields, by, at } = page
  const seed = {
    id,
    content_type: exercisePage.type,
    draft: { title, fields },
    path: `/exercises/${createSlug(title, exercisePage.type)}`,
  }
  await createPages(tx, { parent_id: root_id, pages: [seed], by, at })
  return id
}

async function pageExists(tx: AppTx, page_id: string): Promise<boolean> {
  return (await findTreeRows(tx, [page_id])).length > 0
}

/** A list without any of its pictures leaves the pictures of the page unchanged. */
function createFields({ images, name: _name, ...fields }: Exercise, pictures: readonly object[]) {
  return images.length > 0 && pictures.length === 0 ? fields : { ...fields, pictures: [...pictures] }
}

/** A picture of a row: one of an earlier import, or one prepared for storing. */
type Picture = { path: string; checksum: number } & (
  | { media_id: string }
  | { image: Awaited<ReturnType<typeof prepareImage>> }
)

/** Reads the pictures of a row outside of any transaction; those that are none are named as problems. */
async function preparePictures(
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

/** Stores the new pictures and returns all of them in the form of a page field. */
async function storePictures(
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
