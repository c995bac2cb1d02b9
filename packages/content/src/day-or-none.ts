import { isCalendarDay } from '@foyer/domain/time'
import { z } from 'zod'

/** A day of the years 1900 to 2199, or none. */
export const dayOrNone = z
  .string()
  .refine((text) => text === '' || (isCalendarDay(text) && text >= '1900' && text < '2200'), {
    error: 'invalid_format',
  })
