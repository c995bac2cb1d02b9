import type { Ctx } from '../context.ts'

declare module '../job-ctx.ts' {
  interface JobCtx extends Ctx {}
}
