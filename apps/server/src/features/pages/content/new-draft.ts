import type { z } from 'zod'
import type { startingDraft } from '@foyer/contract/pages/pattern-shapes'
import { newPageBlocks, pageTraits, pageTypeDefinition } from '@foyer/content/definitions'
import type { PageAction } from '@foyer/contract/pages/shapes'
import { newId } from '#platform/ids.ts'
import type { Draft } from './draft.ts'

/** The draft of a new page with the suggested blocks and the default buttons of its type. */
export function newDraft(content_type: string, title: string): Draft {
  const traits = pageTraits(content_type)
  return {
    title,
    fields: structuredClone(pageTypeDefinition(content_type)?.defaults ?? {}),
    blocks: newPageBlocks(content_type, newId),
    page_actions: traits.default_actions.map(createAction),
    cover: null,
    og_title: '',
    og_description: '',
    og_image: null,
    color_mode: null,
    background_color: null,
    show_back_button: true,
    show_bookmark_button: traits.has_bookmark_button,
    show_add_to_schedule_button: traits.has_schedule_button,
    show_tabbar: true,
    is_commentable: false,
  }
}

/** A button without a label shows the default label of its kind in the member's language. */
function createAction(action_type: PageAction['action_type']): PageAction {
  return { id: newId(), action_type, block_action: null, text: '', post_action_button_text: '' }
}

/** What a new page can start with; what is left out is as on an empty page of its type. */
export type StartingDraft = z.infer<typeof startingDraft>

/** The draft of a new page that starts with given content. */
export function startDraft(content_type: string, title: string, given: StartingDraft): Draft {
  const empty = newDraft(content_type, title)
  const chosen = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...empty, ...Object.fromEntries(chosen), title, fields: { ...empty.fields, ...given.fields } }
}
