import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import { aFormSubmission as aSubmission } from '../testing.ts'
import { SubmissionCard } from './submission-card.tsx'

it('names and links the member, and formats their answers', async () => {
  const markup = await renderToHtml(<SubmissionCard submission={aSubmission()} />)
  expect(markup).toContain(`href="/apps/kiln/members/${aSubmission().member?.user_id}"`)
  for (const text of [
    'Priya Raman',
    'priya@mail.com',
    'What do you like?',
    'Rowing and Lifting',
    'No answer',
  ])
    expect(markup).toContain(text)
  expect(markup).not.toContain('Changed on')
})

it('shows that the member has left or the answers were changed', async () => {
  const markup = await renderToHtml(
    <SubmissionCard submission={aSubmission({ member: null, updated_at: '2026-11-21T09:00:00.000Z' })} />,
  )
  expect(markup).toContain('Deleted member')
  expect(markup).toContain('Changed on')
})
