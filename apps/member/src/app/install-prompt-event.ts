/** State of the installation (spec section 4, "Install to home screen"). */
export type InstallState = 'idle' | 'downloading' | 'downloaded' | 'aborted'

/** The browser's install prompt; it can be shown once. */
export type InstallPromptEvent = { show: () => Promise<'accepted' | 'dismissed'> }

type PromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** Catches the browser's offer, which often comes before anything could show it. */
export const installPromptEvent = (() => {
  let promptEvent: InstallPromptEvent | null = null
  const listeners = new Set<(promptEvent: InstallPromptEvent | null) => void>()
  const set = (next: InstallPromptEvent | null): void => {
    promptEvent = next
    for (const listener of listeners) listener(promptEvent)
  }
  return {
    /** Starts listening; called once at app start. */
    start: (): void => {
      addEventListener('beforeinstallprompt', (event) => {
        event.preventDefault()
        const { prompt } = event as PromptEvent
        set({
          show: async () => {
            const { outcome } = await prompt.call(event)
            set(null)
            return outcome
          },
        })
      })
      addEventListener('appinstalled', () => set(null))
    },
    watch: (listener: (promptEvent: InstallPromptEvent | null) => void): (() => void) => {
      listeners.add(listener)
      listener(promptEvent)
      return () => listeners.delete(listener)
    },
  }
})()
