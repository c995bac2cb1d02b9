import { newBlock } from '@foyer/content/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { atApp } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const call = () => api.as(atApp(app.owner, app))
const aBlock = (type: string, props: Record<string, unknown>) => {
  const block = newBlock(type, newId)
  return { ...block, props: { ...block.props, ...props } }
}
const toPage = (page_id: string | null) => ({ id: newId(), type: 'open_page' as const, page_id })

describe('before a publish', () => {
  it('names the buttons of changed pages that lead nowhere, each with its page and block', async () => {
    const gone = await call().call('pages.createPage', {
      parent_id: null,
      content_type: 'generic',
      title: 'Gone',
    })
    const { page_id, revision, draft } = await call().call('pages.createPage', {
      parent_id: null,
      content_type: 'generic',
      title: 'Welcome',
    })
    const button = (text: string, action: object) => aBlock('button', { text, action })
    const nowhere = button('Book now', toPage(null))
    const no_link = button('Read', { id: newId(), type: 'open_url', url: '' })
    const no_product = button('Buy', { id: newId(), type: 'trigger_purchase', product_ids: [] })
    const deleted = button('Old plan', toPage(gone.page_id))
    const picture = aBlock('image', { action: toPage(null) })
    const fine = [
      button('Share', { id: newId(), type: 'share' }),
      button('Home', toPage(page_id)),
      button('', toPage(null)),
      aBlock('hero', { action: toPage(null), action_text: '' }),
      aBlock('image', {}),
    ]
    await call().call('pages.saveDraft', {
      id: page_id,
      revision,
      draft: {
        ...draft,
        blocks: [nowhere, no_link, no_product, deleted, picture, ...fine],
        page_actions: [
          {
            id: newId(),
            action_type: 'generic_button',
            block_action: null,
            text: '',
            post_action_button_text: '',
          },
        ],
      },
    })
    await call().call('pages.deletePage', { id: gone.page_id })

    const { warnings } = await call().call('pages.listChanges')
    expect(warnings.map(({ block_id, code, params }) => [block_id, code, params])).toEqual([
      [null, 'button_without_target', { kind: 'button', text: '' }],
      [nowhere.id, 'button_without_target', { kind: 'named', text: 'Book now' }],
      [no_link.id, 'button_without_target', { kind: 'named', text: 'Read' }],
      [no_product.id, 'button_without_target', { kind: 'named', text: 'Buy' }],
      [deleted.id, 'button_to_deleted_page', { kind: 'named', text: 'Old plan' }],
      [picture.id, 'button_without_target', { kind: 'picture', text: '' }],
    ])
    expect(new Set(warnings.map((warning) => [warning.page_id, warning.title].join()))).toEqual(
      new Set([`${page_id},Welcome`]),
    )
  })
})
