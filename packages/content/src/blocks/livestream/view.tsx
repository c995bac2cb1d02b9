import { wallClockToEpoch } from '@foyer/domain/time'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { VideoPlayer } from '../../parts/video-player.tsx'
import type { livestreamBlock } from './definition.ts'
import styles from './styles.module.css'

/** A video with its caption; a meeting shows when it starts. */
export const LivestreamView: BlockView<typeof livestreamBlock> = ({ props, is_first }) => {
  const { time_zone } = usePageHost()
  const { video, title, poster, caption, completes_page, day, time } = props
  const starts_at =
    day === '' ? null : new Date(wallClockToEpoch(Date.parse(`${day}T${time}:00Z`), time_zone)).toISOString()
  return (
    <figure className={styles.figure}>
      <VideoPlayer {...{ video, poster, title, starts_at, completes_page, is_first }} />
      {caption !== '' && video !== null && (
        <figcaption className={styles.caption} dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
