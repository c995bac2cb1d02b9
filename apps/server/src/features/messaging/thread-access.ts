import type { Ctx } from '../../platform/context.ts'
import { decidePageAccess, type AccessCaller, type PageDecision } from '../access/index.ts'
import { isCommentable } from '../pages/index.ts'
import type { ThreadFacts } from './policy.ts'

/** The access of the viewer to a page's thread. */
export type ThreadAccess = ThreadFacts & {
  /** They may write in it and like; those who only browse the page may not. */
  is_writable: boolean
  /** The decision about its page. */
  page: PageDecision
}

/** Decides access to the thread of a page by its page; one round trip. */
export async function decideThreadAccess(
  ctx: Ctx,
  caller: AccessCaller,
  thread_id: string,
): Promise<ThreadAccess> {
  const [can_be_commented, page] = await Promise.all([
    isCommentable(ctx, thread_id),
    decidePageAccess(ctx, caller, thread_id),
  ])
  return {
    is_known: can_be_commented && !page.is_hidden,
    is_readable: page.decision.granted,
    is_writable: caller?.subscriber_id != null && page.may_act,
    page,
  }
}
