import type { Caller } from '../harness.ts'
import { aScheduledItem } from '../factories/schedule.ts'
import type { Case, Cases } from './case.ts'
import { tomorrow } from './objects.ts'
import type { World } from './world.ts'

const onPage: Case = { input: ({ own }) => ({ id: own.page }), ids: { id: 'page' } }
const onProgram: Case = { input: ({ own }) => ({ id: own.program }), ids: { id: 'program' } }
const onStage: Case = {
  input: ({ own }) => ({ id: own.program, stage_id: own.stage }),
  ids: { id: 'program', stage_id: 'stage' },
}
const program = { id: 'program_not_found' }
const stage = { ...program, stage_id: 'not_found' }

/** An item of the caller's own where they can have one. */
async function anItemOf({ api, app, own }: World, caller: Caller) {
  if (!('subscriber_id' in caller) || caller.slug !== app.slug) return { id: own.schedule_item }
  return { id: (await aScheduledItem(caller, own.page, tomorrow(api.clock.now()))).id }
}

const onItem: Case = { input: anItemOf, ids: { id: 'schedule_item' }, personal: ['id'] }

/** How to make the calls of progress, schedule and the member's own content. */
export const memberInputs: Cases = {
  'library.getMyContent': [{ input: () => ({}) }],
  'progress.completePage': [onPage],
  'progress.completeProgram': [{ ...onProgram, unknown: program }],
  'progress.completeStage': [{ ...onStage, unknown: stage }],
  'progress.getCompletion': [onPage],
  'progress.getPageSubscribers': [onProgram],
  'progress.getProgramAccess': [{ ...onProgram, unknown: program }],
  'progress.leavePage': [onProgram],
  'progress.listProgramSubscriptions': [{ input: () => ({}) }],
  'progress.startPage': [
    {
      input: ({ own }) => ({ id: own.program, start_from_page_id: own.workout }),
      ids: { id: 'program', start_from_page_id: 'workout' },
    },
  ],
  'progress.subscribeProgram': [{ ...onProgram, unknown: program }],
  'progress.toggleBookmark': [onPage],
  'progress.uncompletePage': [onPage],
  'progress.uncompleteStage': [{ ...onStage, unknown: stage }],
  'schedule.deleteItem': [onItem],
  'schedule.duplicateItem': [onItem],
  'schedule.listSchedule': [
    {
      input: ({ own }) => ({ ...{ from: '2026-01-01', to: '2026-01-31' }, item_id: own.page, page_id: own.page }),
      ids: { item_id: 'page', page_id: 'page' },
      unknown: { item_id: 'ok', page_id: 'ok' },
    },
  ],
  'schedule.rescheduleItem': [
    {
      ...onItem,
      input: async (world, caller) => ({
        ...(await anItemOf(world, caller)),
        date: tomorrow(world.api.clock.now()),
      }),
    },
  ],
  'schedule.scheduleItem': [
    {
      input: ({ api, own }) => ({ item_id: own.page, date: tomorrow(api.clock.now()) }),
      ids: { item_id: 'page' },
      unknown: { item_id: 'item_not_found' },
    },
  ],
}
