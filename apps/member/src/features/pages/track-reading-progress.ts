/** The edges of what is read and of what is seen of it, from the top of the window. */
export type ReadingEdges = {
  /** Start and end of the text. */ contentTop: number
  contentBottom: number
  /** Between these lines it can be read. */ viewTop: number
  viewBottom: number
}

/** The share that was read, 0 to 1: 0 until the start of the text scrolls away, 1 when its end is visible. */
export function readingProgress({ contentTop, contentBottom, viewTop, viewBottom }: ReadingEdges): number {
  const scrolled = viewTop - contentTop
  const total = contentBottom - contentTop - (viewBottom - viewTop)
  if (scrolled <= 0) return 0
  return total <= scrolled ? 1 : scrolled / total
}

/** Updates the reading progress of a toolbar on scrolling, whichever page rendered the toolbar. */
export function trackReadingProgress(view: Window): () => void {
  const { document } = view
  let frame = 0
  const update = (): void => {
    frame = 0
    const bar = document.querySelector<HTMLElement>('[data-reads]')
    const title = document.querySelector('main h1')
    const text = document.querySelector('main article')
    if (!bar || !title || !text) return
    const progress = readingProgress({
      contentTop: title.getBoundingClientRect().bottom,
      contentBottom: text.getBoundingClientRect().bottom,
      viewTop: bar.getBoundingClientRect().bottom,
      viewBottom: view.innerHeight,
    })
    bar.style.setProperty('--read', progress.toFixed(3))
  }
  const requestUpdate = (): void => {
    frame ||= view.requestAnimationFrame(update)
  }
  view.addEventListener('scroll', requestUpdate, { passive: true })
  view.addEventListener('resize', requestUpdate)
  return () => {
    view.cancelAnimationFrame(frame)
    view.removeEventListener('scroll', requestUpdate)
    view.removeEventListener('resize', requestUpdate)
  }
}
