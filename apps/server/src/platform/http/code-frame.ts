import { prepareBytes, type PreparedBytes } from './prepared-bytes.ts'

/** Path of the frame for owner code on the sandbox host. */
export const CODE_FRAME_PATH = '/code'

/**
 * The frame is sandboxed by its own header as well, so that its origin is opaque wherever it is opened. It holds
 * nothing: the page around it posts the code.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src 'none'",
  "script-src https: 'unsafe-inline' 'unsafe-eval'",
  "style-src https: 'unsafe-inline'",
  'img-src https: data: blob:',
  'media-src https: blob:',
  'font-src https: data:',
  'connect-src https: wss:',
  'frame-src https:',
  'form-action https:',
  "base-uri 'none'",
].join('; ')

/**
 * Shows the code that arrives with the nonce of the frame's address, once, reports the height of the content, and
 * follows the look of the page.
 */
const SCRIPT = `(() => {
  const nonce = location.hash.slice(1)
  if (parent === window || nonce === '') return
  const send = (message) => parent.postMessage({ foyer: 'code', nonce, ...message }, '*')
  const root = document.documentElement
  let is_shown = false
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.foyer !== 'code' || data.nonce !== nonce) return
    root.lang = data.lang
    root.dir = data.dir
    root.style.colorScheme = data.scheme
    root.style.setProperty('--accent', data.accent)
    document.body.style.color = data.color
    document.body.style.fontFamily = data.font
    if (data.type !== 'show' || is_shown) return
    is_shown = true
    const range = document.createRange()
    range.selectNode(document.body)
    const content = range.createContextualFragment(String(data.html))
    for (const script of content.querySelectorAll('script[src]')) script.async = false
    document.body.replaceChildren(content)
    new ResizeObserver(() => send({ type: 'size', height: root.getBoundingClientRect().height })).observe(root)
  })
  send({ type: 'ready' })
})()`

const STYLE = 'body{margin:0;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}a{color:var(--accent)}'

const DOCUMENT = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Code</title><style>${STYLE}</style></head><body><script>${SCRIPT}</script></body></html>`

/** The document that runs owner code; the same for every app and page. */
export function prepareCodeFrame(): Promise<PreparedBytes> {
  return prepareBytes(Buffer.from(DOCUMENT), {
    type: 'text/html; charset=utf-8',
    cache: 'public, max-age=300',
    headers: {
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}
