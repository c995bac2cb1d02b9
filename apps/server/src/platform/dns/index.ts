export { dnsResolver, type TxtResolver } from './dns-resolver.ts'
