import { PLAIN_PAGE_TYPE } from '@foyer/content/definitions'
import type { AppTx } from '../../platform/database/app-db.ts'
import { newId } from '../../platform/ids.ts'
import { createPages, findPageByPath, findTreeRows } from '../pages/index.ts'
import { findImported, saveImported } from './repository.ts'

const ROOT_PATH = '/exercises'

/** The page of earlier imports, else the one at the address that an import would choose; null without either. */
export async function findExerciseRoot(tx: AppTx): Promise<string | null> {
  const imported = (await findImported(tx, [''])).get('')
  if (imported && (await findTreeRows(tx, [imported.page_id])).length > 0) return imported.page_id
  return findPageByPath(tx, ROOT_PATH)
}

/** Returns the page below which imports place exercises, and creates it for the first one. */
export async function ensureExerciseRoot(tx: AppTx, { by, at }: { by: string; at: Date }): Promise<string> {
  const found = await findExerciseRoot(tx)
  if (found) return found
  const id = newId()
  const seed = { id, content_type: PLAIN_PAGE_TYPE, draft: { title: 'Exercises' }, path: ROOT_PATH }
  await createPages(tx, { parent_id: null, pages: [seed], by, at })
  await saveImported(tx, { source_id: '', page_id: id, content_hash: '' })
  return id
}
