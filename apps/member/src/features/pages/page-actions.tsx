import { usePageHost } from '@foyer/content/views'
import type { HostAction } from '@foyer/content/views'
import type { PageEntity } from '@foyer/contract/pages/page-index'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, LinkButton } from '@foyer/ui'
import { Check, Play } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { actionState, drawnActions } from './page-actions-model.ts'
import type { DrawnAction } from './page-actions-model.ts'
import type { PageMember } from './page-member.ts'
import { usePages } from './pages-context.ts'
import styles from './page-actions.module.css'

/**
 * The page's own buttons: at the foot of a phone's screen, inside of the page on wide ones. Only one of the two places
 * is shown at a time.
 */
export function PageActions({ page, place }: { page: PageEntity; place: 'foot' | 'inside' }): ReactNode {
  return (
    <div className={styles.bar} data-place={place}>
      {drawnActions(page.page_actions).map((action, order) => (
        <ActionButton key={action.id} action={action} page={page} is_first={order === 0} />
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
  const hash = useHash()
  const user = useMember()
  const member = useStore(usePages().member)
  const standing = member?.page_id === page.page_id ? member : null
  const { is_done } = actionState(action, standing)
  const next = action.action_type === 'start' && is_done ? nextLink(standing, host.link) : null
  const does: HostAction | null = next ?? (action.block_action ? host.action(action.block_action) : null)

  const act = (event: MouseEvent): void => {
    if (action.action_type !== 'generic_button' && user === null) {
      event.preventDefault()
      hash.open('auth')
      return
    }
    if (action.action_type === 'mark_complete') standing?.setCompleted(!is_done)
    if (action.action_type === 'start' && !is_done) standing?.start()
    does?.on_click?.(event)
  }
  const look = {
    kind: is_first && !(action.action_type === 'mark_complete' && is_done) ? 'accent' : 'soft',
    is_wide: true,
    icon: iconOf(action),
    onClick: act,
  } as const
  const label = labelOf(t, action, page, is_done, next?.title ?? null)
  const leads =
    does?.href !== undefined && (action.action_type === 'generic_button' || (is_done && next !== null))
  if (leads && does?.href !== undefined) {
    const is_external = /^https?:/i.test(does.href)
    return (
      <LinkButton
        href={does.href}
        {...look}
        {...(is_external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {label}
      </LinkButton>
    )
  }
  return (
    <Button {...look} {...(action.action_type === 'mark_complete' ? { 'aria-pressed': is_done } : {})}>
      {label}
    </Button>
  )
}

/** Where "continue" leads: the next page of the run, if this viewer may go there. */
function nextLink(
  member: PageMember | null,
  link: ReturnType<typeof usePageHost>['link'],
): (HostAction & { title: string }) | null {
  const next = member?.next_page_id ? link(member.next_page_id) : null
  if (!next) return null
  return {
    href: next.href,
    title: next.title,
    state: next.state,
    ...(next.on_click ? { on_click: next.on_click } : {}),
  }
}

function iconOf({ action_type }: DrawnAction): ReactNode {
  if (action_type === 'mark_complete') return <Check />
  if (action_type === 'start') return <Play fill="currentColor" />
  return undefined
}

function labelOf(
  t: Translate,
  action: DrawnAction,
  page: PageEntity,
  is_done: boolean,
  next_title: string | null,
): string {
  if (
    is_done &&
    action.action_type === 'start' &&
    next_title !== null &&
    action.post_action_button_text === ''
  ) {
    return t('page.action.continue', { title: next_title })
  }
  const own = is_done ? action.post_action_button_text : action.text
  if (own !== '') return own
  switch (action.action_type) {
    case 'mark_complete':
      return t(is_done ? 'page.action.completed' : 'page.action.complete')
    case 'start':
      if (is_done) return t('page.action.started')
      return t(page.page_content_type === 'program' ? 'page.action.start_program' : 'page.action.start')
    default:
      return t('common.open')
  }
}
