import { AppWindow } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FrameBox, FrameFault } from '../../parts/frame-box.tsx'
import { useIsMounted } from '../../parts/use-is-mounted.ts'
import { useOnline } from '../../parts/use-online.ts'
import styles from './styles.module.css'

/** Another origin may use its own storage, so that bookings and forms work; it never gets that of the app. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/**
 * The box of another site, with its name until it has loaded. A page that has loaded stays when the network goes, with
 * what was typed into it.
 */
export function SiteFrame({
  src,
  title,
  hostname,
  height_ratio,
}: {
  /** null: the frame is not loaded. */
  src: string | null
  title: string
  hostname: string
  height_ratio: number
}): ReactNode {
  const is_mounted = useIsMounted()
  const is_online = useOnline()
  const [is_loaded, setLoaded] = useState(false)
  const has_frame = is_mounted && (is_online || is_loaded)
  return (
    <FrameBox
      icon={<AppWindow size={28} strokeWidth={1.5} aria-hidden="true" />}
      label={title}
      detail={hostname}
      style={{ aspectRatio: `100 / ${height_ratio}` }}
      is_loaded={is_loaded}
    >
      {src !== null && has_frame && (
        <SiteElement src={src} title={title} is_loaded={is_loaded} onLoad={() => setLoaded(true)} />
      )}
      {src !== null && !is_online && !is_loaded && <FrameFault is_online={false} />}
    </FrameBox>
  )
}

/**
 * The element that loads another site, with what it may do.
 * @internal
 */
export function SiteElement({
  src,
  title,
  is_loaded,
  onLoad,
}: {
  src: string
  title: string
  is_loaded: boolean
  onLoad: () => void
}): ReactNode {
  return (
    <iframe
      className={styles.site}
      data-is-loaded={is_loaded || undefined}
      src={src}
      title={title}
      sandbox={SANDBOX}
      allow="fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      onLoad={onLoad}
    />
  )
}
