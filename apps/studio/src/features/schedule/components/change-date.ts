import { createContext } from 'react'
import type { CalendarEvent } from '../queries.ts'

/** Opens the dialog in which a date of an event is changed; the calendar provides it. */
export const ChangeDate = createContext<(event: CalendarEvent) => void>(() => {})
