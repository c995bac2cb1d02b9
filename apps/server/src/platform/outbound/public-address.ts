import ipaddr from 'ipaddr.js'

/** Serves metadata and secrets to machines of a cloud, although it is a public address. */
const REFUSED = new Set(['168.63.129.16'])

/** Whether an IP address is one of the public internet: not of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  return ip.range() === 'unicast' && !REFUSED.has(ip.toString())
}
