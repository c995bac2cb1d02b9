import type { Ctx } from '../../platform/context.ts'
import type { CallError } from '../../platform/errors.ts'
import { defineNeed } from '../../platform/needs.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'

/**
 * Returns the error by which the app's gates refuse a member, or null when the member may access it. Provided by
 * `access`.
 */
export const appGateNeed = defineNeed<{
  findAppRefusal: (ctx: Ctx, viewer: MemberViewer) => Promise<CallError | null>
}>('directory.app_gates')

/** Who takes part in a thread, by user id; null where the viewer may not read it. `messaging` fills it. */
export const threadParticipantsNeed = defineNeed<{
  listThreadParticipants: (
    ctx: Ctx,
    viewer: MemberViewer,
    thread_id: string,
  ) => Promise<readonly string[] | null>
}>('directory.thread_people')
