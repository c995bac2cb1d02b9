import { describe, expect, it } from 'vitest'
import { profileAddress, SOCIAL_NETWORKS, type SocialNetwork } from './index.ts'

describe('profileAddress', () => {
  it.each<[SocialNetwork, string, string]>([
    ['instagram', '@maren.lifts', 'https://www.instagram.com/maren.lifts'],
    ['instagram', ' instagram.com/maren ', 'https://instagram.com/maren'],
    ['instagram', 'http://www.instagram.com/maren?igsh=1', 'https://www.instagram.com/maren?igsh=1'],
    ['youtube', 'MarenOakley', 'https://www.youtube.com/@MarenOakley'],
    ['youtube', 'https://youtube.com/channel/UC1', 'https://youtube.com/channel/UC1'],
    ['x', 'https://twitter.com/maren', 'https://twitter.com/maren'],
    ['tiktok', '@maren', 'https://www.tiktok.com/@maren'],
    ['linkedin', 'in-no-rush', 'https://www.linkedin.com/in/in-no-rush'],
    ['strava', '1234567', 'https://www.strava.com/athletes/1234567'],
    ['whatsapp', '+49 (170) 123-4567', 'https://wa.me/491701234567'],
    ['spotify', 'https://open.spotify.com/show/4a', 'https://open.spotify.com/show/4a'],
    ['bluesky', '@maren.bsky.social', 'https://bsky.app/profile/maren.bsky.social'],
    ['email', 'maren@example.com', 'mailto:maren@example.com'],
    ['website', 'example.com/coaching', 'https://example.com/coaching'],
  ])('links %s to what was typed as %j', (network, typed, address) => {
    expect(profileAddress(network, typed)).toBe(address)
  })

  it.each<[string, SocialNetwork, string]>([
    ['another host', 'instagram', 'https://evil.example/instagram.com/maren'],
    ['a host that only begins like it', 'instagram', 'https://instagram.com.evil.example/maren'],
    ['a subdomain that is none of its own', 'youtube', 'https://evil.youtube.com/maren'],
    ['a script', 'website', 'javascript:alert(1)'],
    ['data', 'website', 'data:text/html,hi'],
    ['a user name in front of the host', 'website', 'https://instagram.com@evil.example/'],
    ['a port', 'instagram', 'https://instagram.com:8443/maren'],
    ['a name that the network has not', 'spotify', '@maren'],
    ['nothing', 'instagram', '  '],
    ['a mail address with a subject', 'email', 'maren@example.com?subject=Hi'],
    ['a host of this machine', 'website', 'localhost'],
  ])('refuses %s', (_what, network, typed) => {
    expect(profileAddress(network, typed)).toBeNull()
  })

  it('lists every network once', () => {
    expect(SOCIAL_NETWORKS).toEqual([...new Set(SOCIAL_NETWORKS)].toSorted())
  })
})
