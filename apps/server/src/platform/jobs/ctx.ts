import type { Ctx } from '../context.ts'
import type { Services } from '../services.ts'

declare module './job-ctx.ts' {
  interface JobCtx extends Ctx {}
  interface JobServices extends Services {}
}
