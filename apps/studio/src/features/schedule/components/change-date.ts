import { createContext } from 'react'
import type { CalendarEvent, CalendarItem } from '../queries.ts'

/** Opens the dialog in which a date of an event is changed; the calendar provides it. */
export const ChangeDate = createContext<(event: CalendarEvent) => void>(() => {})

/** Opens the dialog in which an item of all members is moved; the calendar provides it. */
export const MoveItem = createContext<(item: CalendarItem) => void>(() => {})
