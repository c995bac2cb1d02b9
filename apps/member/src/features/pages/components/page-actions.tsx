import { pageTraits } from '@foyer/content/traits'
import { externalLinkProps, usePageHost } from '@foyer/content/views'
import type { PageEntity } from '@foyer/contract/pages/page-index'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, LinkButton } from '@foyer/ui'
import { Check, Play } from 'lucide-react'
import { Suspense } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { lazyComponent } from '#platform/lazy-component.tsx'
import { actionState, availableActions, formatStartLabel } from '../page-actions-model.ts'
import type { VisibleAction } from '../page-actions-model.ts'
import styles from './page-actions.module.css'
import type { ReadOnlyOffer } from '../use-read-only-offer.ts'
import { usePages } from '../pages-context.ts'
import { useMemberState } from '../use-member-state.ts'

const loadParts = () => import('./page-action-parts.ts')
const ReadOnlyNotice = lazyComponent(async () => (await loadParts()).ReadOnlyNotice)
const StartAction = lazyComponent(async () => (await loadParts()).StartAction)

type PageActionsProps = {
  page: PageEntity
  place: 'foot' | 'inside'
  /** Shown in place of the actions to a member who may not use them. */
  readOnlyOffer: ReadOnlyOffer | null
}

/**
 * The page's own buttons: at the bottom of the screen on phones, inside the page on wide screens. CSS shows one of
 * the two.
 */
export function PageActions({ page, place, readOnlyOffer }: PageActionsProps): ReactNode {
  const { StartLink } = usePages().slots
  const { has_player } = pageTraits(page.page_content_type)
  const has_start = has_player && readOnlyOffer === null
  const actions = availableActions(page.page_actions, readOnlyOffer !== null).filter(
    ({ action_type }) => !has_player || action_type !== 'start',
  )
  return (
    <div className={styles.bar} data-place={place}>
      {readOnlyOffer && (
        <Suspense>
          <ReadOnlyNotice offer={readOnlyOffer} />
        </Suspense>
      )}
      {has_start && StartLink && (
        <StartLink page={page}>
          <span />
        </StartLink>
      )}
      {actions.map((action, order) => (
        <ActionButton
          key={action.id}
          action={action}
          page={page}
          is_first={order === 0 && !readOnlyOffer && !has_start}
        />
      ))}
    </div>
  )
}

function ActionButton({
  action,
  page,
  is_first,
}: {
  action: VisibleAction
  page: PageEntity
  is_first: boolean
}): ReactNode {
  const t = useT()
  const host = usePageHost()
  const { memberState, is_waiting, runWhenReady } = useMemberState(page.page_id)
  const { is_done } = actionState(action, memberState)
  const hostAction = action.block_action ? host.action(action.block_action) : null

  const onPress = (event: MouseEvent): void => {
    if (action.action_type === 'mark_complete')
      runWhenReady((state) => state.setCompleted(!state.is_completed))
    if (action.action_type === 'start' && !is_done) runWhenReady((state) => state.is_started || state.start())
    if (memberState || action.action_type === 'generic_button') hostAction?.on_click?.(event)
  }
  const depends_on_progress = action.action_type !== 'generic_button'
  const buttonProps = {
    className: depends_on_progress && !memberState ? styles.waits : undefined,
    kind: is_first && !(action.action_type === 'mark_complete' && is_done) ? 'accent' : 'soft',
    is_wide: true,
    icon: renderIcon(action),
    onClick: onPress,
  } as const
  const label = formatLabel(t, action, page, is_done)
  if (action.action_type === 'generic_button' && hostAction?.href !== undefined) {
    return (
      <LinkButton href={hostAction.href} {...buttonProps} {...externalLinkProps(hostAction.href)}>
        {label}
      </LinkButton>
    )
  }
  const button = (
    <Button
      {...buttonProps}
      is_busy={is_waiting || (action.action_type === 'start' && memberState?.is_starting)}
      {...(action.action_type === 'mark_complete' ? { 'aria-pressed': is_done } : {})}
    >
      {label}
    </Button>
  )
  if (action.action_type !== 'start' || !memberState) return button
  const next_page_id = is_done ? memberState.next_page_id : null
  return (
    <Suspense fallback={button}>
      <StartAction {...{ page, button, label, next_page_id }} ownerLabel={action.post_action_button_text} />
    </Suspense>
  )
}

function renderIcon({ action_type }: VisibleAction): ReactNode {
  if (action_type === 'mark_complete') return <Check />
  if (action_type === 'start') return <Play fill="currentColor" />
  return undefined
}

function formatLabel(t: Translate, action: VisibleAction, page: PageEntity, is_done: boolean): string {
  const customLabel = is_done ? action.post_action_button_text : action.text
  if (customLabel !== '') return customLabel
  switch (action.action_type) {
    case 'mark_complete':
      return t(is_done ? 'page.action.completed' : 'page.action.complete')
    case 'start':
      if (is_done) return t('page.action.started')
      return formatStartLabel(t, page.page_content_type)
    default:
      return t('common.open')
  }
}
