import type { ReactNode } from 'react'
import { splitTextParts } from '../messages.ts'
import styles from './bubbles.module.css'

/** A text with its mentions and links set apart; in a button, links are words. */
export function MessageText({ text, has_links = true }: { text: string; has_links?: boolean }): ReactNode {
  return splitTextParts(text).map((part, index) => {
    if (part.kind === 'text' || (part.kind === 'link' && !has_links)) return part.text
    // Pieces of a text have no identity but their place.
    const key = `${part.kind} ${index}`
    if (part.kind === 'link') {
      return (
        <MemberLink key={key} href={part.href} className={styles.link}>
          {part.text}
        </MemberLink>
      )
    }
    return (
      <strong key={key} className={styles.mention}>
        <bdi dir="auto">{`@${part.name}`}</bdi>
      </strong>
    )
  })
}

/** A link of a member: it opens beside the app and gives the site nothing. */
export function MemberLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string | undefined
  children: ReactNode
}): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={className} dir="auto">
      {children}
    </a>
  )
}
