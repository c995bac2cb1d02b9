import type { Foyer } from './fixtures.ts'
import { createCaller } from './people.ts'
import { anOwnedApp } from './studio.ts'

/** An address of the demo app, good once, that signs the owner in there as the admin that they are. */
export async function ownerSignInLink(foyer: Foyer): Promise<string> {
  const { slug, owner } = foyer.demo
  const { authentication_token: token } = await createCaller(foyer)('team.studioLogin', owner)
  return (await createCaller(foyer, { slug, token })('members.viewApp', {})).url
}

/** Creates an app of the starter kit with its own theme; returns its address. */
export async function newApp(foyer: Foyer, app_options: Parameters<typeof anOwnedApp>[2]): Promise<string> {
  const slug = `look-${crypto.randomUUID().slice(0, 8)}`
  return (await anOwnedApp(foyer, slug, { kit: 'strength', ...app_options })).url
}
