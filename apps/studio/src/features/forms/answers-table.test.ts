import { describe, expect, it } from 'vitest'
import { createAnswersTable } from './answers-table.ts'
import { aFormSubmission as aSubmission, aFormAnswer } from './testing.ts'
import { fetchAllAnswers } from './use-answers-export.ts'

const texts = { name: 'Name', email: 'Email', sent: 'Sent', changed: 'Changed', yes: 'Yes', no: 'No' }

describe('a table of answers', () => {
  it('has a line per submission and a column for every question that was ever asked', () => {
    const newer = aSubmission({
      data: [
        aFormAnswer(1, 'How many days?', '3.5', 'number'),
        aFormAnswer(2, 'Are you well?', 'true', 'boolean'),
      ],
    })
    const older = aSubmission({
      updated_at: '2026-11-21T09:00:00.000Z',
      member: null,
      data: [
        aFormAnswer(1, 'How often?', null, 'number'),
        aFormAnswer(3, 'What do you like?', 'Rowing\nLifting', 'options'),
      ],
    })
    expect(createAnswersTable([newer, older], texts).split('\r\n')).toEqual([
      'Name,Email,Sent,Changed,How many days?,Are you well?,What do you like?',
      'Priya Raman,priya@mail.com,2026-11-20T09:00:00.000Z,,3.5,Yes,',
      ',,2026-11-20T09:00:00.000Z,2026-11-21T09:00:00.000Z,,,"Rowing; Lifting"',
      '',
    ])
  })

  it('runs nothing that a member typed', () => {
    const table = createAnswersTable([aSubmission({ data: [aFormAnswer(1, 'Name', '=1+1', 'text')] })], texts)
    expect(table).toContain(`"'=1+1"`)
  })

  it('is only its header without submissions', () => {
    expect(createAnswersTable([], texts)).toBe('Name,Email,Sent,Changed\r\n')
  })
})

describe('all answers to a form', () => {
  it('are read part by part', async () => {
    const progress: number[] = []
    const requests: (string | undefined)[] = []
    const call = ({ before }: { before?: string | undefined }) => {
      requests.push(before)
      const items = before === undefined ? [aSubmission(), aSubmission()] : [aSubmission()]
      return Promise.resolve({ title: 'A form', items, next_before: before === undefined ? 'next' : null })
    }
    expect(await fetchAllAnswers(call, 'form', (count) => progress.push(count))).toHaveLength(3)
    expect(progress).toEqual([2, 3])
    expect(requests).toEqual([undefined, 'next'])
  })
})
