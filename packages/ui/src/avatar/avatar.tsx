import { getInitials } from '@foyer/domain/text'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { nameHue } from './name-hue.ts'
import styles from './styles.module.css'

export type AvatarProps = {
  readonly name: string
  /** The address of a photo or drawn portrait. Without one, or if it fails to load, the initials are shown. */
  readonly src?: string | null
  readonly size?: 20 | 24 | 32 | 44 | 64 | 96
  /** Set where the name is not shown beside the picture. */
  readonly is_named?: boolean
}

/** A person's picture or initials: always round, in every look. */
export function Avatar({ name, src, size = 32, is_named = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const label = is_named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  const tint: CSSProperties & { '--hue': number } = { '--hue': nameHue(name) }
  return (
    <span className={styles.avatar} data-size={size} style={tint} {...label}>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        getInitials(name)
      )}
    </span>
  )
}

/** People who overlap a little, as in the title of a conversation. */
export function AvatarStack({ children }: { readonly children: ReactNode }) {
  return <span className={styles.stack}>{children}</span>
}
