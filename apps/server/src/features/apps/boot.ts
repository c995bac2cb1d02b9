import type { BootApp } from '@foyer/contract/apps/shapes'
import type { Ctx } from '../../platform/context.ts'
import { CODE_FRAME_PATH } from '../../platform/http/code-frame.ts'
import type { Config } from '../../platform/config/index.ts'
import { notFound } from '../../platform/errors.ts'
import { findSignInSettings, listSignInMethods, type SignInSettingsRow } from '../identity/index.ts'
import { defaultLocaleOf, localesForMembers, memberSettings, type StoredApp } from './app-row.ts'
import { announcementsNeed, appPicturesNeed, tabPagesNeed, type TabPage, type TabViewer } from './needs.ts'
import { findAppById } from './repository.ts'
import { isPersonal, listTabPages, presentTabs } from './tabs.ts'

/**
 * What the member app needs of its app before it shows anything, as this viewer may know it: with the items of the
 * navigation that they see, and in a private app without products and announcements for someone who is no member.
 */
export async function loadBootApp(ctx: Ctx, viewer: TabViewer): Promise<BootApp> {
  const app = await findAppById(ctx.db, ctx.app.id)
  if (!app) throw notFound()
  const { logo_media_id, navigation } = memberSettings(app)
  const pictures = logo_media_id
    ? await ctx.services.need(appPicturesNeed).findAssets(ctx, [logo_media_id])
    : null
  const page_ids = listTabPages(navigation)
  const pages =
    page_ids.length > 0
      ? await ctx.services.need(tabPagesNeed).findPages(ctx, viewer, page_ids)
      : new Map<string, TabPage>()
  const sign_in = await findSignInSettings(ctx.db)
  const logo = pictures?.get(logo_media_id ?? '') ?? null
  const is_member = viewer !== null && viewer.subscriber_id !== null
  const boot = presentBoot(app, {
    embeds: presentEmbeds(ctx.services.config),
    sign_in,
    logo,
    pages,
    is_member,
    announcements: await ctx.services.need(announcementsNeed).list(ctx),
  })
  return boot.access.is_private && !is_member ? forNonMembers(boot) : boot
}

type BootParts = {
  embeds: BootApp['embeds']
  sign_in: SignInSettingsRow
  logo: BootApp['logo']
  pages: ReadonlyMap<string, TabPage>
  announcements: BootApp['announcements']
  is_member: boolean
}

function presentBoot(
  app: StoredApp,
  { embeds, sign_in, logo, pages, is_member, announcements }: BootParts,
): BootApp {
  const { id, slug, name, time_zone, messaging, shows_badge, platform_rewardful_slug } = app
  const { is_sandbox, release_id } = app
  const { sso_apple_enabled: _apple, sso_google_enabled: _google, ...access } = app.access
  const settings = memberSettings(app)
  return {
    id,
    slug,
    name,
    time_zone,
    messaging,
    shows_badge,
    platform_rewardful_slug,
    is_sandbox,
    release_id,
    access,
    logo,
    embeds,
    default_locale: defaultLocaleOf(settings),
    locales: localesForMembers(settings),
    theme: settings.theme,
    sign_in_methods: listSignInMethods(app.access, sign_in),
    sign_up: { is_open: sign_in.is_sign_up_open, text: sign_in.sign_up_text },
    navigation: presentTabs(settings.navigation, { is_member, pages }),
    is_navigation_personal: isPersonal(settings.navigation, pages),
    announcements,
  }
}

function presentEmbeds({ base_url, base_host, sandbox_host, map_tiles }: Config): BootApp['embeds'] {
  return {
    base_host,
    code_url: `${new URL(base_url).protocol}//${sandbox_host}${CODE_FRAME_PATH}`,
    map_tiles,
  }
}

function forNonMembers(boot: BootApp): BootApp {
  return {
    ...boot,
    announcements: [],
    access: { ...boot.access, app_products: [], purchase_overlay: null },
  }
}
