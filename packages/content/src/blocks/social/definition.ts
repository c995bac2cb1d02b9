import { profileAddress, SOCIAL_NETWORKS } from '@foyer/domain/addresses'
import { z } from 'zod'
import { blankId } from '../../blank-id.ts'
import { defineBlock } from '../../define.ts'

const profile = z
  .strictObject({
    id: z.uuid(),
    network: z.enum(SOCIAL_NETWORKS),
    /** A name such as `@maren`, or an address. Empty: not shown. */
    profile: z.string().max(300),
  })
  .refine((item) => item.profile.trim() === '' || profileAddress(item.network, item.profile) !== null, {
    path: ['profile'],
    error: 'unknown_profile',
  })

/** Links to profiles on other networks, each with the network's mark. */
export const socialBlock = defineBlock({
  type: 'social',
  version: 1,
  props: z.strictObject({
    title: z.string().max(80),
    items: z.array(profile).max(24),
    layout: z.enum(['icons', 'list']),
  }),
  fields: {
    title: { kind: 'text', label: 'blocks.social.title', max: 80 },
    items: {
      kind: 'list',
      label: 'blocks.social.items',
      add: 'blocks.social.add',
      max: 24,
      fields: {
        network: {
          kind: 'choice',
          label: 'blocks.social.network',
          options: SOCIAL_NETWORKS.map((value) => ({ value, label: `pages.social.${value}` as const })),
        },
        profile: {
          kind: 'text',
          label: 'blocks.social.profile',
          help: 'blocks.social.profile_help',
          max: 300,
          is_address: true,
        },
      },
      item: { id: blankId, network: 'instagram', profile: '' },
    },
    layout: {
      kind: 'choice',
      label: 'blocks.social.layout',
      tab: 'style',
      options: [
        { value: 'icons', label: 'blocks.social.layout_icons' },
        { value: 'list', label: 'blocks.social.layout_list' },
      ],
    },
  },
  defaults: {
    title: '',
    items: [{ id: blankId, network: 'instagram', profile: '' }],
    layout: 'icons',
  },
  picker: { category: 'pages', icon: 'at-sign', label: 'blocks.social.name' },
  variants: 'layout',
  example: ({ newId }) => ({
    items: [
      { id: newId(), network: 'instagram', profile: '@foyer' },
      { id: newId(), network: 'youtube', profile: '@foyer' },
      { id: newId(), network: 'strava', profile: '1234567' },
    ],
  }),
})
