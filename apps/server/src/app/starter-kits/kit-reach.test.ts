import { join } from 'node:path'
import { expect, it } from 'vitest'
import { flattenBlocks } from '@foyer/content/definitions'
import { starterKit } from '@foyer/contract/apps/shapes'
import { contentRule, type ContentRule } from '@foyer/contract/library/rule-shapes'
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
    const lists = [draft.fields ?? {}, ...flattenBlocks(draft.blocks ?? []).map(({ props }) => props)]
    const parents = lists.flatMap(({ source, parent_page_id }) =>
      source === 'children' ? [parent_page_id ?? from.id] : [],
    )
    const below = content_type === 'generic' ? [] : all(from.children ?? [])
    const listed = pages.flatMap(({ id, children = [] }) => (parents.includes(id) ? children : below))
    const rules = lists.flatMap((list) =>
      list['source'] === 'rule' ? [contentRule.parse(list['rule'])] : [],
    )
    for (const page of pages) {
      const is_linked = written.includes(page.id) || written.includes(`"${page.path}"`)
      if (is_linked || listed.includes(page) || rules.some((rule) => isFound(page, rule))) reached.add(page)
    }
  }
  return pages.filter((page) => !reached.has(page)).map(({ draft }) => draft.title)
}

/** Whether a rule by type, tags and length finds a page. */
function isFound(
  { content_type, tag_ids = [], draft }: PageSeed,
  { content_type: type, with_tags, duration: { max_seconds } }: ContentRule,
): boolean {
  if (content_type !== type || (with_tags.length > 0 && !with_tags.some((id) => tag_ids.includes(id))))
    return false
  return max_seconds === null || Number(draft.fields?.['minutes']) * 60 <= max_seconds
}
