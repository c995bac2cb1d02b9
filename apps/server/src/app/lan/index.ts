/** Open pages of apps for other devices of the local network, in development. */
export { listPrivateAddresses } from './private-addresses.ts'
export { formatLan, startLan } from './start-lan.ts'
