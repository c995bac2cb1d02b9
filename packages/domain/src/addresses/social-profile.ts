import { toHttpsAddress } from './https-address.ts'

/** How profiles of a network are addressed. */
type Network = {
  /** The whole hosts that serve profiles. Empty: any host. */
  hosts: readonly string[]
  /** A name of a profile without `@`; absent where only full addresses are accepted. */
  name?: RegExp
  address?: (name: string) => string
}

const networks = {
  bluesky: {
    hosts: ['bsky.app'],
    name: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    address: (name) => `https://bsky.app/profile/${name}`,
  },
  discord: {
    hosts: ['discord.gg', 'discord.com', 'www.discord.com'],
    name: /^[a-z0-9-]{2,40}$/i,
    address: (name) => `https://discord.gg/${name}`,
  },
  email: { hosts: [], name: /^[^\s@/?#:]+@[^\s@/?#:]+\.[^\s@/?#:]+$/, address: (name) => `mailto:${name}` },
  facebook: {
    hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'fb.com', 'www.fb.com'],
    name: /^[a-z0-9.]{2,60}$/i,
    address: (name) => `https://www.facebook.com/${name}`,
  },
  instagram: {
    hosts: ['instagram.com', 'www.instagram.com'],
    name: /^[a-z0-9._]{1,30}$/i,
    address: (name) => `https://www.instagram.com/${name}`,
  },
  linkedin: {
    hosts: ['linkedin.com', 'www.linkedin.com'],
    name: /^[\p{L}0-9-]{3,100}$/u,
    address: (name) => `https://www.linkedin.com/in/${encodeURIComponent(name)}`,
  },
  pinterest: {
    hosts: ['pinterest.com', 'www.pinterest.com', 'pin.it'],
    name: /^[a-z0-9_]{3,30}$/i,
    address: (name) => `https://www.pinterest.com/${name}`,
  },
  snapchat: {
    hosts: ['snapchat.com', 'www.snapchat.com'],
    name: /^[a-z0-9._-]{3,15}$/i,
    address: (name) => `https://www.snapchat.com/add/${name}`,
  },
  spotify: { hosts: ['open.spotify.com'] },
  strava: {
    hosts: ['strava.com', 'www.strava.com'],
    name: /^\d{1,12}$/,
    address: (name) => `https://www.strava.com/athletes/${name}`,
  },
  telegram: {
    hosts: ['t.me', 'telegram.me'],
    name: /^[a-z0-9_]{4,32}$/i,
    address: (name) => `https://t.me/${name}`,
  },
  threads: {
    hosts: ['threads.com', 'www.threads.com', 'threads.net', 'www.threads.net'],
    name: /^[a-z0-9._]{1,30}$/i,
    address: (name) => `https://www.threads.com/@${name}`,
  },
  tiktok: {
    hosts: ['tiktok.com', 'www.tiktok.com', 'vm.tiktok.com'],
    name: /^[a-z0-9._]{2,24}$/i,
    address: (name) => `https://www.tiktok.com/@${name}`,
  },
  twitch: {
    hosts: ['twitch.tv', 'www.twitch.tv'],
    name: /^\w{3,25}$/,
    address: (name) => `https://www.twitch.tv/${name}`,
  },
  website: { hosts: [] },
  whatsapp: {
    hosts: ['wa.me', 'whatsapp.com', 'www.whatsapp.com', 'chat.whatsapp.com', 'api.whatsapp.com'],
    name: /^\+?\d[\d\s()-]{5,22}$/,
    address: (name) => `https://wa.me/${name.replaceAll(/\D/g, '')}`,
  },
  x: {
    hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com'],
    name: /^\w{1,15}$/,
    address: (name) => `https://x.com/${name}`,
  },
  youtube: {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
    name: /^[\p{L}0-9._-]{3,30}$/u,
    address: (name) => `https://www.youtube.com/@${encodeURIComponent(name)}`,
  },
} satisfies Record<string, Network>

/** A network that profiles can be linked on. */
export type SocialNetwork = keyof typeof networks

/** The networks that profiles can be linked on, in the order of their names. */
export const SOCIAL_NETWORKS = Object.keys(networks) as [SocialNetwork, ...SocialNetwork[]]

/**
 * Returns the address of a profile from what an owner types: a name such as `@maren`, or an address on exactly one of
 * the network's hosts. Null for anything else.
 */
export function profileAddress(network: SocialNetwork, typed: string): string | null {
  const { hosts, name, address }: Network = networks[network]
  const text = typed.trim()
  const bare = text.replace(/^@/, '')
  if (name?.test(bare) && address && !hosts.includes(bare.toLowerCase())) return address(bare)
  if (network === 'email') return null
  const url = toHttpsAddress(text)
  return url && (hosts.length === 0 || hosts.includes(url.hostname)) ? url.href : null
}
