import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import { newBlock, richTextFrom } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import {
  createPages,
  publishNow,
  rendererNeed,
  type Draft,
  type Renderer,
} from '../../src/features/pages/index.ts'
import { createEmit } from '../../src/platform/events/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { aServer, type RawAnswer } from '../harness.ts'
import type { AppLike } from './identity.ts'

export type TestPage = { id: string; path: string; title: string; content_type: string }

type PageOptions = {
  title?: string
  content_type?: string
  path?: string
  parent?: TestPage
  draft?: Partial<Draft>
  /** The text of a text block. */
  body_text?: string
  node?: Partial<AccessNodeInput>
}

let created_count = 0

/** Creates a page in the draft of an app: generic, open and with one paragraph by default. */
export async function aPage(app: AppLike, options: PageOptions = {}): Promise<TestPage> {
  const api = await aServer()
  created_count += 1
  const id = newId()
  const title = options.title ?? `Page ${created_count}`
  const content_type = options.content_type ?? 'generic'
  const path =
    options.path ??
    `${options.parent && options.parent.path !== '/' ? options.parent.path : ''}/page-${created_count}`
  const draft = {
    title,
    blocks: options.body_text === undefined ? [] : [aTextBlock(options.body_text)],
    ...options.draft,
  }
  await api.inApp(app.id, (tx) =>
    createPages(tx, {
      parent_id: options.parent?.id ?? null,
      pages: [{ id, content_type, draft, path, node: options.node ?? {} }],
      by: 'Maren Oduya',
      at: api.clock.now(),
    }),
  )
  return { id, path, title, content_type }
}

/** Creates a block as the editor does, with some given props. */
export function aBlock(type: string, props: Record<string, unknown> = {}): StoredBlock {
  const block = newBlock(type, newId)
  return { ...block, props: { ...block.props, ...props } }
}

/** A text block with one paragraph. */
export function aTextBlock(body_text: string): StoredBlock {
  return aBlock('text', { body: richTextFrom(body_text) })
}

/** Publishes the drafts of an app at once and returns the release's id. */
export async function publishApp(app: AppLike): Promise<string> {
  const api = await aServer()
  const facts = await api.services.directory.byId(app.id)
  if (!facts) throw new Error('The app is gone.')
  const { release_id } = await api.inApp(app.id, (tx) =>
    publishNow({
      tx,
      emit: createEmit(tx, api.services),
      services: api.services,
      now: api.clock.now(),
      by: { name: 'Maren Oduya' },
    }),
  )
  return release_id
}

/** Replaces the built members' app: renders its data as text, so that tests can search it. */
export const plainRenderer: Renderer = {
  build_id: 'test',
  head_script: 'document.documentElement.dataset.mode="light"',
  render: (input) => ({
    html: `<main data-kind="${input.kind}">${escape(JSON.stringify(input.index?.page ?? input.app.name))}</main>`,
    css: 'main{display:block}',
    data: input,
    scripts: [],
    modules: ['/_assets/entry.js'],
    links: [{ rel: 'modulepreload', href: '/_assets/chunk.js' }],
  }),
}

/** Makes the server of this test file render with the stand-in. */
export async function usePlainRenderer(renderer: Renderer = plainRenderer): Promise<void> {
  const api = await aServer()
  api.replace(rendererNeed, { load: async () => renderer })
}

/** A GET on the app's own host. */
export async function get(
  app: Pick<AppLike, 'slug'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const api = await aServer()
  return api.raw('GET', path, { host: `${app.slug}.localhost`, headers })
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
