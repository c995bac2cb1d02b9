import { z } from 'zod'
import { id, instant } from '@foyer/contract'
import type { MemberSort } from '@foyer/contract/members/member-list-shapes'
import { invalidField } from '../../platform/errors.ts'
import { NEVER_SEEN, type MemberKey } from './repository/members.ts'
import type { Person } from '../identity/index.ts'

const cursors = {
  name: z.tuple([z.literal('name'), z.string(), id]),
  newest: z.tuple([z.literal('newest'), instant, id]),
  last_seen: z.tuple([z.literal('last_seen'), instant, id]),
  longest_away: z.tuple([z.literal('longest_away'), instant, id]),
} as const

/** The key of a row in an order of the list. */
export function getMemberKey(sort: MemberSort, { id, name, created_at, last_seen_at }: Person): MemberKey {
  if (sort === 'name') return { value: name, id }
  return { value: (sort === 'newest' ? created_at : (last_seen_at ?? NEVER_SEEN)).toISOString(), id }
}

/** A key as the client carries it to the next page. */
export function writeCursor(sort: MemberSort, { value, id }: MemberKey): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/** Reads a cursor back; one that was changed, or comes from another order, is refused. */
export function readCursor(sort: MemberSort, cursor: string): MemberKey {
  const parsed = cursors[sort].safeParse(parse(cursor))
  if (!parsed.success) throw invalidField('cursor', 'cursor_invalid')
  const [, value, id] = parsed.data
  return { value, id }
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
