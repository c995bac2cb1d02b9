/** Told how much of a body has been sent, from 0 to 1. */
export type OnProgress = (progress: number) => void

/**
 * A `fetch` that tells how far its body is sent, which the browser's own cannot. It knows what calls to the server
 * need: a text address, a form as body, a signal to give up. Throws like `fetch` where the server cannot be reached.
 */
export function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal, body, method = 'GET', headers } = init
      const request = new XMLHttpRequest()
      const abortRequest = (): void => request.abort()
      request.open(method, address instanceof Request ? address.url : address)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(toResponse(request)))
      request.addEventListener('error', () => reject(new TypeError('The server could not be reached.')))
      request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abortRequest))
      signal?.addEventListener('abort', abortRequest)
      if (signal?.aborted) abortRequest()
      else request.send(body instanceof FormData || typeof body === 'string' ? body : null)
    })
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.responseText, { status: request.status, headers })
}
