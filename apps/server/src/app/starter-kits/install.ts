import { join } from 'node:path'
import { dayInZone } from '@foyer/domain/time'
import { ensureTeamUser } from '../../features/team/index.ts'
import { saveNavigation, setSwitchedOff, type StarterKitInstall } from '../../features/apps/index.ts'
import { createCoupons, createProducts } from '../../features/commerce/index.ts'
import { createPlainContext, sendMessage, toNewParts } from '../../features/messaging/index.ts'
import { createPages, createTags, publishNow } from '../../features/pages/index.ts'
import { createAttributes } from '../../features/attributes/index.ts'
import { buildAttributes, buildPages, buildProducts, buildTabs, buildTags } from './build-kit.ts'
import { coachPicture } from './coach-picture.ts'
import { storeKitFiles } from './kit-files.ts'
import { COACH_PICTURE, kitRefs } from './kit-refs.ts'
import { loadKit, loadKitTranslations } from './load-kit.ts'

/**
 * Fills a new app from a kit in the app's language and publishes it, in the transaction that creates the app.
 * Products, files and tags come first because pages refer to them, the welcome last because it needs the app's user.
 */
export async function installStarterKit(folder: string, install: StarterKitInstall): Promise<void> {
  const { tx, app, by, now } = install
  const kit = await loadKit(folder, install.kit)
  const names = { app: app.name, coach: by.name.trim() || app.name }
  const refs = kitRefs(kit, {
    names,
    translations: await loadKitTranslations(folder, install.kit, app.default_locale),
    coach_picture: JSON.stringify(kit.pages).includes(COACH_PICTURE) ? await coachPicture(install) : null,
    today: dayInZone(now.toISOString(), app.time_zone),
  })

  const saving = { by: { id: by.id, name: names.coach }, now }
  await createProducts(tx, { products: buildProducts(kit, refs), ...saving })
  await createCoupons(tx, kit.coupons ?? [], saving)
  await storeKitFiles(join(folder, install.kit), kit, refs, install)
  await createAttributes(tx, buildAttributes(kit, refs), now)
  await createTags(tx, buildTags(kit, refs), now)
  await createPages(tx, { parent_id: null, pages: buildPages(kit, refs), by: names.coach, at: now })
  await saveNavigation(tx, buildTabs(kit, refs))
  if (kit.is_switched_off) await setSwitchedOff(tx, now)
  await publishNow(install)
  if (kit.welcome) {
    const { page_id, text } = kit.welcome
    await sendWelcome(install, {
      coach: names.coach,
      thread_id: refs.pageId(page_id),
      text: refs.localize(text),
    })
  }
}

type Welcome = { coach: string; thread_id: string; text: string }

/** Creates the app's first user, who created the app, and sends their welcome to the page's comments. */
async function sendWelcome(
  { tx, app, by, services, now }: StarterKitInstall,
  { coach, thread_id, text }: Welcome,
): Promise<void> {
  const { user_id } = await ensureTeamUser({ services, now: () => now }, tx, {
    team_member_id: by.id,
    email: by.email,
    role: by.role,
    name: coach,
    timezone: app.time_zone,
    is_app_messaging_profile: true,
  })
  const author = { user_id, name: coach, avatar_urls: null, is_admin: true }
  await sendMessage(tx, services, {
    thread_id,
    author,
    parts: toNewParts(text),
    context: createPlainContext(author),
    client_id: null,
    now,
  })
}
