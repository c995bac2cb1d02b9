import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import { aFormSubmission as aSubmission } from '../testing.ts'
import { SubmissionCard } from './submission-card.tsx'

it('names who answered, links to them, and says what they answered in words', async () => {
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

it('says so where the member has left, and where answers were changed', async () => {
  const markup = await renderToHtml(
    <SubmissionCard submission={aSubmission({ member: null, updated_at: '2026-11-21T09:00:00.000Z' })} />,
  )
  expect(markup).toContain('Deleted member')
  expect(markup).toContain('Changed on')
})
