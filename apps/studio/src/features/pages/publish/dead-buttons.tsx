import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Checkbox, Notice } from '@foyer/ui'
import { TriangleAlert } from 'lucide-react'
import { ProblemList } from './problem-list.tsx'

type Warning = OutputFor<'pages.listChanges'>['warnings'][number]

/** Whether a warning applies to what is published: to pages that are, because of a page that is not. */
export function isInPublish({ page_id, needs_page_id }: Warning, excluded: ReadonlySet<string>): boolean {
  return !excluded.has(page_id) && (needs_page_id === null || excluded.has(needs_page_id))
}

type DeadButtonsProps = {
  readonly warnings: readonly Warning[]
  readonly is_accepted: boolean
  /** Null where nothing is published. */
  readonly onAccept: ((is_accepted: boolean) => void) | null
}

/** Names the buttons that lead nowhere, each with a link to it. Publishing with them takes a decision. */
export function DeadButtons({ warnings, is_accepted, onAccept }: DeadButtonsProps) {
  const t = useT()
  if (warnings.length === 0) return null
  return (
    <>
      <Notice
        tone="warn"
        icon={<TriangleAlert />}
        title={t('publish.dead_buttons', { count: warnings.length })}
      >
        <ProblemList problems={warnings} />
      </Notice>
      {onAccept && (
        <Checkbox
          label={t('publish.dead_buttons_accept')}
          meta={t('publish.dead_buttons_accept_help')}
          checked={is_accepted}
          onChange={(event) => onAccept(event.target.checked)}
        />
      )}
    </>
  )
}
