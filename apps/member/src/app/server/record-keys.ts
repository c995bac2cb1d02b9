import type { Messages } from '@foyer/i18n'

/** Texts that remember which of them were read, so that a document carries those and no others. */
export function recordKeys(all: Messages): { messages: Messages; recorded: () => Messages } {
  const used = new Set<string>()
  const note = (key: string | symbol): void => {
    if (typeof key === 'string' && Object.hasOwn(all, key)) used.add(key)
  }
  const messages = new Proxy(all, {
    get: (target, key, receiver) => {
      note(key)
      return Reflect.get(target, key, receiver)
    },
    getOwnPropertyDescriptor: (target, key) => {
      note(key)
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
  return {
    messages,
    recorded: () =>
      Object.fromEntries(
        [...used].sort().flatMap((key) => {
          const message = all[key]
          return message === undefined ? [] : [[key, message]]
        }),
      ),
  }
}
