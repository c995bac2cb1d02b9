/** The edges of what is read and of what is seen of it, from the top of the window. */
export type ReadingEdges = {
  /** Where the text begins and ends. */ begin: number
  end: number
  /** Between these lines it can be read. */ top: number
  bottom: number
}

/** How much has been read, 0 to 1: nothing until the text begins to go, all when its end is in view. */
export function readShare({ begin, end, top, bottom }: ReadingEdges): number {
  const gone = top - begin
  const total = end - begin - (bottom - top)
  if (gone <= 0) return 0
  return total <= gone ? 1 : gone / total
}

/** Tells a toolbar that shows how much has been read, whichever page drew it; it moves only with the reader's scrolling. */
export function followReading(view: Window): () => void {
  const { document } = view
  let frame = 0
  const look = (): void => {
    frame = 0
    const bar = document.querySelector<HTMLElement>('[data-reads]')
    const title = document.querySelector('main h1')
    const text = document.querySelector('main article')
    if (!bar || !title || !text) return
    const share = readShare({
      begin: title.getBoundingClientRect().bottom,
      end: text.getBoundingClientRect().bottom,
      top: bar.getBoundingClientRect().bottom,
      bottom: view.innerHeight,
    })
    bar.style.setProperty('--read', share.toFixed(3))
  }
  const ask = (): void => {
    frame ||= view.requestAnimationFrame(look)
  }
  view.addEventListener('scroll', ask, { passive: true })
  view.addEventListener('resize', ask)
  return () => {
    view.cancelAnimationFrame(frame)
    view.removeEventListener('scroll', ask)
    view.removeEventListener('resize', ask)
  }
}
