import { createContext } from 'react'
import type { ScheduleItem } from './calendar.ts'

/** Opens the dialog in which an item is moved; the screen provides it, because a moved item is drawn anew. */
export const MoveItem = createContext<(item: ScheduleItem) => void>(() => {})
