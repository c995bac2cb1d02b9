import { aMember } from '../factories/identity.ts'
import { pictureBytes } from '../factories/media.ts'
import { postMessage } from '../factories/messaging.ts'
import type { Caller } from '../harness.ts'
import { aScheduledItem } from '../factories/schedule.ts'
import type { Case, Cases } from './case.ts'
import { inboxInputs } from './inputs-inbox.ts'
import { threadInputs } from './inputs-threads.ts'
import { tomorrow } from './objects.ts'
import type { Fixture } from './fixture.ts'

const onPage: Case = { input: ({ own }) => ({ id: own.page }), ids: { id: 'page' } }
const onProgram: Case = { input: ({ own }) => ({ id: own.program }), ids: { id: 'program' } }
const onStage: Case = {
  input: async (fixture, caller) => ({
    ...(await aStartedProgram(fixture, caller)),
    stage_id: fixture.own.stage,
  }),
  ids: { id: 'program', stage_id: 'stage' },
}
const onThread: Case = { input: ({ own }) => ({ id: own.thread }), ids: { id: 'thread' } }
/** A message of a member in the thread. */
const onMessage = {
  input: async ({ app, own }: Fixture) => {
    const { messages } = await postMessage(await aMember(app), own.thread, 'Felt good.')
    return { id: own.thread, ts: messages[0]?.message_ts ?? '' }
  },
  ids: { id: 'thread' },
} satisfies Case
const program = { id: 'program_not_found' }
const stage = { ...program, stage_id: 'program_not_found' }

/** A program that the caller has started where they can. */
async function aStartedProgram({ api, own, isMember }: Fixture, caller: Caller) {
  if (isMember(caller)) await api.as(caller).call('progress.subscribeProgram', { id: own.program })
  return { id: own.program }
}

/** An item of the caller's own where they can have one. */
async function anItemOf({ api, own, isMember }: Fixture, caller: Caller) {
  if (!isMember(caller)) return { id: own.schedule_item }
  return { id: (await aScheduledItem(caller, own.page, tomorrow(api.clock.now()))).id }
}

const onItem: Case = { input: anItemOf, ids: { id: 'schedule_item' }, personal: ['id'] }

/** What a page names as its item need not exist: a completion never fails because of the schedule. */
const onPageOfItem: Case = {
  input: async (fixture, caller) => ({
    id: fixture.own.page,
    scheduled_item_id: (await anItemOf(fixture, caller)).id,
  }),
  ids: { id: 'page', scheduled_item_id: 'schedule_item' },
  personal: ['scheduled_item_id'],
  unknown: { scheduled_item_id: 'ok' },
}

const session: Case = {
  input: ({ app }) => ({
    session_id: 'a-session',
    device_id: 'a-device',
    account_app_slug: app.slug,
    origin_href: `http://${app.slug}.localhost/`,
  }),
}

/** The cases of activity, messaging, progress, schedule and library calls of members. */
export const memberInputs: Cases = {
  ...inboxInputs,
  ...threadInputs,
  'activity.endSession': [session],
  'activity.getToday': [{ input: () => ({}) }],
  'activity.recordActivity': [
    {
      input: ({ api, own }) => ({
        activity_type: 'page_view',
        data: { page_id: own.page },
        ts: api.clock.now().getTime(),
      }),
    },
  ],
  'activity.resumeSession': [session],
  'library.getMyContent': [{ input: () => ({}) }],
  'library.getNow': [{ input: () => ({}) }],
  'library.listPlannable': [
    { input: ({ api }) => ({ date: tomorrow(api.clock.now()).slice(0, 10), search: '' }) },
  ],
  'messaging.getMentionable': [onThread],
  'messaging.getMessage': [onMessage],
  'messaging.getThread': [onThread],
  'messaging.listMessageReactions': [onMessage],
  'messaging.listMessages': [onThread],
  'messaging.markThreadRead': [
    { ...onThread, input: ({ own }) => ({ id: own.thread, client_ts: '1790000000000000' }) },
  ],
  'messaging.pinMessage': [
    {
      ...onThread,
      input: async (fixture) => ({
        id: fixture.own.thread,
        pinned: true,
        message_ts: (await onMessage.input(fixture)).ts,
      }),
      answers: { member: 'forbidden', entitled: 'forbidden' },
    },
  ],
  'messaging.reportMessage': [
    { ...onMessage, input: async (fixture) => ({ ...(await onMessage.input(fixture)), reason: 'spam' }) },
  ],
  'messaging.postMessage': [
    {
      ...onThread,
      input: ({ own }) => ({ id: own.thread, data: { action: 'publish', message: 'Felt good.' } }),
    },
    {
      ...onThread,
      input: ({ own }) => ({ id: own.thread, data: { action: 'like', message_ts: '17' } }),
      answers: 'message_not_found',
    },
  ],
  'messaging.showPreview': [
    {
      ...onMessage,
      input: async (fixture) => ({ ...(await onMessage.input(fixture)), shown: false }),
      answers: { member: 'forbidden', entitled: 'forbidden', admin: 'forbidden', account_admin: 'forbidden' },
    },
  ],
  'messaging.uploadFile': [
    { ...onThread, input: ({ own }) => ({ id: own.thread, kind: 'image' }), file: () => pictureBytes() },
  ],
  'notifications.countUnread': [{ input: () => ({}) }],
  'notifications.getSettings': [{ input: () => ({}) }],
  'notifications.getPushSettings': [{ input: () => ({}) }],
  'notifications.setPush': [{ input: () => ({ status: 'disabled' }) }],
  'notifications.listNotifications': [
    { input: () => ({}) },
    {
      input: ({ own }) => ({ after_id: own.notification }),
      ids: { after_id: 'notification' },
      unknown: { after_id: 'ok' },
    },
  ],
  'notifications.listMemberLog': [{ input: ({ own }) => ({ id: own.user }), ids: { id: 'user' } }],
  'notifications.markRead': [
    {
      input: ({ own }) => ({ ids: [own.notification] }),
      ids: { ids: 'notification' },
      unknown: { ids: 'ok' },
    },
  ],
  'notifications.sendTest': [{ input: () => ({}) }],
  'notifications.allowMail': [{ input: ({ own }) => ({ id: own.user }), ids: { id: 'user' } }],
  'notifications.receiveMailEvents': [{ input: () => ({}), answers: 'forbidden' }],
  'notifications.getMailChoices': [{ input: () => ({ subscriber_id: 'unknown' }), answers: 'token_invalid' }],
  'notifications.openUnsubscribe': [{ input: () => ({ token: 'unknown' }) }],
  'notifications.unsubscribe': [
    { input: () => ({ subscriber_id: 'unknown', type: 'all' }), answers: 'token_invalid' },
  ],
  'notifications.unsubscribeByMail': [{ input: () => ({ token: 'unknown' }), answers: 'token_invalid' }],
  'notifications.updateSettings': [{ input: () => ({ remind_day_of: false }) }],
  'progress.completePage': [onPageOfItem],
  'progress.completeProgram': [{ ...onProgram, input: aStartedProgram, unknown: program }],
  'progress.completeStage': [{ ...onStage, unknown: stage }],
  'progress.getCompletion': [onPage],
  'progress.getPageSubscribers': [onProgram],
  'progress.getPackageAccess': [{ input: ({ own }) => ({ id: own.pack }), ids: { id: 'pack' } }],
  'progress.getProgramAccess': [{ ...onProgram, unknown: program }],
  'progress.getRun': [onProgram],
  'progress.leavePage': [onProgram],
  'progress.listPackageSubscriptions': [{ input: () => ({}) }],
  'progress.listProgramSubscriptions': [{ input: () => ({}) }],
  'progress.restoreRun': [onProgram],
  'progress.shiftProgram': [
    { ...onProgram, input: aStartedProgram, unknown: program, answers: 'program_without_days' },
  ],
  'progress.startPage': [
    {
      input: ({ own }) => ({ id: own.program, start_from_page_id: own.workout }),
      ids: { id: 'program', start_from_page_id: 'workout' },
      unknown: { start_from_page_id: 'invalid' },
    },
  ],
  'progress.subscribeProgram': [{ ...onProgram, unknown: program }],
  'progress.toggleBookmark': [onPage],
  'progress.uncompletePage': [onPageOfItem],
  'progress.uncompleteStage': [{ ...onStage, unknown: stage }],
  'schedule.deleteItem': [onItem],
  'schedule.duplicateItem': [onItem],
  'schedule.getEventAccess': [
    { input: ({ own }) => ({ id: own.event_occurrence }), ids: { id: 'event_occurrence' } },
  ],
  'schedule.getEventAttendance': [
    { input: ({ own }) => ({ id: own.event_occurrence }), ids: { id: 'event_occurrence' } },
  ],
  'schedule.getEventLink': [
    {
      input: ({ own }) => ({ id: own.event_occurrence }),
      ids: { id: 'event_occurrence' },
      answers: 'not_found',
    },
  ],
  'schedule.listEventPeople': [
    { input: ({ own }) => ({ id: own.event_occurrence }), ids: { id: 'event_occurrence' } },
  ],
  'schedule.listEventSubscriptions': [{ input: () => ({}) }],
  'schedule.subscribeEvent': [
    { input: ({ own }) => ({ id: own.event_occurrence }), ids: { id: 'event_occurrence' } },
  ],
  'schedule.listOccurrences': [
    {
      input: ({ api, own }) => ({
        start: api.clock.now().toISOString(),
        end: `${tomorrow(api.clock.now())}T00:00:00.000Z`,
        event_id: own.event,
      }),
      ids: { event_id: 'event' },
      unknown: { event_id: 'ok' },
    },
  ],
  'schedule.listSchedule': [
    {
      input: ({ own }) => ({
        from: '2026-01-01',
        to: '2026-01-31',
        item_id: own.page,
        page_id: own.page,
        context: own.page,
      }),
      ids: { item_id: 'page', page_id: 'page', context: 'page' },
      unknown: { item_id: 'ok', page_id: 'ok', context: 'ok' },
    },
  ],
  'schedule.listScheduleFilters': [{ input: () => ({}) }],
  'schedule.createCalendarFeed': [{ input: () => ({}) }],
  'schedule.deleteCalendarFeed': [{ input: () => ({}) }],
  'schedule.getCalendarFeed': [{ input: () => ({}) }],
  'schedule.pauseSchedule': [
    {
      input: ({ api, own }) => ({ from: tomorrow(api.clock.now()), days: 7, root_id: own.program }),
      ids: { root_id: 'program' },
      unknown: { root_id: 'ok' },
    },
  ],
  'schedule.planProgram': [
    {
      input: async (fixture, caller) => ({
        root_id: (await aStartedProgram(fixture, caller)).id,
        first_day: tomorrow(fixture.api.clock.now()),
        weekdays: [1],
        dry_run: true,
      }),
      ids: { root_id: 'program' },
      unknown: { root_id: 'item_not_found' },
    },
  ],
  'schedule.readCalendarFeed': [{ input: () => ({ token: 'unknown' }), answers: 'not_found' }],
  'schedule.restoreItem': [onItem],
  'schedule.rescheduleItem': [
    {
      ...onItem,
      input: async (fixture, caller) => ({
        ...(await anItemOf(fixture, caller)),
        date: tomorrow(fixture.api.clock.now()),
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
