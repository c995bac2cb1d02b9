import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aTeamMember, mailsTo as listMails } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { publishApp } from '#test/factories/pages.ts'
import { aPlannedProgram, aProgram, publishCourse } from '#test/factories/progress.ts'
import {
  aComment,
  aFinishedSession,
  anActivity,
  anExercise,
  aSession,
  aWorkoutPage,
  type TestWorkout,
} from '#test/factories/workouts.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { ownerOf } from '#test/matrix/objects.ts'
import { newId } from '#platform/ids.ts'
import { sendCommentMailJob } from '../comment-mail.ts'

const DAY_MS = 86_400_000
const NOT_FOUND = { code: 'not_found', status: 404 }
const SESSION_NOT_FOUND = { code: 'session_not_found', status: 404 }
const UNAUTHORIZED = { code: 'unauthorized' }

let api: TestServer
let app: TestApp
let owner: Caller
let workout: TestWorkout
let page: (title: string) => string

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ name: 'Kiln' })
  owner = ownerOf(app)
  const squat = await anExercise(app, { title: 'Squat with a bar' })
  const secret = await anExercise(app, { title: 'Sled push', node: { is_private: true } })
  workout = await aWorkoutPage(app, { title: 'Lower body', exercises: [squat, secret] })
  await publishApp(app)
  page = await publishCourse(app, [aPlannedProgram(), { ...aProgram(), title: 'Without days', below: [] }])
})

type Member = Awaited<ReturnType<typeof aMember>>
const overview = (member: Member, caller = owner) =>
  api.as(caller).call('workouts.getMemberTraining', { id: member.user_id })
const list = (member: Member, input: { before?: string; limit?: number } = {}, caller = owner) =>
  api.as(caller).call('workouts.listMemberSessions', { id: member.user_id, ...input })
const read = (member: Member, session_id: string, caller = owner) =>
  api.as(caller).call('workouts.getMemberSession', { id: member.user_id, session_id })
const comment = (member: Member, session_id: string, caller = owner, text = 'Strong work.') =>
  aComment(caller, { id: member.user_id, session_id, text })
const passDay = () => api.clock.set(new Date(api.clock.now().getTime() + DAY_MS))

/** Those who may not read the training of a member of the app. */
async function strangers() {
  return { other_owner: ownerOf(await anApp()), other_member: await aMember(app), guest: aGuest(app) }
}

const mailsTo = (member: Member) => listMails(app, member.email)

describe('getMemberTraining', () => {
  it('shows what was planned and what of it was done and missed', async () => {
    const member = await aMember(app)
    await api.as(member).call('progress.subscribeProgram', { id: page('Base') })
    await api.as(member).call('progress.completePage', { id: page('Squat') })
    const session = await aSession(member, { id: page('Squat') })
    await api.as(member).call('workouts.finishSession', { id: page('Squat'), session_id: session.id })
    for (let day = 0; day < 4; day++) passDay()

    const { programs, today, session_count } = await overview(member)
    expect(session_count).toBe(1)
    expect(programs).toMatchObject([
      { page_id: page('Base'), title: 'Base', progress: 25, week_count: 2, planned: 2, done: 1, missed: 1 },
    ])
    const [first, second] = programs[0]?.weeks ?? []
    expect(first).toMatchObject({
      number: 1,
      sessions: [
        { title: 'Squat', state: 'done', done_on: first?.starts_on, session_id: session.id },
        { title: 'Press', state: 'missed', done_on: null, session_id: null },
      ],
    })
    expect(second?.sessions.map(({ state }) => state)).toEqual(['coming', 'coming'])
    expect(Date.parse(today) - Date.parse(first?.starts_on ?? '')).toBe(4 * DAY_MS)
  })

  it('lists a program without days with its progress alone', async () => {
    const member = await aMember(app)
    await api.as(member).call('progress.subscribeProgram', { id: page('Without days') })
    expect((await overview(member)).programs).toMatchObject([{ weeks: [], week_count: 0, planned: 0 }])
  })

  it('lists the bests of what was trained, also of exercises that the member may no longer open', async () => {
    const member = await aMember(app)
    await aFinishedSession(member, workout, [
      { weight: 80, amount: 5 },
      { weight: 90, amount: 3 },
      { item: 1, weight: null, amount: 40, unit: 'secs' },
    ])
    const { records } = await overview(member)
    expect(records).toHaveLength(2)
    expect(records).toContainEqual(
      expect.objectContaining({
        title: 'Squat with a bar',
        bests: expect.objectContaining({ heaviest: { weight_kg: 90, reps: 3 } }),
      }),
    )
    expect(records).toContainEqual(
      expect.objectContaining({
        title: 'Sled push',
        bests: expect.objectContaining({ amounts: [{ unit: 'secs', amount: 40 }] }),
      }),
    )
  })

  it('is for the team of the app', async () => {
    const member = await aMember(app)
    expect(await overview(member, await aTeamMember(app))).toMatchObject({ programs: [], records: [] })
    const { other_owner, other_member, guest } = await strangers()
    await expect(overview(member, other_owner)).rejects.toMatchObject(NOT_FOUND)
    await expect(overview(member, other_member)).rejects.toMatchObject(UNAUTHORIZED)
    await expect(overview(member, guest)).rejects.toMatchObject(UNAUTHORIZED)
  })
})

describe('listMemberSessions', () => {
  it('lists the sessions of all workouts, newest first, a page at a time, without discarded ones', async () => {
    const member = await aMember(app)
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      ids.unshift((await aFinishedSession(member, workout)).id)
      passDay()
    }
    const discarded = await aSession(member, workout)
    const discard = await anActivity(discarded, 'discard', { data: { is_discarded: true } })
    await api.as(member).call('workouts.appendActivity', discard)

    const first = await list(member, { limit: 2 })
    expect(first).toMatchObject({ has_more: true, items: [{ id: ids[0] }, { id: ids[1] }] })
    const rest = await list(member, { limit: 2, before: ids[1] ?? '' })
    expect(rest).toMatchObject({ has_more: false, items: [{ id: ids[2], title: 'Lower body' }] })
    expect((await list(member, { before: newId() })).items).toEqual([])
    await expect(read(member, discarded.id)).rejects.toMatchObject(SESSION_NOT_FOUND)
  })

  it('has what the member said, and how many comments there are', async () => {
    const member = await aMember(app)
    const session = await aFinishedSession(member, workout)
    const said = { feeling: 'hard' as const, note: 'Left knee again.' }
    await api
      .as(member)
      .call('workouts.appendActivity', await anActivity(session, 'reflection', { data: said }))
    await comment(member, session.id)
    expect((await list(member)).items).toMatchObject([{ id: session.id, ...said, comment_count: 1 }])
  })

  it('is for the team of the app', async () => {
    const member = await aMember(app)
    const { other_owner, other_member } = await strangers()
    await expect(list(member, {}, other_owner)).rejects.toMatchObject(NOT_FOUND)
    await expect(list(member, {}, other_member)).rejects.toMatchObject(UNAUTHORIZED)
  })
})

describe('getMemberSession', () => {
  it('shows all sets, also of exercises that are hidden from the member', async () => {
    const member = await aMember(app)
    const { id } = await aFinishedSession(member, workout, [{ weight: 80 }, { item: 1, weight: 20 }])
    const session = await read(member, id)
    expect(session.exercises.map(({ title }) => title)).toEqual(['Squat with a bar', 'Sled push'])
    expect(session.activities).toHaveLength(2)
    expect(session.comments).toEqual([])
  })

  it('knows no session of another member, and is for the team of the app', async () => {
    const member = await aMember(app)
    const { id } = await aFinishedSession(member, workout)
    await expect(read(await aMember(app), id)).rejects.toMatchObject(SESSION_NOT_FOUND)
    const { other_owner, other_member } = await strangers()
    await expect(read(member, id, other_owner)).rejects.toMatchObject(NOT_FOUND)
    await expect(read(member, id, other_member)).rejects.toMatchObject(UNAUTHORIZED)
  })
})

describe('comments on a session', () => {
  it('are written by the team and read by the member, who is notified by mail', async () => {
    const member = await aMember(app)
    const session = await aFinishedSession(member, workout)
    const written = await comment(member, session.id)
    expect(written).toMatchObject({
      text: 'Strong work.',
      edited_at: null,
      abilities: { edit: true, delete: true },
    })

    const { abilities: _abilities, ...seen } = written
    const own = { id: workout.id, session_id: session.id }
    expect((await api.as(member).call('workouts.getSession', own)).comments).toEqual([seen])
    const [row] = (await api.as(member).call('workouts.listSessions', { id: workout.id })).items
    expect(row?.comments).toEqual([seen])

    await runJob(sendCommentMailJob, app, { comment_id: written.id })
    await runJob(sendCommentMailJob, app, { comment_id: written.id })
    const mails = await mailsTo(member)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('commented on your session: Lower body')
    expect(mails[0]?.text).toContain(`/me/workout/${workout.id}/sessions?open=${session.id}`)
  })

  it('are not mailed to who wants no messages, nor once they are deleted', async () => {
    const member = await aMember(app)
    const session = await aFinishedSession(member, workout)
    await runJob(sendCommentMailJob, app, { comment_id: newId() })
    await api.as(member).call('notifications.updateSettings', { receive_message_notifications: false })
    await runJob(sendCommentMailJob, app, { comment_id: (await comment(member, session.id)).id })
    expect(await mailsTo(member)).toEqual([])
  })

  it('wait until the session is finished, and are no empty text', async () => {
    const member = await aMember(app)
    const running = await aSession(member, workout)
    await expect(comment(member, running.id)).rejects.toMatchObject({ code: 'session_not_finished' })
    const { id } = await aFinishedSession(member, workout)
    await expect(comment(member, id, owner, '  ')).rejects.toMatchObject({ code: 'invalid' })
    await expect(comment(member, id, owner, 'x'.repeat(2001))).rejects.toMatchObject({ code: 'invalid' })
    await expect(comment(member, newId())).rejects.toMatchObject(SESSION_NOT_FOUND)
  })

  it('are edited by their author alone, and deleted by them or who runs the account', async () => {
    const member = await aMember(app)
    const { id: session_id } = await aFinishedSession(member, workout)
    const coach = await aTeamMember(app)
    const { id } = await comment(member, session_id, coach)
    const edit = (caller: Caller) =>
      api.as(caller).call('workouts.editSessionComment', { id, text: 'Very strong.' })
    const remove = (caller: Caller) => api.as(caller).call('workouts.deleteSessionComment', { id })

    expect(await edit(coach)).toMatchObject({ text: 'Very strong.', edited_at: expect.any(String) })
    await expect(edit(owner)).rejects.toMatchObject({ code: 'forbidden' })
    const mate = await aTeamMember(app)
    await expect(remove(mate)).rejects.toMatchObject({ code: 'forbidden' })
    const [seen] = (await read(member, session_id, mate)).comments
    expect(seen?.abilities).toEqual({ edit: false, delete: false })
    await remove(owner)
    await expect(edit(coach)).rejects.toMatchObject(NOT_FOUND)
    expect((await read(member, session_id)).comments).toEqual([])
  })

  it('are no business of members, guests and other teams', async () => {
    const member = await aMember(app)
    const { id: session_id } = await aFinishedSession(member, workout)
    const { id } = await comment(member, session_id)
    const { other_owner, guest } = await strangers()
    for (const caller of [member, guest]) {
      const expected = UNAUTHORIZED
      await expect(comment(member, session_id, caller)).rejects.toMatchObject(expected)
      await expect(
        api.as(caller).call('workouts.editSessionComment', { id, text: 'Mine' }),
      ).rejects.toMatchObject(expected)
      await expect(api.as(caller).call('workouts.deleteSessionComment', { id })).rejects.toMatchObject(
        expected,
      )
    }
    await expect(comment(member, session_id, other_owner)).rejects.toMatchObject(NOT_FOUND)
    const elsewhere = api.as(other_owner)
    await expect(elsewhere.call('workouts.editSessionComment', { id, text: 'Ours' })).rejects.toMatchObject(
      NOT_FOUND,
    )
    await expect(elsewhere.call('workouts.deleteSessionComment', { id })).rejects.toMatchObject(NOT_FOUND)
  })
})
