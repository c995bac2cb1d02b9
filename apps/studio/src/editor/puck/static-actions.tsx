import { usePageHost } from '@foyer/content/views'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Check, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { getActionTexts } from '../inspector/page-action-texts.ts'
import styles from './canvas.module.css'

const icons = {
  start: <Play fill="currentColor" />,
  mark_complete: <Check />,
  generic_button: undefined,
} as const

/** The buttons of the page itself, as someone sees them who has done nothing yet; they do nothing here. */
export function StaticActions({ place }: { readonly place: 'foot' | 'inside' }): ReactNode {
  const t = useT()
  const { page } = usePageHost().index
  const rendered_actions = page.page_actions.flatMap(({ action_type, ...rest }) =>
    action_type === 'track_progress' ? [] : [{ ...rest, action_type }],
  )
  if (rendered_actions.length === 0) return null
  return (
    <div className={styles.actions} data-place={place} inert>
      {rendered_actions.map((action, at) => (
        <Button key={action.id} kind={at === 0 ? 'accent' : 'soft'} is_wide icon={icons[action.action_type]}>
          {getActionTexts(t, action, page.page_content_type).before}
        </Button>
      ))}
    </div>
  )
}
