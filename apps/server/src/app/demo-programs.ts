import type { ApiClient } from '@foyer/contract/client'

const STARTED = 'Hips, every day'
const SAVED = 'salmon'

/** Lets the demo's member start a program, complete its first session and save a meal. Repeating it changes nothing. */
export async function installDemoPrograms(call: ApiClient): Promise<void> {
  const [program, meal] = await Promise.all([findFirst(call, STARTED), findFirst(call, SAVED)])
  if (program && program.progress === null) {
    const { sequence } = await call('progress.startPage', { id: program.page_id })
    const [first] = sequence
    if (first) await call('progress.completePage', { id: first.page_id })
  }
  const { bookmarked_items } = await call('library.getMyContent', {})
  const is_saved = bookmarked_items.some(({ page_id }) => page_id === meal?.page_id)
  if (meal && !is_saved) await call('progress.toggleBookmark', { id: meal.page_id })
}

/** Finds the first page of any type whose title has the words of a term. */
async function findFirst(call: ApiClient, search: string) {
  const { items } = await call('library.listContent', { content_type: 'any', search, limit: 1 })
  return items[0]
}
