import type { ComponentProps, ReactElement } from 'react'

/** The element that opens something: `Button`, `IconButton` or any part that passes its attributes to a native one. */
export type TriggerElement = ReactElement<ComponentProps<'button'>, string>

/** Where something floats beside its trigger; `start` and `end` follow the direction of the text. */
export type FloatPlacement =
  | 'bottom start'
  | 'bottom end'
  | 'bottom'
  | 'top'
  | 'top start'
  | 'top end'
  | 'start'
  | 'end'
