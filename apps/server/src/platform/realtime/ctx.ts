import type { Ctx } from '../context.ts'

declare module './channel-ctx.ts' {
  interface ChannelCtx extends Ctx {}
}
