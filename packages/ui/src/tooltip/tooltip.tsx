import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { cx } from '../cx.ts'
import type { FloatPlacement, TriggerElement } from '../overlay/index.ts'
import styles from './styles.module.css'

export type TooltipProps = {
  readonly trigger: TriggerElement
  readonly text: string
  readonly keys?: string
  readonly placement?: FloatPlacement
}

/** A short text about a control, on hover and on focus. Never the only source of required information. */
export function Tooltip({ trigger, text, keys, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      <Focusable>{trigger}</Focusable>
      <AriaTooltip className={cx(styles.tooltip)} placement={placement} offset={8}>
        {text}
        {keys && <kbd className={styles.keys}>{keys}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
