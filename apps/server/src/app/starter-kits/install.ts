import { ensureTeamUser } from '../../features/accounts/index.ts'
import { saveNavigation, type StarterKitInstall } from '../../features/apps/index.ts'
import { createProducts } from '../../features/commerce/index.ts'
import { sendMessage } from '../../features/messaging/index.ts'
import { createPages, publishNow } from '../../features/pages/index.ts'
import { newId } from '../../platform/ids.ts'
import { buildPages } from './build-pages.ts'
import { buildProducts } from './build-products.ts'
import { coachPicture } from './coach-picture.ts'
import { kitRefs, type KitRefs } from './kit-refs.ts'
import type { KitTab } from './kit-types.ts'
import { kitIn } from './translate-kit.ts'

/**
 * Fills a new app from its starter kit, in the app's language, and publishes it, all in the transaction that makes the
 * app: products first, because pages are gated by them, then pages, tabs and the first release, and a welcome from
 * whoever made it.
 */
export async function installStarterKit(install: StarterKitInstall): Promise<void> {
  const { tx, app, by, now } = install
  const kit = await kitIn(app.default_locale, install.kit)
  const names = { app: app.name, coach: by.name.trim() || app.name }
  const refs = kitRefs(kit, names, kit.shows_coach ? await coachPicture(install) : null)

  const saving = { by: { id: by.id, name: names.coach }, now }
  await createProducts(tx, { products: buildProducts(kit.products, refs), ...saving })
  await createPages(tx, { parent_id: null, pages: buildPages(kit.pages, refs), by: names.coach, at: now })
  await saveNavigation(
    tx,
    kit.tabs.map((tab) => buildTab(tab, refs)),
  )
  await publishNow(install)
  if (kit.welcome) {
    const { page, text } = kit.welcome
    await welcome(install, { coach: names.coach, thread_id: refs.pageId(page), text: refs.fill(text) })
  }
}

type Welcome = { coach: string; thread_id: string; text: string }

/** Makes the app's first user, whoever made the app, and says their welcome where members will talk. */
async function welcome(
  { tx, app, by, services, now }: StarterKitInstall,
  { coach, thread_id, text }: Welcome,
): Promise<void> {
  const { user_id } = await ensureTeamUser({ services, now: () => now }, tx, {
    ...{ team_member_id: by.id, email: by.email, role: by.role, name: coach, timezone: app.time_zone },
    is_app_messaging_profile: true,
  })
  const author = { user_id, name: coach, avatar_urls: {}, is_admin: true }
  await sendMessage(tx, services, { thread_id, author, text, client_id: null, now })
}

function buildTab({ target, icon, page, label }: KitTab, { pageId, fill }: KitRefs) {
  return {
    id: newId(),
    target,
    icon,
    page_id: page === undefined ? null : pageId(page),
    label: label === undefined ? null : fill(label),
  }
}
