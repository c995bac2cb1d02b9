import type { SubmissionValue } from '@foyer/contract/forms/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError, notFound } from '#platform/errors.ts'
import { lockSubmission, replaceAnswers, type Own, type SubmissionRow } from '../repository/submissions.ts'

type Change = Own & {
  id: string
  /** What the member has read. */
  revision: number
  title: string
  answers: readonly SubmissionValue[]
}

/** Changes what a member answered. Throws `stale_revision` where it was changed since they read it. */
export function changeAnswers(
  ctx: Ctx,
  { id, subscriber_id, form_id, revision, title, answers }: Change,
): Promise<SubmissionRow> {
  return ctx.write(async (tx) => {
    const earlier = await lockSubmission(tx, { subscriber_id, form_id, id })
    if (!earlier) throw notFound()
    if (earlier.revision !== revision) throw new CallError('stale_revision')
    return replaceAnswers(tx, earlier, { title, answers, at: ctx.now() })
  })
}
