import { BASE_BLOCK_HEIGHT_PX } from '@foyer/domain/constants'
import { Code } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FrameBox, FrameFault } from '../../parts/frame-box.tsx'
import { useIsMounted } from '../../parts/use-is-mounted.ts'
import { useOnline } from '../../parts/use-online.ts'
import { readFrameMessage } from './frame-messages.ts'

type CodeFrameProps = {
  src: string
  html: string
  title: string
  /** The height; null follows that of the content. */
  pixels: number | null
}

/** The sandbox host answers within this time, else the frame counts as failed. */
const READY_WITHIN_MS = 12_000

/** Runs HTML in the frame of the sandbox host, once the page is in a browser. */
export function CodeFrame(props: CodeFrameProps): ReactNode {
  const is_mounted = useIsMounted()
  const [attempt, setAttempt] = useState(0)
  if (!is_mounted) {
    return <FrameBox {...boxOf(props.title)} style={{ blockSize: props.pixels ?? BASE_BLOCK_HEIGHT_PX }} />
  }
  return <LiveFrame {...props} key={attempt} retry={() => setAttempt(attempt + 1)} />
}

const boxOf = (label: string) => ({
  icon: <Code size={28} strokeWidth={1.5} aria-hidden="true" />,
  label,
})

/**
 * The frame says when it is ready, gets the code once, and reports its height; a nonce of this mount ties its messages
 * to it.
 */
function LiveFrame({ src, html, title, pixels, retry }: CodeFrameProps & { retry: () => void }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const is_online = useOnline()
  const [nonce] = useState(createNonce)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const [height, setHeight] = useState<number | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'failed' : now)), READY_WITHIN_MS)
    let is_sent = false
    const receive = (event: MessageEvent): void => {
      const { current } = frame
      if (!current || event.source !== current.contentWindow) return
      const message = readFrameMessage(event.data, nonce)
      if (message?.type === 'size') setHeight(message.height)
      if (message?.type !== 'ready' || is_sent) return
      is_sent = true
      setState('shown')
      // The origin of a sandboxed frame is opaque and cannot be named; the nonce is known to it alone.
      current.contentWindow?.postMessage(
        { foyer: 'code', nonce, type: 'show', html, ...lookOf(current) },
        '*',
      )
    }
    addEventListener('message', receive)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', receive)
    }
  }, [nonce, html])

  return (
    <FrameBox
      {...boxOf(title)}
      style={{
        blockSize: pixels ?? height ?? BASE_BLOCK_HEIGHT_PX,
        ...(state === 'shown' && { background: 'none' }),
      }}
      is_loaded={state === 'shown'}
    >
      {state !== 'failed' && (is_online || state === 'shown') && (
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

function createNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** The look of the page around the frame, so that plain HTML fits in. */
function lookOf(frame: HTMLElement): Record<string, string> {
  const look = getComputedStyle(frame)
  return {
    color: look.color,
    accent: look.getPropertyValue('--accent-text').trim(),
    font: look.fontFamily,
    scheme: look.colorScheme === 'dark' ? 'dark' : 'light',
    dir: look.direction === 'rtl' ? 'rtl' : 'ltr',
    lang: document.documentElement.lang,
  }
}
