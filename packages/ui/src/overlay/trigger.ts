import type { ComponentProps, ReactElement } from 'react'

/** The element that opens something: `Button`, `IconButton` or any part that passes its attributes to a native one. */
export type TriggerElement = ReactElement<ComponentProps<'button'>, string>

/** The position of a floating element relative to its trigger; `start` and `end` follow the text direction. */
export type FloatPlacement =
  | 'bottom start'
  | 'bottom end'
  | 'bottom'
  | 'top'
  | 'top start'
  | 'top end'
  | 'start'
  | 'end'
