import { aPage } from '../factories/pages.ts'
import type { Cases } from './case.ts'
import type { Fixture } from './fixture.ts'
import { ownerOf } from './objects.ts'

/** Creates a program with one week. */
async function aProgram({ api, app }: Fixture) {
  const program = await aPage(app, { content_type: 'program' })
  const week = await aPage(app, { parent: program })
  const { revision } = await api.as(ownerOf(app)).call('pages.getProgramWeeks', { id: program.id })
  return { id: program.id, revision, week_id: week.id }
}

/** The weeks of programs. */
export const weekInputs: Cases = {
  'pages.copyProgramWeek': [
    {
      input: async (fixture) => ({
        ...(await aProgram(fixture)),
        to_weeks: [2],
        deload_weeks: [],
        progression: { kind: 'none' as const },
      }),
      ids: { id: 'program', week_id: 'stage' },
      unknown: { week_id: 'invalid' },
    },
  ],
  'pages.editProgramWeeks': [
    {
      input: async (fixture) => {
        const { week_id, ...program } = await aProgram(fixture)
        const { page: page_id } = fixture.own
        return { ...program, edits: [{ kind: 'copy' as const, page_id, week_id, day: 1 }] }
      },
      ids: { id: 'program', 'edits.0.page_id': 'page', 'edits.0.week_id': 'stage' },
      unknown: { 'edits.0.page_id': 'invalid', 'edits.0.week_id': 'invalid' },
    },
  ],
  'pages.getProgramWeeks': [{ input: ({ own }) => ({ id: own.program }), ids: { id: 'program' } }],
}
