/** Where an installation stands (spec section 4, "Install to home screen"). */
export type InstallState = 'idle' | 'downloading' | 'downloaded' | 'aborted'

/** The browser's offer to install the app; it can be asked once. */
export type InstallOffer = { ask: () => Promise<'accepted' | 'dismissed'> }

type PromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** Catches the browser's offer, which often comes before anything could show it. */
export const installOffer = (() => {
  let offer: InstallOffer | null = null
  const listeners = new Set<(offer: InstallOffer | null) => void>()
  const set = (next: InstallOffer | null): void => {
    offer = next
    for (const listener of listeners) listener(offer)
  }
  return {
    /** Begins to listen; called once at the start of the app. */
    start: (): void => {
      addEventListener('beforeinstallprompt', (event) => {
        event.preventDefault()
        const { prompt } = event as PromptEvent
        set({
          ask: async () => {
            const { outcome } = await prompt.call(event)
            set(null)
            return outcome
          },
        })
      })
      addEventListener('appinstalled', () => set(null))
    },
    watch: (listener: (offer: InstallOffer | null) => void): (() => void) => {
      listeners.add(listener)
      listener(offer)
      return () => listeners.delete(listener)
    },
  }
})()
