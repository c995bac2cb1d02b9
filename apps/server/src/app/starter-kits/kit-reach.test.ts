import { join } from 'node:path'
import { expect, it } from 'vitest'
import { flattenBlocks } from '@foyer/content/definitions'
import { starterKit } from '@foyer/contract/apps/shapes'
import type { PageSeed } from '../../features/pages/index.ts'
import { buildPages, buildTabs } from './build-kit.ts'
import type { Kit } from './kit.ts'
import { kitRefs } from './kit-refs.ts'
import { loadKit } from './load-kit.ts'

const folder = join(import.meta.dirname, '../../../starter-kits')
const names = { app: 'Ironwood', coach: 'Priya Raman' }
const all = (pages: readonly PageSeed[]): PageSeed[] =>
  pages.flatMap((page) => [page, ...all(page.children ?? [])])

it.each(starterKit.options)('the kit "%s" leads from its start page and tabs to every page', async (name) => {
  expect(findUnreached(await loadKit(folder, name))).toEqual([])
})

/** The titles of pages that no list, button or link of a page leads to that members reach from the start page or a tab. */
function findUnreached(kit: Kit): string[] {
  const refs = kitRefs(kit, { names, translations: null, coach_picture: null, today: '2026-11-18' })
  const pages = all(buildPages(kit, refs))
  const tabs = JSON.stringify(buildTabs(kit, refs))
  const reached = new Set(pages.filter(({ id, path }) => path === '/' || tabs.includes(id)))
  // What is added while the set is read is read as well.
  for (const from of reached) {
    const { draft, content_type } = from
    const written = JSON.stringify(draft)
    const lists = flattenBlocks(draft.blocks ?? []).map(({ props }) => props)
    const parents = lists.flatMap(({ source, parent_page_id }) =>
      source === 'children' ? [parent_page_id ?? from.id] : [],
    )
    const below = content_type === 'generic' ? [] : all(from.children ?? [])
    const listed = pages.flatMap(({ id, children = [] }) => (parents.includes(id) ? children : below))
    const types = lists.flatMap((list) => (list['source'] === 'content_type' ? [list['content_type']] : []))
    for (const page of pages) {
      const is_linked = written.includes(page.id) || written.includes(`"${page.path}"`)
      if (is_linked || listed.includes(page) || types.includes(page.content_type)) reached.add(page)
    }
  }
  return pages.filter((page) => !reached.has(page)).map(({ draft }) => draft.title)
}
