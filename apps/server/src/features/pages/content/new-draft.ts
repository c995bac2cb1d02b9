import { newPageBlocks, pageTypeDefinition } from '@foyer/content/definitions'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { newId } from '#platform/ids.ts'
import type { Draft } from './draft.ts'

/** The draft of a new page: the suggested blocks of its type, and the button that such a page is done with, if it is. */
export function newDraft(content_type: string, title: string): Draft {
  return {
    title,
    fields: structuredClone(pageTypeDefinition(content_type)?.defaults ?? {}),
    blocks: newPageBlocks(content_type, newId),
    page_actions: createDefaultActions(content_type),
    cover: null,
    og_title: '',
    og_description: '',
    og_image: null,
    color_mode: null,
    background_color: null,
    show_back_button: true,
    show_bookmark_button: content_type !== 'generic',
    show_add_to_schedule_button: ['workout', 'program', 'meal'].includes(content_type),
    show_tabbar: true,
    is_commentable: false,
  }
}

/** A button without a label shows the default label of its kind in the member's language. */
function createDefaultActions(content_type: string): PageAction[] {
  const action = (action_type: PageAction['action_type']): PageAction => ({
    id: newId(),
    action_type,
    block_action: null,
    text: '',
    post_action_button_text: '',
  })
  if (content_type === 'program') return [action('start')]
  return ['generic', 'event_occurrence', 'form'].includes(content_type) ? [] : [action('mark_complete')]
}
