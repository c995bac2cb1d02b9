import { aPageEntity, testId } from '@foyer/content/testing'
import type { BootTab } from '@foyer/contract/apps/navigation-shapes'
import type { BootApp } from '@foyer/contract/apps/shapes'
import type { PageBody, PageEntity, PageIndex, PageShell } from '@foyer/contract/pages/page-index'
import { DEFAULT_THEME } from '@foyer/domain/theme'

/** An item of the navigation as in the boot data. */
export function aTab(number: number, given: Partial<BootTab> = {}): BootTab {
  return {
    id: testId(number),
    place: 'tab',
    target: 'home',
    page_id: null,
    path: '/',
    label: null,
    labels: {},
    drawing: 'M5 12h14',
    ...given,
  }
}

/** An app as in the boot data. */
export function anApp(given: Partial<BootApp> = {}): BootApp {
  return {
    id: testId(1),
    slug: 'kiln',
    name: 'Kiln',
    time_zone: 'Europe/Berlin',
    default_locale: 'en',
    locales: ['en', 'ar'],
    theme: structuredClone(DEFAULT_THEME),
    logo: null,
    sign_in_methods: ['default'],
    sign_up: { is_open: true, text: '' },
    access: {
      is_private: false,
      is_subscriber_only: false,
      require_sign_in: false,
      allow_anonymous_browsing: true,
      app_products: [],
      purchase_overlay: null,
      prompt_purchase_post_sign_up: false,
    },
    messaging: {
      is_chat_available: true,
      member_to_member: true,
      member_to_admin: true,
      shows_typing: false,
    },
    navigation: [
      aTab(2),
      aTab(3, { target: 'page', page_id: testId(4), path: '/programs', label: 'Programs' }),
    ],
    is_navigation_personal: false,
    announcements: [],
    shows_badge: true,
    platform_rewardful_slug: '',
    is_sandbox: true,
    embeds: { base_host: 'foyer.test', code_url: 'https://sandbox.foyer.test/code', map_tiles: null },
    release_id: null,
    ...given,
  }
}

/** What a stranger may know of a page. */
export function aShell(given: Partial<PageShell> = {}): PageShell {
  return {
    page_id: testId(60),
    root_id: testId(60),
    content_root_id: testId(60),
    page_title: 'Pull-up Primer',
    page_content_type: 'program',
    page_data: '/primer',
    cover: null,
    og_title: '',
    og_description: '',
    og_image: null,
    color_mode: null,
    page_access: [],
    ...given,
  }
}

/** A whole page. */
export function aPage(given: Partial<PageEntity> = {}): PageEntity {
  return aPageEntity({ ...aShell(), ...given })
}

const around = { release_id: testId(9), locale: 'en', media: {}, links: {}, lists: {} }

/** The file of a page that anyone may see, which is also the body of one that only some may. */
export function anOpenIndex(page: Partial<PageEntity> = {}, given: Partial<PageBody> = {}): PageBody {
  return { ...around, ...given, kind: 'open', page: aPage(page) }
}

/** The public file of a gated page. */
export function aGatedIndex(shell: Partial<PageShell> = {}): PageIndex {
  return { ...around, kind: 'gated', page: aShell(shell) }
}
