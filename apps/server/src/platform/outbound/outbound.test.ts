import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbound, OutboundError, type FetchOptions, type Outbound } from './index.ts'
import { isPublicAddress } from './public-address.ts'

const signal = new AbortController().signal
const html: FetchOptions = { accept: ['text/html'], max_bytes: 1000, beyond: 'cut', signal }

describe('isPublicAddress', () => {
  it.each<readonly [string, boolean]>([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ...[
      ...['127.0.0.1', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
      ...['224.0.0.1', '255.255.255.255', '168.63.129.16', '::1', '::', 'fe80::1', 'fc00::1', 'ff02::1'],
      ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', ''],
    ].map((address) => [address, false] as const),
  ])('%s: %s', (address, is_public) => expect(isPublicAddress(address)).toBe(is_public))
})

describe('outbound', () => {
  let stand_in: Outbound
  let port: number
  const answers: Record<string, RequestListener> = {
    '/page': (_, response) =>
      response.setHeader('content-type', 'text/html; charset=latin1').end('<title>A</title>'),
    '/zip': (_, response) => {
      response.setHeader('content-type', 'text/html').setHeader('content-encoding', 'gzip')
      response.end(gzipSync('x'.repeat(500_000)))
    },
    '/away': (_, response) => response.writeHead(302, { location: 'http://other.test/page' }).end(),
    '/inside': (_, response) => response.writeHead(302, { location: `http://127.0.0.1/page` }).end(),
    '/port': (_, response) => response.writeHead(302, { location: `http://other.test:${port}/page` }).end(),
    '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/json': (_, response) => response.setHeader('content-type', 'application/json').end('{}'),
    '/slow': () => undefined,
  }
  const server = createServer((request, response) => answers[request.url ?? '']?.(request, response))

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ;({ port } = server.address() as AddressInfo)
    stand_in = createOutbound({ stand_in_port: port })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('reads a page, and another that it leads to', async () => {
    const page = { type: 'text/html', charset: 'latin1', body: Buffer.from('<title>A</title>') }
    expect(await stand_in.fetch('https://news.test/page', html)).toEqual({
      url: 'https://news.test/page',
      ...page,
    })
    expect(await stand_in.fetch('https://news.test/away', html)).toEqual({
      url: 'http://other.test/page',
      ...page,
    })
  })

  it('limits what an answer becomes when it is decompressed', async () => {
    expect((await stand_in.fetch('https://news.test/zip', html)).body).toHaveLength(1000)
    await expect(
      stand_in.fetch('https://news.test/zip', { ...html, beyond: 'refuse' }),
    ).rejects.toBeInstanceOf(OutboundError)
  })

  it.each(['/inside', '/port', '/loop', '/json', '/slow'])('refuses %s', async (path) => {
    await expect(stand_in.fetch(`https://news.test${path}`, html)).rejects.toBeInstanceOf(OutboundError)
  })

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://[::ffff:7f00:1]/',
    ],
    ...['http://169.254.169.254/latest/meta-data', 'http://localhost/', 'https://example.com:8443/'],
    ...[
      'https://user:pw@example.com/',
      'file:///etc/passwd',
      'ftp://example.com/',
      'data:text/html,x',
      'news',
    ],
  ])('refuses %s without a connection', async (address) => {
    await expect(createOutbound().fetch(address, html)).rejects.toBeInstanceOf(OutboundError)
  })

  it('refuses hosts with an address of the own network among others', async () => {
    const resolve = async () => ['93.184.216.34', '10.0.0.7']
    await expect(createOutbound({ resolve }).fetch('https://mixed.example/', html)).rejects.toThrow(
      'The host is not public.',
    )
  })
})
