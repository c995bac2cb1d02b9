import { z } from 'zod'
import { invalidField } from '#platform/errors.ts'

const key = z.tuple([z.iso.datetime(), z.uuid()])

/** Where a page of an answer ended: the moment that it is sorted by, and the id that breaks ties. */
export type TimeKey = { at: Date; id: string }

/** The cursor that leads behind a row. */
export function writeCursor({ at, id }: TimeKey): string {
  return `${at.toISOString()}_${id}`
}

/** What a cursor says. Throws `invalid` for one that was not written here. */
export function readCursor(cursor: string): TimeKey {
  const parsed = key.safeParse(cursor.split('_'))
  if (!parsed.success) throw invalidField('cursor', 'invalid')
  const [at, id] = parsed.data
  return { at: new Date(at), id }
}
