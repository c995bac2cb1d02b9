import type { Passkey } from '@foyer/contract/identity/passkey-shapes'
import type { PasskeyRow } from './repository/passkeys.ts'

/** A passkey as its owner sees it. */
export function presentPasskey({ id, name, host, is_backed_up, ...row }: PasskeyRow): Passkey {
  return {
    id,
    name,
    host,
    is_backed_up,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
