import { listFormSubmissions as call } from '@foyer/contract/forms/list-form-submissions'
import { implement } from '#platform/http/implement.ts'
import { findPeopleBySubscriber } from '../../directory/index.ts'
import { findTreeRows } from '../../pages/index.ts'
import { isForm } from '../published-form.ts'
import { formsPolicy } from '../policy.ts'
import { presentSubmission } from '../presenter.ts'
import { findFormSubmissions } from '../repository/submissions.ts'

export const listFormSubmissionsRoute = implement(
  call,
  formsPolicy.readAnswers,
  async ({ input, ctx, authorize }) => {
    const { id: form_id, before, limit } = input
    const [found, [page]] = await Promise.all([
      findFormSubmissions(ctx.db, { form_id, before, limit: limit + 1 }),
      findTreeRows(ctx.db, [form_id]),
    ])
    authorize({ exists: isForm(page) || found.length > 0 })
    const rows = found.slice(0, limit)
    const people = await findPeopleBySubscriber(ctx.db, [...new Set(rows.map((row) => row.subscriber_id))])
    const by_subscriber = new Map(people.map((person) => [person.subscriber_id, person]))
    return {
      title: page?.title ?? rows[0]?.title ?? '',
      items: rows.map((row) => {
        const { subscriber_id } = row
        const person = by_subscriber.get(subscriber_id)
        const member = person ? { user_id: person.user_id, name: person.name, email: person.email } : null
        return { ...presentSubmission(row), subscriber_id, member }
      }),
      next_before: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
    }
  },
)
