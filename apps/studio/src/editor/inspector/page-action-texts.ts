import { pageTraits } from '@foyer/content/traits'
import type { PageAction } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'

/** Returns the texts of a page button before and after it was pressed; `defaults` are the defaults. */
export function getActionTexts(
  t: Translate,
  {
    action_type,
    text,
    post_action_button_text,
  }: Pick<PageAction, 'action_type' | 'text' | 'post_action_button_text'>,
  content_type: string,
): { before: string; after: string; defaults: { before: string; after: string } } {
  const defaults = getDefaultTexts(t, action_type, content_type)
  return { before: text || defaults.before, after: post_action_button_text || defaults.after, defaults }
}

function getDefaultTexts(
  t: Translate,
  action_type: PageAction['action_type'],
  content_type: string,
): { before: string; after: string } {
  if (action_type === 'mark_complete')
    return { before: t('page.action.complete'), after: t('page.action.completed') }
  if (action_type === 'generic_button') return { before: t('common.open'), after: t('common.open') }
  const before = t(pageTraits(content_type).start_label)
  return { before, after: t('page.action.started') }
}
