import type { Ctx } from '#platform/context.ts'
import { bumpAppVersion } from '../app-version.ts'
import { addClockOffset, lockApp } from '../repository.ts'

/** Moves the clock of a sandbox app forward; false where the app takes real money. */
export async function moveClockForward(ctx: Ctx, forward_seconds: number): Promise<boolean> {
  return ctx.write(async (tx, emit) => {
    const app = await lockApp(tx)
    const forward_ms = forward_seconds * 1000
    if (!(await addClockOffset(tx, forward_ms))) return false
    await emit('apps.clock_moved', { app_id: app.id, forward_ms })
    await bumpAppVersion(tx, app.id)
    return true
  })
}
