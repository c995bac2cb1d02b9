import { BASE_BLOCK_HEIGHT_PX } from '@foyer/domain/constants'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { watchOwnInput } from './frame-activation.ts'
import { FrameBox, FrameFault } from './frame-box.tsx'
import { readFrameMessage, type FrameMessage, type FrameSender } from './frame-messages.ts'
import { useIsMounted } from './use-is-mounted.ts'
import { useOnline } from './use-online.ts'

type SandboxFrameProps = {
  /** Which messages the frame exchanges. */
  kind: FrameSender['foyer']
  src: string
  title: string
  icon: ReactNode
  detail?: string
  /** The height; null follows that of the content. */
  pixels: number | null
  /** What the frame gets with the look of the page once it is ready. */
  greeting: Readonly<Record<string, string>>
  /** Called when the frame asks for a page of the app. */
  onOpenPage?: (path: string, frame: HTMLElement) => void
}

/** The message with the look of the page alone. */
const THEME = { type: 'theme' }

/** A frame answers within this time, else it counts as failed. */
const READY_WITHIN_MS = 12_000

/** Runs code that is not ours in a frame without access to the app, once the page is in a browser. */
export function SandboxFrame(props: SandboxFrameProps): ReactNode {
  const { icon, title: label, detail, pixels } = props
  const is_mounted = useIsMounted()
  const [attempt, setAttempt] = useState(0)
  if (!is_mounted) {
    return (
      <FrameBox
        {...{ icon, label, ...(detail === undefined ? {} : { detail }) }}
        style={{ blockSize: pixels ?? BASE_BLOCK_HEIGHT_PX }}
      />
    )
  }
  return <LiveFrame {...props} key={attempt} retry={() => setAttempt(attempt + 1)} />
}

function LiveFrame(props: SandboxFrameProps & { retry: () => void }): ReactNode {
  const { kind, src, title, icon, detail, pixels, greeting, onOpenPage, retry } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const is_online = useOnline()
  const [nonce] = useState(createNonce)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const [height, setHeight] = useState<number | null>(null)

  useEffect(watchOwnInput, [])
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'failed' : now)), READY_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [])

  useFrameMessages(frame, { foyer: kind, nonce }, (message, element) => {
    if (message.type === 'size') setHeight(message.height)
    if (message.type === 'open_page') onOpenPage?.(message.path, element)
    if (message.type !== 'ready' || state === 'shown') return
    setState('shown')
    send(element, { foyer: kind, nonce }, greeting)
  })

  const is_shown = state === 'shown'
  useEffect(() => {
    if (!is_shown) return undefined
    const observer = new MutationObserver(() => {
      if (frame.current) send(frame.current, { foyer: kind, nonce }, THEME)
    })
    observer.observe(document.documentElement, { attributeFilter: ['data-mode', 'dir', 'lang', 'style'] })
    return () => observer.disconnect()
  }, [is_shown, kind, nonce])

  return (
    <FrameBox
      {...{ icon, label: title, ...(detail === undefined ? {} : { detail }) }}
      style={{
        blockSize: pixels ?? height ?? BASE_BLOCK_HEIGHT_PX,
        ...(is_shown && { background: 'none' }),
      }}
      is_loaded={is_shown}
    >
      {state !== 'failed' && (is_online || is_shown) && (
        <iframe
          ref={frame}
          src={`${src}#${nonce}`}
          title={title}
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
        />
      )}
      {(state === 'failed' || (!is_online && state === 'waiting')) && (
        <FrameFault is_online={is_online} retry={retry} />
      )}
    </FrameBox>
  )
}

/**
 * Passes on the messages of one frame. Its origin is opaque, so `null` is what the browser reports; the window and the
 * nonce of this mount identify it.
 */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { foyer, nonce }: FrameSender,
  onMessage: (message: FrameMessage, frame: HTMLIFrameElement) => void,
): void {
  const latest = useRef(onMessage)
  useEffect(() => {
    latest.current = onMessage
  })
  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent): void => {
      const { current } = frame
      if (!current || source !== current.contentWindow || origin !== 'null') return
      const message = readFrameMessage(data, { foyer, nonce })
      if (message) latest.current(message, current)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [frame, foyer, nonce])
}

/** The origin of a sandboxed frame cannot be named as the target; the nonce is known to it alone. */
function send(frame: HTMLIFrameElement, sender: FrameSender, message: SandboxFrameProps['greeting']): void {
  frame.contentWindow?.postMessage({ ...sender, ...message, ...lookOf(frame) }, '*')
}

function createNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** The look of the page around the frame, so that its content fits in. */
function lookOf(frame: HTMLElement): Record<string, string> {
  const look = getComputedStyle(frame)
  return {
    color: look.getPropertyValue('--ink').trim(),
    accent: look.getPropertyValue('--accent-text').trim(),
    font: look.fontFamily,
    scheme: look.colorScheme === 'dark' ? 'dark' : 'light',
    dir: look.direction === 'rtl' ? 'rtl' : 'ltr',
    lang: document.documentElement.lang,
  }
}
