import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { cx } from '../cx.ts'
import type { FloatPlacement, TriggerElement } from '../overlay/index.ts'
import overlay from '../overlay/styles.module.css'

export type PopoverProps = {
  readonly trigger: TriggerElement
  /** Names what opens, for screen readers. */
  readonly label: string
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  readonly placement?: FloatPlacement
}

/** Content that floats beside its trigger and flips where there is no space. */
export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      <Pressable>{trigger}</Pressable>
      <AriaPopover className={cx(overlay.popover)} data-pad="wide" placement={placement} offset={8}>
        <Dialog className={cx(overlay.dialog)} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
