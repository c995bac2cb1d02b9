import type { PageEntity, PageLink } from '@foyer/contract/pages/page-index'
import { testId } from './test-id.ts'

export { testId } from './test-id.ts'

/** A plain page for tests. */
export function aPageEntity(given: Partial<PageEntity> = {}): PageEntity {
  return {
    page_id: testId(1),
    root_id: testId(1),
    content_root_id: testId(1),
    page_title: 'Hinge & pull',
    page_content_type: 'generic',
    page_data: '/hinge',
    cover: null,
    og_title: '',
    og_description: '',
    og_image: null,
    color_mode: null,
    page_access: [],
    attributes: [],
    page_schedules: [],
    page_actions: [],
    siblings: [],
    blocks: [],
    is_root: false,
    show_back_button: true,
    show_bookmark_button: true,
    show_add_to_schedule_button: true,
    show_tabbar: true,
    show_view_switcher: false,
    background_color: null,
    use_global_toolbar: true,
    is_commentable: false,
    message_thread_id: null,
    fields: {},
    ...given,
  }
}

/** A link as it is published, for tests. */
export function aPageLink(given: Partial<PageLink> = {}): PageLink {
  return {
    page_id: testId(61),
    path: '/somewhere',
    title: 'Somewhere',
    content_type: 'workout',
    cover: null,
    facts: {},
    gate: 'open',
    root_id: null,
    product_ids: [],
    overlay_id: null,
    unlocks_at: null,
    has_viewable: false,
    ...given,
  }
}
