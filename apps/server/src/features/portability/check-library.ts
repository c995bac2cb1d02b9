import { createHash } from 'node:crypto'
import type { Library } from './open-library.ts'
import { readExercise } from './read-exercise.ts'
import type { StoredRow } from './repository.ts'

type ImportedPages = ReadonlyMap<string, { page_id: string; content_hash: string }>

/** The dry run: what would be made of each row, and what is wrong with it. Of rows with one id the last counts. */
export function checkLibrary({ rows, checksumOf }: Library, imported_pages: ImportedPages): StoredRow[] {
  const read = rows.map(readExercise)
  const last = new Map(
    read.flatMap(({ source_id, exercise }, index) => (exercise ? [[source_id, index]] : [])),
  )
  return read.map(({ source_id, name, exercise, problems }, index): StoredRow => {
    const row = { row: index + 1, name, pictures: 0, pictures_missing: 0, source_id, is_done: true }
    const refused = { ...row, action: 'refused' as const, page_id: null, content_hash: null, exercise: null }
    if (!exercise) return { ...refused, problems }
    if (last.get(source_id) !== index)
      return { ...refused, problems: [...problems, { path: 'id', code: 'duplicate' }] }

    const checksums = exercise.images.map(checksumOf)
    const missing = checksums.flatMap((sum, at) =>
      sum === null ? [{ path: `images.${at}`, code: 'picture_missing' as const }] : [],
    )
    const content_hash = createHash('sha256')
      .update(JSON.stringify([exercise, checksums]))
      .digest('base64url')
    const before = imported_pages.get(source_id)
    const is_same = before?.content_hash === content_hash
    return {
      ...row,
      exercise,
      content_hash,
      problems: [...problems, ...missing],
      is_done: is_same,
      action: is_same ? 'unchanged' : before ? 'update' : 'create',
      page_id: before?.page_id ?? null,
      pictures: checksums.length - missing.length,
      pictures_missing: missing.length,
    }
  })
}
