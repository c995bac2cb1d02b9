import { leaving, usePageHost } from '@foyer/content/views'
import type { PageEntity } from '@foyer/contract/pages/page-index'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, LinkButton } from '@foyer/ui'
import { Check, Play } from 'lucide-react'
import { Suspense } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { actionState, offeredActions, startWords } from './page-actions-model.ts'
import type { DrawnAction } from './page-actions-model.ts'
import styles from './page-actions.module.css'
import type { Reading } from './use-reading.ts'
import { useStanding } from './use-standing.ts'

const ReadingOnly = lazyPart(async () => (await import('./reading-only.tsx')).ReadingOnly)
const ContinueAction = lazyPart(async () => (await import('./continue-action.tsx')).ContinueAction)

type PageActionsProps = {
  page: PageEntity
  place: 'foot' | 'inside'
  /** What stands in the place of the actions that a member may not do. */
  reading: Reading | null
}

/**
 * The page's own buttons: at the foot of a phone's screen, inside of the page on wide ones. Only one of the two places
 * is shown at a time.
 */
export function PageActions({ page, place, reading }: PageActionsProps): ReactNode {
  return (
    <div className={styles.bar} data-place={place}>
      {reading && (
        <Suspense>
          <ReadingOnly reading={reading} />
        </Suspense>
      )}
      {offeredActions(page.page_actions, reading !== null).map((action, order) => (
        <ActionButton key={action.id} action={action} page={page} is_first={order === 0 && !reading} />
      ))}
    </div>
  )
}

function ActionButton({
  action,
  page,
  is_first,
}: {
  action: DrawnAction
  page: PageEntity
  is_first: boolean
}): ReactNode {
  const t = useT()
  const host = usePageHost()
  const { standing, is_waiting, ask } = useStanding(page.page_id)
  const { is_done } = actionState(action, standing)
  const does = action.block_action ? host.action(action.block_action) : null

  const act = (event: MouseEvent): void => {
    if (action.action_type === 'mark_complete') ask((now) => now.setCompleted(!now.is_completed))
    if (action.action_type === 'start' && !is_done) ask((now) => now.is_started || now.start())
    if (standing || action.action_type === 'generic_button') does?.on_click?.(event)
  }
  const look = {
    kind: is_first && !(action.action_type === 'mark_complete' && is_done) ? 'accent' : 'soft',
    is_wide: true,
    icon: iconOf(action),
    onClick: act,
  } as const
  const label = labelOf(t, action, page, is_done)
  if (action.action_type === 'start' && is_done && standing?.next_page_id) {
    const { next_page_id } = standing
    return (
      <Suspense fallback={<Button {...look}>{label}</Button>}>
        <ContinueAction {...{ next_page_id, kind: look.kind, words: action.post_action_button_text }} />
      </Suspense>
    )
  }
  if (action.action_type === 'generic_button' && does?.href !== undefined) {
    return (
      <LinkButton href={does.href} {...look} {...leaving(does.href)}>
        {label}
      </LinkButton>
    )
  }
  return (
    <Button
      {...look}
      is_busy={is_waiting || (action.action_type === 'start' && standing?.is_starting)}
      {...(action.action_type === 'mark_complete' ? { 'aria-pressed': is_done } : {})}
    >
      {label}
    </Button>
  )
}

function iconOf({ action_type }: DrawnAction): ReactNode {
  if (action_type === 'mark_complete') return <Check />
  if (action_type === 'start') return <Play fill="currentColor" />
  return undefined
}

function labelOf(t: Translate, action: DrawnAction, page: PageEntity, is_done: boolean): string {
  const own = is_done ? action.post_action_button_text : action.text
  if (own !== '') return own
  switch (action.action_type) {
    case 'mark_complete':
      return t(is_done ? 'page.action.completed' : 'page.action.complete')
    case 'start':
      if (is_done) return t('page.action.started')
      return startWords(t, page.page_content_type)
    default:
      return t('common.open')
  }
}
