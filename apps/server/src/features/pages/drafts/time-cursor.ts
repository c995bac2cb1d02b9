import { z } from 'zod'
import { invalidField } from '#platform/errors.ts'
import type { TimeKey } from '../queries/drafts.ts'

const key = z.tuple([z.iso.datetime(), z.uuid()])

/** Formats the cursor of the rows after this one. */
export function writeCursor({ at, id }: TimeKey): string {
  return `${at.toISOString()}_${id}`
}

/** Parses a cursor. Throws `invalid` for one that this module did not create. */
export function readCursor(cursor: string): TimeKey {
  const parsed = key.safeParse(cursor.split('_'))
  if (!parsed.success) throw invalidField('cursor', 'invalid')
  const [at, id] = parsed.data
  return { at: new Date(at), id }
}
