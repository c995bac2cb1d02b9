export { dnsResolver, type TxtResolver } from './dns-resolver.ts'
export { memoryTxtResolver, type MemoryTxtResolver } from './memory-txt-resolver.ts'
