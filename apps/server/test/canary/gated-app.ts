import { aGrant } from '../factories/access.ts'
import { aMember } from '../factories/identity.ts'
import { aPage, usePlainRenderer, publishApp, type TestPage } from '../factories/pages.ts'
import { aFixture, type Member, type Fixture } from '../matrix/fixture.ts'

/** Two tenants with all actors, and in the first two gated pages that can become parents of others. */
export type GatedApp = {
  fixture: Fixture
  gates: Record<'bought' | 'private', TestPage>
  /** Owns the product and the invitation. */
  holder: Member
  /** A member of the app without any access. */
  non_owner: Member
}

/** Creates the gates and the actors who pass them. */
export async function aGatedApp(): Promise<GatedApp> {
  await usePlainRenderer()
  const fixture = await aFixture()
  const { app, own } = fixture
  const [holder, non_owner] = [await aMember(app), await aMember(app)]
  await aPage(app, { path: '/', title: 'Home', body_text: 'Welcome.' })
  const gates = {
    bought: await aPage(app, { node: { require_purchase: true, products: [own.product] } }),
    private: await aPage(app, { node: { is_private: true } }),
  }
  await aGrant(app, holder, { product_id: own.product })
  await aGrant(app, holder, { page_id: gates.private.id })
  await publishApp(app)
  return { fixture, gates, holder, non_owner }
}
