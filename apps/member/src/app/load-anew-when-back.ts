type View = Pick<Window, 'addEventListener'>

/**
 * Loads a document that was left for a new version anew when somebody comes back to it: browsers may bring it back as it
 * was left, of the old version and behind the global loader.
 */
export function loadAnewWhenBack(view: View = window, load: () => void = () => location.reload()): void {
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load()
  })
}
