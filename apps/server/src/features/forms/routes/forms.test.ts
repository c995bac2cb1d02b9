import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aForm, requiredAnswers, type TestForm } from '#test/factories/forms.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aTranslation, addLocales } from '#test/factories/translations.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const product_id = newId()
const OPENS = '2027-12-01T00:00:00.000Z'
const NOT_FOUND = { code: 'not_found', status: 404 }

let api: TestServer
let app: TestApp
let article: TestPage
let forms: Record<'open' | 'login' | 'bought' | 'browsed' | 'private' | 'later' | 'draft', TestForm>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  await addLocales(app, ['de'])
  const sold_form = { require_purchase: true, products: [product_id] }
  article = await aPage(app, { content_type: 'article' })
  const created = {
    open: await aForm(app, {
      title: 'Before we begin',
      fields: { intro_heading: 'Welcome', submit_text: 'Send it' },
    }),
    login: await aForm(app, { node: { require_authentication: true } }),
    bought: await aForm(app, { node: sold_form }),
    browsed: await aForm(app, { node: { ...sold_form, allow_browsing: true } }),
    private: await aForm(app, { node: { is_private: true } }),
    later: await aForm(app, { node: { is_scheduled: true, unlocks_at: OPENS } }),
  }
  await aTranslation(app, { id: created.open.id, locale: 'de' }, (source) => {
    if (Array.isArray(source)) return source.map((line) => `${line} (de)`)
    const is_words = typeof source === 'string' && /[a-z]/.test(source)
    return is_words ? `${source} (de)` : null
  })
  await publishApp(app)
  forms = { ...created, draft: await aForm(app) }
})

const getForm = (caller: Caller, id: string, input: object = {}) =>
  api.as(caller).call('forms.getForm', { id, ...input })
const submit = (caller: Caller, form: TestForm, input: object = {}) =>
  api.as(caller).call('forms.submitForm', { id: form.id, submitted_values: requiredAnswers(form), ...input })

describe('getForm', () => {
  it('returns the questions of a form, in its groups', async () => {
    const form = await getForm(aGuest(app), forms.open.id)
    expect(form).toMatchObject({
      id: forms.open.id,
      title: 'Before we begin',
      locale: 'en',
      show_intro_screen: false,
      intro_heading: 'Welcome',
      submit_text: 'Send it',
      done_text: '',
    })
    const returned = form.form_groups.map(({ title, form_fields }) => [
      title,
      form_fields.map(({ label, value_type, is_required }) => `${label} ${value_type} ${is_required}`),
    ])
    expect(returned).toEqual([
      ['You', ['What shall we call you? text true', 'What do you weigh? number false']],
      [
        'Your training',
        [
          'Since when do you train? date false',
          'What do you like? options false',
          'I am healthy enough. boolean true',
        ],
      ],
    ])
    expect(form.form_groups[0]?.form_fields[1]?.default_value).toBe('70')
  })

  it('returns localized labels, and unchanged answer values', async () => {
    const form = await getForm(aGuest(app), forms.open.id, { lang: 'de' })
    expect(form).toMatchObject({
      title: 'Before we begin (de)',
      locale: 'de',
      intro_heading: 'Welcome (de)',
    })
    const sports = form.form_groups[1]?.form_fields[1]
    expect(sports).toMatchObject({ label: 'What do you like? (de)' })
    expect(sports?.options[0]).toEqual({ value: 'Run', label: 'Run (de)' })
  })

  it.each([
    ['login', 'authentication_required'],
    ['bought', 'purchase_required'],
    ['later', 'is_scheduled'],
  ] as const)('refuses a guest the %s form: %s', async (name, code) => {
    await expect(getForm(aGuest(app), forms[name].id)).rejects.toMatchObject({ status: 403, code })
  })

  it('is available to owners of what unlocks it, and readable where browsing is allowed', async () => {
    const [member, holder] = [await aMember(app), await aMember(app)]
    await aGrant(app, holder, { product_id })
    expect(await getForm(holder, forms.bought.id)).toMatchObject({ id: forms.bought.id })
    expect(await getForm(member, forms.browsed.id)).toMatchObject({ id: forms.browsed.id })
    await expect(getForm(member, forms.bought.id)).rejects.toMatchObject({ code: 'purchase_required' })
  })

  it('knows no private form, none of a draft, no page of another type and nothing of another app', async () => {
    const member = await aMember(app)
    for (const id of [forms.private.id, forms.draft.id, article.id, newId()])
      await expect(getForm(member, id)).rejects.toMatchObject(NOT_FOUND)
    const stranger = await aMember(await anApp())
    await expect(getForm(stranger, forms.open.id)).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('submitForm', () => {
  it('stores answers with their questions, trimmed and in the order of the form', async () => {
    const member = await aMember(app)
    const { field } = forms.open
    const { submission_id, subscriber_uuid } = await submit(member, forms.open, {
      page_id: article.id,
      trigger: 'page',
      triggering_item: 'a button',
      submitted_values: [
        { form_field_id: field.sports, value: 'Ride\nRun' },
        ...requiredAnswers(forms.open),
        { form_field_id: field.weight, value: ' 72.5 ' },
        { form_field_id: field.since, value: '2019-05-01' },
      ],
    })
    expect(subscriber_uuid).toBe(member.subscriber_id)
    const sent = await api.as(member).call('forms.getSubmission', { id: forms.open.id, submission_id })
    expect(sent).toMatchObject({ title: 'Before we begin', revision: 1, form_id: forms.open.id })
    expect(sent.data.map(({ label, value }) => [label, value])).toEqual([
      ['What shall we call you?', 'Dana'],
      ['What do you weigh?', '72.5'],
      ['Since when do you train?', '2019-05-01'],
      ['What do you like?', 'Run\nRide'],
      ['I am healthy enough.', 'true'],
    ])
  })

  it('reports every invalid answer, and stores none', async () => {
    const member = await aMember(app)
    const { field } = forms.open
    const submitted_values = [
      { form_field_id: field.weight, value: 'seventy' },
      { form_field_id: field.since, value: '2026-02-30' },
      { form_field_id: field.sports, value: 'Swim' },
      { form_field_id: field.agreed, value: 'false' },
      { form_field_id: newId(), value: 'x' },
    ]
    await expect(submit(member, forms.open, { submitted_values })).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      problem: {
        errors: [
          { path: 'submitted_values.0.value', code: 'number_is_invalid' },
          { path: 'submitted_values.1.value', code: 'date_is_invalid' },
          { path: 'submitted_values.2.value', code: 'unknown_option' },
          { path: 'submitted_values.3.value', code: 'required' },
          { path: 'submitted_values.4.form_field_id', code: 'unknown_form_field' },
          { path: `form_fields.${field.name}`, code: 'required' },
        ],
      },
    })
    const counted = await api.as(member).call('forms.countSubmissions', { id: forms.open.id })
    expect(counted).toEqual({ count: 0 })
  })

  it('takes one that is repeated under the same key once', async () => {
    const member = await aMember(app)
    const once = { idempotency_key: newId() }
    const body = { id: forms.open.id, submitted_values: requiredAnswers(forms.open) }
    const first = await api.as(member).call('forms.submitForm', body, once)
    const again = await api.as(member).call('forms.submitForm', body, once)
    expect(again).toEqual(first)
    expect(await api.as(member).call('forms.countSubmissions', { id: forms.open.id })).toEqual({ count: 1 })
  })

  it.each([
    ['bought', 'PURCHASE_REQUIRED'],
    ['browsed', 'ALLOW_BROWSING'],
    ['later', 'IS_SCHEDULED'],
  ] as const)('is locked where the page is: the %s form', async (name, reason) => {
    await expect(submit(await aMember(app), forms[name])).rejects.toMatchObject({
      code: 'page_locked',
      problem: { params: { reason } },
    })
  })

  it('is for members, of forms that they may know of', async () => {
    await expect(submit(aGuest(app), forms.open)).rejects.toMatchObject({ status: 401 })
    await expect(submit(await aUser(app), forms.open)).rejects.toMatchObject({ status: 403 })
    const [member, invited] = [await aMember(app), await aMember(app)]
    await expect(submit(member, forms.private)).rejects.toMatchObject(NOT_FOUND)
    await expect(submit(member, forms.draft)).rejects.toMatchObject(NOT_FOUND)
    await expect(submit(await aMember(await anApp()), forms.open)).rejects.toMatchObject(NOT_FOUND)
    await aGrant(app, invited, { page_id: forms.private.id })
    expect(await submit(invited, forms.private)).toHaveProperty('submission_id')
  })

  it('takes no page that the member may not know of', async () => {
    const member = await aMember(app)
    for (const page_id of [forms.private.id, newId()]) {
      await expect(submit(member, forms.open, { page_id })).rejects.toMatchObject({
        code: 'invalid',
        problem: { errors: [{ path: 'page_id', code: 'unknown_page' }] },
      })
    }
  })
})
