import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aMember, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aForm, requiredAnswers, aSubmission, type TestForm } from '#test/factories/forms.ts'
import { aPreview } from '#test/factories/previews.ts'
import { publishApp } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { ownerOf } from '#test/matrix/objects.ts'
import { newId } from '#platform/ids.ts'

const product_id = newId()
const NOT_FOUND = { code: 'not_found', status: 404 }

let api: TestServer
let app: TestApp
let open: TestForm
let bought: TestForm
let hidden: TestForm

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  open = await aForm(app, { title: 'Before we begin' })
  bought = await aForm(app, { node: { require_purchase: true, products: [product_id] } })
  hidden = await aForm(app, { node: { is_private: true } })
  await publishApp(app)
})

const read = (caller: Caller, id: string, submission_id: string) =>
  api.as(caller).call('forms.getSubmission', { id, submission_id })
const change = (caller: Caller, form: TestForm, submission_id: string, input: object = {}) =>
  api.as(caller).call('forms.putSubmissionValues', {
    id: form.id,
    submission_id,
    revision: 1,
    submission_values: requiredAnswers(form),
    ...input,
  })
const remove = (caller: Caller, id: string, submission_id: string) =>
  api.as(caller).call('forms.deleteSubmission', { id, submission_id })
const list = (caller: Caller, id: string, page?: string) =>
  api.as(caller).call('forms.listSubmissions', page === undefined ? { id } : { id, page })
const count = async (caller: Caller, id: string) =>
  (await api.as(caller).call('forms.countSubmissions', { id })).count

const answersNamed = (name: string) => [
  { form_field_id: open.field.name, value: name },
  { form_field_id: open.field.agreed, value: 'true' },
]

async function earlierAnswers(submission_id: string) {
  return api.inApp(app.id, (tx) =>
    tx
      .selectFrom('form_submission_history')
      .select(['revision', 'answers'])
      .where('submission_id', '=', submission_id)
      .orderBy('revision')
      .execute(),
  )
}

describe('a member’s own submissions', () => {
  it('are listed newest first, twenty at a time, and counted', async () => {
    const member = await aMember(app)
    await aSubmission(await aMember(app), open)
    const sent: string[] = []
    for (let n = 0; n < 21; n += 1) sent.unshift(await aSubmission(member, open))
    const first = await list(member, open.id)
    expect(first.items.map(({ id }) => id)).toEqual(sent.slice(0, 20))
    expect(first.items[0]).toMatchObject({ form_id: open.id, title: 'Before we begin' })
    const second = await list(member, open.id, first.next_page ?? '')
    expect(second).toMatchObject({ items: [{ id: sent[20] }], next_page: null })
    expect(await count(member, open.id)).toBe(21)
  })

  it('are none of a form that they have not sent, and unknown of one that they may not know of', async () => {
    const member = await aMember(app)
    expect(await list(member, open.id)).toEqual({ items: [], next_page: null })
    expect(await count(member, open.id)).toBe(0)
    for (const id of [hidden.id, newId()]) {
      await expect(list(member, id)).rejects.toMatchObject(NOT_FOUND)
      await expect(count(member, id)).rejects.toMatchObject(NOT_FOUND)
    }
  })

  it('are hidden from others, who can neither read, change nor delete them, in any app', async () => {
    const submission_id = await aSubmission(await aMember(app), open)
    for (const other of [await aMember(app), await aMember(await anApp())]) {
      await expect(read(other, open.id, submission_id)).rejects.toMatchObject(NOT_FOUND)
      await expect(change(other, open, submission_id)).rejects.toMatchObject(NOT_FOUND)
      await expect(remove(other, open.id, submission_id)).rejects.toMatchObject(NOT_FOUND)
    }
  })

  it('are readable, and nothing more, in a team member’s view as the member', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, open)
    const { caller } = await aPreview(app, { member })
    expect(await read(caller, open.id, submission_id)).toMatchObject({ id: submission_id })
    expect(await count(caller, open.id)).toBe(1)
    await expect(change(caller, open, submission_id)).rejects.toMatchObject({ code: 'preview_is_read_only' })
    await expect(remove(caller, open.id, submission_id)).rejects.toMatchObject({
      code: 'preview_is_read_only',
    })
  })

  it('are found only under their own form', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, open)
    await expect(read(member, bought.id, submission_id)).rejects.toMatchObject(NOT_FOUND)
    await expect(remove(member, bought.id, submission_id)).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('putSubmissionValues', () => {
  it('changes the answers and stores the earlier ones', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, open)
    const changed = await change(member, open, submission_id, { submission_values: answersNamed('Eli') })
    expect(changed).toMatchObject({ revision: 2, data: [{ value: 'Eli' }, {}, {}, {}, {}] })
    expect(await read(member, open.id, submission_id)).toEqual(changed)
    const [earlier, ...input] = await earlierAnswers(submission_id)
    expect(earlier).toMatchObject({ revision: 1 })
    expect(JSON.stringify(earlier?.answers)).toContain('Dana')
    expect(input).toEqual([])
  })

  it('accepts the answers as they are read, without a revision', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, open)
    const { data } = await read(member, open.id, submission_id)
    const changed = await api.as(member).call('forms.putSubmissionValues', {
      id: open.id,
      submission_id,
      submission_values: data.map((value, at) => (at === 0 ? { ...value, value: 'Eli' } : value)),
    })
    expect(changed.data[0]).toMatchObject({ value: 'Eli' })
    expect(changed.data.slice(1)).toEqual(data.slice(1))
  })

  it('changes nothing where the submission has changed since it was read', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, open)
    await change(member, open, submission_id, { submission_values: answersNamed('Eli') })
    await expect(
      change(member, open, submission_id, { submission_values: answersNamed('Noa') }),
    ).rejects.toMatchObject({ status: 409, code: 'stale_revision' })
    expect(await read(member, open.id, submission_id)).toMatchObject({ revision: 2 })
  })

  it('accepts one of two simultaneous changes', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, open)
    const both = await Promise.allSettled(
      ['Eli', 'Noa'].map((name) =>
        change(member, open, submission_id, { submission_values: answersNamed(name) }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await earlierAnswers(submission_id)).toHaveLength(1)
  })

  it('validates answers as on submission', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, open)
    const submission_values = [{ form_field_id: open.field.name, value: ' ' }]
    await expect(change(member, open, submission_id, { submission_values })).rejects.toMatchObject({
      code: 'invalid',
      problem: {
        errors: [
          { path: 'submission_values.0.value', code: 'required' },
          { path: `form_fields.${open.field.agreed}`, code: 'required' },
        ],
      },
    })
  })
})

describe('a submission of a form that is locked since', () => {
  async function expectLocked(form: TestForm, right: { product_id: string } | { page_id: string }) {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, right)
    const submission_id = await aSubmission(member, form)
    await aRevocation(app, member, right, cause_id)
    return { member, submission_id }
  }

  it.each([
    ['sold', () => expectLocked(bought, { product_id }), () => bought, 'PURCHASE_REQUIRED'],
    ['private', () => expectLocked(hidden, { page_id: hidden.id }), () => hidden, 'IS_PRIVATE'],
  ] as const)('is read and deleted, and not changed: %s', async (_what, revokeAccess, formOf, reason) => {
    const { member, submission_id } = await revokeAccess()
    const form = formOf()
    expect(await read(member, form.id, submission_id)).toMatchObject({ id: submission_id })
    expect(await list(member, form.id)).toMatchObject({ items: [{ id: submission_id }] })
    expect(await count(member, form.id)).toBe(1)
    await expect(change(member, form, submission_id)).rejects.toMatchObject({
      code: 'page_locked',
      problem: { params: { reason } },
    })
    expect(await remove(member, form.id, submission_id)).toEqual({ submission_id })
    await expect(read(member, form.id, submission_id)).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('deleteSubmission', () => {
  it('takes what was answered before along', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, open)
    await change(member, open, submission_id, { submission_values: answersNamed('Eli') })
    await remove(member, open.id, submission_id)
    expect(await earlierAnswers(submission_id)).toEqual([])
    await expect(remove(member, open.id, submission_id)).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('listFormSubmissions', () => {
  const answersFor = (caller: Caller, form: TestForm, input: object = {}) =>
    api.as(caller).call('forms.listFormSubmissions', { id: form.id, ...input })

  it('lists answers and members for the team, newest first, paginated', async () => {
    const form = await aForm(app, { title: 'How was it?' })
    await publishApp(app)
    const people: MemberCaller[] = [await aMember(app, { name: 'Dana Reyes' }), await aMember(app)]
    for (const member of people) await aSubmission(member, form)
    const newest = await answersFor(ownerOf(app), form, { limit: 1 })
    expect(newest).toMatchObject({ title: 'How was it?', items: [{ member: { email: people[1]?.email } }] })
    const rest = await answersFor(ownerOf(app), form, { before: newest.next_before })
    expect(rest.next_before).toBe(null)
    expect(rest.items).toMatchObject([
      {
        member: { name: 'Dana Reyes', user_id: people[0]?.user_id },
        data: [{ value: 'Dana' }, {}, {}, {}, {}],
      },
    ])
  })

  it('is empty for a form without submissions, published or not', async () => {
    expect(await answersFor(ownerOf(app), await aForm(app, { title: 'New' }))).toEqual({
      title: 'New',
      items: [],
      next_before: null,
    })
  })

  it('is for the team of the app’s account, of forms of the app', async () => {
    const other = await anApp()
    const foreign = await aForm(other)
    await expect(answersFor(await aMember(app), open)).rejects.toMatchObject({ status: 401 })
    await expect(answersFor(ownerOf(app), foreign)).rejects.toMatchObject(NOT_FOUND)
    await expect(answersFor({ ...ownerOf(other), slug: app.slug }, open)).rejects.toMatchObject({
      code: expect.stringMatching(/forbidden|not_found/),
    })
  })
})

describe('listMySubmissions', () => {
  const own_submission = (caller: Caller, page?: string) =>
    api.as(caller).call('forms.listMySubmissions', page === undefined ? {} : { page })

  it('lists what the member answered to all forms, newest first, and nothing of others', async () => {
    const other = await aForm(app, { title: 'After a week' })
    await publishApp(app)
    const [member, stranger] = [await aMember(app), await aMember(app)]
    const first = await aSubmission(member, open)
    const second = await aSubmission(member, other)
    await aSubmission(stranger, open)
    const { items, next_page } = await own_submission(member)
    expect(items.map(({ id, title }) => [id, title])).toEqual([
      [second, 'After a week'],
      [first, 'Before we begin'],
    ])
    expect(next_page).toBeNull()
    expect((await own_submission(member, second)).items.map(({ id }) => id)).toEqual([first])
  })

  it('lists and counts by what made the app show the form', async () => {
    const [member, foreign] = [await aMember(app), await aMember(await anApp())]
    const signed_up = { form_type: 'auth_signed_up' }
    await aSubmission(member, open)
    await api.as(member).call('forms.submitForm', {
      id: open.id,
      trigger: signed_up.form_type,
      submitted_values: requiredAnswers(open),
    })
    const counts = await Promise.all([
      api.as(member).call('forms.countMySubmissions', {}),
      api.as(member).call('forms.countMySubmissions', signed_up),
      api.as(foreign).call('forms.countMySubmissions', signed_up),
    ])
    expect(counts.map(({ count }) => count)).toEqual([2, 1, 0])
    expect((await api.as(member).call('forms.listMySubmissions', signed_up)).items).toHaveLength(1)
    await expect(api.as({ slug: app.slug }).call('forms.countMySubmissions', {})).rejects.toMatchObject({
      status: 401,
    })
  })

  it('continues where the previous page ended', async () => {
    const member = await aMember(app)
    for (let at = 0; at < 21; at += 1) await aSubmission(member, open)
    const { items, next_page } = await own_submission(member)
    expect(items).toHaveLength(20)
    expect(next_page).toBe(items.at(-1)?.id)
    expect(await own_submission(member, next_page ?? '')).toMatchObject({ items: [{}], next_page: null })
  })

  it('is empty for a member of another app, also by the id of one that is not theirs', async () => {
    const submission_id = await aSubmission(await aMember(app), open)
    const foreign = await aMember(await anApp())
    expect(await own_submission(foreign)).toEqual({ items: [], next_page: null })
    expect(await own_submission(foreign, submission_id)).toEqual({ items: [], next_page: null })
    await expect(own_submission({ slug: app.slug })).rejects.toMatchObject({ status: 401 })
  })
})

describe('a member’s own content', () => {
  it('shows whether they have ever submitted a form', async () => {
    const member = await aMember(app)
    expect(await api.as(member).call('library.getMyContent')).toMatchObject({ has_form_submissions: false })
    await aSubmission(member, open)
    expect(await api.as(member).call('library.getMyContent')).toMatchObject({ has_form_submissions: true })
  })
})
