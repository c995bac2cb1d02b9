import { setTimeout as sleep } from 'node:timers/promises'
import type { OutputFor } from '@foyer/contract/client'
import { ONCE } from '../factories/commerce.ts'
import type { Client, Person } from './client.ts'

/** A member who writes, with the writes that were acknowledged. */
export type Writer = {
  name: string
  person: Person
  /** A draft page that only this writer edits, as last acknowledged. */
  draft: Pick<OutputFor<'pages.saveDraft'>, 'page_id' | 'revision' | 'draft'>
  draft_saves: number
  messages: string[]
  /** Whether each page is complete. */
  completions: Map<string, boolean>
  completed: number
  uncompleted: number
  /** The instants of the scheduled items. */
  scheduled: string[]
  /** Products that were paid for. */
  bought: string[]
}

/** An app with an owner, pages, products and writers, created by the calls that browsers make. */
export type CrashFixture = {
  owner: Person
  slug: string
  thread: string
  pages: string[]
  products: string[]
  writers: Writer[]
  /** How often the first writer has changed the app's time zone. */
  zone_changes: number
}

const PASSWORD = 'seven grey herons'

/** Sets up everything that the writers need. */
export async function aCrashFixture(
  client: Client,
  { writers, products }: { writers: number; products: number },
): Promise<CrashFixture> {
  const slug = 'kiln'
  const { authentication_token: token } = await client.callUntilAnswered({}, 'team.studioSignUp', {
    name: 'Maren Oduya',
    email: 'maren@kiln.example',
    password: PASSWORD,
  })
  await client.callUntilAnswered({ token }, 'apps.createApp', {
    name: 'Kiln',
    slug,
    starter_kit: 'blank',
    primary_color: '#f0491e',
  })
  const owner = { token, slug }
  await client.callUntilAnswered(owner, 'apps.switchOn', {})
  const page = (title: string) =>
    client.callUntilAnswered(owner, 'pages.createPage', { parent_id: null, content_type: 'article', title })

  const thread = await page('Why we squat slowly')
  await client.callUntilAnswered(owner, 'pages.saveDraft', {
    id: thread.page_id,
    revision: thread.revision,
    draft: { ...thread.draft, is_commentable: true },
  })
  const pages: string[] = []
  for (let number = 1; number <= 4; number += 1) pages.push((await page(`Warm-up ${number}`)).page_id)
  await publish(client, owner)

  const fixture: CrashFixture = {
    owner,
    slug,
    thread: thread.page_id,
    pages,
    products: [],
    writers: [],
    zone_changes: 0,
  }
  for (let number = 1; number <= products; number += 1) {
    const product = { title: `Block ${number}`, is_on_sale: true, versions: [ONCE] }
    fixture.products.push((await client.callUntilAnswered(owner, 'commerce.createProduct', product)).id)
  }
  for (let number = 1; number <= writers; number += 1) {
    const name = `Writer ${number}`
    const signed_up = await client.callUntilAnswered({ slug }, 'identity.signUp', {
      name,
      email: `writer-${number}@kiln.example`,
      password: PASSWORD,
    })
    fixture.writers.push({
      name,
      person: { slug, token: signed_up.authentication_token },
      draft: await page(name),
      draft_saves: 0,
      messages: [],
      completions: new Map(),
      completed: 0,
      uncompleted: 0,
      scheduled: [],
      bought: [],
    })
  }
  return fixture
}

async function publish(client: Client, owner: Person): Promise<void> {
  const { id } = await client.callUntilAnswered(owner, 'pages.publish', {})
  for (;;) {
    const { state, problems } = await client.callUntilAnswered(owner, 'pages.getPublishing', { id })
    if (state === 'done') return
    if (state === 'failed') throw new Error(`The stage could not be published: ${JSON.stringify(problems)}`)
    await sleep(50)
  }
}
