import type { Use } from '@foyer/contract/pages/use-shapes'
import type { Ctx } from '../../platform/context.ts'
import { defineNeed } from '../../platform/needs.ts'

/** The pages whose texts or values name an attribute, at most `limit`; `pages` fills it. */
export const attributeUsesNeed = defineNeed<{
  list: (ctx: Ctx, slug: string, limit: number) => Promise<Use[]>
}>('attributes.uses')
