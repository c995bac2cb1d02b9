import { calls, type Call } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { CallError } from '../errors.ts'
import { assertOpenInPreview } from './authenticate-caller.ts'

const all: [string, Call][] = Object.entries(calls)
const open = all.filter(([, call]) => call.in_preview === 'open')

function codeFor(call: Call): string {
  try {
    assertOpenInPreview(call)
    return 'ok'
  } catch (error) {
    return error instanceof CallError ? error.code : String(error)
  }
}

describe('assertOpenInPreview', () => {
  it('refuses every call that does not declare otherwise', () => {
    const closed = all.filter(([, { in_preview }]) => in_preview === undefined)
    expect(closed.map(([, call]) => codeFor(call))).toEqual(
      closed.map(([, { method }]) => (method === 'GET' ? 'closed_in_preview' : 'preview_is_read_only')),
    )
  })

  it('allows calls that are declared open', () => {
    expect(new Set(open.map(([, call]) => codeFor(call)))).toEqual(new Set(['ok']))
  })

  it('lets nothing be written but the end of the preview', () => {
    expect(open.filter(([, { method }]) => method !== 'GET').map(([name]) => name)).toEqual([
      'identity.logout',
    ])
  })

  it('refuses calls that are private to the member', () => {
    const features = new Set(open.map(([name]) => name.split('.')[0]))
    expect(features).toEqual(
      new Set([
        'identity',
        'members',
        'apps',
        'commerce',
        'forms',
        'library',
        'pages',
        'progress',
        'schedule',
        'workouts',
      ]),
    )
    const people = open
      .map(([name]) => name)
      .filter((name) => /^(identity|team|members|directory|data-rights)\./.test(name))
    expect(people.sort()).toEqual(['identity.logout', 'members.getViewing'])
  })

  it('allows no call of the studio', () => {
    expect(open.filter(([, { auth }]) => !['public', 'user', 'member'].includes(auth))).toEqual([])
  })
})
