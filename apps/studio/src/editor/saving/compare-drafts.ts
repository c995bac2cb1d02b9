import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { PageDraft } from '../types.ts'

/** One thing in which two versions of a page differ. A block that is null is not in that version. */
export type Difference =
  | { readonly kind: 'block'; readonly mine: StoredBlock | null; readonly theirs: StoredBlock | null }
  | { readonly kind: 'title'; readonly mine: string; readonly theirs: string }
  | { readonly kind: 'order' | 'fields' | 'settings' }

const settings = [
  'page_actions',
  'cover',
  'og_title',
  'og_description',
  'og_image',
  'color_mode',
  'background_color',
  'show_back_button',
  'show_bookmark_button',
  'show_add_to_schedule_button',
  'show_tabbar',
  'is_commentable',
] as const satisfies readonly (keyof PageDraft)[]

/** What two versions of a page do not have in common, in the order of the page. Nothing where they are the same. */
export function compareDrafts(mine: PageDraft, theirs: PageDraft): Difference[] {
  const found: Difference[] = []
  if (mine.title !== theirs.title) found.push({ kind: 'title', mine: mine.title, theirs: theirs.title })
  const ids = [...new Set([...mine.blocks, ...theirs.blocks].map((block) => block.id))]
  for (const id of ids) {
    const [my, their] = [mine, theirs].map(({ blocks }) => blocks.find((block) => block.id === id) ?? null)
    if (!isSame(my, their)) found.push({ kind: 'block', mine: my ?? null, theirs: their ?? null })
  }
  if (!isSame(common(mine, theirs), common(theirs, mine))) found.push({ kind: 'order' })
  if (!isSame(mine.fields, theirs.fields)) found.push({ kind: 'fields' })
  if (settings.some((name) => !isSame(mine[name], theirs[name]))) found.push({ kind: 'settings' })
  return found
}

/** The blocks of one version that the other has too, in their order. */
function common(of: PageDraft, other: PageDraft): string[] {
  return of.blocks.map((block) => block.id).filter((id) => other.blocks.some((block) => block.id === id))
}

/** Same content, whatever the order in which an object's names were written. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, ordered) === JSON.stringify(b, ordered)
}

function ordered(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
