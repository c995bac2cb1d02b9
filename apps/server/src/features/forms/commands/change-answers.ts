import type { SubmissionValue } from '@foyer/contract/forms/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError, notFound } from '#platform/errors.ts'
import {
  lockSubmission,
  replaceAnswers,
  type SubmissionOwner,
  type SubmissionRow,
} from '../repository/submissions.ts'

type Change = SubmissionOwner & {
  id: string
  /** What the member has read; undefined replaces any. */
  revision: number | undefined
  title: string
  answers: readonly SubmissionValue[]
}

/** Changes what a member answered. Throws `stale_revision` where it was changed since they read it. */
export function changeAnswers(
  ctx: Ctx,
  { id, subscriber_id, form_id, revision, title, answers }: Change,
): Promise<SubmissionRow> {
  return ctx.write(async (tx) => {
    const previous = await lockSubmission(tx, { subscriber_id, form_id, id })
    if (!previous) throw notFound()
    if (revision !== undefined && previous.revision !== revision) throw new CallError('stale_revision')
    return replaceAnswers(tx, previous, { title, answers, at: ctx.now() })
  })
}
