import { z } from 'zod'
import { cleanLine, cleanText } from './rules/text.ts'
import { isTimeZone, toTimeZone } from './rules/time-zones.ts'

/** A UUID of any version, as text in lower case. */
export const id = z.uuid().toLowerCase()

/** An instant in UTC, ISO-8601 with `Z`, as in every response. */
export const instant = z.iso.datetime({ precision: 3 })

const EARLIEST_MS = Date.UTC(1900, 0, 1)
const LATEST_MS = Date.UTC(2200, 0, 1)

/** An instant as a caller may send it: any ISO-8601 date-time with a zone, of the years 1900 to 2199 in UTC. */
export const instantInput = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= EARLIEST_MS && Date.parse(text) < LATEST_MS, {
    error: 'date_out_of_range',
  })
  .transform((text) => new Date(text).toISOString())

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date()

/** The IANA name of a time zone; former names are accepted and become the present ones. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'unknown_time_zone' })
  .transform((name) => toTimeZone(name) ?? name)

/** Money: integer minor units and an ISO 4217 currency, never a float. */
export const money = z.object({ amount: z.number().int(), currency: z.string().regex(/^[A-Z]{3}$/) })

/** A yes/no in a query string. */
export const queryBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')

/** A whole number in a query string, within bounds. */
export const queryInteger = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** The greatest revision there is: they are counted in 32 bits. */
export const MAX_REVISION = 2_147_483_647

/** The revision that the caller has read; the change is refused if it is outdated. */
export const expectedRevision = z.number().int().min(0).max(MAX_REVISION)

/** A comma-separated list of ids in a query string or path, at most `max`. */
export const idList = (max: number) =>
  z
    .union([z.string().max(40 * max), z.array(z.string()).max(max)])
    .transform((value) => (Array.isArray(value) ? value : value.split(',').filter(Boolean)))
    .pipe(z.array(id).max(max))

/** The response of calls that return nothing. */
export const emptyOutput = z.strictObject({})

/** A hex colour, `#rrggbb`. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .toLowerCase()

/**
 * A text of one line in which something can be seen, cleaned (`cleanLine`). All limits of length count UTF-16 units, as
 * `maxlength` does in browsers.
 */
export const requiredLine = (max: number) => z.string().overwrite(cleanLine).min(1).max(max)

/** A text of one line that may be empty, cleaned (`cleanLine`). */
export const optionalLine = (max: number) => z.string().overwrite(cleanLine).max(max)

/** A text of several lines in which something can be seen, cleaned (`cleanText`). */
export const requiredText = (max: number) => z.string().overwrite(cleanText).min(1).max(max)

/** A text of several lines that may be empty, cleaned (`cleanText`). */
export const optionalText = (max: number) => z.string().overwrite(cleanText).max(max)
