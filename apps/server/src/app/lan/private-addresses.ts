import { BlockList, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

const PRIVATE = new BlockList()
PRIVATE.addSubnet('10.0.0.0', 8)
PRIVATE.addSubnet('172.16.0.0', 12)
PRIVATE.addSubnet('192.168.0.0', 16)
PRIVATE.addSubnet('fc00::', 7, 'ipv6')

/** Whether only a local network has this address (RFC 1918, RFC 4193). */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Interfaces of containers and virtual machines, which a phone cannot reach. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet)/

/** The private addresses of this machine: those that a phone is most likely to reach first. */
export function listPrivateAddresses(interfaces = networkInterfaces()): string[] {
  const rank = (name: string, family: string): number =>
    (VIRTUAL.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1)
  return Object.entries(interfaces)
    .flatMap(([name, found = []]) => found.map((entry) => ({ ...entry, rank: rank(name, entry.family) })))
    .filter(({ internal, address }) => !internal && isPrivateAddress(address))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ address }) => address)
}
