import { restoreBrackets, splitLinks, splitMentions } from '@foyer/domain/messaging'
import type { ReactNode } from 'react'
import styles from './message.module.css'

/** A text with its mentions and links set apart. Links open beside the studio and give the site nothing. */
export function MessageText({ text }: { readonly text: string }): ReactNode {
  return splitMentions(text).flatMap((part, at) => {
    if (part.kind === 'mention') {
      return (
        <strong key={`mention ${at}`}>
          <bdi dir="auto">{`@${part.name}`}</bdi>
        </strong>
      )
    }
    return splitLinks(restoreBrackets(part.text)).map((piece, index) =>
      piece.kind === 'text' ? (
        piece.text
      ) : (
        <MemberLink key={`link ${at} ${index}`} href={piece.href} className={styles.link}>
          {piece.text}
        </MemberLink>
      ),
    )
  })
}

type MemberLinkProps = {
  readonly href: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A link that a member has written. */
export function MemberLink({ href, className, children }: MemberLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={className} dir="auto">
      {children}
    </a>
  )
}
