import { newId } from '../../src/platform/ids.ts'
import { aGrant } from '../factories/access.ts'
import { aMember } from '../factories/accounts.ts'
import { aPicture } from '../factories/media.ts'
import { anEar, say } from '../factories/messaging.ts'
import { aBlock, aPage, aTextBlock, drawPlainly, publishApp, type TestPage } from '../factories/pages.ts'
import { aScheduledItem } from '../factories/schedule.ts'
import { ownerOf, tomorrow } from '../matrix/objects.ts'
import { aWorld, type Member, type World } from '../matrix/world.ts'

/** A gated page full of words that stand nowhere else. */
export type Canary = {
  gate: string
  page: TestPage
  action_id: string
  media_id: string
  /** Words that only the page's readers may see. */
  hidden: string[]
  /** Title and description: the shell of a gated page, and nothing at all of a private one. */
  shell: string[]
  /** What stands in the draft alone, and so is for the studio. */
  unpublished: string
}

/** Two tenants with everyone who knocks, gated pages in the first, and someone who may read some of them. */
export type CanaryPlace = {
  world: World
  canaries: Canary[]
  /** Holds the product and the invitation; wrote into every thread that opens to them. */
  holder: Member
  /** A member of the app who holds nothing. */
  without: Member
  /** Somebody's entry in a calendar that shows a gated page. */
  schedule_item: string
}

/** Gates that open to nobody yet. */
export const closed = ['later', 'drip'] as const
/** Gates that whoever is signed in passes. */
export const openToMembers: readonly string[] = ['login']
/** Pages of which a stranger may not know at all. */
export const unknowable: readonly string[] = ['private', 'belowprivate']

/** Makes the pages, their readers, and traces of them: comments, calendar entries, completions, bookmarks. */
export async function aCanaryPlace(): Promise<CanaryPlace> {
  const world = await aWorld()
  await drawPlainly()
  const { app, own, api } = world
  const holder = await aMember(app)
  const without = await aMember(app)
  await aPage(app, { path: '/', title: 'Home', words: 'Welcome.' })
  const open = await aPage(app, { path: '/open-program', content_type: 'program', title: 'Open program' })

  const bought = await aCanary(world, 'bought', { node: { require_purchase: true, products: [own.product] } })
  const hidden = await aCanary(world, 'private', { node: { is_private: true } })
  const tomorrow_at = new Date(api.clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString()
  const canaries = [
    bought,
    hidden,
    await aCanary(world, 'inherited', { parent: bought.page }),
    await aCanary(world, 'belowprivate', { parent: hidden.page }),
    await aCanary(world, 'login', { node: { require_authentication: true } }),
    await aCanary(world, 'later', { node: { is_scheduled: true, unlocks_at: tomorrow_at } }),
    await aCanary(world, 'drip', {
      parent: open,
      node: { is_scheduled: true, unlock_duration_seconds: 3600 },
    }),
  ]
  await aGrant(app, holder, { product_id: own.product })
  await aGrant(app, holder, { page_id: hidden.page.id })
  const page_ids = canaries.map(({ page }) => page.id)
  const collection = aBlock('collection', { source: 'pages', page_ids })
  await aPage(app, { path: '/links', title: 'Links', draft: { blocks: [collection] } })
  await publishApp(app)

  const readable = canaries.filter(({ gate }) => !isClosed(gate))
  for (const { gate, page } of readable) {
    await say(holder, page.id, `canary${gate}comment`)
    await api.as(holder).call('progress.completePage', { id: page.id })
    await api.as(holder).call('progress.toggleBookmark', { id: page.id })
  }
  for (const canary of canaries) await editUnseen(world, canary)
  const item = await aScheduledItem(holder, bought.page.id, tomorrow(api.clock.now()))
  return { world, canaries, holder, without, schedule_item: item.id }
}

/** Whether a page of this gate opens to nobody yet. */
export function isClosed(gate: string): boolean {
  return closed.some((name) => name === gate)
}

async function aCanary(
  { app }: World,
  gate: string,
  wish: Parameters<typeof aPage>[1] & object,
): Promise<Canary> {
  const word = (field: string) => `canary${gate}${field}`
  const picture = await aPicture(app, { name: word('file') })
  const action_id = newId()
  const page = await aPage(app, {
    ...{ content_type: 'article', title: word('title'), path: `/${word('path')}` },
    ...wish,
    draft: {
      og_description: word('description'),
      is_commentable: true,
      fields: { standfirst: word('standfirst') },
      page_actions: [
        {
          ...{ id: newId(), action_type: 'generic_button', text: word('button') },
          post_action_button_text: word('after'),
          block_action: { id: action_id, type: 'open_url', url: `https://example.com/${word('url')}` },
        },
      ],
      blocks: [
        aTextBlock(word('text')),
        aBlock('image', { image: { media_id: picture.id, alt: word('alt') } }),
      ],
    },
  })
  const fields = ['text', 'standfirst', 'button', 'after', 'url', 'alt', 'file', 'comment']
  return {
    ...{ gate, page, action_id, media_id: picture.id, unpublished: word('unpublished') },
    hidden: [...fields.map(word), picture.id],
    shell: [word('title'), word('description')],
  }
}

/** Writes into the draft after the publish, as an owner does who has not finished yet. */
async function editUnseen({ api, app }: World, { page, unpublished }: Canary): Promise<void> {
  const owner = api.as(ownerOf(app))
  const { revision, draft } = await owner.call('pages.getStudioPage', { id: page.id })
  const blocks = [...draft.blocks, aTextBlock(unpublished)]
  await owner.call('pages.saveDraft', { id: page.id, revision, draft: { ...draft, blocks } })
}

/** Everything that a member's socket is told who asks for the threads of all these pages from their beginning. */
export async function overhear(member: Member, canaries: readonly Canary[]) {
  const ear = await anEar(member)
  for (const { page } of canaries) await ear.listen(page.id, 0)
  return ear
}
