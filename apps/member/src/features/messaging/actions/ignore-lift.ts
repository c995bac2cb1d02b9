/** How long after the finger was lifted a browser may report its click. */
const CLICK_MS = 400

/** The finger that has opened something presses nothing when it is lifted, wherever it is by then. */
export function ignoreLift(view: EventTarget = window): void {
  const done = new AbortController()
  const { signal } = done
  const stop = (event: Event): void => {
    if (event.cancelable) event.preventDefault()
    event.stopPropagation()
  }
  const finish = (): void => void setTimeout(() => done.abort(), CLICK_MS)
  view.addEventListener('click', stop, { capture: true, signal })
  view.addEventListener('touchend', stop, { capture: true, passive: false, signal })
  view.addEventListener('pointerup', finish, { capture: true, signal })
  view.addEventListener('pointercancel', finish, { capture: true, signal })
  view.addEventListener('pointerdown', () => done.abort(), { capture: true, signal })
}
