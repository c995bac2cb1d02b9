import { newContentRule } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import type { EditorServices } from '../services.tsx'
import { aDraft } from '../testing/a-draft.ts'
import type { PageDraft, StudioPage } from '../types.ts'
import { createStaticHost, toPageEntity } from './static-host.ts'

type Node = EditorServices['pages'][number]

const aNode = (page_id: string, parent_id: string | null, given: Partial<Node> = {}) =>
  ({ page_id, parent_id, content_type: 'article', state: 'live', gate: 'open', ...given }) as Node

const pages = [
  aNode('journal', null, { content_type: 'generic' }),
  aNode('2026', 'journal', { content_type: 'generic' }),
  aNode('first', '2026'),
  aNode('gone', '2026', { state: 'deleted' }),
  aNode('for a few', '2026', { gate: 'private' }),
  aNode('second', '2026', { state: 'new' }),
]

function createEntity(page_id: string) {
  const page = { ...pages.find((node) => node.page_id === page_id), path: '/' } as unknown as StudioPage
  return toPageEntity(page, aDraft([], { title: 'Breathing' }), pages)
}

describe('the page on the canvas', () => {
  it('is in the series in which it will be published', () => {
    expect(createEntity('first')).toMatchObject({ root_id: 'journal', content_root_id: 'journal' })
  })

  it('lists the siblings that members will see, and always itself', () => {
    expect(createEntity('first').siblings).toEqual(['first', 'second'])
    expect(createEntity('for a few').siblings).toEqual(['first', 'for a few', 'second'])
  })
})

describe('the lists on the canvas', () => {
  const draft = aDraft([], { title: 'Reads' })
  const services = {
    app: { locale: 'en', time_zone: 'UTC', theme: { primary_color: '#1f6f54' } },
    pages,
  } as unknown as EditorServices
  const listsOf = (page: Partial<StudioPage>, fields: PageDraft['fields']) => {
    const entity = toPageEntity({ path: '/', ...page } as StudioPage, { ...draft, fields }, pages)
    return createStaticHost({ page: entity, media: {}, files: {}, links: {}, lists: {}, services }).index
      .lists
  }

  it('follow the rule of a collection before it is saved, without deleted pages', () => {
    const collection = { page_id: 'reads', parent_id: null, content_type: 'collection' }
    const by_type = { source: 'rule', rule: newContentRule('article'), limit: 2 }
    expect(listsOf(collection, by_type)).toEqual({ own: ['second', 'for a few'], reads: [] })
    const children = { source: 'children', parent_page_id: '2026', limit: 9 }
    expect(listsOf(collection, children)['own']).toEqual(['first', 'for a few', 'second'])
  })

  it('have the pages below a pack', () => {
    const pack = { page_id: '2026', parent_id: 'journal', content_type: 'pack' }
    expect(listsOf(pack, {})).toEqual({ '2026': ['first', 'for a few', 'second'] })
  })
})
