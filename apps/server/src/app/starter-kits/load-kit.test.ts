import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadKit, loadKitTranslations } from './load-kit.ts'

type Json = Record<string, unknown>

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-kits-'))
  await cp(join(import.meta.dirname, '../../../starter-kits'), folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

/** Adds a file to the folder `files` of the blank kit. */
async function kitFile(name: string, bytes: string): Promise<void> {
  await mkdir(join(folder, 'blank/files'), { recursive: true })
  await writeFile(join(folder, 'blank/files', name), bytes)
}

async function change(file: string, changed: (content: Json) => Json | string): Promise<void> {
  const path = join(folder, 'blank', file)
  const content = changed(JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Json)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
}

/** Changes a file of the blank kit, loads the kit and returns the error message. */
async function refusalOf(file: string, changed: (content: Json) => Json | string): Promise<string> {
  await change(file, changed)
  const refusal: unknown = await Promise.all([
    loadKit(folder, 'blank'),
    loadKitTranslations(folder, 'blank', 'ar'),
  ]).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Error)
  return (refusal as Error).message
}

const PRODUCT = {
  key: 'silver',
  title: 'Silver',
  cover: { art: 'arch.ember.41' },
  versions: [{ amount: 100, currency: 'USD', interval: null, interval_count: null }],
}

const home = (changes: Json) => refusalOf('pages/home.json', (page) => ({ ...page, ...changes }))
const block = (type: string, props: Json) => home({ blocks: [{ type, props }] })
const kit = (changes: Json) => refusalOf('kit.json', (content) => ({ ...content, ...changes }))

describe('a mistake in a kit', () => {
  it('is reported with the name of the kit, and each with its path', async () => {
    expect(await home({ title: 7, colour: 'red' })).toBe(
      [
        'The starter kit "blank" cannot be used.',
        '  pages.home.title: has the wrong type',
        '  pages.home.colour: does not exist here',
      ].join('\n'),
    )
  })

  it.each<[what: string, message: string, refusal: () => Promise<string>]>([
    ['a file that is not JSON', 'kit.json: is not JSON: ', () => refusalOf('kit.json', () => '{')],
    ['a missing title', 'pages.home.title: is missing', () => home({ title: undefined })],
    [
      'a long title',
      'pages.home.title: is longer than 200 characters',
      () => home({ title: 'x'.repeat(201) }),
    ],
    ['a key with a space', 'root_pages.0: is not a key: ', () => kit({ root_pages: ['my home'] })],
    [
      'a file name that is no key',
      'pages.My page: is not a key: ',
      () => refusalOf('pages/My page.json', () => ({})),
    ],
    [
      'an unknown root page',
      'root_pages.1: there is no page "shop"',
      () => kit({ root_pages: ['home', 'shop'] }),
    ],
    [
      'a page that is its own child',
      'pages.home.children.0: the page "home" is in the tree twice',
      () => home({ children: ['home'] }),
    ],
    [
      'a page outside of the tree',
      'pages.shop: is not in the tree of pages',
      () =>
        refusalOf('pages/shop.json', () => ({
          type: 'generic',
          title: 'Shop',
          og_description: '',
          fields: {},
        })),
    ],
    ['no start page', 'root_pages: has no start page', () => home({ slug: 'home' })],
    ['an unknown page type', 'pages.home.type: there is no page type "shop"', () => home({ type: 'shop' })],
    [
      'an unknown field of a page',
      'pages.home.fields.price: does not exist here',
      () => home({ fields: { price: 1 } }),
    ],
    [
      'an unknown block type',
      'pages.home.blocks.0.type: there is no block type "shop"',
      () => block('shop', {}),
    ],
    [
      'an unknown prop of a block',
      'pages.home.blocks.0.props.size: does not exist here',
      () => block('hero', { size: 1 }),
    ],
    [
      'a choice that does not exist',
      'pages.home.blocks.0.props.align: is none of the values that are allowed here',
      () => block('hero', { align: 'left' }),
    ],
    [
      'a picture that cannot be drawn',
      'pages.home.blocks.0.props.image: is no picture that can be drawn',
      () => block('hero', { image: { art: 'unicorn' } }),
    ],
    [
      'a formatted text that is one string',
      'pages.home.blocks.0.props.body: is not a list of paragraphs',
      () => block('text', { body: 'Hello' }),
    ],
    [
      'an unknown page in a list',
      'pages.home.blocks.0.props.page_ids.1: there is no page "shop"',
      () => block('collection', { page_ids: ['home', 'shop'] }),
    ],
    [
      'an unknown page of a button',
      'pages.home.blocks.0.props.action.page_id: there is no page "shop"',
      () => block('button', { action: { type: 'open_page', page_id: 'shop' } }),
    ],
    [
      'an unknown product of a button',
      'pages.home.blocks.0.props.action.product_ids.0: there is no product "gold"',
      () => block('button', { action: { type: 'trigger_purchase', product_ids: ['gold'] } }),
    ],
    [
      'an unknown product of an access setting',
      'pages.home.access.products.0: there is no product "gold"',
      () => home({ access: { require_purchase: true, products: ['gold'] } }),
    ],
    [
      'a product that includes a later one',
      'products.0.includes.0: there is no product "gold" before it',
      () => kit({ products: [{ ...PRODUCT, includes: ['gold'] }] }),
    ],
    [
      'an unknown page of a tab',
      'tabs.0.page_id: there is no page "shop"',
      () => kit({ tabs: [{ target: 'page', icon: 'home', page_id: 'shop' }] }),
    ],
    [
      'a welcome on an unknown page',
      'welcome.page_id: there is no page "shop"',
      () => kit({ welcome: { page_id: 'shop', text: 'Hello' } }),
    ],
    [
      'a tab without its page',
      'tabs.0.page_id: is missing',
      () => kit({ tabs: [{ target: 'page', icon: 'home' }] }),
    ],
    [
      'a tab with a page too much',
      'tabs.0.page_id: is not for a tab',
      () => kit({ tabs: [{ target: 'home', icon: 'home', page_id: 'home' }] }),
    ],
    [
      'an unknown file',
      'pages.home.blocks.0.props.file: there is no file "plan.pdf"',
      () => block('attachment', { file: { file: 'plan.pdf' } }),
    ],
    [
      'a document where a video belongs',
      'pages.home.blocks.0.props.video: takes no file of the kind "file"',
      async () => {
        await kitFile('plan.pdf', '%PDF-1.4')
        await change('kit.json', (content) => ({ ...content, files: { 'plan.pdf': { name: 'Plan' } } }))
        return block('livestream', { video: { file: 'plan.pdf' } })
      },
    ],
    [
      'a file that is not there',
      'files.plan.pdf: is not in the folder "files"',
      () => kit({ files: { 'plan.pdf': { name: 'Plan' } } }),
    ],
    [
      'a file whose name has no known ending',
      'files.plan.exe: is not a file name: ',
      () => kit({ files: { 'plan.exe': { name: 'Plan' } } }),
    ],
    [
      'a file with other bytes than its ending says',
      'files.song.mp3: is not of the type that its ending says',
      async () => {
        await kitFile('song.mp3', '%PDF-1.4')
        return kit({ files: { 'song.mp3': { name: 'Song' } } })
      },
    ],
    [
      'a large file',
      'files.plan.pdf: is larger than 65536 bytes',
      async () => {
        await kitFile('plan.pdf', `%PDF-1.4${' '.repeat(65_536)}`)
        return kit({ files: { 'plan.pdf': { name: 'Plan' } } })
      },
    ],
    [
      'a file that nobody lists',
      'files/plan.pdf: is not listed',
      async () => {
        await kitFile('plan.pdf', '%PDF-1.4')
        return kit({})
      },
    ],
    ['a slug with a slash', 'pages.home.slug: is not a slug: ', () => home({ slug: 'a/b' })],
    [
      'a button of a page that leads nowhere',
      'pages.home.page_actions.0.block_action.type: ',
      () =>
        home({
          page_actions: [
            { action_type: 'start', text: '', post_action_button_text: '', block_action: { type: 'fly' } },
          ],
        }),
    ],
    [
      'a translation that is no text',
      'ar.json: Home: has the wrong type',
      () => refusalOf('ar.json', (words) => ({ ...words, Home: 1 })),
    ],
    [
      'a page file that is a list',
      'pages/home.json: has the wrong type',
      () => refusalOf('pages/home.json', () => '[]'),
    ],
  ])('is named: %s', async (_what, message, refusal) => {
    expect(await refusal()).toContain(`\n  ${message}`)
  })
})
