import type { Messages } from '@foyer/i18n'

/** Returns texts that record which of them were read, so that a document includes only those. */
export function trackUsedMessages(available: Messages): {
  messages: Messages
  trackedMessages: () => Messages
} {
  const used = new Set<string>()
  const markUsed = (key: string | symbol): void => {
    if (typeof key === 'string' && Object.hasOwn(available, key)) used.add(key)
  }
  const messages = new Proxy(available, {
    get: (target, key, receiver) => {
      markUsed(key)
      return Reflect.get(target, key, receiver)
    },
    getOwnPropertyDescriptor: (target, key) => {
      markUsed(key)
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
  return {
    messages,
    trackedMessages: () =>
      Object.fromEntries(
        [...used].sort().flatMap((key) => {
          const message = available[key]
          return message === undefined ? [] : [[key, message]]
        }),
      ),
  }
}
