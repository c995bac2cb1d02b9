import { z } from 'zod'
import { id, instant } from '@foyer/contract'
import { invalidField } from '../../platform/errors.ts'
import type { BlockKey } from './repository/blocks.ts'
import type { NameKey } from './repository/list-visible-people.ts'

const by_name = z.tuple([z.literal('name'), z.string(), z.string(), z.string(), id])
const by_block = z.tuple([z.literal('block'), instant, id])

/** A place in a list by name, for the term that it was found with. */
export function writeNameKey(term: string, key: NameKey): string {
  return write(['name', term, key.word, key.name, key.id])
}

/** Reads a place back; one that was changed, or comes from another term, is refused. */
export function readNameKey(term: string, token: string): NameKey {
  const parsed = by_name.safeParse(parse(token))
  if (!parsed.success || parsed.data[1] !== term) throw invalidField('page', 'cursor_invalid')
  const [, , word, name, id] = parsed.data
  return { word, name, id }
}

/** A place in the list of the blocked. */
export function writeBlockKey({ blocked_at, id }: BlockKey): string {
  return write(['block', blocked_at, id])
}

/** Reads a place back; one that was changed is refused. */
export function readBlockKey(token: string): BlockKey {
  const parsed = by_block.safeParse(parse(token))
  if (!parsed.success) throw invalidField('page', 'cursor_invalid')
  const [, blocked_at, id] = parsed.data
  return { blocked_at, id }
}

function write(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

function parse(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
