import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { ImportRun } from '../import-state.ts'
import { Counts, RowTable } from './import-rows.tsx'

const run: ImportRun = {
  id: '00000000-0000-7000-8000-000000000001',
  state: 'checked',
  kind: 'exercises',
  file_name: 'exercises.zip',
  done: 120,
  total: 120,
  counts: { create: 1168, update: 22, unchanged: 0, refused: 5, pictures: 240, pictures_missing: 3 },
  parent_id: null,
  failure: null,
  created_at: '2026-11-21T09:00:00.000Z',
}

it('renders the counts to scale, omits zeros, and shows which pictures are missing', async () => {
  const markup = await renderToHtml(<Counts run={run} />)
  expect(markup).toContain('1,168')
  expect(markup).toContain('3 images are not in the file')
  expect(markup.match(/flex-grow/g)).toHaveLength(3)
  expect(markup).toContain('240 images.')
})

it('shows the result and the errors of each row', async () => {
  const renderRows = [
    { row: 1, name: 'Back squat', action: 'create' as const, problems: [], pictures: 2, page_id: null },
    {
      row: 2,
      name: '',
      action: 'refused' as const,
      problems: [{ path: 'name', code: 'name_missing' }],
      pictures: 0,
      page_id: null,
    },
    {
      row: 3,
      name: 'Plank',
      action: 'refused' as const,
      problems: [{ path: 'level', code: 'never_heard_of' }],
      pictures: 0,
      page_id: null,
    },
  ]
  const markup = await renderToHtml(<RowTable rows={renderRows} />)
  expect(markup).toContain('2 images.')
  expect(markup).toContain('No name')
  expect(markup).toContain('The name is missing.')
  expect(markup).toContain('never_heard_of')
})
