import { listPasskeys as call } from '@foyer/contract/identity/list-passkeys'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { presentPasskey } from '../present-passkey.ts'
import { appPasskeys } from '../repository/passkeys.ts'

export const listPasskeysRoute = implement(call, anySignedIn, async ({ viewer, ctx, authorize }) => {
  authorize()
  return { items: (await appPasskeys.list(ctx.db, viewer.user_id)).map(presentPasskey) }
})
