import { getInitials } from '@foyer/domain/text'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { ReactNode } from 'react'
import { ImageView } from '../image-view.tsx'
import styles from './person.module.css'

/** A person with a line below or beside the name. Without a picture the initials are shown. */
export function Person({
  name,
  detail,
  picture,
  size,
}: {
  name: string
  detail: string
  picture: ImageRef
  size: 'small' | 'large'
}): ReactNode {
  const pixels = size === 'small' ? 28 : 44
  return (
    <div className={styles.person} data-size={size}>
      <span className={styles.face} aria-hidden={picture === null || undefined}>
        {picture ? (
          <ImageView image={picture} width={pixels} height={pixels} className={styles.picture} />
        ) : (
          getInitials(name)
        )}
      </span>
      <span className={styles.words}>
        <strong className={styles.name} dir="auto">
          {name}
        </strong>
        {detail !== '' && (
          <span className={styles.line} dir="auto">
            {detail}
          </span>
        )}
      </span>
    </div>
  )
}
