import type { Ctx } from '../context.ts'

/** Converts an instant on the app's clock to the machine's clock. */
export function toRealTime(ctx: Pick<Ctx, 'now'>, at: Date): Date {
  return new Date(Date.now() + (at.getTime() - ctx.now().getTime()))
}
