import type { LabelKey } from '@foyer/i18n'
import { CalendarDays, FileText, House, Library, MessageCircle, Settings, Tag, Users } from 'lucide-react'
import type { ComponentType } from 'react'

/** What is counted beside an entry. */
export type NavCountName = 'open_conversations' | 'open_reports'

/** An entry of the studio's navigation; `key` after G opens it. */
export type NavEntry = {
  readonly to:
    | '/apps/$slug'
    | '/apps/$slug/pages'
    | '/apps/$slug/library'
    | '/apps/$slug/products'
    | '/apps/$slug/calendar'
    | '/apps/$slug/messages/inbox'
    | '/apps/$slug/members'
    | '/apps/$slug/settings'
  readonly label: LabelKey
  readonly icon: ComponentType
  readonly key: string
  readonly is_exact?: boolean
  /** Shown in the tab bar of phones; the others are under More. */
  readonly is_tab?: boolean
  /** What waits on its screens is counted beside it. */
  readonly counts?: readonly NavCountName[]
  /** The path that all screens below it start with, where it is not its own. */
  readonly folder?: string
  /** Screens below it, shown in the rail while one of its screens is open. */
  readonly children?: readonly {
    readonly to:
      | '/apps/$slug/library/media'
      | '/apps/$slug/library/tags'
      | '/apps/$slug/products/coupons'
      | '/apps/$slug/products/orders'
      | '/apps/$slug/products/withdrawals'
      | '/apps/$slug/messages/inbox'
      | '/apps/$slug/messages/moderation'
      | '/apps/$slug/messages/broadcasts'
      | '/apps/$slug/messages/channels'
    readonly label: LabelKey
    /** What waits there is counted beside it. */
    readonly counts?: readonly NavCountName[]
  }[]
}

/** The navigation entries in order. */
export const NAV: readonly NavEntry[] = [
  { to: '/apps/$slug', label: 'studio.nav.home', icon: House, key: 'h', is_exact: true, is_tab: true },
  { to: '/apps/$slug/pages', label: 'studio.nav.pages', icon: FileText, key: 'p', is_tab: true },
  {
    to: '/apps/$slug/library',
    label: 'studio.nav.library',
    icon: Library,
    key: 'l',
    children: [
      { to: '/apps/$slug/library/media', label: 'studio.nav.media' },
      { to: '/apps/$slug/library/tags', label: 'studio.nav.tags' },
    ],
  },
  {
    to: '/apps/$slug/products',
    label: 'studio.nav.products',
    icon: Tag,
    key: 'o',
    children: [
      { to: '/apps/$slug/products/orders', label: 'studio.nav.orders' },
      { to: '/apps/$slug/products/coupons', label: 'studio.nav.coupons' },
      { to: '/apps/$slug/products/withdrawals', label: 'studio.nav.withdrawals' },
    ],
  },
  { to: '/apps/$slug/calendar', label: 'studio.nav.calendar', icon: CalendarDays, key: 'c' },
  {
    to: '/apps/$slug/messages/inbox',
    folder: '/apps/$slug/messages',
    label: 'studio.nav.messages',
    icon: MessageCircle,
    key: 'i',
    is_tab: true,
    counts: ['open_conversations', 'open_reports'],
    children: [
      { to: '/apps/$slug/messages/inbox', label: 'studio.nav.inbox', counts: ['open_conversations'] },
      { to: '/apps/$slug/messages/moderation', label: 'studio.nav.moderation', counts: ['open_reports'] },
      { to: '/apps/$slug/messages/broadcasts', label: 'studio.nav.broadcasts' },
      { to: '/apps/$slug/messages/channels', label: 'studio.nav.channels' },
    ],
  },
  { to: '/apps/$slug/members', label: 'studio.nav.members', icon: Users, key: 'm', is_tab: true },
  { to: '/apps/$slug/settings', label: 'studio.nav.settings', icon: Settings, key: 's' },
]
