import type { StudioApp } from './queries.ts'

export type Access = StudioApp['access']

/** The four access levels of an app. */
export type AccessLevel = 'open' | 'sign_in' | 'subscribers' | 'private'
export const ACCESS_LEVELS = ['open', 'sign_in', 'subscribers', 'private'] as const

/** Returns the access level of an app's flags; the strictest one counts. */
export function getAccessLevel(
  access: Pick<Access, 'is_private' | 'is_subscriber_only' | 'require_sign_in'>,
): AccessLevel {
  if (access.is_private) return 'private'
  if (access.is_subscriber_only) return 'subscribers'
  return access.require_sign_in ? 'sign_in' : 'open'
}

/** Whether only members see an app, and guests see nothing but its start page. */
export function isForMembers({ access }: { readonly access: Parameters<typeof getAccessLevel>[0] }): boolean {
  return ['private', 'subscribers'].includes(getAccessLevel(access))
}

/** Returns the flags for another access level; the rest stays. Only one level allows an offer after sign-up. */
export function withAccessLevel(access: Access, level: AccessLevel): Access {
  const prompt_purchase_post_sign_up = level === 'subscribers' && access.prompt_purchase_post_sign_up
  return {
    ...access,
    prompt_purchase_post_sign_up,
    is_private: level === 'private',
    is_subscriber_only: level === 'subscribers',
    require_sign_in: level === 'sign_in',
  }
}

/** The access settings that are described separately; the flags of the access level are one. */
export const ACCESS_SETTINGS = [
  'level',
  'allow_anonymous_browsing',
  'app_products',
  'purchase_overlay',
  'prompt_purchase_post_sign_up',
  'sso_google_enabled',
  'sso_apple_enabled',
] as const
export type AccessSetting = (typeof ACCESS_SETTINGS)[number]

/** Under which setting a field is found on the screen, by its path. */
export function getAccessSetting(path: string): AccessSetting {
  return ACCESS_SETTINGS.find((setting) => path.split('.')[0] === setting) ?? 'level'
}

/** In what two settings differ. The order of products is none. */
export function diffAccess(a: Access, b: Access): AccessSetting[] {
  return ACCESS_SETTINGS.filter((setting) => getSettingValue(a, setting) !== getSettingValue(b, setting))
}

function getSettingValue(access: Access, setting: AccessSetting): string | boolean | null {
  if (setting === 'level') {
    const { is_private, is_subscriber_only, require_sign_in } = access
    return [is_private, is_subscriber_only, require_sign_in].join()
  }
  return setting === 'app_products' ? access.app_products.toSorted().join() : access[setting]
}
