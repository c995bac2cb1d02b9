import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { findAppRefusal } from '../access/index.ts'

/** Throws where the app's chat is off, or the app's gates refuse the member, as a locked page does. */
export async function requireMessaging(ctx: Ctx, viewer: MemberViewer): Promise<void> {
  if (!ctx.app.messaging.is_chat_available) throw new CallError('messaging_unavailable')
  const refusal = await findAppRefusal(ctx, viewer)
  if (refusal) throw refusal
}
