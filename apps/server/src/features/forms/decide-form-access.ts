import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import { decidePagesAccess, type AccessCaller, type PageDecision } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { createPageLockedError } from '../progress/index.ts'
import { isForm } from './published-form.ts'

/** A form's access for the viewer. */
export type FormAccess = {
  is_known: boolean
  decision: PageDecision
  /** They may know of the page from which it is sent; true where none is named. */
  is_page_known: boolean
}

/** Decides access to the form's page and to the page it is sent from, in one round trip. */
export async function decideFormAccess(
  ctx: Ctx,
  caller: AccessCaller,
  form_id: string,
  page_id: string | null = null,
): Promise<FormAccess> {
  const { pages } = await loadLiveSite(ctx)
  const decisions = await decidePagesAccess(ctx, caller, page_id === null ? [form_id] : [form_id, page_id])
  const decision = decisions.get(form_id)
  if (!decision) throw new Error('A page was not decided about.')
  return {
    decision,
    is_known: isForm(pages.get(form_id)) && !decision.is_hidden,
    is_page_known: page_id === null || (pages.has(page_id) && decisions.get(page_id)?.is_hidden === false),
  }
}

/**
 * Creates the refusal of a locked form for a member who has submitted it. Forms that are gone or private now get the
 * same response.
 */
export function createLockedError({ is_known, decision }: FormAccess): CallError<'page_locked'> {
  return is_known ? createPageLockedError(decision) : new CallError('page_locked', { reason: 'IS_PRIVATE' })
}
