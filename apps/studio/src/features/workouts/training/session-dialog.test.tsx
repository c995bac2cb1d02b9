import { expect, it } from 'vitest'
import { renderToHtml } from '#platform/testing/render-to-html.tsx'
import type { Session } from '../queries.ts'
import { SessionDetail } from './session-dialog.tsx'

const ITEM = '00000000-0000-7000-8000-000000000001'
const EXERCISE = '00000000-0000-7000-8000-000000000002'
const aSet = { amount: 8, unit: 'reps' as const, weight: 60, weight_unit: 'kg' as const }
const anEntry = (row: number, weight: number): Session['activities'][number] => ({
  id: `00000000-0000-7000-8000-00000000001${row}`,
  activity_type: 'set',
  workout_group_id: 'group',
  workout_group_item_id: ITEM,
  at: '2026-11-20T09:00:00.000Z',
  clock: `176362200000${row}-0000-00c0ffee`,
  data: {
    ...aSet,
    row,
    weight,
    state: 'done',
    exercise_id: EXERCISE,
    is_warm_up: row === 0,
    rpe: row === 0 ? null : 7.5,
    note: row === 0 ? '' : 'Felt light',
  },
})
const session: Session = {
  id: '00000000-0000-7000-8000-000000000003',
  workout_id: '00000000-0000-7000-8000-000000000004',
  session_mode: 'list',
  started_at: '2026-11-20T09:00:00.000Z',
  finished_at: '2026-11-20T09:46:00.000Z',
  local_date: '2026-11-20',
  time_zone: 'UTC',
  is_discarded: false,
  figures: { sets: 1, volume_kg: 480, seconds: 2760, average_rpe: 7.5 },
  workout: {
    title: 'Lower A',
    groups: [
      {
        id: 'group',
        title: '',
        kind: 'single',
        rounds: 1,
        rest_seconds: 0,
        items: [
          { uid: ITEM, exercise_page_id: EXERCISE, sets: [aSet, aSet, aSet], rest_seconds: 90, note: '' },
        ],
      },
    ],
    video: null,
    chapters: [],
    beep_distance: null,
  },
  exercises: [
    {
      page_id: EXERCISE,
      path: '/squat',
      title: 'Back squat',
      cover: null,
      cover_asset: null,
      video: null,
      primary_muscles: [],
      equipment: [],
    },
  ],
  activities: [anEntry(0, 40), anEntry(1, 62.5)],
  comments: [],
}

it('shows each set beside its plan, warm-ups by name, and what was left out', async () => {
  const html = (await renderToHtml(<SessionDetail session={session} />)).replaceAll(/<[^>]*>/g, ' ')
  expect(html).toContain('Friday, November 20')
  expect(html).toContain('480 kg')
  expect(html).toMatch(/Warm-up\s+60 kg × 8\s+40 kg × 8/)
  expect(html).toMatch(/1\s+60 kg × 8\s+62.5 kg × 8\s+7.5/)
  expect(html).toContain('Felt light')
  expect(html).toMatch(/2\s+60 kg × 8\s+Not done/)
})
