import { afterAll, describe, expect, it } from 'vitest'
import { aDnsServer, type DnsServer } from '#test/stand-ins/dns-server.ts'
import { dnsResolver } from './dns-resolver.ts'
import { memoryTxtResolver } from './memory-txt-resolver.ts'
import { describeTxtResolver } from './txt-resolver.contract.ts'

const opened: DnsServer[] = []
afterAll(() => Promise.all(opened.map((server) => server.close())))

async function aServer(): Promise<DnsServer> {
  const server = await aDnsServer()
  opened.push(server)
  return server
}

describe('the name system', () => {
  describeTxtResolver(async () => {
    const server = await aServer()
    const resolver = dnsResolver({ servers: [server.address], timeout_ms: 400 })
    const setReachable = (is_reachable: boolean) => server.setMode(is_reachable ? 'answers' : 'silent')
    return { resolver, set: server.set, setReachable }
  })

  it('treats a server error as unreachable', async () => {
    const server = await aServer()
    server.set('kiln.test', 'one')
    server.setMode('fails')
    const resolver = dnsResolver({ servers: [server.address], timeout_ms: 400 })
    expect(await resolver.resolveTxt('kiln.test')).toEqual({ kind: 'unreachable' })
    expect(server.queriedNames()).toContain('kiln.test')
  })

  it('treats a closed port as unreachable', async () => {
    const server = await aDnsServer()
    await server.close()
    const resolver = dnsResolver({ servers: [server.address], timeout_ms: 400 })
    expect(await resolver.resolveTxt('kiln.test')).toEqual({ kind: 'unreachable' })
  })
})

describe('the in-memory resolver', () => {
  describeTxtResolver(async () => {
    const resolver = memoryTxtResolver()
    return { resolver, set: resolver.set, setReachable: resolver.setReachable }
  })
})
