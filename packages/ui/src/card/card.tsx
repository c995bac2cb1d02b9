import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './styles.module.css'

export type CardProps = {
  readonly children: ReactNode
  /** Space inside: 20 px, 12 px for a row, none for a card that a picture fills. */
  readonly pad?: 'card' | 'row' | 'none'
  /** The one card that overlaps a picture is lifted higher. */
  readonly lift?: 'rest' | 'hero'
  readonly className?: string
} & (
  | ({ readonly href: string } & Omit<ComponentProps<'a'>, 'href'>)
  | ({ readonly href?: undefined } & ComponentProps<'div'>)
)

/** A box for something that can be acted on as one thing; with `href` the whole card is a link. */
export function Card({ pad = 'card', lift = 'rest', className, ...rest }: CardProps) {
  const look = { className: cx(styles.card, className), 'data-pad': pad, 'data-lift': lift }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the children are among the rest
  return rest.href === undefined ? <div {...look} {...rest} /> : <a {...look} {...rest} />
}
