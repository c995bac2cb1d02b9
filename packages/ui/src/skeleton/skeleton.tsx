import type { CSSProperties, ReactNode } from 'react'
import { Announcement } from '../visually-hidden/index.ts'
import styles from './styles.module.css'

export type SkeletonProps = {
  readonly shape?: 'line' | 'person' | 'picture' | 'control'
  /** CSS lengths; a line is as wide as its place and 1rem high. */
  readonly width?: string
  readonly height?: string
}

/** The placeholder of loading content. It appears after 150 ms and does not move under reduced motion. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  const size: CSSProperties & { '--w'?: string | undefined; '--h'?: string | undefined } = {
    '--w': width,
    '--h': height,
  }
  return <span className={styles.skeleton} data-shape={shape} style={size} aria-hidden="true" />
}

/** Groups the skeletons of one part of a screen and announces once that it is loading. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <Announcement>{label}</Announcement>
      {children}
    </div>
  )
}
