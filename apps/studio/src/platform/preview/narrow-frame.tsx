import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './theme-preview.module.css'

type Look = {
  /** What the root element of the frame carries, such as `data-look`. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>
  readonly variables: Readonly<Record<`--${string}`, string>>
}

/**
 * Draws its children in a document of their own, so that they are laid out for its width and not for the window's.
 * Sheets of the studio are copied into it, also those that come later. Nothing in it can be reached.
 */
export function NarrowFrame({ title, look, children }: { title: string; look: Look; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const take = useCallback(
    (frame: HTMLIFrameElement | null) => setPlace(frame?.contentDocument?.body ?? null),
    [],
  )
  useEffect(() => (place ? copySheets(document, place.ownerDocument) : undefined), [place])
  useEffect(() => {
    if (place) dress(place, look)
  }, [place, look])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it holds nothing but what this component draws
    <iframe
      ref={take}
      className={styles.frame}
      title={title}
      tabIndex={-1}
      onLoad={(event) => take(event.currentTarget)}
    >
      {place && createPortal(children, place)}
    </iframe>
  )
}

/** Gives a document the language of the studio and the look of the theme. */
function dress(body: HTMLElement, { attributes, variables }: Look): void {
  const root = body.ownerDocument.documentElement
  root.lang = document.documentElement.lang
  root.dir = document.documentElement.dir
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
  body.inert = true
  body.style.overflow = 'hidden'
}

/** Keeps the sheets of one document in another; gives what stops it. */
function copySheets(from: Document, to: Document): () => void {
  const copies = new Set<Element>()
  const copy = (): void => {
    for (const sheet of from.querySelectorAll('head > style, link[rel="stylesheet"]')) {
      if (copies.has(sheet)) continue
      copies.add(sheet)
      to.head.append(to.importNode(sheet, true))
    }
  }
  copy()
  const watcher = new MutationObserver(copy)
  watcher.observe(from.head, { childList: true })
  return () => watcher.disconnect()
}
