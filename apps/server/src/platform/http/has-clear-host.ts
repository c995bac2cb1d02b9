import type { IncomingMessage } from 'node:http'

/** Whether a request names one host. Only HTTP/1.0, which has no such header, may name none (RFC 9112, section 3.2). */
export function hasClearHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}
