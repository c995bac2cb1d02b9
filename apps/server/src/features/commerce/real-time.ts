import type { Ctx } from '../../platform/context.ts'

/** The moment on the machines' clock at which it is `at` on the app's own clock. */
export function realTime(ctx: Ctx, at: Date): Date {
  return new Date(Date.now() + (at.getTime() - ctx.now().getTime()))
}
