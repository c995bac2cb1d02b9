import type { PushProvider } from '@foyer/contract/notifications/push-shapes'

/** The providers whose devices are native shells. */
export type ShellProvider = Exclude<PushProvider, 'webpush'>

/**
 * The forms of tokens: of Expo and Firebase as they make them; of Pusher the interest of one device. Everybody may
 * join an interest whose name they know, so short ones are refused.
 */
const FORMS: Readonly<Record<ShellProvider, RegExp>> = {
  expo: /^Expo(nent)?PushToken\[[\w-]{10,100}\]$/,
  fcm: /^[\w:-]{20,4096}$/,
  pusher: /^[\w=@,.;-]{32,164}$/,
}

/** Whether a text may be a token of a provider. */
export function isToken(provider: ShellProvider, token: string): boolean {
  return FORMS[provider].test(token)
}
