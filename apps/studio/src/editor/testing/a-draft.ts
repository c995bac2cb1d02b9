import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { PageDraft, StudioPage } from '../types.ts'

/** Returns a block for tests, by default a text block. */
export function aBlock(id: string, given: Partial<StoredBlock> = {}): StoredBlock {
  return { id, type: 'text', version: 1, props: {}, ...given }
}

/** A draft for tests with blocks of these ids. */
export function aDraft(ids: readonly string[] = [], given: Partial<PageDraft> = {}): PageDraft {
  return {
    title: 'Base Camp',
    fields: {},
    blocks: ids.map((id) => aBlock(id)),
    page_actions: [],
    cover: null,
    og_title: '',
    og_description: '',
    og_image: null,
    color_mode: null,
    background_color: null,
    show_back_button: true,
    show_bookmark_button: true,
    show_add_to_schedule_button: false,
    show_tabbar: true,
    is_commentable: false,
    ...given,
  }
}

/** An opened page for tests. */
export function aStudioPage(given: Partial<StudioPage> = {}): StudioPage {
  return {
    page_id: 'p',
    parent_id: null,
    root_id: 'p',
    path: '/base-camp',
    content_type: 'generic',
    revision: 1,
    draft: aDraft(),
    problems: [],
    state: 'edited',
    updated_at: '2026-11-21T08:00:00.000Z',
    updated_by: 'Leo Brandt',
    media: {},
    files: {},
    links: {},
    lists: {},
    ...given,
  }
}
