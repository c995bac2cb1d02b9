import { z } from 'zod'
import { iconNames } from '../rules/icons.ts'
import { LOCALES } from '../rules/locales.ts'
import { AUDIENCES, countTabs, NAVIGATION_LIMITS, NAVIGATION_PLACES } from '../rules/navigation.ts'
import { isSafeLink } from '../rules/safe-link.ts'
import { id, requiredLine } from '../shapes.ts'

/**
 * Where an item of the navigation leads. `page` names one page, `link` an address; the others are screens that every
 * app has.
 */
export const tabTarget = z.enum(['home', 'page', 'discover', 'schedule', 'messages', 'account', 'link'])

/** The icons that an item can have; `book` is stored by earlier versions. */
export const tabIcon = z.enum([...iconNames, 'book'], { error: 'unknown_icon' })

/** Where an item stands. Tab bar and menu are both in the rail of wide screens. */
export const navigationPlace = z.enum(NAVIGATION_PLACES)

export const navigationAudience = z.enum(AUDIENCES)

const label = requiredLine(NAVIGATION_LIMITS.label)

/**
 * An item of the navigation as the owner sets it. `label` null: the title of the page, or the screen's name in the
 * member's language. `labels` has those of other languages.
 */
export const navigationTab = z
  .strictObject({
    id,
    place: navigationPlace.default('tab'),
    target: tabTarget,
    page_id: id.nullable(),
    url: z.string().max(2000).refine(isSafeLink, { error: 'unsafe_link' }).nullable().default(null),
    label: label.nullable(),
    labels: z.partialRecord(z.enum(LOCALES), label).default({}),
    icon: tabIcon,
    audience: navigationAudience.default('everyone'),
    /** Whether viewers who may not read the page miss the item, instead of finding the locked page behind it. */
    hide_when_locked: z.boolean().default(false),
  })
  .refine((tab) => (tab.target === 'page') === (tab.page_id !== null), {
    error: 'page_required',
    path: ['page_id'],
  })
  .refine((tab) => (tab.target === 'link') === (tab.url !== null), { error: 'required', path: ['url'] })
  .refine((tab) => tab.target !== 'link' || tab.label !== null, { error: 'required', path: ['label'] })

/** All items in order. Members and visitors each see two to five tabs. */
export const navigationItems = z
  .array(navigationTab)
  .max(
    2 * NAVIGATION_LIMITS.tabs + NAVIGATION_LIMITS.menu + NAVIGATION_LIMITS.top + NAVIGATION_LIMITS.account,
  )
  .superRefine((items, check) => {
    const fail = (message: string): void => check.addIssue({ code: 'custom', message })
    const counts = [countTabs(items, 'members'), countTabs(items, 'visitors')]
    if (Math.max(...counts) > NAVIGATION_LIMITS.tabs) fail('too_many_tabs')
    else if (Math.min(...counts) < NAVIGATION_LIMITS.min_tabs) fail('too_few_tabs')
    for (const place of ['menu', 'top', 'account'] as const)
      if (items.filter((item) => item.place === place).length > NAVIGATION_LIMITS[place])
        fail(`too_many_${place}_items`)
  })

/**
 * An item of the navigation as the member app shows it: `path` is where it leads, within the app's own host or, of a
 * link, anywhere. `drawing` is the data of the icon's path in a square of 24.
 */
export const bootTab = z.object({
  id,
  place: navigationPlace,
  target: tabTarget,
  page_id: id.nullable(),
  path: z.string(),
  label: z.string().nullable(),
  /** In other languages of the app. */
  labels: z.partialRecord(z.enum(LOCALES), z.string()),
  drawing: z.string(),
})

export type NavigationTab = z.infer<typeof navigationTab>
export type TabTarget = z.infer<typeof tabTarget>
export type BootTab = z.infer<typeof bootTab>
