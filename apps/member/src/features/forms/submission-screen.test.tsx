import { testId } from '@foyer/content/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { renderMarkup, textOf } from '../../testing/render.tsx'
import type { Submission } from './answers.ts'
import { SubmissionScreen } from './submission-screen.tsx'
import { SubmissionsScreen } from './submissions-screen.tsx'
import { aSubmission } from './testing.ts'
import { submissionKey } from './use-form.ts'
import { submissionsKey } from './keys.ts'

const value = (
  n: number,
  field_type: Submission['data'][number]['field_type'],
  value_type: Submission['data'][number]['value_type'],
  text: string | null,
) => ({ form_field_id: testId(n), label: `Question ${n}`, field_type, value_type, value: text })

const submission = aSubmission([
  value(1, 'short_answer', 'text', '<b>Dana</b>'),
  value(2, 'date', 'date', '2026-12-01'),
  value(3, 'multi_select', 'options', 'Rowing\nLifting'),
  value(4, 'acceptance', 'boolean', 'true'),
  value(5, 'number', 'number', null),
])
const { id: submission_id, form_id } = submission

function screen(found: Submission): string {
  const client = new QueryClient()
  client.setQueryData(submissionKey(form_id, submission_id), found)
  return renderMarkup(
    <QueryClientProvider client={client}>
      <SubmissionScreen form_id={form_id} submission_id={submission_id} />
    </QueryClientProvider>,
    { texts: ['forms'] },
  )
}

it('shows each question with its formatted answer', () => {
  const markupText = textOf(screen(submission))
  for (const part of ['Question 2 December 1, 2026', 'Question 3 Rowing and Lifting', 'Question 4 Yes'])
    expect(markupText).toContain(part)
  expect(markupText).toContain('Question 5 No answer')
  expect(screen(submission)).toContain('&lt;b&gt;Dana&lt;/b&gt;')
})

it('shows the time of the last change, if there was one', () => {
  expect(textOf(screen(submission))).not.toContain('Changed on')
  const changed = { ...submission, updated_at: '2026-11-21T09:00:00.000Z' }
  expect(textOf(screen(changed))).toContain('Changed on November 21, 2026')
})

it.each([
  [[], 'No answers yet'],
  [[submission], 'Sent on November 20, 2026'],
])('lists %j as “%s”', (items, markupText) => {
  const client = new QueryClient()
  const pages = { pages: [{ items, next_page: null }], pageParams: [null] }
  client.setQueryData([...submissionsKey(form_id), 'list'], pages)
  const markup = renderMarkup(
    <QueryClientProvider client={client}>
      <SubmissionsScreen form_id={form_id} />
    </QueryClientProvider>,
    { texts: ['forms'] },
  )
  expect(textOf(markup)).toContain(markupText)
})
