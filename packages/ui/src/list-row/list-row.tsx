import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './styles.module.css'

type Content = {
  readonly title: ReactNode
  readonly meta?: ReactNode
  /** Below the meta line, such as progress. */
  readonly below?: ReactNode
  /** A picture, an avatar or an icon. */
  readonly lead?: ReactNode
  /** A value, a switch or a button at the end. */
  readonly end?: ReactNode
  /** Points to what opens; on by default for links. */
  readonly has_chevron?: boolean
}

export type ListRowProps = Content &
  (
    | ({ readonly href: string; readonly onPress?: undefined } & Omit<
        ComponentProps<'a'>,
        'title' | 'children' | 'className'
      >)
    | { readonly href?: undefined; readonly onPress: () => void }
    | { readonly href?: undefined; readonly onPress?: undefined }
  )

/** One row of a list: picture, title, meta, end. A link, a button, or plain text. */
export function ListRow({ title, meta, below, lead, end, has_chevron, ...rest }: ListRowProps) {
  const has_arrow = has_chevron ?? rest.href !== undefined
  const content = (
    <>
      {lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {meta && <span className={styles.meta}>{meta}</span>}
        {below && <span className={styles.below}>{below}</span>}
      </span>
      {(end || has_arrow) && (
        <span className={styles.end}>
          {end}
          {has_arrow && <ChevronRight className={styles.chevron} aria-hidden="true" />}
        </span>
      )}
    </>
  )
  if (rest.href !== undefined) {
    const { onPress: _none, ...link } = rest
    return (
      <a className={styles.row} {...link}>
        {content}
      </a>
    )
  }
  if (rest.onPress) {
    return (
      <button type="button" className={styles.row} onClick={rest.onPress}>
        {content}
      </button>
    )
  }
  return <div className={styles.row}>{content}</div>
}

/** A list of rows with hairlines between them; each child becomes one item. */
export function RowList({
  label,
  children,
}: {
  readonly label?: string
  readonly children: readonly ReactNode[]
}) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children.map((child, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the children carry their own keys
        <li key={i}>{child}</li>
      ))}
    </ul>
  )
}
