import type { StudioApp } from './queries.ts'

export type Access = StudioApp['access']

/** The four doors an owner can choose between. */
export type Door = 'open' | 'sign_in' | 'subscribers' | 'private'
export const DOORS = ['open', 'sign_in', 'subscribers', 'private'] as const

/** Which door the flags of an app come to; the strictest one counts. */
export function doorOf(access: Pick<Access, 'is_private' | 'is_subscriber_only' | 'require_sign_in'>): Door {
  if (access.is_private) return 'private'
  if (access.is_subscriber_only) return 'subscribers'
  return access.require_sign_in ? 'sign_in' : 'open'
}

/** The flags of an app behind another door; everything else stays. An offer after sign-up belongs to one door alone. */
export function withDoor(access: Access, door: Door): Access {
  const prompt_purchase_post_sign_up = door === 'subscribers' && access.prompt_purchase_post_sign_up
  return {
    ...access,
    prompt_purchase_post_sign_up,
    is_private: door === 'private',
    is_subscriber_only: door === 'subscribers',
    require_sign_in: door === 'sign_in',
  }
}

/** The settings as they are told apart in words: the flags of the door are one. */
export const ASPECTS = [
  'door',
  'allow_anonymous_browsing',
  'app_products',
  'purchase_overlay',
  'prompt_purchase_post_sign_up',
  'sso_google_enabled',
  'sso_apple_enabled',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** Under which setting a field is found on the screen, by its path. */
export function aspectOf(path: string): Aspect {
  return ASPECTS.find((aspect) => path.split('.')[0] === aspect) ?? 'door'
}

/** In what two settings differ. The order of products is none. */
export function differencesOf(a: Access, b: Access): Aspect[] {
  return ASPECTS.filter((aspect) => valueOf(a, aspect) !== valueOf(b, aspect))
}

function valueOf(access: Access, aspect: Aspect): string | boolean | null {
  if (aspect === 'door') {
    const { is_private, is_subscriber_only, require_sign_in } = access
    return [is_private, is_subscriber_only, require_sign_in].join()
  }
  return aspect === 'app_products' ? access.app_products.toSorted().join() : access[aspect]
}
