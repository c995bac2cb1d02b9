import { id, instant } from '@foyer/contract'
import { z } from 'zod'
import { invalidField } from '../../platform/errors.ts'
import type { HistoryKey } from './repository/history.ts'

const key = z.tuple([instant, id])

/** The key of a session as the client carries it to the next page. */
export function writeHistoryCursor({ started_at, id: session_id }: HistoryKey): string {
  return `${started_at.toISOString()}_${session_id}`
}

/** Reads a cursor back; one that was changed is refused. */
export function readHistoryCursor(cursor: string | undefined): HistoryKey | null {
  if (cursor === undefined) return null
  const { data } = key.safeParse(cursor.split('_'))
  if (!data) throw invalidField('cursor', 'cursor_invalid')
  return { started_at: new Date(data[0]), id: data[1] }
}
