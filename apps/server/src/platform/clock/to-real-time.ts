import type { Ctx } from '../context.ts'

/** The moment on the machines' clock at which it is `at` on the app's own clock. */
export function toRealTime(ctx: Pick<Ctx, 'now'>, at: Date): Date {
  return new Date(Date.now() + (at.getTime() - ctx.now().getTime()))
}
