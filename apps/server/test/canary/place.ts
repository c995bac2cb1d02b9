import { aGrant } from '../factories/access.ts'
import { aMember } from '../factories/identity.ts'
import { aPage, drawPlainly, publishApp, type TestPage } from '../factories/pages.ts'
import { aWorld, type Member, type World } from '../matrix/world.ts'

/** Two tenants with everyone who knocks, and in the first two gated pages, under which others can come to stand. */
export type Place = {
  world: World
  gates: Record<'bought' | 'private', TestPage>
  /** Holds the product and the invitation. */
  holder: Member
  /** A member of the app who holds nothing. */
  without: Member
}

/** Makes the gates and who passes them. */
export async function aPlace(): Promise<Place> {
  await drawPlainly()
  const world = await aWorld()
  const { app, own } = world
  const [holder, without] = [await aMember(app), await aMember(app)]
  await aPage(app, { path: '/', title: 'Home', words: 'Welcome.' })
  const gates = {
    bought: await aPage(app, { node: { require_purchase: true, products: [own.product] } }),
    private: await aPage(app, { node: { is_private: true } }),
  }
  await aGrant(app, holder, { product_id: own.product })
  await aGrant(app, holder, { page_id: gates.private.id })
  await publishApp(app)
  return { world, gates, holder, without }
}
