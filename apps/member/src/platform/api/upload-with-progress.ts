/**
 * A `fetch` for one upload that reports its progress from 0 to 1, which fetch itself does not. Network failures
 * reject as with fetch.
 */
export function uploadWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', address instanceof Request ? address.url : String(address))
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        const retry_after = request.getResponseHeader('retry-after')
        const headers = retry_after === null ? {} : { 'retry-after': retry_after }
        resolve(new Response(request.responseText, { status: request.status, headers }))
      })
      for (const failed of ['error', 'abort', 'timeout'] as const)
        request.addEventListener(failed, () => reject(new TypeError('The upload did not arrive.')))
      init.signal?.addEventListener('abort', () => request.abort())
      request.send(init.body instanceof FormData ? init.body : null)
    })
}
