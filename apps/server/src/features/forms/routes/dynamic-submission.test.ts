import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { aForm, aSubmission, requiredAnswers, type TestForm } from '#test/factories/forms.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aBlock, aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const product_id = newId()
const NOT_FOUND = { code: 'not_found', status: 404 }

let api: TestServer
let app: TestApp
let form: TestForm
const blocks = { open: '', inside: '', sold: '', private: '', unset: '', draft: '', text: '' }

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  form = await aForm(app, { title: 'Before we begin' })
  const createBlock = (form_page_id: string | null = form.id) => aBlock('form_submission', { form_page_id })
  const [open, inside, sold, hidden, unset, draft] = Array.from({ length: 6 }, () => createBlock())
  const text = aBlock('text')
  if (!open || !inside || !sold || !hidden || !unset || !draft) throw new Error('A block is missing.')
  const container = { ...aBlock('composed'), children: [inside] }
  const empty = { ...unset, props: { ...unset.props, form_page_id: null } }
  await aPage(app, { draft: { blocks: [open, container, empty, text] } })
  await aPage(app, {
    draft: { blocks: [sold] },
    node: { require_purchase: true, products: [product_id] },
  })
  await aPage(app, { draft: { blocks: [hidden] }, node: { is_private: true } })
  await publishApp(app)
  await aPage(app, { draft: { blocks: [draft] } })
  Object.assign(blocks, {
    open: open.id,
    inside: inside.id,
    sold: sold.id,
    private: hidden.id,
    unset: unset.id,
    draft: draft.id,
    text: text.id,
  })
})

const read = (caller: Caller, block_id: string) =>
  api.as(caller).call('forms.getDynamicSubmission', { block_id })

describe('getDynamicSubmission', () => {
  it('returns nothing to a member who has not filled in the form', async () => {
    expect(await read(await aMember(app), blocks.open)).toEqual({ form_id: form.id, submission: null })
  })

  it('returns the latest of the own submissions with its answers, also in a block inside of another', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    await aSubmission(member, form)
    const id = await aSubmission(member, form)
    await aSubmission(other, form)
    for (const block_id of [blocks.open, blocks.inside]) {
      const { form_id, submission } = await read(member, block_id)
      expect(form_id).toBe(form.id)
      expect(submission).toMatchObject({ id, form_id: form.id, title: 'Before we begin', revision: 1 })
      expect(submission?.data[0]).toMatchObject({ label: 'What shall we call you?', value: 'Dana' })
    }
  })

  it('shows changed answers, and nothing after they are deleted', async () => {
    const member = await aMember(app)
    const submission_id = await aSubmission(member, form)
    await api.as(member).call('forms.putSubmissionValues', {
      id: form.id,
      submission_id,
      revision: 1,
      submission_values: requiredAnswers(form, [{ form_field_id: form.field.weight, value: '81' }]),
    })
    const { submission } = await read(member, blocks.open)
    expect(submission?.data.map(({ value }) => value)).toContain('81')
    await api.as(member).call('forms.deleteSubmission', { id: form.id, submission_id })
    expect((await read(member, blocks.open)).submission).toBeNull()
  })

  it('asks a guest to sign in', async () => {
    await expect(read(aGuest(app), blocks.open)).rejects.toMatchObject({ status: 401 })
  })

  it('follows the access to the page of the block', async () => {
    const [member, holder] = [await aMember(app), await aMember(app)]
    await aGrant(app, holder, { product_id })
    await expect(read(member, blocks.sold)).rejects.toMatchObject(NOT_FOUND)
    await expect(read(member, blocks.private)).rejects.toMatchObject(NOT_FOUND)
    expect(await read(holder, blocks.sold)).toEqual({ form_id: form.id, submission: null })
  })

  it.each(['unset', 'draft', 'text'] as const)('knows no block that is %s', async (name) => {
    await expect(read(await aMember(app), blocks[name])).rejects.toMatchObject(NOT_FOUND)
  })

  it('knows nothing of another app', async () => {
    const stranger = await aMember(await anApp())
    await expect(read(stranger, blocks.open)).rejects.toMatchObject(NOT_FOUND)
    await expect(read(stranger, newId())).rejects.toMatchObject(NOT_FOUND)
  })
})
