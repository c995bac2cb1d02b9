import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { applyFrameTheme } from '../puck/frame-document.tsx'
import { useEditorServices } from '../services.tsx'
import styles from './phone-document.module.css'

/** A document as wide as a phone, because the layout of pages follows the width of theirs. It is made small as a whole. */
export function PhoneDocument({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { theme, locale } = useEditorServices().app
  const [body, setBody] = useState<HTMLElement | null>(null)
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const { contentDocument } = currentTarget
    if (!contentDocument) return
    copyStyles(contentDocument)
    applyFrameTheme(contentDocument, theme, theme.default_color_mode === 'dark' ? 'dark' : 'light', locale)
    setBody(contentDocument.body)
  }
  return (
    <iframe
      className={styles.document}
      title={title}
      sandbox="allow-same-origin"
      tabIndex={-1}
      aria-hidden="true"
      srcDoc="<!doctype html><html><head></head><body></body></html>"
      onLoad={handleLoad}
    >
      {body && createPortal(children, body)}
    </iframe>
  )
}

/** The styles of the studio's document, also those that are loaded later with a view. */
function copyStyles(target: Document): void {
  const copy = (nodes: Iterable<Node>): void => {
    for (const node of nodes)
      if (node instanceof Element && node.matches('style, link[rel="stylesheet"]'))
        target.head.append(node.cloneNode(true))
  }
  copy(document.head.children)
  const observer = new MutationObserver((records) => {
    if (target.defaultView === null) observer.disconnect()
    else for (const { addedNodes } of records) copy(addedNodes)
  })
  observer.observe(document.head, { childList: true })
}
