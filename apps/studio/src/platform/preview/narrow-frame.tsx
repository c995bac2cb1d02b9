import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './theme-preview.module.css'

type FrameAppearance = {
  /** What the root element of the frame carries, such as `data-look`. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>
  readonly variables: Readonly<Record<`--${string}`, string>>
}

/**
 * Draws its children in a document of their own, so that they are laid out for its width and not for the window's.
 * Sheets of the studio are copied into it, also those that come later. Nothing in it can be reached.
 */
export function NarrowFrame({
  title,
  appearance,
  children,
}: {
  title: string
  appearance: FrameAppearance
  children: ReactNode
}) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const initFrame = useCallback(
    (frame: HTMLIFrameElement | null) => setContainer(frame?.contentDocument?.body ?? null),
    [],
  )
  useEffect(() => (container ? mirrorStyleSheets(document, container.ownerDocument) : undefined), [container])
  useEffect(() => {
    if (container) applyAppearance(container, appearance)
  }, [container, appearance])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it holds nothing but what this component draws
    <iframe
      ref={initFrame}
      className={styles.frame}
      title={title}
      tabIndex={-1}
      onLoad={(event) => initFrame(event.currentTarget)}
    >
      {container && createPortal(children, container)}
    </iframe>
  )
}

/** Gives a document the language of the studio and the look of the theme. */
function applyAppearance(body: HTMLElement, { attributes, variables }: FrameAppearance): void {
  const root = body.ownerDocument.documentElement
  root.lang = document.documentElement.lang
  root.dir = document.documentElement.dir
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
  body.inert = true
  body.style.overflow = 'hidden'
}

/** Keeps the sheets of one document in another; gives what stops it. */
function mirrorStyleSheets(from: Document, to: Document): () => void {
  const copies = new Set<Element>()
  const copy = (): void => {
    for (const style_element of from.querySelectorAll('head > style, link[rel="stylesheet"]')) {
      if (copies.has(style_element)) continue
      copies.add(style_element)
      to.head.append(to.importNode(style_element, true))
    }
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(from.head, { childList: true })
  return () => observer.disconnect()
}
