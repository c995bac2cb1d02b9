import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { appPasskeys } from '../repository/passkeys.ts'
import type { Person } from '../repository/users.ts'

/** Mails a user that the password changed, with the passkeys that still sign in. */
export async function sendPasswordChangedMail(
  ctx: Ctx,
  tx: AppTx,
  { id, email, language }: Pick<Person, 'id' | 'email' | 'language'>,
): Promise<void> {
  const { length: passkeys } = await appPasskeys.list(tx, id)
  await sendAuthMail(ctx, tx, email, { kind: 'password_changed', passkeys }, language)
}
