import type { BlockAction } from '@foyer/contract/pages/shapes'
import { hasTarget } from '@foyer/contract/rules/action-target'
import type { ReactNode } from 'react'
import { usePageHost } from '../host-context.tsx'
import styles from './action-button.module.css'
import { externalLinkProps } from './external-link-props.ts'

export type ButtonStyle = 'filled' | 'soft' | 'outline' | 'text' | 'on_art' | 'link'

/**
 * A button for the action that the owner chose: a link where the host provides one, so that it works before
 * hydration. Members do not see one that leads nowhere; the preview shows it faintly.
 */
export function ActionButton({
  action,
  buttonProps,
  width = 'fit',
  icon,
  children,
}: {
  action: BlockAction
  buttonProps: ButtonStyle
  width?: 'full' | 'fit'
  icon?: ReactNode
  children: ReactNode
}): ReactNode {
  const host = usePageHost()
  const is_shown = hasTarget(action)
  if (!is_shown && !host.is_preview) return null
  const { href, on_click, state } = host.action(action)
  const shared = {
    className: styles.button,
    dir: 'auto',
    'data-look': buttonProps,
    'data-width': width,
    'data-state': state,
    'data-is-hidden': is_shown ? undefined : '',
    ...(on_click ? { onClick: on_click } : {}),
  }
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {icon}
        {children}
      </button>
    )
  }
  return (
    <a href={href} {...shared} {...externalLinkProps(href)}>
      {icon}
      {children}
    </a>
  )
}
