import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@foyer/contract/client'

/** Changes a page as the editor's autosave does. */
export async function editPage(owner: ApiClient, id: string): Promise<void> {
  const { revision, draft } = await owner('pages.getStudioPage', { id })
  await owner('pages.saveDraft', { id, revision, draft: { ...draft, og_description: randomUUID() } })
}
