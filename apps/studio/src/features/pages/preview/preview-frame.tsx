import { PREVIEW_WIDTH_PX } from '@foyer/domain/constants'
import { isFrameMessage, previewUrl, type StudioMessage } from '@foyer/domain/preview'
import type { Locale } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { ErrorState, Spinner } from '@foyer/ui'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  useLayoutEffect,
  type RefObject,
} from 'react'
import styles from './preview.module.css'
import type { OpenPreview } from './use-preview-grant.ts'

type PreviewFrameProps = {
  readonly page_id: string
  readonly title: string
  readonly open: OpenPreview
  /** The language it is in; null for the app's own. */
  readonly locale: Locale | null
  /** Another grant is on its way. */
  readonly is_busy: boolean
  readonly renew: () => void
}

/** Time within which the app must report that it is ready. */
const READY_TIMEOUT_MS = 20_000

/**
 * The members' app in a frame. It is handed the grant by a message to its exact origin, and only its own window is listened to
 * (security, "Preview").
 */
export function PreviewFrame({ page_id, title, open, locale, is_busy, renew }: PreviewFrameProps) {
  const t = useT()
  const { container, fit_zoom: fit } = useFitToWidth<HTMLDivElement>(PREVIEW_WIDTH_PX)
  const frame_style: CSSProperties & { '--fit': number } = { '--fit': fit }
  const frame = useRef<HTMLIFrameElement>(null)
  const [nonce] = useState(() => crypto.randomUUID())
  const [attempt, setAttempt] = useState(0)
  const [address] = useState(() => previewUrl(open.origin, open.path, nonce, locale))
  const [is_ready, setReady] = useState(false)
  const [is_unresponsive, setUnresponsive] = useState(false)
  /** The last grant sent to the frame, which requests another only when it has become invalid. */
  const sent_grant = useRef<string | null>(null)

  const sendGrant = useEffectEvent(() => {
    const { grant, options: wish, origin, path } = open
    const { kind, product_ids } = wish
    const shown_as = kind === 'member' ? { kind, product_ids: [...product_ids] } : { kind }
    const page = { page_id, path }
    const message: StudioMessage = { type: 'foyer:preview-grant', nonce, grant, shown_as, page }
    frame.current?.contentWindow?.postMessage(message, origin)
    sent_grant.current = grant
  })
  const onMessage = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || origin !== open.origin || !isFrameMessage(data, nonce))
      return
    setReady(true)
    setUnresponsive(false)
    if (data.wish === 'ready') sendGrant()
    else if (sent_grant.current === open.grant && !is_busy) renew()
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => onMessage(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (is_ready) sendGrant()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each grant is handed over
  }, [open, is_ready])
  useEffect(() => {
    if (is_ready) return undefined
    const timer = setTimeout(() => setUnresponsive(true), READY_TIMEOUT_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt has its own time
  }, [is_ready, attempt])

  const reload = (): void => {
    setUnresponsive(false)
    setAttempt((count) => count + 1)
  }
  return (
    <div className={styles.phone} ref={container} style={frame_style} aria-busy={!is_ready || is_busy}>
      {is_unresponsive ? (
        <ErrorState
          title={t('editor.preview.silent')}
          text={t('editor.preview.silent_text')}
          retry={{ label: t('common.retry'), onRetry: reload }}
        />
      ) : (
        <div className={styles.screen}>
          <iframe
            key={attempt}
            ref={frame}
            className={styles.frame}
            src={address}
            title={t('editor.preview.frame', { title })}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the app is of another origin, and keeps its own
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
          />
        </div>
      )}
      {!is_ready && !is_unresponsive && (
        <output className={styles.waiting}>
          <Spinner />
          {t('common.loading')}
        </output>
      )}
    </div>
  )
}

/** Returns the scale, at most 1, at which an element of fixed width fits its container; updated on resize. */
function useFitToWidth<Place extends HTMLElement>(
  width: number,
): { readonly container: RefObject<Place | null>; readonly fit_zoom: number } {
  const container = useRef<Place>(null)
  const [fit_zoom, setFit] = useState(1)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    const measure = (): void => {
      if (element.clientWidth > 0) setFit(Math.min(1, element.clientWidth / width))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return { container, fit_zoom }
}
