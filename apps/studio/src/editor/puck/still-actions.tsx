import { usePageHost } from '@foyer/content/views'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Check, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { actionWords } from '../inspector/page-action-words.ts'
import styles from './canvas.module.css'

const icons = {
  start: <Play fill="currentColor" />,
  mark_complete: <Check />,
  generic_button: undefined,
} as const

/** The buttons of the page itself, as someone sees them who has done nothing yet; they do nothing here. */
export function StillActions({ place }: { readonly place: 'foot' | 'inside' }): ReactNode {
  const t = useT()
  const { page } = usePageHost().index
  const drawn = page.page_actions.flatMap(({ action_type, ...rest }) =>
    action_type === 'track_progress' ? [] : [{ ...rest, action_type }],
  )
  if (drawn.length === 0) return null
  return (
    <div className={styles.actions} data-place={place} inert>
      {drawn.map((action, at) => (
        <Button key={action.id} kind={at === 0 ? 'accent' : 'soft'} is_wide icon={icons[action.action_type]}>
          {actionWords(t, action, page.page_content_type).before}
        </Button>
      ))}
    </div>
  )
}
