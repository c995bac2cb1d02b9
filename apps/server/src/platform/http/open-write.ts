import type { OpenTransaction } from '../database/app-db.ts'
import { CallError } from '../errors.ts'
import type { Services } from '../services.ts'
import { gateNeed, type GateRequest, type KeyedWrite } from '../session/ports.ts'
import type { Viewer } from '../session/viewer.ts'
import { storedResponse, type StoredResponse } from './idempotency.ts'

/** A write with an open transaction, and the viewer and key that its first statement has read. */
export type OpenWrite = {
  open: OpenTransaction
  viewer: Viewer | null
  keyed: KeyedWrite
  /** Returns the stored response of an earlier call with this key; refuses the key if its input differed. */
  stored_response: () => StoredResponse | null
}

/** Opens a write's transaction by one statement that claims the key and finds the session, at the gate of a page. */
export async function openWrite(
  { database, need }: Services,
  at: GateRequest,
  keyed: KeyedWrite,
): Promise<OpenWrite> {
  const gates = need(gateNeed)
  let first: Awaited<ReturnType<typeof gates.openWrite>> | undefined
  const open = await database.openTransaction(at.app_id, async (tx) => {
    first = await gates.openWrite(tx, at, keyed)
  })
  if (!first) throw new Error('A write was opened without its first statement.')
  const { viewer, is_claimed, stored: row } = first
  const stored_response = (): StoredResponse | null => {
    const stored = storedResponse(row, keyed)
    if (!stored && !is_claimed) throw new CallError('conflict')
    return stored
  }
  return { open, viewer, keyed, stored_response }
}
