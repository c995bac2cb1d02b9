import type { BootApp } from '@foyer/contract/apps/shapes'
import type { Ctx } from '../../platform/context.ts'
import { CODE_FRAME_PATH } from '../../platform/http/code-frame.ts'
import type { Config } from '../../platform/config/index.ts'
import { notFound } from '../../platform/errors.ts'
import { findSignInSettings, listSignInMethods, type SignInSettingsRow } from '../identity/index.ts'
import { defaultLocaleOf, localesForMembers, memberSettings, type StoredApp } from './app-row.ts'
import { appPicturesNeed, tabPagesNeed } from './needs.ts'
import { findAppById } from './repository.ts'
import { presentTabs, listTabPages } from './tabs.ts'

/**
 * What the member app needs of its app before it shows anything, as this viewer may know it: in a private app
 * someone without a membership gets no tab that names a page and no product.
 */
export async function loadBootApp(
  ctx: Ctx,
  viewer: { subscriber_id: string | null } | null,
): Promise<BootApp> {
  const boot = await readBoot(ctx)
  return boot.access.is_private && !viewer?.subscriber_id ? forNonMembers(boot) : boot
}

async function readBoot(ctx: Ctx): Promise<BootApp> {
  const app = await findAppById(ctx.db, ctx.app.id)
  if (!app) throw notFound()
  const { logo_media_id, navigation } = memberSettings(app)
  const page_ids = listTabPages(navigation)
  const pictures = logo_media_id
    ? await ctx.services.need(appPicturesNeed).findAssets(ctx, [logo_media_id])
    : null
  const paths =
    page_ids.length > 0
      ? await ctx.services.need(tabPagesNeed).findPublishedPaths(ctx.db, page_ids)
      : new Map()
  const sign_in = await findSignInSettings(ctx.db)
  return presentBoot(app, {
    embeds: presentEmbeds(ctx.services.config),
    sign_in,
    logo: pictures?.get(logo_media_id ?? '') ?? null,
    paths,
  })
}

type BootParts = {
  embeds: BootApp['embeds']
  sign_in: SignInSettingsRow
  logo: BootApp['logo']
  paths: ReadonlyMap<string, string>
}

function presentBoot(app: StoredApp, { sign_in, logo, paths, embeds }: BootParts): BootApp {
  const { id, slug, name, time_zone, messaging, shows_badge, is_sandbox, release_id } = app
  const { sso_apple_enabled: _apple, sso_google_enabled: _google, ...access } = app.access
  const settings = memberSettings(app)
  return {
    id,
    slug,
    name,
    time_zone,
    messaging,
    shows_badge,
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
    navigation: presentTabs(settings.navigation, paths),
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
    navigation: boot.navigation.filter((tab) => tab.target !== 'page'),
    access: { ...boot.access, app_products: [], purchase_overlay: null },
  }
}
